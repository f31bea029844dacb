/* What stands beside a board and leads through it: a lesson, a puzzle. Tables show it without knowing what it says. */
import { getContext, setContext, type Snippet } from "svelte";

/** What it is given: how hexes of the board are pointed at. */
export type Guide = Snippet<[(hexes: readonly string[]) => void]>;

const KEY = Symbol("guide");

/** Call it while the component is made that shows the table. */
export function setGuide(guide: () => Guide): void {
  setContext(KEY, guide);
}

export function findGuide(): (() => Guide) | null {
  return getContext<(() => Guide) | undefined>(KEY) ?? null;
}
