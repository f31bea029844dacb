import { expect, test } from "vitest";
import { overlap, placeLabels } from "../../../src/board/labels";
import { labelWishes, obstacles } from "../../../src/games/rocket/labels";
import { map, seen } from "./seen";

const view = seen.act;
const measure = (text: string, size: number): number => text.length * size * 0.52;

test.each([0.5, 0.8, 1, 1.6])("at zoom %s no name lies on a place, a piece or another name", (k) => {
  const around = obstacles(map, view, []);
  const placed = placeLabels(labelWishes(map, k), around, measure);
  expect(placed.length).toBeGreaterThan(0);
  for (const [n, label] of placed.entries()) {
    for (const box of around.hard) expect(overlap(label.box, box)).toBeLessThanOrEqual(0.5);
    for (const other of placed.slice(n + 1)) expect(overlap(label.box, other.box)).toBeLessThanOrEqual(0.5);
  }
});

test("with room enough every place has its name", () => {
  expect(placeLabels(labelWishes(map, 1.6), obstacles(map, view, []), measure)).toHaveLength(map.places.length);
});

test("at the rim a name lies on a hex that may be chosen rather than beyond the edge of the window", () => {
  // Whoever moves the western locomotive may choose among all hexes round it.
  const start = [...map.companies].sort((a, b) => map.at.get(a.hex)!.x - map.at.get(b.hex)!.x)[0]!;
  const near = map.at.get(start.hex)!.near.filter((hex) => hex !== null);
  const marks = near.map((hex) => ({ hex, state: "legal" as const, sign: "" }));
  const around = obstacles(map, view, marks);
  const placed = placeLabels(labelWishes(map, 1.6), around, measure);
  expect(placed).toHaveLength(map.places.length);
  for (const { wish, box } of placed) {
    expect([wish.text, box[0] >= map.land[0] && box[2] <= map.land[2]]).toEqual([wish.text, true]);
  }
});

test("a place beyond the window has no name in it", () => {
  const [left, top, right, bottom] = map.land;
  const middle = (left + right) / 2;
  // All that is right of the middle lies beside the window.
  const beside = [[middle, top - 1e4, right + 1e4, bottom + 1e4]] as const;
  const placed = placeLabels(labelWishes(map, 1.6), obstacles(map, view, [], beside), measure);
  expect(placed.length).toBeGreaterThan(0);
  expect(placed.length).toBeLessThan(map.places.length);
  for (const { wish, box } of placed) expect([wish.text, wish.x < middle, box[2] <= middle]).toEqual([wish.text, true, true]);
});
