/* Where that stands which is written on the hexes that can be chosen: names keep off exactly what is drawn. */
import { corner, type Point } from "../../../board/hexes";
import { overlap, square } from "../../../board/labels";
import { areMany, legible } from "../../../board/legibleSizes";
import type { Box, GameMap, MapHex } from "../../../board/maps";
import type { Mark } from "../../../table/state/previews.svelte";
import { TOWN } from "../track";
import { bandBox, type CityBand } from "./cities";

/** `tag`: a price below track that lies there; `pill`: one where so many can be chosen that they are no white hexes. */
type Kind = "dot" | "gain" | "tag" | "pill" | "bare";
export interface TargetSign {
  readonly id: string;
  readonly kind: Kind;
  readonly text: string;
  readonly box: Box;
  /** of the letters */
  readonly size: number;
  readonly baseline: number;
}

/** From this size on a dot has room for its price. */
const PRICED = 15;
/** And from this one on there is room for it beside the track that lies there. */
const ROOMY = 24;
/** How far below its middle it stands where a town or track lies there, in parts of the radius. */
const BELOW = 0.34;
/** How far a sign may move from where it belongs, the least first. */
const MOVES: readonly Point[] = [
  [0, 0],
  [0, 0.2],
  [0, -0.2],
  [-0.3, 0],
  [0.3, 0],
  [0, 0.45],
  [0, -0.45],
  [-0.35, -0.3],
  [0.35, -0.3],
  [-0.35, 0.3],
  [0.35, 0.3],
  [-0.5, 0],
  [0.5, 0],
];
/** Where a gain may stand at its city: a corner, and how far out. */
const GAINS = [
  [4, 0.92],
  [4, 1.2],
  [5, 1.2],
] as const;

export function targetSigns(
  map: GameMap,
  marks: readonly Mark[],
  k: number,
  bands: ReadonlyMap<string, CityBand>,
  cities: ReadonlySet<string>,
  towns: ReadonlySet<string> = new Set(),
  pieces: readonly Box[] = [],
): TargetSign[] {
  const many = areMany(marks);
  const written = [...bands.values()].flatMap((band) => [bandBox(band), ...(band.cubes ? [band.cubes] : [])]);
  return marks.flatMap((mark) => {
    const hex = map.at.get(mark.hex);
    const kind = hex && kindOf(mark, map.s * k, many, cities.has(mark.hex));
    if (!hex || !kind) return [];
    const isTown = towns.has(mark.hex);
    const around = { map, hex, k, bands, written: [...written, ...pieces], isTown };
    const stands = stand(mark, kind, around);
    const kept = kind === "gain" ? stands : keptOff(stands, around);
    return [{ id: mark.hex + mark.state, kind, text: mark.sign, ...kept }];
  });
}

/** `px`: how large the radius of a hex is on the screen. */
function kindOf(mark: Mark, px: number, many: boolean, isCity: boolean): Kind | null {
  const told = mark.sign.trim() !== "";
  if (told && isCity) return "gain";
  if (many && mark.state === "quiet" && px < ROOMY) return "dot";
  if (many && mark.state === "legal") return told && px >= PRICED ? "pill" : "dot";
  if (!told) return null;
  return mark.state === "quiet" ? "tag" : "bare";
}

type Stand = Pick<TargetSign, "box" | "size" | "baseline">;
interface Around {
  readonly map: GameMap;
  readonly hex: MapHex;
  readonly k: number;
  readonly bands: ReadonlyMap<string, CityBand>;
  /** names of cities, cubes and other pieces */
  readonly written: readonly Box[];
  /** in its middle lies a town, which has to be seen */
  readonly isTown: boolean;
}
function stand({ sign, state }: Mark, kind: Kind, { map, hex, k, bands, isTown }: Around): Stand {
  const { s } = map;
  const { x, y } = hex;
  const small = legible(s * 0.38, k);
  const boxed = (size: number, wide: number, top: number, high: number, baseline: number): Stand => ({
    box: [x - wide / 2, top, x + wide / 2, top + high],
    size,
    baseline,
  });
  switch (kind) {
    case "dot": {
      const low = state === "quiet" || isTown ? s * 0.5 : 0;
      return { box: square(x, y + low, Math.max(s * 0.15, 2.6 / k)), size: 0, baseline: 0 };
    }
    case "gain": {
      const r = Math.max(s * 0.34, small * 0.8);
      const [gx, gy] = gainSpot(map, hex, r, bands);
      return { box: square(gx, gy, r), size: small, baseline: gy + small * 0.35 };
    }
    case "tag": {
      const top = y + s * BELOW;
      return boxed(small, small * (1.1 + 0.5 * sign.length), top, small * 1.2, top + small * 0.94);
    }
    case "pill": {
      const top = isTown ? y + s * BELOW : y - small * 0.62;
      return boxed(small, small * (0.7 + 0.5 * sign.length), top, small * 1.24, top + small * 0.96);
    }
    case "bare": {
      const size = legible(s * 0.52, k);
      const top = isTown ? y + s * BELOW : y - size * 0.45;
      return boxed(size, size * (0.2 + 0.58 * sign.length), top, size * 0.9, top + size * 0.8);
    }
  }
}

/** The same where it is not cut and hides no piece, if there is such a spot in its hex. */
function keptOff(stands: Stand, { map, hex, written, isTown }: Around): Stand {
  const moved = ([dx, dy]: Point): Box => {
    const [left, top, right, bottom] = stands.box;
    return [left + dx * map.s, top + dy * map.s, right + dx * map.s, bottom + dy * map.s];
  };
  const town = square(hex.x, hex.y, map.s * TOWN);
  const moves = isTown ? MOVES.filter((by) => overlap(moved(by), town) === 0) : MOVES;
  const cut = moves.map((by) => written.reduce((sum, each) => sum + overlap(each, moved(by)), 0));
  const by = moves[cut.indexOf(Math.min(...cut))] ?? MOVES[0]!;
  return { ...stands, box: moved(by), baseline: stands.baseline + by[1] * map.s };
}

/** At a corner of the city, or above its name: the first spot that lies on no name. */
function gainSpot(map: GameMap, hex: MapHex, r: number, bands: ReadonlyMap<string, CityBand>): Point {
  const spots = GAINS.map(([n, away]) => corner(map.layout, hex, n, map.s, away));
  const own = bands.get(hex.name);
  if (own) spots.push(...[-0.5, 0.5, -1, 1].map((aside): Point => [own.x + aside * own.half, bandBox(own)[1] - r]));
  const names = [...bands.values()].map(bandBox);
  const covers = spots.map(([x, y]) => names.reduce((sum, name) => sum + overlap(name, square(x, y, r)), 0));
  return spots[covers.indexOf(Math.min(...covers))]!;
}
