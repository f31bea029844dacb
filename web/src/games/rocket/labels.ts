/* Where the names of Rocket's places may stand, and what they keep off. */
import { placeName } from "../../text/fluent";
import type { RocketView } from "../../generated/rocket";
import type { Box, GameMap, MapHex, MapPlace } from "../../board/maps";
import { corner, edge } from "../../board/hexes";
import { areMany, labelSize, legible } from "../../board/legibleSizes";
import { square, type Obstacles, type Wish, uncovered } from "../../board/labels";
import type { Mark } from "../../table/state/previews.svelte";
import { engineRadius } from "./pieces/plates";
import { engines, linePaths, pointsAlong, WIDTH, type Engine } from "./track";

/** What a name costs for every unit of area: on track, in and round the middle of a hex that may be chosen, on a coast. */
const ON_TRACK = 3;
const ON_TARGET = 2;
const NEAR_TARGET = 0.6;
const ON_SHORE = 0.25;
const ORDER = ["start", "city", "town"] as const;

/** How large the letter on a hex that may be chosen is. */
export const targetSize = (s: number, k: number): number => legible(s * 0.58, k);

/** A dot for each open line that has joined a place, in a row along its upper side. */
export function joinedDots(
  map: GameMap,
  view: RocketView,
  place: MapPlace,
): { id: string; colour: string; x: number; y: number }[] {
  const hex = map.at.get(place.hex)!;
  const joined = view.companies.flatMap((seen) => {
    const company = map.companyOf.get(seen.id)!;
    return seen.status !== "closed" && seen.joined.includes(place.name) && company.hex !== place.hex ? [company] : [];
  });
  const k = place.kind === "town" ? 0.46 : 0.8;
  const [a, b] = [corner(map.layout, hex, 4, map.s, k), corner(map.layout, hex, 5, map.s, k)];
  const gap = Math.min(0.26 / k, 1 / Math.max(1, joined.length - 1));
  return joined.map((company, n) => ({
    id: company.id,
    colour: company.colour,
    x: a[0] + (b[0] - a[0]) * n * gap,
    y: a[1] + (b[1] - a[1]) * n * gap,
  }));
}

/** Starts first, for the rim has least room, then cities, then towns; sizes keep a floor on the screen. */
export function labelWishes(map: GameMap, view: RocketView, k: number, text = 1): Wish[] {
  const size = labelSize(map.s, k, 0.5, text);
  // On a small map a locomotive is wider than the place it stands in, and the name stands beside it.
  const plates = new Map(engines(map, view).map((engine) => [engine.name, plateRadius(map, engine, k)]));
  return ORDER.flatMap((kind) =>
    map.places
      .filter((place) => place.kind === kind)
      .map((place) => {
        const hex = map.at.get(place.hex)!;
        const town = kind === "town";
        const gap = Math.max(map.s * (town ? 0.46 : 0.8), plates.get(place.hex) ?? 0);
        return { text: placeName(place.name), x: hex.x, y: hex.y, gap, size, town };
      }),
  );
}

export function obstacles(
  map: GameMap,
  view: RocketView,
  k: number,
  marks: readonly Mark[],
  overlaid: readonly Box[] = [],
): Obstacles {
  const chosen = targets(map, marks);
  const track = [...linePaths(map, view).values()]
    .flatMap((d) => pointsAlong(d))
    .map(([x, y]) => square(x, y, (map.s * WIDTH) / 2 + 1.1));
  const pieces = piecesOn(map, view, k);
  return {
    view: uncovered(map.view, overlaid),
    inner: map.land,
    hard: [...places(map, view), ...pieces, ...letters(map, marks, k), ...map.taken, ...overlaid],
    soft: [
      ...track.map((box) => [box, ON_TRACK] as const),
      ...map.shore.map(([x, y]) => [square(x, y, map.s * 0.34), ON_SHORE] as const),
      ...map.seas.flat().map((box) => [box, 1] as const),
      ...chosen.map(({ x, y }) => [square(x, y, map.s * 0.42), ON_TARGET] as const),
      ...chosen.map(({ x, y }) => [square(x, y, map.s * 0.75), NEAR_TARGET] as const),
    ],
    track,
    pieces,
  };
}

const plateRadius = (map: GameMap, { company, heading }: Engine, k: number): number =>
  engineRadius(map.s, k, map.companyOf.get(company.id)!.monogram, heading !== null);

function places(map: GameMap, view: RocketView): Box[] {
  const { s } = map;
  const out: Box[] = [];
  for (const place of map.places) {
    const { x, y } = map.at.get(place.hex)!;
    if (place.kind === "town") out.push(square(x, y, s * 0.4));
    else out.push([x - s * 0.8, y - s * 0.4, x + s * 0.8, y + s * 0.4], square(x, y, s * 0.66));
    for (const dot of joinedDots(map, view, place)) out.push(square(dot.x, dot.y, s * 0.18));
  }
  return out;
}

function piecesOn(map: GameMap, view: RocketView, k: number): Box[] {
  const { s } = map;
  const out: Box[] = [];
  for (const engine of engines(map, view)) {
    const { x, y } = map.at.get(engine.name)!;
    out.push(square(x, y, Math.max(s * 0.6, plateRadius(map, engine, k))));
    if (engine.heading !== null) out.push(square(...edge(map.layout, engine.hex, engine.heading, s, 0.75), s * 0.28));
  }
  for (const station of view.stations) {
    const hex = map.at.get(station.hex);
    if (hex) out.push(square(hex.x, hex.y, s * 0.45));
  }
  return out;
}

/** The letters on hexes that may be chosen, as large as they are drawn. */
function letters(map: GameMap, marks: readonly Mark[], k: number): Box[] {
  return marks.flatMap(({ hex, sign }) => {
    const at = sign.trim() === "" ? undefined : map.at.get(hex);
    return at ? [square(at.x, at.y, targetSize(map.s, k) * 0.4)] : [];
  });
}

/** The hexes that may be chosen and are white for it, and the one that is chosen. */
function targets(map: GameMap, marks: readonly Mark[]): MapHex[] {
  // Where half the map is legal it is not white, and names may lie on it.
  const many = areMany(marks);
  return marks.flatMap((mark) => {
    const white = mark.state === "selected" || (!many && mark.state !== "illegal");
    const hex = !white || map.placeAt.has(mark.hex) ? undefined : map.at.get(mark.hex);
    return hex ? [hex] : [];
  });
}
