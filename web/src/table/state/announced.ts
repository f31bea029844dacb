/* Which lines of the log are news to the ear. */
import type { Line } from "./log";

export interface Said {
  readonly id: string;
  readonly text: string;
}

/** The lines that were not told before, and all that are told now; what was taken back may be told again. */
export function newLines(
  lines: readonly Line[],
  told: ReadonlySet<string>,
): { fresh: readonly Said[]; known: Set<string> } {
  const fresh = lines
    .filter((line) => line.text !== "" && !told.has(line.id))
    .map((line) => ({ id: `log ${line.id}`, text: line.text }));
  return { fresh, known: new Set(lines.map((line) => line.id)) };
}
