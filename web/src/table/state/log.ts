/* The log of a match as every game tells it: what still stands, a line an entry. */
import type { LogEntry } from "../../generated/messages";
import { t } from "../../text/fluent";
import type { Names } from "../../text/words";

/** A small disc in a colour, with letters on it. */
export interface LineSign {
  readonly colour: string;
  readonly monogram: string;
}

export interface Line {
  readonly id: string;
  readonly number: number;
  /** whose piece it stands by; below 0 none's */
  readonly seat: number;
  /** the sign it stands by, if a game gives it one: instead of the piece of the seat */
  readonly sign: LineSign | null;
  readonly text: string;
  readonly hexes: readonly string[];
  /** the heading that stands before it, if a turn begins */
  readonly heading: string | null;
  readonly kind: "action" | "table";
  /** when it happened, as the game counts: "turn 12" */
  readonly when?: string;
}

/** The entries that still stand: what was taken back is left out. */
export function standing(entries: readonly LogEntry[]): LogEntry[] {
  let kept: LogEntry[] = [];
  for (const entry of entries) {
    if (entry.kind === "undo") {
      const to = Number(entry.facts["to"] ?? 0);
      let seen = 0;
      kept = kept.filter((each) => each.kind !== "action" || (seen += 1) <= to);
    }
    kept.push(entry);
  }
  return kept;
}

/** A span of time in words, in the unit that tells it best. */
export function span(seconds: number): string {
  const [unit, length] = UNITS.find(([, , below]) => seconds < below)!;
  return t(`web-span-${unit}`, { number: Math.max(1, Math.round(seconds / length)) });
}
/** A name, how many seconds it has, and below how many seconds it is used. */
const UNITS = [
  ["seconds", 1, 90],
  ["minutes", 60, 5400],
  ["hours", 3600, 172_800],
  ["days", 86_400, Infinity],
] as const;

/** Seconds that an entry says have passed without anybody's clock. */
function passedBy({ kind, facts, at }: LogEntry): number {
  if (kind === "outage") return Number(facts["to"]) - Number(facts["from"]);
  return kind === "resume" ? at - Number(facts["since"]) : 0;
}

/** What nobody did: the log keeps it with a seat, but its piece would say that somebody had. */
const NOBODYS: readonly LogEntry["kind"][] = ["wait", "resume", "outage", "ended"];

/** An entry that is no action of the game, as a line. */
export function tableLine(entry: LogEntry, names: Names, heading: string | null): Line {
  const { seat, number } = entry;
  const facts = {
    seat: names.seats[seat] ?? "",
    what: String(entry.facts["what"] ?? "none"),
    bot: String(entry.facts["bot"] ?? "none"),
    time: span(passedBy(entry)),
    handed: entry.facts["handed"] === false ? "no" : "yes",
  };
  const loses = entry.kind === "timeout" && entry.facts["at_zero"] === "lose";
  return {
    id: String(number),
    number,
    seat: NOBODYS.includes(entry.kind) ? -1 : seat,
    sign: null,
    text: t(loses ? "web-log-timeout-lose" : `web-log-${entry.kind}`, facts),
    hexes: [],
    heading,
    kind: "table",
  };
}

/** Whether a log is told from the first move on; that of a puzzle begins in the middle, and nobody knows in which turn. */
export const isWhole = (entries: readonly LogEntry[]): boolean => (entries[0]?.number ?? 1) === 1;

/** The heading of what comes next stands at the end of the log as well. */
export function nextHeading(heading: string, entries: readonly LogEntry[]): Line {
  return {
    id: "now",
    number: entries.length + 1,
    seat: -1,
    sign: null,
    text: "",
    hexes: [],
    heading,
    kind: "table",
  };
}

/** When an entry was made, in words: as the game counts, or as the so-and-so-many-th move. */
export function whenOf(lines: readonly Line[], number: number): string {
  return (
    lines.filter((line) => line.number <= number && line.when !== undefined).at(-1)?.when ??
    t("web-study-move", {
      number: lines.filter((line) => line.kind === "action" && line.number <= number).length || number,
    })
  );
}

/** The number of the last entry that a person of this browser made; what came later is news to them. */
export function lastOwn(entries: readonly LogEntry[], mine: readonly number[]): number {
  return entries.filter((entry) => mine.includes(entry.seat) && entry.by === "person").at(-1)?.number ?? 0;
}

/** Who conceded, in that order. A seat may count as conceded because its time ran out, too; that is not meant here. */
export function conceders(entries: readonly LogEntry[]): number[] {
  return entries.filter((entry) => entry.kind === "concede").map((entry) => entry.seat);
}

/** How many moves of the match came after an entry; one may take several lines, and answers to proposals are none. */
export function movesSince(lines: readonly Line[], since: number): number {
  const moves = lines.filter((line) => line.kind === "action" && line.number > since && line.text !== "");
  return new Set(moves.map((line) => line.number)).size;
}

/** The first entry after which a chart has reached a turn. */
export function entryOfTurn(
  entries: readonly LogEntry[],
  turn: number,
  scores: (entries: readonly LogEntry[], seats: number) => number[][],
): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((scores(entries.slice(0, middle), 1)[0]?.length ?? 1) - 1 >= turn) high = middle;
    else low = middle + 1;
  }
  return low;
}
