/* A table while it is being thought up: what the form holds, and the wish it becomes. */
import type { Catalogue, ClockPolicy, GameFacts, MapInfo, OptionInfo, Policy, SeatWish } from "../generated/messages";
import type { TableWish } from "../net/api";
import { COLOURS } from "../pieces/seatColours";
import { t } from "../text/fluent";
import { botName } from "../text/words";

export type Kind = SeatWish["kind"];
export type Pace = ClockPolicy["kind"];
export interface Seat {
  kind: Kind;
  name: string;
  bot: string;
  /** what is chosen for this seat alone, by option */
  choices: Record<string, string>;
  /** whether it begins, where the table says who does */
  begins: boolean;
  /** the number of the colour chosen for it */
  colour: number | null;
}
export interface Draft {
  game: string;
  map: string;
  /** the text of a map of one's own, which is played on instead */
  mapText: string | null;
  edition: string;
  options: Record<string, string>;
  policy: Policy;
  seats: Seat[];
}

export const KINDS: readonly Kind[] = ["me", "local", "invite", "open", "bot"];
export const PACES: readonly Pace[] = ["none", "decision", "match", "days"];
/** The choice that leaves an option to every seat; no game has it. */
export const EACH = "*";
const ENGINEERS = ["Ada", "Brunel", "Locke", "Hackworth", "Trevithick", "Gooch"];
const FEWEST_AT_FIRST = 3;

export interface Bots {
  /** for people to play against, weakest first */
  levels: readonly string[];
  /** for trying things out */
  others: readonly string[];
}

export function botsOf(facts: Catalogue): Bots {
  const levels = facts.levels.map((level) => level.id);
  return { levels, others: facts.bots.filter((bot) => !levels.includes(bot)) };
}

/** The bots as they are offered wherever one is chosen: those that are for trying things out stand apart. */
export function botChoices({ levels, others }: Bots) {
  const named = (ids: readonly string[]) => ids.map((value) => ({ value, text: botName(value) }));
  return { choices: named(levels), others: { name: t("web-bots-others"), choices: named(others) } };
}

/** The bot to begin with: the one of last time, else whom the server would take. */
export function usualBot(facts: Pick<Catalogue, "bots" | "usual_bot">, last: string): string {
  return facts.bots.includes(last) ? last : facts.usual_bot;
}

export function newDraft(game: GameFacts, me: string, bot: string): Draft {
  const number = Math.min(Math.max(FEWEST_AT_FIRST, game.seats[0] ?? 2), game.seats.at(-1) ?? 4);
  const draft: Draft = {
    game: game.id,
    map: game.default_map,
    mapText: null,
    edition: game.default_edition,
    options: {},
    policy: {
      undo: "turn",
      order: "random",
      clock: { kind: "none", seconds: 900, increment: 10, days: 2, at_zero: "bot" },
      hand_over: "anyone",
      substitute: bot,
      bot_pace: "short",
      visibility: "public",
      chat: "everyone",
      advice: "after",
    },
    seats: [{ kind: "me", name: me, bot, choices: {}, begins: false, colour: null }],
  };
  while (draft.seats.length < number) addSeat(draft, bot);
  return draft;
}

export function addSeat(draft: Draft, bot: string): void {
  const taken = new Set(draft.seats.map((seat) => seat.name));
  const name = ENGINEERS.find((each) => !taken.has(each)) ?? "";
  draft.seats.push({ kind: "bot", name, bot, choices: {}, begins: false, colour: null });
}

/** A seat as its person or its kind. */
export function seatLabel(seat: Seat, number: number): string {
  const named = seat.kind === "me" || seat.kind === "local" || seat.kind === "bot";
  return (named && seat.name.trim()) || t("web-seat-number", { number });
}

/** The colours that were chosen for the other seats. */
export const coloursOfOthers = (draft: Draft, seat: Seat): number[] =>
  draft.seats.flatMap((other) => (other === seat || other.colour === null ? [] : [other.colour]));

/** The colours the seats would have: as chosen, else as their numbers, else what is left; the server does the same. */
export function shownColours(chosen: readonly (number | null)[]): number[] {
  const taken = new Set(chosen);
  const made = chosen.map((colour, seat) => colour ?? (taken.has(seat) ? null : seat));
  const used = new Set(made);
  const left = Array.from({ length: COLOURS }, (_, colour) => colour).filter((colour) => !used.has(colour));
  return made.map((colour, seat) => colour ?? left.shift() ?? seat);
}

/** Say which seat begins; null: by lot. */
export function chooseFirst(draft: Draft, first: number | null): void {
  draft.seats.forEach((seat, number) => (seat.begins = number === first));
}

export function firstOf(game: GameFacts, draft: Draft): number | null {
  const found = draft.seats.findIndex((seat) => seat.begins);
  return game.chooses_first && draft.policy.order === "fixed" && found >= 0 ? found : null;
}

/** The game's own first map first, small maps for learning last. */
export function inOrder(game: GameFacts): MapInfo[] {
  const rank = (id: string): number => (id === game.default_map ? 0 : id === "toy" ? 2 : 1);
  return [...game.maps].sort((a, b) => rank(a.id) - rank(b.id));
}

export function printed(option: OptionInfo, edition: string): string {
  return option.defaults[edition] ?? option.defaults[""] ?? option.choices[0] ?? "";
}

/** An edition may ignore an option; its form is greyed then. */
export function isHeeded(option: OptionInfo, edition: string): boolean {
  return option.editions.includes(edition);
}

/** The choice for the whole table or, with blanks between, one for each seat. */
function chosenOf(option: OptionInfo, draft: Draft): string | undefined {
  const chosen = draft.options[option.id];
  if (chosen !== EACH) return chosen;
  const each = draft.seats.map((seat) => seat.choices[option.id] ?? printed(option, draft.edition));
  return new Set(each).size === 1 ? each[0] : each.join(" ");
}

export function changedOptions(game: GameFacts, draft: Draft): Record<string, string> {
  const changed: Record<string, string> = {};
  for (const option of game.options) {
    const chosen = chosenOf(option, draft);
    if (chosen !== undefined && chosen !== printed(option, draft.edition) && isHeeded(option, draft.edition))
      changed[option.id] = chosen;
  }
  return changed;
}

/** Fluent wants names that begin with a letter. */
export function choiceKey(game: string, option: string, choice: string): string {
  return `${game}-option-${option}.${/^[a-z]/i.test(choice) ? choice : `n${choice}`}`;
}

/** Choose what makes a first match milder; what may be chosen for each seat is for the people, not for the bots. */
export function asFirstMatch(game: GameFacts, draft: Draft): void {
  for (const [id, choice] of Object.entries(game.first_match[draft.edition] ?? {})) {
    const option = game.options.find((each) => each.id === id);
    if (option === undefined) continue;
    draft.options[id] = option.each_seat ? EACH : choice;
    if (option.each_seat)
      for (const seat of draft.seats) seat.choices[id] = seat.kind === "bot" ? printed(option, draft.edition) : choice;
  }
}

/** Whether there is something that would make a first match milder. */
export function hasFirstMatch(game: GameFacts, draft: Draft): boolean {
  return Object.keys(game.first_match[draft.edition] ?? {}).length > 0;
}

export function needsOthers(draft: Draft): boolean {
  return draft.seats.some((seat) => seat.kind === "invite" || seat.kind === "open");
}

/** How long a clock runs by default differs by its kind. */
export function withPace(clock: ClockPolicy, kind: Pace): ClockPolicy {
  const seconds = kind === "decision" ? 60 : kind === "match" ? 900 : clock.seconds;
  return { ...clock, kind, seconds, increment: kind === "match" ? 10 : 0 };
}

export function wishOf(game: GameFacts, draft: Draft, me: string): TableWish {
  const named = (seat: Seat): string | null =>
    seat.kind === "me" ? me : seat.kind === "local" || seat.kind === "bot" ? seat.name.trim() || null : null;
  return {
    game: draft.game,
    map: draft.mapText === null ? draft.map : null,
    map_text: draft.mapText,
    edition: draft.edition,
    options: changedOptions(game, draft),
    policy: draft.policy,
    name: me,
    start: true,
    starts_itself: true,
    first: firstOf(game, draft),
    seats: draft.seats.map((seat) => ({
      kind: seat.kind,
      name: named(seat),
      bot: seat.kind === "bot" ? seat.bot : null,
      colour: seat.colour,
    })),
  };
}
