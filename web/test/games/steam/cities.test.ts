import { expect, test } from "vitest";
import { overlap } from "../../../src/board/labels";
import { LEAST } from "../../../src/board/legibleSizes";
import type { Box } from "../../../src/board/maps";
import { bandsOf } from "../../../src/games/steam/pieces/bands";
import { cubeGroups, cubeSpots, numberWidth } from "../../../src/games/steam/pieces/cities";
import { map, seen } from "./seen";

const measure = (text: string, size: number): number => text.length * size * 0.56;
const view = Object.values(seen)[0]!;
/** px of a hex's radius: 1440, 1024 and a phone at the smallest fits there are. */
const SMALLEST = { desk: 20.1, tablet: 15.8, phone: 8 };

test.each(Object.entries(SMALLEST))("on a %s names are legible and no band lies wholly on another", (_, px) => {
  const k = px / map.s;
  const bands = [...bandsOf(map, view.cities, k, 1, measure).values()];
  expect(bands).toHaveLength(view.cities.length);
  for (const band of bands) {
    expect(band.size * k).toBeGreaterThanOrEqual(LEAST);
    expect(2 * band.half).toBeGreaterThan(measure("", band.size));
  }
  const boxes = bands.map((band): Box => [
    band.x - band.half,
    band.y - band.high / 2,
    band.x + band.half,
    band.y + band.high / 2,
  ]);
  boxes.forEach((a, n) =>
    boxes.slice(n + 1).forEach((b) => expect(overlap(a, b)).toBeLessThan(0.5 * (a[2] - a[0]) * (a[3] - a[1]))),
  );
});

test("the room of cubes holds all of them", () => {
  for (const px of Object.values(SMALLEST)) {
    const k = px / map.s;
    for (const { hex, cubes } of view.cities) {
      const band = bandsOf(map, view.cities, k, 1, measure).get(hex)!;
      const spots = cubeGroups(cubes, map.s, k, band) ?? cubeSpots(cubes.length, map.s, k, band);
      expect(band.cubes === null).toBe(spots.length === 0);
      for (const { x, y, size } of spots)
        expect(overlap(band.cubes!, [x - size / 2, y - size / 2, x + size / 2, y + size / 2])).toBeCloseTo(size * size);
    }
  }
});

test("cubes never overlap, and where there is a desk or a tablet they are at least 8 px", () => {
  for (const px of Object.values(SMALLEST)) {
    const k = px / 28;
    const band = { x: 0, y: 0, half: 28, high: 12, size: 9 };
    for (const number of [1, 4, 5, 8, 12]) {
      const spots = cubeSpots(number, 28, k, band);
      expect(spots).toHaveLength(number);
      spots.forEach((a, n) => {
        if (px > 15 && number <= 8) expect(a.size * k).toBeGreaterThanOrEqual(LEAST);
        expect(a.y - a.size / 2).toBeGreaterThanOrEqual(band.high / 2);
        spots
          .slice(n + 1)
          .forEach((b) => expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(a.size));
      });
    }
  }
});

test("where single cubes were below 8 px there is one of each colour, with its number", () => {
  const cubes = ["red", "blue", "red", "yellow", "red"];
  const band = { x: 0, y: 0, half: 28, high: 12, size: 9 };
  expect(cubeGroups(cubes, 28, SMALLEST.desk / 28, band)).toBeNull();
  expect(cubeGroups([], 28, SMALLEST.phone / 28, band)).toBeNull();
  const k = SMALLEST.phone / 28;
  const groups = cubeGroups(cubes, 28, k, band)!;
  expect(groups.map(({ colour, number }) => [colour, number])).toEqual([
    ["red", 3],
    ["blue", 1],
    ["yellow", 1],
  ]);
  groups.forEach((group, n) => {
    expect(group.size * k).toBeGreaterThanOrEqual(LEAST);
    expect(group.y - group.size / 2).toBeGreaterThanOrEqual(band.high / 2);
    const next = groups[n + 1];
    if (next) expect(next.x - group.x).toBeGreaterThan(group.size * (group.number > 1 ? 1.5 : 1));
  });
});

test("cubes keep off a closed side", () => {
  const k = SMALLEST.phone / map.s;
  const cities = view.cities.map((each) => ({ ...each, cubes: ["red", "blue", "red"] }));
  const cubes = (sides: Box[]): Box =>
    bandsOf({ ...map, closed: sides }, cities, k, 1, measure).get(cities[0]!.hex)!.cubes!;
  const [left, top, right, bottom] = cubes([]);
  const y = (top + bottom) / 2;
  expect(overlap(cubes([[left, y, right, y]]), [left, y - 1, right, y + 1])).toBe(0);
});

test("a number stands on a plate as wide as its figures", () => {
  expect(numberWidth(1, 10)).toBe(0);
  expect(numberWidth(2, 10)).toBeGreaterThan(5);
  expect(numberWidth(12, 10)).toBeGreaterThan(numberWidth(2, 10) + 5);
});
