import { describe, expect, test } from "vitest";
import { exits, shapes, tracksOf } from "../../../src/games/steam/tiles";
import { seen } from "./seen";

describe("tiles", () => {
  test("there are 21 shapes, and town tiles have spurs only", () => {
    expect(shapes.size).toBe(21);
    for (const shape of shapes.values()) expect(shape.spurs.length > 0).toBe(shape.id.startsWith("T"));
  });
  test("a turned tile leaves by turned sides", () => {
    expect(tracksOf("21", 1)).toEqual([[1, 4]]);
    expect(tracksOf("T23", 5)).toEqual([
      [5, null],
      [0, null],
    ]);
    expect(exits("42")).toBe(4);
    expect(exits("T31")).toBe(3);
  });
  test("every tile on the map lies as its shape says", () => {
    for (const tile of seen.build.tiles) {
      const sides = tile.tracks.flatMap((track) => [track.a, ...(track.b === null ? [] : [track.b])]).sort();
      const drawn = tracksOf(tile.tile, tile.rotation)
        .flatMap(([a, b]) => [a, ...(b === null ? [] : [b])])
        .sort();
      expect(drawn).toEqual(sides);
    }
  });
});
