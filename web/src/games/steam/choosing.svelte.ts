/* What somebody at a Steam table has pointed at, what it would cause, and how it is sent. */
import type { SteamAction, SteamEvent, SteamView } from "../../generated/steam";
import { settings } from "../../settings.svelte";
import { makePreviews, withWrong } from "../../table/state/previews.svelte";
import type { Choosing, Seat } from "../../table/state/seatAtTable.svelte";
import {
  bids,
  capitals,
  isDecided,
  marks,
  modes,
  NOTHING,
  point,
  settle,
  suggested,
  turned,
  type Choice,
  type Mode,
} from "./choice";
import { inWords } from "./words/hexWords";
import { meant, whyNoDelivery } from "./words/whyNot";
import { peekWords } from "./words/phrases";
import { asSteamEvents, asSteamView } from "./steamTypes";

export interface SteamChoosing extends Choosing {
  readonly choice: Choice;
  /** the events of the chosen action; null while the server is asked */
  readonly events: readonly SteamEvent[] | null;
  /** the refusal of the chosen action, if it turns out to be one */
  readonly refused: string | null;
  /** the events of an action that is looked at besides the chosen one */
  outlook(action: SteamAction): readonly SteamEvent[] | null;
  choose(action: SteamAction | null): void;
  narrow(by: Partial<Choice>): void;
  mode(mode: Mode): void;
  turn(by: number): void;
  send(action?: SteamAction | null): void;
}

// What ending or passing would lose is told before it is done.
const LOOKED_AHEAD = new Set(["end-build", "pass"]);

/** Call it while a component is made. */
export function makeChoosing(seat: Seat): SteamChoosing {
  const { table, map } = seat;
  const view = (): SteamView => asSteamView(seat.view);
  let choice = $state.raw<Choice>(NOTHING);
  let pointed = $state<string | null>(null);
  const ask = makePreviews<SteamAction>(
    seat,
    () => choice.action,
    (facts) => inWords(map, facts),
  );
  const looked: SteamAction | null = $derived.by(() => {
    if (pointed === null || !seat.asking || (choice.action !== null && choice.hex === pointed)) return null;
    const next = point(view(), choice, pointed);
    return next === choice ? null : next.action;
  });

  $effect(() => {
    // A new decision begins with what is most often wanted.
    const now = view();
    void table.seat;
    const kind = now.decision?.kind;
    if (kind === "auction") choice = { ...NOTHING, action: bids(now)[0] ?? null };
    else if (kind === "capital") choice = { ...NOTHING, action: capitals(now)[0] ?? null };
    else choice = { ...NOTHING, mode: kind === "build" ? (modes(now)[0] ?? "track") : "track" };
  });
  $effect(() => (seat.asking ? ask.foresee(view().legal.filter((each) => LOOKED_AHEAD.has(each.kind))) : undefined));
  $effect(() => ask.lookAt(looked));

  /** Take over a choice; where nothing is left to decide it is done at once, if that is how somebody plays. */
  function set(next: Choice, byShape = false): void {
    choice = next;
    ask.clear();
    if (settings.confirm === "quick" && next.action !== null && isDecided(view(), next.action, byShape))
      ask.sendAtOnce(next.action);
  }

  function whyNot(hex: string): void {
    const known = whyNoDelivery(view(), choice, hex);
    const { tries, isEnough } = meant(map, view(), choice, hex);
    if (known !== null) ask.warn(known, hex);
    else void ask.whyNot(tries, hex, isEnough);
  }

  function pick(hex: string, byEnter: boolean): void {
    if (!seat.asking) return;
    if (byEnter && choice.action?.kind === "lay" && choice.hex === hex) return ask.send();
    const next = point(view(), choice, hex);
    if (byEnter && choice.action !== null && JSON.stringify(next.action) === JSON.stringify(choice.action))
      return ask.send();
    if (next !== choice) set(next);
    else whyNot(hex);
  }

  return {
    get choice() {
      return choice;
    },
    get note() {
      return ask.note;
    },
    closeNote: ask.clear,
    get marks() {
      return withWrong(seat.asking ? marks(map, view(), choice) : [], ask.wrong);
    },
    get events() {
      return ask.events === null ? null : asSteamEvents(ask.events);
    },
    get refused() {
      return ask.refused;
    },
    get peeked() {
      const seen = looked === null ? null : ask.foreseen(looked);
      return seen === null || looked === null ? null : { ...seen, brings: peekWords(map, view(), looked, seen.brings) };
    },
    outlook: (action) => {
      const seen = ask.foreseen(action);
      return seen === null || seen.refused !== null ? null : asSteamEvents(seen.events);
    },
    peek: (hex) => (pointed = hex),
    pick,
    choose: (action) => set({ ...choice, action, hex: action?.kind === "lay" ? action.hex : choice.hex }, true),
    suggest: (action) => {
      choice = suggested(choice, action as SteamAction);
      ask.clear();
    },
    narrow: (by) => set(settle(view(), { ...choice, ...by })),
    mode: (mode) => (choice = { ...NOTHING, mode }),
    turn: (by) => {
      if (choice.action?.kind === "lay") choice = { ...choice, action: turned(view(), choice.action, by) };
    },
    back: () => (choice = { ...NOTHING, mode: choice.action === null ? "track" : choice.mode }),
    send: ask.send,
  };
}
