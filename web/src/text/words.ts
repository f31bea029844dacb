/* Events, refusals and scores in words: facts become names and amounts, Fluent makes the sentence. Mirrors
   locales/words.py. */
import type { BaseEvent } from "../generated";
import { hasText, join, placeName, t, type Fact, type Facts } from "./fluent";

/** What is needed to say something about a match. */
export interface Names {
  game: string;
  edition: string;
  /** the seats' names, in their order */
  seats: readonly string[];
}

const POUNDS = 1000;
const SEATS = new Set(["seat", "owner", "asked"]);
const NAMED: Record<string, string[]> = {
  industry: ["industry"],
  colour: ["colour"],
  cube: ["colour"],
  tile: ["tile", "shape"],
  replaced: ["tile", "shape"],
};

/** What a game says: its own sentence, or a plain one where it brings none. */
export function gameText(game: string, family: string, name: string, facts: Facts = {}): string {
  const own = name === "" ? `${game}-${family}` : `${game}-${family}-${name}`;
  if (hasText(own)) return t(own, facts);
  const plain = hasText(`plain-${family}-${name}`) ? `plain-${family}-${name}` : `plain-${family}`;
  const told = Object.entries(facts).map(([fact, value]) => t("plain-fact", { name: fact, value }));
  return t(plain, { name: name.replaceAll("-", " "), facts: told.length === 0 ? null : join(told), ...facts });
}

export function money(points: number, names: Names): string {
  return gameText(names.game, "money", names.edition, { points, pounds: points * POUNDS });
}

/** A number of points as it stands in a table: pounds in thousands where the edition counts so. */
export function short(points: number, names: Names): string {
  const own = `${names.game}-short-${names.edition}`;
  return t(hasText(own) ? own : "web-score-points", { points });
}

/** What such numbers count, as the heading of their column. */
export function unit(names: Names): string {
  return t(
    hasText(`${names.game}-short-${names.edition}`) ? `${names.game}-web-unit-${names.edition}` : "web-study-points",
  );
}

/** By how much somebody won, in what the edition counts in; nothing where it was not by that. */
export function marginText(points: number, names: Names): string {
  if (points <= 0) return "";
  return hasText(`${names.game}-short-${names.edition}`)
    ? t("web-final-margin-amount", { amount: money(points, names) })
    : t("web-final-margin", { points });
}

export function gains(points: readonly number[], names: Names): string {
  if (!points.some((won) => won !== 0)) return gameText(names.game, "gain", "nobody");
  return join(
    points.flatMap((won, seat) => {
      const facts = { seat: names.seats[seat] ?? "", points: won, pounds: won * POUNDS };
      return won === 0 ? [] : [gameText(names.game, "gain", names.edition, facts)];
    }),
  );
}

function totals(scores: readonly number[], names: Names): string {
  return join(
    scores.map((score, seat) =>
      gameText(names.game, "total", "", { seat: names.seats[seat] ?? "", amount: money(score, names) }),
    ),
  );
}

export function describe(event: BaseEvent, names: Names): string {
  const { key, ...facts } = eventFacts(event, names);
  return gameText(names.game, "event", String(key), facts);
}

/** What an action would bring, in a few words each; events that go without saying are left out. */
export function brief(events: readonly BaseEvent[], names: Names): string[] {
  // A game with words of its own has chosen which events are worth a word.
  const chooses = hasText(`${names.game}-brief-nothing`);
  return events.flatMap((event) => {
    const isSaid = !chooses || hasText(`${names.game}-brief-${event.key}`);
    const scoresNothing = Array.isArray(event["points"]) && !hasPoints(event);
    const { key, ...facts } = eventFacts(event, names);
    return isSaid && !scoresNothing ? [gameText(names.game, "brief", String(key), facts)] : [];
  });
}

/** Whether an event gave or took points from anybody. */
export function hasPoints(event: BaseEvent): boolean {
  const { points } = event;
  return Array.isArray(points) && points.some((won) => won !== 0);
}

export function eventFacts(event: BaseEvent, names: Names): Facts {
  const { winners } = event;
  return saidFacts(Array.isArray(winners) ? { ...event, many: winners.length } : event, names);
}

export function saidFacts(facts: Facts, names: Names): Facts {
  const made: Facts = {};
  for (const [name, value] of Object.entries(facts)) made[name] = say(name, value, names);
  return made;
}

function say(name: string, value: Fact, names: Names): Fact {
  if (SEATS.has(name) && typeof value === "number")
    return names.seats[value] ?? t("seat-number", { number: value + 1 });
  if (Array.isArray(value)) {
    if (name === "points") return gains(value as number[], names);
    if (name === "scores") return totals(value as number[], names);
    if (name === "winners" || name === "order") return join((value as number[]).map((seat) => names.seats[seat] ?? ""));
    if (name === "cubes") return join((value as string[]).map((cube) => named(names.game, ["colour"], cube)));
    if (name === "stops") return way(names.game, value as string[]);
    return value;
  }
  const groups = NAMED[name];
  return groups && typeof value === "string" ? named(names.game, groups, value) : value;
}

function named(game: string, groups: readonly string[], id: string): string {
  for (const group of groups) {
    const key = `${game}-${group}-${id}`;
    if (hasText(key)) return t(key);
  }
  return id;
}

function way(game: string, stops: readonly string[]): string {
  const [first = "", ...rest] = stops.map(placeName);
  return rest.reduce((so, next) => gameText(game, "way", "more", { first: so, next }), first);
}

/** Why something was not done, with the rule it breaks. With `here` it is about the hex that is pointed at, which is
    better not named at all (the attribute `here` of the sentence). */
export function refusal(code: string, rule: string | null, facts: Facts, names: Names): string {
  const own = `${names.game}-refusal-${code}`;
  const pointed = facts["here"] === true ? [`${own}.here`] : [];
  const key = [...pointed, own, `refusal-${code}`, `server-refusal-${code}`, code].find(hasText);
  const said = saidFacts(facts, names);
  const told = key === undefined ? gameText(names.game, "refusal", code, said) : t(key, said);
  const sentence = told.charAt(0).toUpperCase() + told.slice(1);
  return rule === null ? sentence : t("rule-cited", { sentence, rule });
}

export function rowName(row: { key: string; facts: Facts }, names: Names): string {
  return gameText(names.game, "score", row.key, saidFacts(row.facts, names));
}

/** Why a match ended. */
export function reasonText(reason: string, names: Names): string {
  return gameText(names.game, "end", reason);
}

/** A sentence, or what stands for it where a game brings none. */
export function either(key: string, instead: string, facts: Facts = {}): string {
  return hasText(key) ? t(key, facts) : instead;
}

/** A key and its facts, as they are: better than nothing where there is no sentence. */
export function plainly(key: string, facts: Facts): string {
  return [key, ...Object.values(facts).filter((value) => value !== null && value !== undefined)].map(String).join(" ");
}

/* What can be told of a game before its own words are there. */
export const gameTitle = (game: string): string => either(`${game}-title`, capital(game));
export const gameName = (game: string): string => either(`${game}-card-name`, capital(game));
export const editionName = (game: string, edition: string): string =>
  either(`${game}-card-edition-${edition}`, capital(edition));
/** A map of somebody's own has a hash behind its name. */
export const mapName = (game: string, map: string): string =>
  either(`${game}-card-map-${map.split("~")[0]}`, capital(map.split("~")[0] ?? map));

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A bot as a person meets it: levels have names; a bot without a description goes by its own. */
export function botName(bot: string): string {
  return hasText(`bot-level-${bot}`) ? t(`bot-level-${bot}`) : bot;
}

/** How a bot plays, and how long it thinks. */
export function botText(bot: string): string {
  return hasText(`bot-level-${bot}.text`)
    ? t("web-bot-text", { play: t(`bot-level-${bot}.text`), time: capital(t(`bot-level-${bot}.time`)) })
    : "";
}

/** What the server would not do, in words. */
export function troubleText(trouble: { code: string; facts?: Facts }): string {
  // The server names sentences about set-ups and records by their whole key.
  const key = [`server-refusal-${trouble.code}`, trouble.code, `web-trouble-${trouble.code}`].find(hasText);
  return key === undefined ? t("web-trouble", { code: trouble.code }) : t(key, spelledOut(key, trouble.facts ?? {}));
}

/** Why a record or a map cannot be used is told by the server as a sentence in its language, and by key and facts for
    ours: a reason within a reason is put into words here. */
function spelledOut(code: string, facts: Facts): Facts {
  if (code === "record-refused") {
    const { number, reason, rule, game, line, ...given } = facts;
    // In a record that cannot be read nobody has a name yet.
    const names: Names = { game: String(game), edition: "", seats: [] };
    const cited = typeof rule === "string" && rule !== "" ? rule : null;
    return { number, line, reason: refusal(String(reason), cited, given, names) };
  }
  if (code === "record-bad-setup") return { reason: troubleText({ code: `setup-${String(facts["reason"])}`, facts }) };
  if (code.startsWith("record-")) return { number: 0, ...facts };
  // Nobody has a title for a game that there is not.
  const told = code === "setup-unknown-game" ? { ...facts, known: quoted(facts["known"]) } : asTold(facts);
  const key = `map-${String(facts["trouble"])}`;
  if (facts["trouble"] === undefined || !hasText(key)) return told;
  const unsaid = { place: null, company: null, other: null, wanted: null, fewest: null, most: null };
  return { ...told, line: facts["at_line"], sentence: t(key, { ...unsaid, ...told, reason: facts["why"] }) };
}

/** Facts about files and set-ups as they are said: a game has a title, and what is typed stands in quotes. */
function asTold(facts: Facts): Facts {
  const told: Facts = { ...facts };
  for (const name of ["known", "industries", "names"]) if (name in facts) told[name] = quoted(facts[name]);
  if (typeof facts["game"] === "string") told["game"] = either(`${facts["game"]}-title`, facts["game"]);
  return told;
}

/** Words to be typed, each in quotes; a number needs none. */
function quoted(listed: Fact): Fact {
  if (!Array.isArray(listed)) return listed;
  return (listed as Fact[]).map((word) => (typeof word === "string" ? t("quoted", { word }) : word)) as Fact;
}

/** Why a name was not taken, to be said beside its field; null if the trouble is another. */
export function nameTrouble(trouble: { code: string; facts?: Facts } | null): string | null {
  if (trouble === null) return null;
  const { fields } = trouble.facts ?? {};
  const isMeant =
    trouble.code === "setup-bad-seat-name" || (Array.isArray(fields) && (fields as unknown[]).includes("name"));
  if (!isMeant) return null;
  return trouble.code === "setup-bad-seat-name" ? troubleText(trouble) : t("web-name-length");
}
