/* What tests of games look at: views and maps as the server and the build write them. */
import { readFileSync } from "node:fs";
import type { GameEvent } from "../src/generated";
import type { LogEntry } from "../src/generated/messages";

/** JSON beside a test, `folder` being the test's import.meta.url. */
export function readJson<T>(name: string, folder: string): T {
  return JSON.parse(readFileSync(new URL(name, folder), "utf8")) as T;
}

/** An entry of a log, of which only what matters is told. */
export function entry(number: number, seat: number, events: GameEvent[], more: Partial<LogEntry> = {}): LogEntry {
  return {
    number,
    seat,
    kind: "action",
    by: "person",
    at: 0,
    action: null,
    notation: "",
    auto: false,
    facts: {},
    events,
    ...more,
  };
}
