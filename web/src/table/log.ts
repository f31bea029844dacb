/* The log of a match as both games tell it: what still stands, a line an entry. */
import type { LogEntry } from "../generated/messages";
import { t } from "../text/fluent";
import type { Said, Told } from "../text/words";

export interface Line {
  readonly id: string;
  readonly number: number;
  readonly seat: number;
  readonly company: string | null;
  readonly text: string;
  readonly hexes: readonly string[];
  /** the heading that stands before it, if a turn begins */
  readonly heading: string | null;
  readonly kind: "action" | "table";
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

export function eventsOf(entry: LogEntry): Told[] {
  return entry.events as Told[];
}

/** An entry that is no action of the game, as a line. */
export function tableLine(entry: LogEntry, said: Said, heading: string | null): Line {
  const { seat, number } = entry;
  const facts = { seat: said.names[seat] ?? "", what: String(entry.facts["what"] ?? "none"), bot: String(entry.facts["bot"] ?? "none") };
  return { id: String(number), number, seat, company: null, text: t(`web-log-${entry.kind}`, facts), hexes: [], heading, kind: "table" };
}

/** The heading of what comes next stands at the end of the log as well. */
export function nextHeading(heading: string, entries: readonly LogEntry[]): Line {
  return { id: "now", number: entries.length + 1, seat: -1, company: null, text: "", hexes: [], heading, kind: "table" };
}

/** The number of the last entry that a person of this browser made; what came later is news to them. */
export function lastOwn(entries: readonly LogEntry[], mine: readonly number[]): number {
  return entries.filter((entry) => mine.includes(entry.seat) && entry.by === "person").at(-1)?.number ?? 0;
}
