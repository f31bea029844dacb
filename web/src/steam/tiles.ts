/* The shapes of Steam's track tiles, read from the file the rules read. */
import source from "../../../src/rainhill/steam/tiles.toml?raw";

export interface Shape {
  readonly id: string;
  readonly tracks: readonly (readonly [number, number])[];
  readonly spurs: readonly number[];
}
/** A track from side to side; null is the town in the middle. */
export type Track = readonly [number, number | null];

const PIECES = "[[piece]]";

export const shapes: ReadonlyMap<string, Shape> = new Map(
  source
    .split(PIECES)[0]!
    .split("[[shape]]")
    .slice(1)
    .map((part) => {
      const id = /id = "(\w+)"/.exec(part)![1]!;
      const tracks = JSON.parse(/tracks = (.+)/.exec(part)?.[1] ?? "[]") as [number, number][];
      const spurs = JSON.parse(/spurs = (.+)/.exec(part)?.[1] ?? "[]") as number[];
      return [id, { id, tracks, spurs }];
    }),
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
