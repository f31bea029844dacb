import { expect, test } from "vitest";
import { beside, type Around } from "../../src/board/tipPlacement";
import type { Box } from "../../src/board/maps";
import { overlap } from "../../src/board/labels";

const room: Box = [0, 0, 800, 600];
const [WIDE, HIGH] = [160, 60];
function boxAt(around: Around): Box {
  const { x, y } = beside(around, WIDE, HIGH);
  return [x, y, x + WIDE, y + HIGH];
}

test.each([
  [400, 300],
  [10, 10],
  [790, 590],
  [400, 5],
  [5, 300],
  [795, 300],
])("words about a hex at %i, %i stand in the window and not on the hex", (x, y) => {
  const box = boxAt({ x, y, r: 20, room, seen: [] });
  expect(box[0]).toBeGreaterThanOrEqual(room[0]);
  expect(box[1]).toBeGreaterThanOrEqual(room[1]);
  expect(box[2]).toBeLessThanOrEqual(room[2]);
  expect(box[3]).toBeLessThanOrEqual(room[3]);
  expect(overlap(box, [x - 20, y - 18, x + 20, y + 18])).toBe(0);
});

test("words leave the names round a hex in sight, wherever there is a side without any", () => {
  const names: Box[] = [
    [430, 290, 560, 310],
    [240, 290, 370, 310],
    [380, 200, 420, 270],
  ];
  const box = boxAt({ x: 400, y: 300, r: 20, room, seen: names.map((name) => [name, 4] as const) });
  for (const name of names) expect(overlap(box, name)).toBe(0);
});

test("where something has to be hidden, it is what is missed least", () => {
  const seen = [
    [[400, 0, 800, 600], 4],
    [[0, 0, 399, 600], 1],
  ] as const;
  expect(boxAt({ x: 400, y: 300, r: 20, room, seen })[2]).toBeLessThanOrEqual(400);
});
