/* The shapes of Steam's track tiles, from the file the rules read. */
import drawn from "../../generated/steam-tiles.json";

export interface Shape {
  readonly id: string;
  readonly tracks: readonly (readonly [number, number])[];
  readonly spurs: readonly number[];
}
/** A track from side to side; null is the town in the middle. */
export type Track = readonly [number, number | null];

export const shapes: ReadonlyMap<string, Shape> = new Map(
  drawn.map(({ id, tracks, spurs }) => [id, { id, tracks: tracks.map(([a, b]) => [a!, b!] as const), spurs }]),
);

/** How many sides track leaves by. */
export function exits(tile: string): number {
  const shape = shapes.get(tile);
  return shape === undefined ? 0 : shape.spurs.length || 2 * shape.tracks.length;
}

/** The tracks of a tile turned by so many sixths clockwise. */
export function tracksOf(tile: string, rotation: number): Track[] {
  const shape = shapes.get(tile);
  if (shape === undefined) return [];
  const turn = (side: number): number => (side + rotation) % 6;
  return [
    ...shape.tracks.map(([a, b]): Track => [turn(a), turn(b)]),
    ...shape.spurs.map((side): Track => [turn(side), null]),
  ];
}
