/* Where that stands which is written on the hexes that can be chosen: names keep off exactly what is drawn. */
import { corner, type Point } from "../../../board/hexes";
import { overlap, square } from "../../../board/labels";
import { areMany, legible } from "../../../board/legibleSizes";
import type { Box, GameMap, MapHex } from "../../../board/maps";
import type { Mark } from "../../../table/state/previews.svelte";
import { bandBox, type Band } from "./cities";

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
  bands: ReadonlyMap<string, Band>,
  cities: ReadonlySet<string>,
): TargetSign[] {
  const many = areMany(marks);
  return marks.flatMap((mark) => {
    const hex = map.at.get(mark.hex);
    const kind = hex && kindOf(mark, map.s * k, many, cities.has(mark.hex));
    return hex && kind
      ? [{ id: mark.hex + mark.state, kind, text: mark.sign, ...stand(map, hex, kind, mark, k, bands) }]
      : [];
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

function stand(
  map: GameMap,
  hex: MapHex,
  kind: Kind,
  { sign, state }: Mark,
  k: number,
  bands: ReadonlyMap<string, Band>,
): Pick<TargetSign, "box" | "size" | "baseline"> {
  const { s } = map;
  const { x, y } = hex;
  const small = legible(s * 0.38, k);
  const boxed = (
    size: number,
    wide: number,
    top: number,
    high: number,
    baseline: number,
  ): ReturnType<typeof stand> => ({
    box: [x - wide / 2, top, x + wide / 2, top + high],
    size,
    baseline,
  });
  switch (kind) {
    case "dot":
      return {
        box: square(x, y + (state === "quiet" ? s * 0.5 : 0), Math.max(s * 0.15, 2.6 / k)),
        size: 0,
        baseline: 0,
      };
    case "gain": {
      const r = Math.max(s * 0.34, small * 0.8);
      const [gx, gy] = gainSpot(map, hex, r, bands);
      return { box: square(gx, gy, r), size: small, baseline: gy + small * 0.35 };
    }
    case "tag": {
      const top = y + s * 0.34;
      return boxed(small, small * (1.1 + 0.5 * sign.length), top, small * 1.2, top + small * 0.94);
    }
    case "pill":
      return boxed(small, small * (0.7 + 0.5 * sign.length), y - small * 0.62, small * 1.24, y + small * 0.34);
    case "bare": {
      const size = legible(s * 0.52, k);
      return boxed(size, size * (0.2 + 0.58 * sign.length), y - size * 0.45, size * 0.9, y + size * 0.35);
    }
  }
}

/** At a corner of the city, or above its name: the first spot that lies on no name. */
function gainSpot(map: GameMap, hex: MapHex, r: number, bands: ReadonlyMap<string, Band>): Point {
  const spots = GAINS.map(([n, away]) => corner(map.layout, hex, n, map.s, away));
  const own = bands.get(hex.name);
  if (own) spots.push(...[-0.5, 0.5, -1, 1].map((aside): Point => [own.x + aside * own.half, bandBox(own)[1] - r]));
  const names = [...bands.values()].map(bandBox);
  const covers = spots.map(([x, y]) => names.reduce((sum, name) => sum + overlap(name, square(x, y, r)), 0));
  return spots[covers.indexOf(Math.min(...covers))]!;
}
