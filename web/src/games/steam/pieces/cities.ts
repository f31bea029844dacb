/* How a city is laid out on the map: its name on a band, its cubes below, both large enough to be read. */
import { LEAST, legible, pieceSize } from "../../../board/legibleSizes";
import type { Box } from "../../../board/maps";

export interface Band {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly high: number;
  readonly size: number;
  /** its cubes stand above it and not below: they have no room there */
  readonly above?: boolean;
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
/** Whether two rows of cubes, drawn as large as they have to be, need the room of the sign above. */
export function isCrowded(number: number, s: number, k: number): boolean {
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
      y: band.y + (top + line * size * gap) * (band.above ? -1 : 1),
      size,
    })),
  );
}

/** The room that the cubes of a city take, with their numbers. */
export function cubesBox(cubes: readonly string[], s: number, k: number, band: Band): Box | null {
  const spots: readonly (CubeSpot & { number?: number })[] =
    cubeGroups(cubes, s, k, band) ?? cubeSpots(cubes.length, s, k, band);
  if (spots.length === 0) return null;
  const sides = spots.map((spot) => {
    const { x, y, size, number = 1 } = spot;
    return [x - size / 2, y - size / 2, x + size / 2 + numberWidth(number, size), y + size / 2] as const;
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
/** How wide a figure is, and what is left free behind the last, in parts of its size. */
const FIGURE = 0.56;
const AFTER = 0.14;
/** How far the plate of a number stands out beside its cube. */
export function numberWidth(number: number, size: number): number {
  return number > 1 ? (String(number).length * FIGURE + AFTER) * size : 0;
}

/** Where single cubes could not be told apart: one of each colour, with its number behind it; null where they can. */
export function cubeGroups(cubes: readonly string[], s: number, k: number, band: Band): CubeGroup[] | null {
  const [first] = cubeSpots(cubes.length, s, k, band);
  if (first === undefined || first.size * k >= LEAST) return null;
  const counted = new Map<string, number>();
  for (const cube of cubes) counted.set(cube, (counted.get(cube) ?? 0) + 1);
  const size = legible(0, k);
  const wide = (number: number): number => size * 1.1 + numberWidth(number, size);
  const all = [...counted];
  let x = band.x - all.reduce((sum, [, number]) => sum + wide(number), 0) / 2;
  return all.map(([colour, number]) => {
    const y = band.y + (band.high / 2 + size * 0.55) * (band.above ? -1 : 1);
    const group = { colour, number, x: x + size / 2, y, size };
    x += wide(number);
    return group;
  });
}
