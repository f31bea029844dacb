/* What stands beside a board and leads through it: a lesson, a puzzle. Tables show it without knowing what it says. */
import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("guide");

/** Call it while the component is made that shows the table. */
export function setGuide(guide: () => Snippet): void {
  setContext(KEY, guide);
}

export function findGuide(): (() => Snippet) | null {
  return getContext<(() => Snippet) | undefined>(KEY) ?? null;
}
