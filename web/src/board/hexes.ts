/* Hexes by axial coordinates, flat-topped and pointy-topped; the same numbers as kernel/hexes.py. */
export type Layout = "flat" | "pointy";
export type Point = readonly [number, number];
export interface Hex {
  readonly q: number;
  readonly r: number;
}

const ROOT3 = Math.sqrt(3);
const FIRST_ANGLE: Record<Layout, number> = { flat: -90, pointy: -120 };
const DIRECTIONS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];
export const COMPASS: Record<Layout, readonly string[]> = {
  flat: ["north", "north-east", "south-east", "south", "south-west", "north-west"],
  pointy: ["north-west", "north-east", "east", "south-east", "south-west", "west"],
};

export function step(h: Hex, d: number): Hex {
  const by = DIRECTIONS[((d % 6) + 6) % 6]!;
  return { q: h.q + by.q, r: h.r + by.r };
}

/** The direction from a hex to its neighbour, or null if the two are not neighbours. */
export function direction(a: Hex, b: Hex): number | null {
  const found = DIRECTIONS.findIndex((d) => a.q + d.q === b.q && a.r + d.r === b.r);
  return found < 0 ? null : found;
}

export function centre(layout: Layout, h: Hex, s: number): Point {
  return layout === "flat"
    ? [1.5 * s * h.q, ROOT3 * s * (h.r + h.q / 2)]
    : [ROOT3 * s * (h.q + h.r / 2), 1.5 * s * h.r];
}

/** Corner i of a hex, clockwise; k below 1 moves it towards the middle. */
export function corner(layout: Layout, h: Hex, i: number, s: number, k = 1): Point {
  return offCentre(layout, h, FIRST_ANGLE[layout] + 90 + 60 * i, s, k * s);
}

/** The middle of side d of a hex; k below 1 moves it towards the middle of the hex. */
export function edge(layout: Layout, h: Hex, d: number, s: number, k = 1): Point {
  return offCentre(layout, h, FIRST_ANGLE[layout] + 60 * d, s, (k * s * ROOT3) / 2);
}

function offCentre(layout: Layout, h: Hex, degrees: number, s: number, away: number): Point {
  const [x, y] = centre(layout, h, s);
  const angle = (degrees * Math.PI) / 180;
  return [x + away * Math.cos(angle), y + away * Math.sin(angle)];
}

/** Degrees clockwise from north of direction d. */
export function headingAngle(layout: Layout, d: number): number {
  return 60 * d - (layout === "flat" ? 0 : 30);
}

export function hexPath(layout: Layout, h: Hex, s: number, k = 1): string {
  return "M" + [0, 1, 2, 3, 4, 5].map((i) => xy(corner(layout, h, i, s, k))).join("L") + "Z";
}

export function xy(point: Point): string {
  return `${num(point[0])} ${num(point[1])}`;
}

export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}
