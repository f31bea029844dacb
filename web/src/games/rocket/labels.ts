/* Where the names of Rocket's places may stand, and what they keep off. */
import { placeName } from "../../text/fluent";
import type { RocketView } from "../../generated/rocket";
import type { Box, GameMap, MapPlace } from "../../board/maps";
import { corner, edge } from "../../board/hexes";
import { labelSize, MANY } from "../../board/legibleSizes";
import { square, type Obstacles, type Wish, uncovered } from "../../board/labels";
import type { Mark } from "../../table/state/previews.svelte";
import { engines } from "./track";

const ORDER = ["start", "city", "town"] as const;

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
export function labelWishes(map: GameMap, k: number, text = 1): Wish[] {
  const size = labelSize(map.s, k, 0.5, text);
  return ORDER.flatMap((kind) =>
    map.places
      .filter((place) => place.kind === kind)
      .map((place) => {
        const hex = map.at.get(place.hex)!;
        const town = kind === "town";
        return { text: placeName(place.name), x: hex.x, y: hex.y, gap: map.s * (town ? 0.46 : 0.8), size, town };
      }),
  );
}

export function obstacles(
  map: GameMap,
  view: RocketView,
  marks: readonly Mark[],
  overlaid: readonly Box[] = [],
): Obstacles {
  return {
    view: uncovered(map.view, overlaid),
    inner: map.land,
    hard: [...hard(map, view), ...map.taken, ...overlaid],
    yielding: targets(map, marks),
    soft: soft(map, view),
  };
}

function hard(map: GameMap, view: RocketView): Box[] {
  const { s } = map;
  const out: Box[] = [];
  for (const place of map.places) {
    const { x, y } = map.at.get(place.hex)!;
    if (place.kind === "town") out.push(square(x, y, s * 0.4));
    else out.push([x - s * 0.8, y - s * 0.4, x + s * 0.8, y + s * 0.4], square(x, y, s * 0.66));
    for (const dot of joinedDots(map, view, place)) out.push(square(dot.x, dot.y, s * 0.18));
  }
  for (const engine of engines(map, view)) {
    const { x, y } = map.at.get(engine.name)!;
    out.push(square(x, y, s * 0.6));
    if (engine.heading !== null) out.push(square(...edge(map.layout, engine.hex, engine.heading, s, 0.75), s * 0.28));
  }
  for (const station of view.stations) {
    const hex = map.at.get(station.hex);
    if (hex) out.push(square(hex.x, hex.y, s * 0.45));
  }
  return out;
}

/** The hexes that may be chosen. */
function targets(map: GameMap, marks: readonly Mark[]): Box[] {
  const few = marks.filter((mark) => mark.state !== "illegal" && !map.placeAt.has(mark.hex));
  // Where half the map is legal, names would have nowhere to stand: then they may lie on it.
  if (few.length > MANY) return [];
  return few.flatMap((mark) => {
    const hex = map.at.get(mark.hex);
    return hex ? [square(hex.x, hex.y, map.s * 0.7)] : [];
  });
}

function soft(map: GameMap, view: RocketView): (readonly [Box, number])[] {
  const { s, layout } = map;
  const out: (readonly [Box, number])[] = [];
  for (const company of view.companies) {
    for (const tile of company.track) {
      const hex = map.at.get(tile.hex);
      if (!hex) continue;
      out.push([square(hex.x, hex.y, s * 0.34), 1.5]);
      for (const d of [tile.enters, tile.leaves]) out.push([square(...edge(layout, hex, d, s), s * 0.3), 1.5]);
    }
  }
  for (const [x, y] of map.shore) out.push([square(x, y, s * 0.34), 0.12]);
  for (const box of map.seas.flat()) out.push([box, 1]);
  return out;
}
