/* Rematches somebody does not want now: their offers stay where they are, but no longer ask for an answer here. */
const KEY = "rainhill.put-away";
/** Older ones are long decided. */
const MOST = 40;
let kept: readonly string[] = $state.raw(read());

function read(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as readonly string[];
  } catch {
    return [];
  }
}

function keep(tables: readonly string[]): void {
  kept = tables.slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export const putAway = {
  has: (table: string): boolean => kept.includes(table),
  add: (table: string): void => keep([...kept.filter((each) => each !== table), table]),
  remove: (table: string): void => keep(kept.filter((each) => each !== table)),
};
