import { expect, test } from "vitest";
import { overlap, placeLabels, square } from "../../../src/board/labels";
import { labelWishes, obstacles, targetSize } from "../../../src/games/rocket/labels";
import { engineRadius } from "../../../src/games/rocket/pieces/plates";
import { engines, linePaths, pointsAlong, WIDTH } from "../../../src/games/rocket/track";
import type { Mark } from "../../../src/table/state/previews.svelte";
import { map, seen } from "./seen";

const view = seen.act;
const measure = (text: string, size: number): number => text.length * size * 0.52;

test.each([0.5, 0.8, 1, 1.6])("at zoom %s no name lies on a place, a piece or another name", (k) => {
  const around = obstacles(map, view, k, []);
  const placed = placeLabels(labelWishes(map, view, k), around, measure);
  expect(placed.length).toBeGreaterThan(0);
  for (const [n, label] of placed.entries()) {
    for (const box of around.hard) expect(overlap(label.box, box)).toBeLessThanOrEqual(0.5);
    for (const other of placed.slice(n + 1)) expect(overlap(label.box, other.box)).toBeLessThanOrEqual(0.5);
  }
});

test("with room enough every place has its name", () => {
  expect(placeLabels(labelWishes(map, view, 1.6), obstacles(map, view, 1.6, []), measure)).toHaveLength(
    map.places.length,
  );
});

test("at the rim a name lies on a hex that may be chosen rather than beyond the edge of the window", () => {
  // Whoever moves the western locomotive may choose among all hexes round it.
  const start = [...map.companies].sort((a, b) => map.at.get(a.hex)!.x - map.at.get(b.hex)!.x)[0]!;
  const near = map.at.get(start.hex)!.near.filter((hex) => hex !== null);
  const marks = near.map((hex) => ({ hex, state: "legal" as const, sign: "" }));
  const around = obstacles(map, view, 1.6, marks);
  const placed = placeLabels(labelWishes(map, view, 1.6), around, measure);
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
  const placed = placeLabels(labelWishes(map, view, 1.6), obstacles(map, view, 1.6, [], beside), measure);
  expect(placed.length).toBeGreaterThan(0);
  expect(placed.length).toBeLessThan(map.places.length);
  for (const { wish, box } of placed)
    expect([wish.text, wish.x < middle, box[2] <= middle]).toEqual([wish.text, true, true]);
});

test("marks that are not drawn, as there are so many, move no name", () => {
  const marks = map.hexes.map(({ name }) => ({ hex: name, state: "quiet" as const, sign: "" }));
  const boxes = (marks: readonly Mark[]): unknown[] =>
    placeLabels(labelWishes(map, view, 1.6), obstacles(map, view, 1.6, marks), measure).map(({ box }) => box);
  expect(boxes(marks)).toEqual(boxes([]));
});

test("no name lies on track where there is another place", () => {
  // A line that passes close below a city, where its name would stand.
  const city = map.at.get(map.places.find((place) => place.kind === "city")!.hex)!;
  const track = [3, 2].map((d) => ({ hex: city.near[d]!, enters: (d + 2) % 6, leaves: (d + 5) % 6 }));
  const laid = { ...view, companies: view.companies.map((each, n) => (n === 0 ? { ...each, track } : each)) };
  const drawn = [...linePaths(map, laid).values()].flatMap(pointsAlong);
  expect(drawn.length).toBeGreaterThan(10);
  for (const { wish, box } of placeLabels(labelWishes(map, laid, 1.2), obstacles(map, laid, 1.2, []), measure))
    for (const [x, y] of drawn) expect(overlap(box, square(x, y, (map.s * WIDTH) / 2)), wish.text).toBe(0);
});

test("a name lies on no letter of a hex that may be chosen", () => {
  const towns = map.places.filter((place) => place.kind === "town").map((place) => map.at.get(place.hex)!);
  const marks = towns.flatMap((hex) =>
    hex.near.filter((name) => name !== null).map((name) => ({ hex: name, state: "legal" as const, sign: "A" })),
  );
  for (const k of [0.6, 1]) {
    const letters = marks
      .map(({ hex }) => map.at.get(hex)!)
      .map(({ x, y }) => square(x, y, targetSize(map.s, k) * 0.3));
    for (const { wish, box } of placeLabels(labelWishes(map, view, k), obstacles(map, view, k, marks), measure))
      for (const letter of letters) expect(overlap(box, letter), wish.text).toBe(0);
  }
});

test("where a locomotive is wider than its start, the name stands beside the locomotive", () => {
  const k = 0.3;
  const waiting = engines(map, view).filter((engine) => engine.heading === null);
  expect(waiting.length).toBeGreaterThan(0);
  for (const { company, name } of waiting) {
    const { x, y } = map.at.get(name)!;
    const r = engineRadius(map.s, k, map.companyOf.get(company.id)!.monogram, false);
    expect(r).toBeGreaterThan(map.s * 0.8);
    const label = placeLabels(
      labelWishes(map, view, k).filter((wish) => wish.x === x && wish.y === y),
      obstacles(map, view, k, []),
      measure,
    );
    expect(label.map(({ box }) => overlap(box, square(x, y, r)) <= 0.5)).toEqual([true]);
  }
});
