/* Where buttons and chips stand over a map: each in the corner where they hide least of it while all of it is shown. */
import { fitted, newCamera, type Inset } from "./camera.svelte";
import { overlap, square } from "./labels";
import type { Box, GameMap } from "./maps";

export type Corner = "tl" | "tr" | "bl" | "br";
export interface Overlay {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** where it may stand; the first is where it is looked for */
  readonly at: readonly Corner[];
}
/** px between a corner of the window and what stands in it. */
export interface Margins {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}

/** Something that is named is missed more than an empty hex. */
const PLACE = 4;
/** What is looked for elsewhere has to be worth it. */
const HABIT = 0.5;

export function cornerBox(
  at: Corner,
  { width, height }: Pick<Overlay, "width" | "height">,
  window: { readonly width: number; readonly height: number },
  margins: Margins,
): Box {
  const left = at.endsWith("l") ? margins.side : window.width - margins.side - width;
  const top = at.startsWith("t") ? margins.top : window.height - margins.bottom - height;
  return [left, top, left + width, top + height];
}

/** How much of a map a box of the window hides while the whole map is shown. */
export function hidden(
  map: GameMap,
  box: Box,
  window: { readonly width: number; readonly height: number },
  inset: Inset,
): number {
  const { k, x, y } = fitted({ ...newCamera(), ...window }, map.land, inset);
  const r = map.s * k * 0.8;
  let sum = 0;
  for (const hex of map.hexes) {
    const part = overlap(box, square(hex.x * k + x, hex.y * k + y, r)) / (4 * r * r);
    if (part > 0) sum += part * (map.placeAt.has(hex.name) ? 1 + PLACE : 1);
  }
  return sum;
}

/** A corner for each, no two sharing one, so that all of them together hide least. */
export function chooseCorners(
  map: GameMap,
  window: { readonly width: number; readonly height: number },
  inset: Inset,
  margins: Margins,
  overlays: readonly Overlay[],
): Readonly<Record<string, Corner>> {
  const costs = overlays.map((overlay) =>
    overlay.at.map((corner, n) => {
      const hides = hidden(map, cornerBox(corner, overlay, window, margins), window, inset);
      return { corner, cost: hides + (n === 0 ? 0 : HABIT) };
    }),
  );
  let best: readonly Corner[] = [];
  let least = Infinity;
  function place(n: number, taken: readonly Corner[], sum: number): void {
    if (sum >= least) return;
    if (n === costs.length) [best, least] = [taken, sum];
    else
      for (const { corner, cost } of costs[n]!)
        if (!taken.includes(corner)) place(n + 1, [...taken, corner], sum + cost);
  }
  place(0, [], 0);
  return Object.fromEntries(overlays.map(({ id, at }, n) => [id, best[n] ?? at[0]!]));
}
