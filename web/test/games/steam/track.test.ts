import { describe, expect, test } from "vitest";
import { overlap, square } from "../../../src/board/labels";
import { casing, linesOf, OWNER, ownerSpots, pathData, pointsAlong } from "../../../src/games/steam/track";
import { map, seen } from "./seen";

describe("track", () => {
  const view = seen.goods;
  test("every link with track becomes one connected line", () => {
    const lines = linesOf(map, view);
    const links = new Set(view.tiles.flatMap((tile) => tile.tracks.map((track) => track.link)));
    expect(new Set(lines.map((line) => line.link))).toEqual(links);
    for (const line of lines) {
      for (let n = 1; n < line.curves.length; n += 1) {
        const [a, b] = [line.curves[n - 1]!.at(-1)!, line.curves[n]![0]!];
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(0.01);
      }
      expect(pathData(line.curves)).toMatch(/^M[-\d. LQC]+$/);
      expect(casing(line).firm === "").toBe(line.owner === null);
    }
  });
  test("an owner's piece stands on the owner's track", () => {
    const lines = linesOf(map, view);
    for (const spot of ownerSpots(lines, [], map.s)) {
      const line = lines.find((each) => each.id === spot.id)!;
      expect(line.owner).toBe(spot.owner);
      expect(pointsAlong(line.curves).some((p) => p[0] === spot.at[0] && p[1] === spot.at[1])).toBe(true);
    }
  });
  test("an owner's piece keeps off the names and cubes of cities", () => {
    const lines = linesOf(map, view);
    const [first] = ownerSpots(lines, [], map.s);
    const cubes = square(first!.at[0], first!.at[1], 3);
    const [moved] = ownerSpots(lines, [], map.s, [cubes]);
    expect(overlap(cubes, square(moved!.at[0], moved!.at[1], map.s * OWNER))).toBe(0);
  });
});
