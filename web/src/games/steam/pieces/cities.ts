/* How a city is laid out on the map: its name on a band, its cubes below, both large enough to be read. */
import { placeName } from "../../../text/fluent";
import { LEAST, legible, pieceSize } from "../../../board/legibleSizes";
import { overlap, type Measure } from "../../../board/labels";
import type { Box, GameMap } from "../../../board/maps";

export interface Band {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly high: number;
  readonly size: number;
}
/** A name, and the room that the cubes below it take. */
export interface CityBand extends Band {
  readonly cubes: Box | null;
}
/** The room a band takes. */
export function bandBox({ x, y, half, high }: Band): Box {
  return [x - half, y - high / 2, x + half, y + high / 2];
}
export interface CubeSpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const CUBE = 0.3;
const CUBE_IN_TWO_ROWS = 0.24;
const MOST = 0.53;
const IN_A_ROW = 4;
/** where a band may stand, in parts of the radius: where it belongs, or moved from another city's */
const SHIFTS = [0, -0.3, 0.3, -0.55, 0.55, -0.8, 0.8];
/** and where a map is so small that names are wider than their cities, aside, in parts of half its width */
const ASIDE = [0, -0.45, 0.45, -0.8, 0.8];
/** what a step away from its city costs, so that a name stays where it is whenever it can */
const AWAY = 0.04;

/** The bands of all cities, so that none lies on another. */
export function bandsOf(
  map: GameMap,
  cities: readonly { readonly name: string; readonly hex: string; readonly cubes: readonly string[] }[],
  k: number,
  text: number,
  measure: Measure,
): Map<string, CityBand> {
  const made = new Map<string, CityBand>();
  const taken: Box[] = [];
  for (const { name, hex, cubes } of cities) {
    const at = map.at.get(hex);
    if (!at || name === "") continue;
    const { s } = map;
    const wide = (map.layout === "flat" ? 0.99 : 0.88) * s;
    const fits = (2 * wide - 4) / Math.max(1, measure(placeName(name), 1, false));
    const size = legible(Math.min(s * 0.34, fits), k, text);
    const half = Math.max(wide, measure(placeName(name), size, false) / 2 + 2 / k);
    const high = Math.max(s * 0.42, size * 1.12);
    const lifted = isCrowded(cubes.length, s, k) ? -0.2 : 0;
    let best: Band | null = null;
    let least = Infinity;
    const isWide = half > 1.2 * wide;
    for (const aside of isWide ? ASIDE : [0])
      for (const shift of SHIFTS) {
        const x = at.x + aside * half;
        const y = at.y + (lifted + shift) * s;
        const box = bandBox({ x, y, half, high, size });
        const away = isWide ? AWAY * (Math.abs(aside) + Math.abs(shift)) * half * high : 0;
        const cost = taken.reduce((sum, other) => sum + overlap(box, other), away);
        if (cost < least - 0.5) [best, least] = [{ x, y, half, high, size }, cost];
      }
    if (best === null) continue;
    made.set(hex, { ...best, cubes: cubesBox(cubes, s, k, best) });
    taken.push(bandBox(best));
  }
  return made;
}

/** Whether two rows of cubes, drawn as large as they have to be, need the room of the sign above. */
function isCrowded(number: number, s: number, k: number): boolean {
  return number > IN_A_ROW && pieceSize(s, k, CUBE_IN_TWO_ROWS, MOST) > 0.34 * s;
}

/** Where the cubes of a city stand: in one row, or in two. */
export function cubeSpots(number: number, s: number, k: number, band: Band): CubeSpot[] {
  const one = number <= IN_A_ROW;
  const rows = one ? [number] : [Math.ceil(number / 2), Math.floor(number / 2)];
  const wished = pieceSize(s, k, one ? CUBE : CUBE_IN_TWO_ROWS, MOST);
  const gap = wished > 0.36 * s ? 1.04 : 1.15;
  const size = Math.min(wished, (2.2 * s) / (Math.max(rows[0]!, IN_A_ROW) * gap));
  const top = band.high / 2 + size * 0.5 + Math.max(0, 0.12 * s - 0.02 / k) * (one ? 1 : 0.4);
  return rows.flatMap((row, line) =>
    Array.from({ length: row }, (_, n) => ({
      x: band.x + (n - (row - 1) / 2) * size * gap,
      y: band.y + top + line * size * gap,
      size,
    })),
  );
}

function cubesBox(cubes: readonly string[], s: number, k: number, band: Band): Box | null {
  const spots: readonly (CubeSpot & { number?: number })[] =
    cubeGroups(cubes, s, k, band) ?? cubeSpots(cubes.length, s, k, band);
  if (spots.length === 0) return null;
  const sides = spots.map((spot) => {
    const { x, y, size, number = 1 } = spot;
    const figure = number > 1 ? FIGURE * String(number).length * size : 0;
    return [x - size / 2, y - size / 2, x + size / 2 + figure, y + size / 2] as const;
  });
  return [
    Math.min(...sides.map(([left]) => left)),
    Math.min(...sides.map(([, top]) => top)),
    Math.max(...sides.map(([, , right]) => right)),
    Math.max(...sides.map(([, , , bottom]) => bottom)),
  ];
}

export interface CubeGroup extends CubeSpot {
  readonly colour: string;
  readonly number: number;
}
/** How wide a figure is, in parts of its size. */
const FIGURE = 0.56;

/** Where single cubes could not be told apart: one of each colour, with its number behind it; null where they can. */
export function cubeGroups(cubes: readonly string[], s: number, k: number, band: Band): CubeGroup[] | null {
  const [first] = cubeSpots(cubes.length, s, k, band);
  if (first === undefined || first.size * k >= LEAST) return null;
  const counted = new Map<string, number>();
  for (const cube of cubes) counted.set(cube, (counted.get(cube) ?? 0) + 1);
  const size = legible(0, k);
  const wide = (number: number): number => size * (1.1 + (number > 1 ? String(number).length * FIGURE : 0));
  const all = [...counted];
  let x = band.x - all.reduce((sum, [, number]) => sum + wide(number), 0) / 2;
  return all.map(([colour, number]) => {
    const group = { colour, number, x: x + size / 2, y: band.y + band.high / 2 + size * 0.55, size };
    x += wide(number);
    return group;
  });
}
