import { expect, test } from "vitest";
import { beside, noteSpot, type Around } from "../../src/board/tipPlacement";
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

test("on a phone a long tip stands off its hex, wherever that is", () => {
  const window: Box = [6, 103, 384, 555];
  for (let x = 14; x < 384; x += 20)
    for (let y = 110; y < 550; y += 20) {
      const spot = beside({ x, y, r: 14, room: window, seen: [] }, 250, 130);
      const box: Box = [spot.x, spot.y, spot.x + 250, spot.y + 130];
      expect(overlap(box, [x - 14, y - 12, x + 14, y + 12]), `${x} ${y}`).toBe(0);
    }
});

test("a note about a hex stands below the map, and elsewhere where it would lie on the hex or on what can be chosen", () => {
  const at = (about: Box | null, seen: Around["seen"]): number[] => {
    const { x, y } = noteSpot({ room, seen }, about, 400, 50);
    return [x, y];
  };
  expect(at(null, [])).toEqual([200, 550]);
  expect(at([380, 560, 420, 600], [])).toEqual([200, 0]);
  expect(at([380, 560, 420, 600], [[[300, 0, 340, 40], 1.5]])).not.toEqual([200, 0]);
  // What can be chosen is hidden rather than the hex that is spoken of.
  expect(at([380, 560, 420, 600], [[[0, 0, 800, 60], 1.5]])).toEqual([200, 0]);
});
