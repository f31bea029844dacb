/* Whether a match has moved on. */
import type { LogEntry } from "../generated/messages";

/** Kinds of entries that touch nothing but clocks. */
const UNMOVED: ReadonlySet<LogEntry["kind"]> = new Set(["outage", "wait", "resume"]);

/** Whether the match has moved on from a version; an outage, or waiting for its people, moves nothing on. */
export function isSettled(
  sentAt: number,
  version: number,
  news: readonly Pick<LogEntry, "number" | "kind">[],
): boolean {
  const since = news.filter((entry) => entry.number > sentAt);
  return version > sentAt && !(since.length > 0 && since.every((entry) => UNMOVED.has(entry.kind)));
}
