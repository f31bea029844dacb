/* How large names and small pieces are drawn: they shrink with the map, but never below what can be read. */

/** px on the screen below which nothing is lettered. */
export const LEAST = 8;
/** A little above it, for what browsers round. */
const FLOOR = 8.4;
const LABEL = 9.6;
/** How large the names on a board are for whom they are too small. */
export const TEXT_SIZES = { normal: 1, large: 1.25, largest: 1.5 } as const;
export type TextSize = keyof typeof TEXT_SIZES;

/** A size in units of the map that is at least the floor on the screen. */
export function legible(wished: number, k: number, text = 1): number {
  return Math.max(wished * text, (FLOOR * text) / k);
}

/** The size of a name beside its place. `part`: of a hex's radius, where there is room. */
export function labelSize(s: number, k: number, part: number, text = 1): number {
  const px = s * k;
  return (text * Math.min(Math.max(LABEL, px * part), 13 + Math.max(0, px - 40) * 0.08)) / k;
}

/**
 * The size of a small piece that is `part` of a hex's radius where the map is large. Where it is small the piece grows
 * against it, up to `most` of the radius, so that several still stand in their hex.
 */
export function pieceSize(s: number, k: number, part: number, most: number): number {
  return Math.max(part * s, Math.min(FLOOR / k, most * s));
}

/** From so many targets on they are dots: as white hexes they would hide the map. */
export const MANY = 16;
export function areMany(marks: readonly { readonly state: string }[]): boolean {
  return marks.filter((mark) => mark.state === "legal" || mark.state === "quiet").length > MANY;
}
