/* What stands beside a board and leads through it: a lesson, a puzzle. Tables show it without knowing what it says. */
import { getContext, setContext, type Snippet } from "svelte";

/** What it is given: how hexes of the board are pointed at. */
export type Guide = Snippet<[(hexes: readonly string[]) => void]>;

const KEY = Symbol("guide");
/** `pause`: what the bar says while what was done is being looked at. A lesson goes on then, a puzzle does not. */
type Guiding = (() => Guide) & { readonly pause: string };

/** Call it while the component is made that shows the table. */
export function setGuide(guide: () => Guide, pause: string): void {
  setContext<Guiding>(KEY, Object.assign(guide, { pause }));
}

export function findGuide(): Guiding | null {
  return getContext<Guiding | undefined>(KEY) ?? null;
}
