/* How far the chat of a table was read in this browser: what was read stays read when the page is opened again. */
const KEY = "rainhill.read-lines";
/** Older ones are of tables where nothing more is said. */
const MOST = 60;
type Numbers = Readonly<Record<string, number>>;
let kept: Numbers = read();

function read(): Numbers {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Numbers;
  } catch {
    return {};
  }
}

export const readLines = {
  /** the number of the last line that was read, 0 if none was */
  of: (table: string): number => kept[table] ?? 0,
  keep(table: string, number: number): void {
    if (number <= readLines.of(table)) return;
    // Another window may have read at another table; last, so that it is forgotten last.
    const others = Object.entries({ ...kept, ...read() }).filter(([each]) => each !== table);
    kept = Object.fromEntries([...others, [table, number]].slice(-MOST));
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage it lasts as long as the page.
    }
  },
};
