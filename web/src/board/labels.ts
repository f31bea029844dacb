/* Where names stand: beside their place, never on a piece or another name; one without room is left out until zoomed. */
import type { Box } from "./maps";

export interface Wish {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly gap: number;
  readonly size: number;
  readonly town: boolean;
}
export interface Label {
  readonly wish: Wish;
  readonly box: Box;
  readonly cost: number;
}
export interface Obstacles {
  readonly view: Box;
  /** what the window shows of the view in any case; names beyond it may be cut by its edge */
  readonly inner?: Box;
  readonly hard: readonly Box[];
  /** what names keep off wherever there is another place, and what every unit of area on it costs */
  readonly soft: readonly (readonly [Box, number])[];
}
export type Measure = (text: string, size: number, town: boolean) => number;

/** Below, above, beside; `>` and `<` move it aside along its place, `v` and `^` a little down and up. */
const SIDES = [
  ...(["b", "t", "b>", "b<", "t>", "t<", "r", "l", "br", "bl", "tr", "tl"] as const),
  ...(["rv", "lv", "r^", "l^"] as const),
];
/** How far aside, in parts of its width: the usual way first. */
const ASIDE = [0.28, 0.14, 0.42] as const;
/** How far off, in parts of the gap; a town is small, and what is written below it has room before its name. */
const AWAY = [0, 0.2, 0.4];
const FAR = [0.7, 1, 1.3];
const HARD_LIMIT = 0.5;
const NEAR_OTHER = 0.25;

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return w > 0 && h > 0 ? w * h : 0;
}

export function grown(box: Box, by: number): Box {
  return [box[0] - by, box[1] - by, box[2] + by, box[3] + by];
}

export function square(x: number, y: number, r: number): Box {
  return [x - r, y - r, x + r, y + r];
}

/** What is left of a view: what covers a whole side of it, as all that lies beside the window does, shortens it. */
export function uncovered(view: Box, covers: readonly Box[]): Box {
  let [left, top, right, bottom] = view;
  for (const box of covers) {
    const [across, along] = [box[0] <= view[0] && box[2] >= view[2], box[1] <= view[1] && box[3] >= view[3]];
    if (along && box[0] <= view[0]) left = Math.max(left, box[2]);
    else if (along && box[2] >= view[2]) right = Math.min(right, box[0]);
    else if (across && box[1] <= view[1]) top = Math.max(top, box[3]);
    else if (across && box[3] >= view[3]) bottom = Math.min(bottom, box[1]);
  }
  return [left, top, right, bottom];
}

/** Place names in the given order, then let each look again now that the others stand. */
export function placeLabels(wishes: readonly Wish[], obstacles: Obstacles, measure: Measure): Label[] {
  const placed = new Map<number, Label>();
  for (let turn = 0; turn < 2; turn += 1) {
    wishes.forEach((wish, n) => {
      const others = [...placed].flatMap(([m, label]) => (m === n ? [] : [label.box]));
      const found =
        best(wish, obstacles, others, measure) ?? (turn === 0 ? makeRoom(n, wishes, obstacles, placed, measure) : null);
      if (found !== null) placed.set(n, found);
    });
  }
  return [...placed].sort(([a], [b]) => a - b).map(([, label]) => label);
}

/** If one neighbour can stand elsewhere, let it. */
function makeRoom(
  n: number,
  wishes: readonly Wish[],
  obstacles: Obstacles,
  placed: Map<number, Label>,
  measure: Measure,
): Label | null {
  const wish = wishes[n]!;
  for (const m of placed.keys()) {
    const other = wishes[m]!;
    if (Math.abs(other.x - wish.x) > wish.gap * 8 || Math.abs(other.y - wish.y) > wish.gap * 5) continue;
    const boxes = [...placed].flatMap(([k, label]) => (k === m ? [] : [label.box]));
    const found = best(wish, obstacles, boxes, measure);
    if (found === null) continue;
    const moved = best(other, obstacles, [...boxes, found.box], measure);
    if (moved !== null) {
      placed.set(m, moved);
      return found;
    }
  }
  return null;
}

function best(wish: Wish, obstacles: Obstacles, names: readonly Box[], measure: Measure): Label | null {
  const { inner } = obstacles;
  const find = (aways: readonly number[], within?: Box): Label | null =>
    bestAmong(wish, obstacles, names, measure, aways, within);
  const found = find(AWAY) ?? (wish.town ? find(FAR) : null);
  if (inner === undefined || (found !== null && lies(found.box, inner))) return found;
  return find(AWAY, inner) ?? found;
}

function bestAmong(
  wish: Wish,
  obstacles: Obstacles,
  names: readonly Box[],
  measure: Measure,
  aways: readonly number[],
  within?: Box,
): Label | null {
  // At the edge of the window the name of a place beyond it would be taken for that of another.
  if (!holds(obstacles.view, wish)) return null;
  const w = measure(wish.text, wish.size, wish.town);
  const reach = grown([wish.x, wish.y, wish.x, wish.y], wish.gap * 2 + w + wish.size);
  const hard = [...obstacles.hard, ...names].filter((box) => overlap(box, reach) > 0);
  // Close to another place a name could be taken for the name of that one.
  const near = hard
    .filter((box) => !holds(box, wish))
    .map((box) => [grown(box, wish.size * 0.45), NEAR_OTHER] as const);
  const soft = [...obstacles.soft.filter(([box]) => overlap(box, reach) > 0), ...near];
  let found: Label | null = null;
  for (const [box, cost] of candidates(wish, w, obstacles, aways)) {
    if (found !== null && cost >= found.cost) continue;
    if (within !== undefined && !lies(box, within)) continue;
    if (hard.some((other) => overlap(box, other) > HARD_LIMIT)) continue;
    const total = cost + soft.reduce((sum, [other, weight]) => sum + overlap(box, other) * weight, 0);
    if (found === null || total < found.cost) found = { wish, box, cost: total };
  }
  return found;
}

/** Whether all of a box lies in another. */
function lies(box: Box, inner: Box): boolean {
  return box[0] >= inner[0] && box[1] >= inner[1] && box[2] <= inner[2] && box[3] <= inner[3];
}

function holds(box: Box, wish: Wish): boolean {
  return box[0] <= wish.x && wish.x <= box[2] && box[1] <= wish.y && wish.y <= box[3];
}

function* candidates(
  wish: Wish,
  w: number,
  { view, inner }: Obstacles,
  aways: readonly number[],
): Generator<readonly [Box, number]> {
  const h = wish.size * 0.95;
  const pad = wish.size * 0.2;
  for (const [rank, side] of SIDES.entries()) {
    const diagonal = side.length === 2 && "rl".includes(side[1]!);
    for (const away of aways) {
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

function sign(side: string, plus: string, minus: string): number {
  return Number(side.includes(plus)) - Number(side.includes(minus));
}

let pen: CanvasRenderingContext2D | null | undefined;

/** The real width of a name in the map's face. */
export function measureText(text: string, size: number, town: boolean): number {
  if (pen === undefined) pen = document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * size * 0.52;
  pen.font = `${town ? "italic 600" : "700"} 20px "Playfair Variable", Georgia, serif`;
  return (pen.measureText(text).width * size) / 20;
}
