/* Where names stand: beside their place, never on a piece or another name; one without room is left out until zoomed. */
import { closeSpots, depthOf, farSpots, type Spots } from "./labelSpots";
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
  /** the line that its letters stand on */
  readonly base: number;
  readonly cost: number;
}
export interface Obstacles {
  readonly view: Box;
  /** what the window shows of the view in any case; names beyond it may be cut by its edge */
  readonly inner?: Box;
  readonly hard: readonly Box[];
  /** what names keep off wherever there is another place, and what every unit of area on it costs */
  readonly soft: readonly (readonly [Box, number])[];
  /** a name is never beyond it, seen from its place, and never hides a piece of it worth speaking of */
  readonly track?: readonly Box[];
  /** beyond these, which are among what is hard, a name would be theirs */
  readonly pieces?: readonly Box[];
}
export type Measure = (text: string, size: number, town: boolean) => number;

/** A name on track or on a coast looks farther for a better place from so much on. */
const DEAR = 45;
/**
 * In lines of text, how much closer to its own place a name has to be than to any other: if it can, and at least, if it
 * stands close to it or far off; what is not even that is left out. One that ends before another place, as that one's
 * name would, has to be so much closer still.
 */
const CLEAR = 0.3;
const CLOSE = 0.1;
const FAR = 0.2;
const BESIDE = 0.2;
/** What it costs to be as near to another place; nothing, to be as clear as it can. */
const ASTRAY = 30;
const HARD_LIMIT = 0.5;
/** How much of a name may lie on track: less than a letter of most; what has no better spot is left out. */
const ON_TRACK_LIMIT = 0.04;
const NEAR_OTHER = 0.25;
/** In how many points of a name it is asked whether track lies under it. */
const [ACROSS, DOWN] = [16, 4] as const;

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
    for (const n of wishes.keys()) {
      const others = [...placed].flatMap(([m, label]) => (m === n ? [] : [label.box]));
      const found =
        best(n, wishes, obstacles, others, measure) ??
        (turn === 0 ? makeRoom(n, wishes, obstacles, placed, measure) : null);
      if (found !== null) placed.set(n, found);
    }
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
    const found = best(n, wishes, obstacles, boxes, measure);
    if (found === null) continue;
    const moved = best(m, wishes, obstacles, [...boxes, found.box], measure);
    if (moved !== null) {
      placed.set(m, moved);
      return found;
    }
  }
  return null;
}

function best(
  n: number,
  wishes: readonly Wish[],
  obstacles: Obstacles,
  names: readonly Box[],
  measure: Measure,
): Label | null {
  const { inner } = obstacles;
  const find = (spots: Spots, within?: Box): Label | null =>
    bestAmong(n, wishes, obstacles, names, measure, spots, within);
  const close = find(closeSpots);
  const far = close === null || close.cost >= DEAR ? find(farSpots) : null;
  const found = close !== null && (far === null || far.cost >= close.cost) ? close : far;
  if (inner === undefined || (found !== null && lies(found.box, inner))) return found;
  return find(closeSpots, inner) ?? found;
}

function bestAmong(
  n: number,
  wishes: readonly Wish[],
  obstacles: Obstacles,
  names: readonly Box[],
  measure: Measure,
  spots: Spots,
  within?: Box,
): Label | null {
  const wish = wishes[n]!;
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
  const track = (obstacles.track ?? []).filter((box) => overlap(box, reach) > 0);
  const walls = [...track, ...(obstacles.pieces ?? []).filter((box) => overlap(box, reach) > 0 && !holds(box, wish))];
  const others = wishes.filter((each) => each !== wish && overlap(square(each.x, each.y, each.gap * 3), reach) > 0);
  const margin = spots === farSpots ? FAR : CLOSE;
  let found: Label | null = null;
  for (const [box, least] of spots(wish, w, obstacles)) {
    if (found !== null && least >= found.cost) continue;
    if (within !== undefined && !lies(box, within)) continue;
    if (hard.some((other) => overlap(box, other) > HARD_LIMIT)) continue;
    if (hidden(box, track) > ON_TRACK_LIMIT || isParted(box, wish, walls)) continue;
    const clear = (clearance(box, others) - distance(box, wish)) / wish.size;
    if (clear < margin) continue;
    const cost = least + ASTRAY * Math.max(0, 1 - clear / CLEAR);
    const total = cost + soft.reduce((sum, [other, weight]) => sum + overlap(box, other) * weight, 0);
    if (found === null || total < found.cost)
      found = { wish, box, base: box[3] - wish.size * depthOf(wish), cost: total };
  }
  return found;
}

/** The part of a name that lies on track, whose boxes lie close and over each other. */
function hidden(box: Box, track: readonly Box[]): number {
  const on = track.filter((each) => overlap(box, each) > 0);
  if (on.length === 0) return 0;
  let [seen, all] = [0, 0];
  for (let n = 0.5; n < ACROSS; n += 1)
    for (let m = 0.5; m < DOWN; m += 1) {
      const [x, y] = [box[0] + ((box[2] - box[0]) * n) / ACROSS, box[1] + ((box[3] - box[1]) * m) / DOWN];
      all += 1;
      if (on.some((each) => within(each, x, y))) seen += 1;
    }
  return seen / all;
}

/** Whether track runs between a place and its name. */
function isParted(box: Box, { x, y, gap, size }: Wish, track: readonly Box[]): boolean {
  const [toX, toY] = [Math.min(Math.max(x, box[0]), box[2]), Math.min(Math.max(y, box[1]), box[3])];
  const far = Math.hypot(toX - x, toY - y);
  // Its own track begins at the rim of the place.
  // Where a corner of the name just reaches over the track, the rest of it is beyond.
  for (let at = gap; at < far + size / 2; at += gap / 4) {
    const [px, py] = [x + ((toX - x) * at) / far, y + ((toY - y) * at) / far];
    if (track.some((each) => within(each, px, py))) return true;
  }
  return false;
}

function within(box: Box, x: number, y: number): boolean {
  return box[0] <= x && x <= box[2] && box[1] <= y && y <= box[3];
}

/** Whether all of a box lies in another. */
function lies(box: Box, inner: Box): boolean {
  return box[0] >= inner[0] && box[1] >= inner[1] && box[2] <= inner[2] && box[3] <= inner[3];
}

function holds(box: Box, { x, y }: Wish): boolean {
  return within(box, x, y);
}

/** How far a name is from the rim of a place. */
function distance(box: Box, { x, y, gap }: Wish): number {
  return Math.hypot(Math.max(0, box[0] - x, x - box[2]), Math.max(0, box[1] - y, y - box[3])) - gap;
}

/** All of a view but where names stand, for what is interrupted by them; to be filled by `evenodd`. */
export function beside(view: Box, labels: readonly Label[]): string {
  return [view, ...labels.map(({ box }) => box)].map(([a, b, c, d]) => `M${a} ${b}H${c}V${d}H${a}Z`).join("");
}

/** How far a name is from the rim of any other place; one that it ends before is as good as nearer. */
function clearance(box: Box, others: readonly Wish[]): number {
  let least = Infinity;
  for (const each of others) {
    const isBeside = box[1] - each.gap / 2 < each.y && each.y < box[3] + each.gap / 2;
    least = Math.min(least, distance(box, each) - (isBeside ? BESIDE * each.size : 0));
  }
  return least;
}

let pen: CanvasRenderingContext2D | null | undefined;

/** The real width of a name in the map's face. */
export function measureText(text: string, size: number, town: boolean): number {
  if (pen === undefined) pen = document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * size * 0.52;
  pen.font = `${town ? "italic 600" : "700"} 20px "Playfair Variable", Georgia, serif`;
  return (pen.measureText(text).width * size) / 20;
}
