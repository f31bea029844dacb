/* Events, refusals and scores in words: facts become names and amounts, Fluent makes the sentence. Mirrors draw/words.py. */
import { hasText, join, t, type Fact, type Facts } from "./fluent";

/** What is needed to say something about a match. */
export interface Said {
  game: string;
  edition: string;
  names: readonly string[];
}

export interface Told {
  key: string;
  [fact: string]: unknown;
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

export function money(points: number, said: Said): string {
  return t(`${said.game}-money-${said.edition}`, { points, pounds: points * POUNDS });
}

/** A number of points as it stands in a table: pounds in thousands where the edition counts so. */
export function short(points: number, said: Said): string {
  return said.edition === "1999" ? t("web-score-pounds", { points }) : t("web-score-points", { points });
}

export function gains(points: readonly number[], said: Said): string {
  if (!points.some((won) => won !== 0)) return t(`${said.game}-gain-nobody`);
  return join(
    points.flatMap((won, seat) =>
      won === 0
        ? []
        : [t(`${said.game}-gain-${said.edition}`, { seat: said.names[seat] ?? "", points: won, pounds: won * POUNDS })],
    ),
  );
}

function totals(scores: readonly number[], said: Said): string {
  return join(
    scores.map((score, seat) => t(`${said.game}-total`, { seat: said.names[seat] ?? "", amount: money(score, said) })),
  );
}

export function industry(game: string, id: string): string {
  const key = `${game}-industry-${id}`;
  return hasText(key) ? t(key) : id;
}

export function describe(event: Told, said: Said): string {
  const key = `${said.game}-event-${event.key}`;
  return hasText(key) ? t(key, eventFacts(event, said)) : event.key;
}

/** What an action would bring, in a few words each; events that go without saying are left out. */
export function brief(events: readonly Told[], said: Said): string[] {
  return events.flatMap((event) => {
    const key = [`${said.game}-brief-${event.key}`, `web-brief-${event.key}`].find(hasText);
    const points = Array.isArray(event["points"]) ? (event["points"] as number[]) : [1];
    return key !== undefined && points.some((won) => won !== 0) ? [t(key, eventFacts(event, said))] : [];
  });
}

export function eventFacts(event: Told, said: Said): Facts {
  const facts: Facts = {};
  for (const [name, value] of Object.entries(event)) facts[name] = value as Fact;
  if (Array.isArray(event["winners"])) facts["many"] = (event["winners"] as number[]).length;
  return saidFacts(facts, said);
}

export function saidFacts(facts: Facts, said: Said): Facts {
  const made: Facts = {};
  for (const [name, value] of Object.entries(facts)) made[name] = say(name, value, said);
  return made;
}

function say(name: string, value: Fact, said: Said): Fact {
  if (SEATS.has(name) && typeof value === "number") return said.names[value] ?? t("seat-number", { number: value + 1 });
  if (Array.isArray(value)) {
    if (name === "points") return gains(value as number[], said);
    if (name === "scores") return totals(value as number[], said);
    if (name === "winners" || name === "order") return join((value as number[]).map((seat) => said.names[seat] ?? ""));
    if (name === "cubes") return join((value as string[]).map((cube) => named(said.game, ["colour"], cube)));
    if (name === "stops") return way(said.game, value as string[]);
    return value;
  }
  const groups = NAMED[name];
  return groups && typeof value === "string" ? named(said.game, groups, value) : value;
}

function named(game: string, groups: readonly string[], id: string): string {
  for (const group of groups) {
    const key = `${game}-${group}-${id}`;
    if (hasText(key)) return t(key);
  }
  return id;
}

function way(game: string, stops: readonly string[]): string {
  const [first = "", ...rest] = stops;
  return rest.reduce((so, next) => t(`${game}-way-more`, { first: so, next }), first);
}

/** Why something was not done, with the rule it breaks. */
export function refusal(code: string, rule: string | null, facts: Facts, said: Said): string {
  const key = [`${said.game}-refusal-${code}`, `refusal-${code}`, `server-refusal-${code}`, code].find(hasText);
  const told = key === undefined ? t("web-trouble", { code }) : t(key, saidFacts(facts, said));
  const sentence = told.charAt(0).toUpperCase() + told.slice(1);
  return rule === null ? sentence : t("rule-cited", { sentence, rule });
}

export function rowName(row: { key: string; facts: Facts }, said: Said): string {
  return t(`${said.game}-score-${row.key}`, saidFacts(row.facts, said));
}

/** A bot as a person meets it: levels have names; a bot without a description goes by its own. */
export function botName(bot: string): string {
  return hasText(`bot-level-${bot}`) ? t(`bot-level-${bot}`) : bot;
}

/** How a bot plays, and how long it thinks. */
export function botText(bot: string): string {
  return hasText(`bot-level-${bot}.text`) ? t("web-bot-text", { play: t(`bot-level-${bot}.text`), time: t(`bot-level-${bot}.time`) }) : "";
}

/** What the server would not do, in words. */
export function troubleText(trouble: { code: string; facts?: Record<string, unknown> }): string {
  // The server names sentences about set-ups and records by their whole key.
  const key = [`server-refusal-${trouble.code}`, trouble.code, `web-trouble-${trouble.code}`].find(hasText);
  return key === undefined ? t("web-trouble", { code: trouble.code }) : t(key, (trouble.facts ?? {}) as Facts);
}
