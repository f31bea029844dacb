/* The spots round a place that its name may stand at, and what each costs before it is known what lies there. */
import type { Obstacles, Wish } from "./labels";
import type { Box } from "./maps";

/** Boxes for a name so wide, each with its cost. */
export type Spots = (
  wish: Wish,
  w: number,
  within: Pick<Obstacles, "view" | "inner">,
) => Iterable<readonly [Box, number]>;

/** Of the size: how high letters stand on their line, and how deep they reach below it; a little more than they do. */
const RISE = 0.75;
const [DEPTH, DEEP] = [0.08, 0.23] as const;
const DESCENDERS = /[gjpqyQ,()çцщруфЦЩД]/;
/** Letters of towns lean, and some reach deeper for it. */
const LEANING = /[fд]/;

/** How deep a name reaches below its line, in parts of its size. */
export function depthOf({ text, town }: Pick<Wish, "text" | "town">): number {
  return DESCENDERS.test(text) || (town && LEANING.test(text)) ? DEEP : DEPTH;
}

/** Below, above, beside; `>` and `<` move it aside along its place, `v` and `^` a little down and up. */
const SIDES = [
  ...(["b", "t", "b>", "b<", "t>", "t<", "r", "l", "br", "bl", "tr", "tl"] as const),
  ...(["rv", "lv", "r^", "l^"] as const),
];
/** How far aside, in parts of its width: the usual way first. */
const ASIDE = [0.28, 0.14, 0.42] as const;
/** How far off, in parts of the gap. */
const AWAY = [0, 0.2, 0.4];

/** Where a reader looks first: at the sides of the place, close to it. */
export function* closeSpots(
  wish: Wish,
  w: number,
  { view, inner }: Pick<Obstacles, "view" | "inner">,
): Generator<readonly [Box, number]> {
  const [h, pad] = [wish.size * (RISE + depthOf(wish)), wish.size * 0.2];
  for (const [rank, side] of SIDES.entries()) {
    const diagonal = side.length === 2 && "rl".includes(side[1]!);
    for (const away of AWAY) {
      let dy = (wish.gap * (diagonal ? 0.75 : 1) + h / 2) * sign(side, "b", "t");
      dy += wish.gap * (away * sign(side, "b", "t") + 0.4 * sign(side, "v", "^"));
      const [top, bottom] = [wish.y + dy - h / 2, wish.y + dy + h / 2];
      if (top < view[1] + 2 || bottom > view[3] - 2) continue;
      for (const aside of ASIDE.slice(0, sign(side, ">", "<") === 0 ? 1 : undefined)) {
        let dx = (diagonal ? wish.gap * 0.55 + w / 2 : wish.gap + w / 2 + 2) * sign(side, "r", "l");
        dx += w * aside * sign(side, ">", "<") + wish.gap * away * sign(side, "r", "l");
        const xs = [view, inner ?? view].map(([left, , right]) =>
          Math.min(Math.max(wish.x + dx, left + 3 + w / 2), right - 3 - w / 2),
        );
        for (const x of new Set(xs))
          yield [[x - w / 2 - pad, top, x + w / 2 + pad, bottom], rank * 2.5 + away * 30 + (aside - ASIDE[0]) * 10];
      }
    }
  }
}

/** How far off the rim of the place a name may stand, in lines of text, and in what steps it is looked for. */
const REACH = 1.6;
const STEP = 0.3;
const FAR_COST = 40;
const LINE_COST = 30;

/** Anywhere round the place: for names whose close spots lie on track or are taken. */
export function* farSpots(
  wish: Wish,
  w: number,
  { view, inner }: Pick<Obstacles, "view" | "inner">,
): Generator<readonly [Box, number]> {
  const [left, top, right, bottom] = inner ?? view;
  const { x, y, gap, size } = wish;
  const [h, pad, step] = [size * (RISE + depthOf(wish)), size * 0.2, size * STEP];
  const [wide, high] = [gap + w / 2 + REACH * size, gap + h / 2 + REACH * size];
  for (let dy = -high; dy <= high; dy += step)
    for (let dx = -wide; dx <= wide; dx += step) {
      const box: Box = [x + dx - w / 2 - pad, y + dy - h / 2, x + dx + w / 2 + pad, y + dy + h / 2];
      if (box[0] < left + 3 || box[2] > right - 3 || box[1] < top + 2 || box[3] > bottom - 2) continue;
      const off = Math.hypot(Math.max(0, Math.abs(dx) - w / 2 - gap), Math.max(0, Math.abs(dy) - h / 2 - gap));
      yield [box, FAR_COST + (off / size) * LINE_COST];
    }
}

function sign(side: string, plus: string, minus: string): number {
  return Number(side.includes(plus)) - Number(side.includes(minus));
}
