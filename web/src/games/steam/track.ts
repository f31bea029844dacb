/* The track of Steam as paths: from stop to stop through the tiles of a link. The same geometry as draw/steam_track.py. */
import type { SteamView } from "../../generated/steam";
import { overlap, square } from "../../board/labels";
import type { Box, GameMap } from "../../board/maps";
import { centre, edge, step, xy, type Hex, type Layout, type Point } from "../../board/hexes";

export const WIDTH = 0.24;
export const TIES = 0.62;
export const CITY = 0.93;
export const TOWN = 0.3;
export const OWNER = 0.25;
// A line begins a little inside the border of a city, which then covers the end.
const CITY_EDGE = 0.86;
const TIGHT_BEND = 0.38;
const OPEN_PART = 0.62;
const STEPS = 12;

/** A straight piece (two points), a quadratic or a cubic curve (three, four points). */
export type Curve = readonly Point[];
interface Piece {
  readonly hex: Hex;
  readonly enters: number | null;
  readonly leaves: number | null;
}
export interface Line {
  readonly id: string;
  readonly link: number;
  readonly owner: number | null;
  readonly curves: readonly Curve[];
  readonly open: boolean;
}

/** Track from side a to side b of a hex, or to the town in its middle: it leaves every side at a right angle. */
export function tileCurve(layout: Layout, h: Hex, a: number, b: number | null, s: number): Curve {
  const start = edge(layout, h, a, s);
  const middle = centre(layout, h, s);
  if (b === null) return [start, middle];
  const end = edge(layout, h, b, s);
  const turn = (b - a + 6) % 6;
  if (turn === 3) return [start, end];
  if (turn === 2 || turn === 4) return [start, middle, end];
  return [start, towards(start, middle, TIGHT_BEND), towards(end, middle, TIGHT_BEND), end];
}

function towards(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

export function pathData(curves: readonly Curve[]): string {
  const first = curves[0]?.[0];
  if (first === undefined) return "";
  return `M${xy(first)}` + curves.map((curve) => " LQC"[curve.length - 1]! + curve.slice(1).map(xy).join(" ")).join("");
}

function split(curve: Curve, t: number): [Curve, Curve] {
  let points = [...curve];
  const first = [points[0]!];
  const last = [points.at(-1)!];
  while (points.length > 1) {
    points = points.slice(1).map((point, n) => towards(points[n]!, point, t));
    first.push(points[0]!);
    last.push(points.at(-1)!);
  }
  return [first, last.reverse()];
}

/** The firm part of a line and the part that is open yet. */
export function casing(line: Line): { firm: string; loose: string } {
  if (line.owner === null) return { firm: "", loose: pathData(line.curves) };
  const last = line.curves.at(-1);
  if (!line.open || last === undefined) return { firm: pathData(line.curves), loose: "" };
  const [shut, loose] = split(last, 1 - OPEN_PART);
  return { firm: pathData([...line.curves.slice(0, -1), shut]), loose: pathData([loose]) };
}

export function pointsAlong(curves: readonly Curve[]): Point[] {
  return curves.flatMap((curve) =>
    Array.from({ length: STEPS + 1 }, (_, n) => {
      let points = [...curve];
      while (points.length > 1) points = points.slice(1).map((point, m) => towards(points[m]!, point, n / STEPS));
      return points[0]!;
    }),
  );
}

const key = (h: Hex): string => `${h.q},${h.r}`;

/** Every link with track on the map; what is drawn later lies above where two cross. */
export function linesOf(map: GameMap, view: Pick<SteamView, "tiles" | "cities" | "links">): Line[] {
  const found = new Map<number, Piece[]>();
  const facts = new Map<number, { owner: number | null; complete: boolean }>();
  for (const tile of view.tiles) {
    const hex = map.at.get(tile.hex);
    if (!hex) continue;
    for (const track of tile.tracks) {
      found.set(track.link, [...(found.get(track.link) ?? []), { hex, enters: track.a, leaves: track.b }]);
      facts.set(track.link, { owner: track.owner, complete: track.complete });
    }
  }
  const cities = new Set(view.cities.flatMap((city) => map.at.get(city.hex) ?? []).map(key));
  const status = new Map(view.links.map((link) => [link.id, link.status]));
  const order = [...found.keys()].sort(
    (a, b) => Number(!facts.get(a)!.complete) - Number(!facts.get(b)!.complete) || a - b,
  );
  return order.flatMap((link) =>
    chains(found.get(link)!, cities).map((pieces, n) => {
      const open = status.get(link) === "incomplete";
      return {
        id: `${link}.${n}`,
        link,
        owner: facts.get(link)!.owner,
        curves: curvesOf(map, pieces, cities, open),
        open,
      };
    }),
  );
}

/** What an end of a piece touches: a side, named by the two hexes it parts, or the town in the hex. */
function touches(piece: Piece, side: number | null): string {
  return side === null ? `town ${key(piece.hex)}` : [key(piece.hex), key(step(piece.hex, side))].sort().join(" ");
}

function chains(pieces: readonly Piece[], cities: ReadonlySet<string>): Piece[][] {
  const ends = (piece: Piece): [string, string] => [touches(piece, piece.enters), touches(piece, piece.leaves)];
  const isStop = (end: string): boolean => end.startsWith("town") || end.split(" ").some((hex) => cities.has(hex));
  const flipped = (piece: Piece): Piece => ({ hex: piece.hex, enters: piece.leaves, leaves: piece.enters });
  const count = new Map<string, number>();
  for (const end of pieces.flatMap(ends)) count.set(end, (count.get(end) ?? 0) + 1);
  const left = [...pieces];
  const out: Piece[][] = [];
  while (left.length > 0) {
    const first =
      left.find((piece) => ends(piece).some(isStop)) ??
      left.find((piece) => ends(piece).some((end) => count.get(end) === 1)) ??
      left[0]!;
    left.splice(left.indexOf(first), 1);
    const [a, b] = ends(first);
    const away = isStop(a) || (!isStop(b) && count.get(a) === 1);
    const chain = [away ? first : flipped(first)];
    for (;;) {
      const end = ends(chain.at(-1)!)[1];
      const next = isStop(end) ? undefined : left.find((piece) => ends(piece).includes(end));
      if (next === undefined) break;
      left.splice(left.indexOf(next), 1);
      chain.push(ends(next)[0] === end ? next : flipped(next));
    }
    out.push(chain);
  }
  return out;
}

function curvesOf(map: GameMap, pieces: readonly Piece[], cities: ReadonlySet<string>, open: boolean): Curve[] {
  const { layout, s } = map;
  const intoCity = (h: Hex, d: number): Curve => [
    edge(layout, h, d, s),
    edge(layout, step(h, d), (d + 3) % 6, s, CITY_EDGE),
  ];
  const first = pieces[0]!;
  const last = pieces.at(-1)!;
  const out: Curve[] = [];
  if (first.enters !== null && cities.has(key(step(first.hex, first.enters))))
    out.push([...intoCity(first.hex, first.enters)].reverse());
  for (const piece of pieces) {
    out.push(
      piece.enters === null
        ? [...tileCurve(layout, piece.hex, piece.leaves!, null, s)].reverse()
        : tileCurve(layout, piece.hex, piece.enters, piece.leaves, s),
    );
  }
  if (!open && last.leaves !== null && cities.has(key(step(last.hex, last.leaves))))
    out.push(intoCity(last.hex, last.leaves));
  return out;
}

/** The way of a delivery from stop to stop, as one course: `links` in order, each turned the way the cube runs. */
export function courseOf(lines: readonly Line[], start: Point, links: readonly number[]): Curve[] {
  const away = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const out: Curve[] = [];
  let at = start;
  for (const link of links) {
    const line = lines.find((each) => each.link === link);
    const [first, last] = [line?.curves[0]?.[0], line?.curves.at(-1)?.at(-1)];
    if (line === undefined || first === undefined || last === undefined) continue;
    const course =
      away(at, first) <= away(at, last) ? line.curves : [...line.curves].reverse().map((curve) => [...curve].reverse());
    const [from, to] = [course[0]![0]!, course.at(-1)!.at(-1)!];
    if (away(at, from) > 0.1) out.push([at, from]);
    out.push(...course);
    at = to;
  }
  return out;
}

/** Where each owner's piece stands: the middle of the link, or as near to it as leaves everything else uncovered. */
export function ownerSpots(
  lines: readonly Line[],
  stops: readonly (readonly [Point, number])[],
  s: number,
  written: readonly Box[] = [],
): { id: string; owner: number; at: Point }[] {
  const courses = lines.map((line) => pointsAlong(line.curves));
  const out: { id: string; owner: number; at: Point }[] = [];
  const away = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
  lines.forEach((line, n) => {
    if (line.owner === null) return;
    const course = courses[n]!;
    const box = bounds(course, s);
    const others = courses.flatMap((points, m) =>
      m === n ? [] : points.filter((p) => p[0] > box[0] && p[0] < box[2] && p[1] > box[1] && p[1] < box[3]),
    );
    const cost = ([t, p]: readonly [number, Point]): number =>
      Math.abs(t - 0.5) * 4 +
      others.filter((q) => away(p, q) < s * 0.34).length * 2 +
      stops.filter(([at, r]) => away(p, at) < r + s * 0.2).length * 20 +
      written.filter((each) => overlap(each, square(p[0], p[1], s * OWNER)) > 0).length * 10 +
      out.filter((each) => away(p, each.at) < s * 0.6).length * 20;
    let best: { at: Point; cost: number } | null = null;
    for (const spot of spaced(course)) {
      const now = cost(spot);
      if (best === null || now < best.cost) best = { at: spot[1], cost: now };
    }
    if (best !== null) out.push({ id: line.id, owner: line.owner, at: best.at });
  });
  return out;
}

function bounds(points: readonly Point[], by: number): readonly [number, number, number, number] {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs) - by, Math.min(...ys) - by, Math.max(...xs) + by, Math.max(...ys) + by];
}

/** Points of a course with the part of the way that lies behind them, 0.2 to 0.8. */
function spaced(course: readonly Point[]): (readonly [number, Point])[] {
  const lengths = [0];
  for (let n = 1; n < course.length; n += 1)
    lengths.push(lengths[n - 1]! + Math.hypot(course[n]![0] - course[n - 1]![0], course[n]![1] - course[n - 1]![1]));
  const whole = lengths.at(-1) || 1;
  const found = course.map((p, n) => [lengths[n]! / whole, p] as const).filter(([t]) => t >= 0.2 && t <= 0.8);
  return found.length > 0 ? found : [[0.5, course[Math.floor(course.length / 2)]!]];
}
