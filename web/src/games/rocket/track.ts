/* The lines of Stephenson's Rocket as paths: from the edge of the starting town, side to side, to the locomotive. */
import type { CompanyView, RocketView, TrackView } from "../../generated/rocket";
import type { GameMap } from "../../board/maps";
import { centre, edge, step, xy, type Hex, type Point } from "../../board/hexes";

// A line begins a little inside the border of the starting town, whose plate then covers the end.
const START_EDGE = 0.86;
/** How wide track is drawn, in parts of a hex's radius. */
export const WIDTH = 0.3;
const STEPS = 5;

export interface Engine {
  readonly company: CompanyView;
  readonly hex: Hex;
  readonly name: string;
  readonly heading: number | null;
  readonly isolated: boolean;
}

export function engines(map: GameMap, view: RocketView): Engine[] {
  return view.companies.flatMap((company) => {
    const hex = company.locomotive === null || company.status === "closed" ? undefined : map.at.get(company.locomotive);
    if (hex === undefined) return [];
    return [{ company, hex, name: hex.name, heading: company.heading, isolated: company.status === "isolated" }];
  });
}

/** The open company that a company's track belongs to now. */
export function survivor(view: RocketView, company: CompanyView): CompanyView {
  let at = company;
  while (at.merged_into !== null) at = view.companies.find((other) => other.id === at.merged_into)!;
  return at;
}

/** Path data of every line that has left its starting town, by the company it belongs to. */
export function linePaths(map: GameMap, view: RocketView): Map<string, string> {
  const tiles = new Map<string, TrackView[]>();
  for (const company of view.companies) {
    const owner = survivor(view, company).id;
    tiles.set(owner, [...(tiles.get(owner) ?? []), ...company.track]);
  }
  const heads = new Map(engines(map, view).map((engine) => [engine.company.id, engine]));
  const out = new Map<string, string>();
  for (const [id, laid] of tiles) {
    const d = line(map, laid, heads.get(id));
    if (d !== "") out.set(id, d);
  }
  return out;
}

const entry = (h: Hex, side: number): string => `${h.q},${h.r},${side}`;

function line(map: GameMap, laid: readonly TrackView[], engine: Engine | undefined): string {
  const { layout, s } = map;
  const tiles = new Map<string, { at: Hex; tile: TrackView }>();
  for (const tile of laid) {
    const at = map.at.get(tile.hex);
    if (at) tiles.set(entry(at, tile.enters), { at, tile });
  }
  const after = new Set([...tiles.values()].map(({ at, tile }) => entry(step(at, tile.leaves), (tile.leaves + 3) % 6)));
  let d = "";
  for (const [name, { at, tile }] of tiles) if (!after.has(name)) d += stroke(map, tiles, at, tile.enters, engine);
  if (engine && engine.heading !== null) {
    const back = (engine.heading + 3) % 6;
    if (!after.has(entry(engine.hex, back))) {
      const start = edge(layout, step(engine.hex, back), engine.heading, s, START_EDGE);
      d += `M${xy(start)}L${xy(centre(layout, engine.hex, s))}`;
    }
  }
  return d;
}

function stroke(
  map: GameMap,
  tiles: Map<string, { at: Hex; tile: TrackView }>,
  first: Hex,
  side: number,
  engine: Engine | undefined,
): string {
  const { layout, s } = map;
  let here = first;
  let enters = side;
  const home = step(here, enters);
  let d = `M${xy(edge(layout, home, (enters + 3) % 6, s, START_EDGE))}L${xy(edge(layout, here, enters, s))}`;
  for (let found = tiles.get(entry(here, enters)); found; found = tiles.get(entry(here, enters))) {
    const { leaves } = found.tile;
    const end = edge(layout, here, leaves, s);
    d += (((leaves - enters) % 6) + 6) % 6 === 3 ? `L${xy(end)}` : `Q${xy(centre(layout, here, s))} ${xy(end)}`;
    here = step(here, leaves);
    enters = (leaves + 3) % 6;
  }
  const met = [...tiles.values()].find(({ at }) => at.q === here.q && at.r === here.r);
  if (met) d += `L${xy(middle(map, met.at, met.tile))}`;
  else if (engine && engine.hex.q === here.q && engine.hex.r === here.r) d += `L${xy(centre(layout, here, s))}`;
  return d;
}

/** Points along the pieces of a path, close enough that squares as wide as the track leave no gap. */
export function pointsAlong(d: string): Point[] {
  let at: Point = [0, 0];
  return [...d.matchAll(/([MLQ])([^MLQ]+)/g)].flatMap(([, command, numbers]) => {
    const found = numbers!.split(" ").map(Number);
    const [from, to] = [at, [found.at(-2)!, found.at(-1)!] as const];
    const by = command === "Q" ? ([found[0]!, found[1]!] as const) : midway(from, to);
    at = to;
    if (command === "M") return [];
    return Array.from({ length: STEPS + 1 }, (_, n) => bent(from, by, to, n / STEPS));
  });
}

const midway = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function bent(a: Point, b: Point, c: Point, t: number): Point {
  const at = (n: 0 | 1): number => (1 - t) ** 2 * a[n] + 2 * t * (1 - t) * b[n] + t ** 2 * c[n];
  return [at(0), at(1)];
}

export interface Growth {
  /** everything of the line that lay before */
  readonly old: string;
  /** the stroke that leads to the locomotive, and which share of it is new */
  readonly fresh: string;
  readonly share: number;
}

/** A line just extended, taken apart so that its last hex can be seen growing; null if no stroke leads to the locomotive. */
export function growth(map: GameMap, d: string, locomotive: string): Growth | null {
  const hex = map.at.get(locomotive);
  if (!hex) return null;
  const strokes = d.split(/(?=M)/);
  const end = `L${xy(centre(map.layout, hex, map.s))}`;
  const fresh = strokes.find((each) => each.endsWith(end));
  if (fresh === undefined) return null;
  // One command a hex, besides the short first one and the half hex at the end.
  const hexes = (fresh.match(/[LQ]/g)?.length ?? 2) - 2 + 0.64;
  return { old: strokes.filter((each) => each !== fresh).join(""), fresh, share: 1 / Math.max(1, hexes) };
}

/** The point half-way along the track of a tile, where a merged line meets it. */
function middle(map: GameMap, h: Hex, tile: TrackView): Point {
  const [a, b] = [edge(map.layout, h, tile.enters, map.s), edge(map.layout, h, tile.leaves, map.s)];
  const [x, y] = centre(map.layout, h, map.s);
  return [(a[0] + b[0]) / 4 + x / 2, (a[1] + b[1]) / 4 + y / 2];
}
