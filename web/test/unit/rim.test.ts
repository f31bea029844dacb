import { expect, test } from "vitest";
import { clearOf, fitted, newCamera } from "../../src/board/camera.svelte";
import { overlap, square } from "../../src/board/labels";
import { indexMap, type Box, type MapData } from "../../src/board/maps";
import { besideCard, hidden, standAlongRim, standAside, styleAt } from "../../src/board/rim";
import { inCloserLook, overlaysOf } from "../../src/table/state/overlays";
import { readJson } from "../fixtures";

const map = indexMap(readJson<MapData>("../games/rocket/toy-map.json", import.meta.url));
const inset = { top: 8, right: 8, bottom: 24, left: 8 };
const margins = { side: 8, top: 8, bottom: 26 };
const EXTENTS = {
  peek: { width: 120, height: 44 },
  chips: { width: 131, height: 29 },
  hint: { width: 52, height: 44 },
};

test.each([
  [390, 490],
  [360, 286],
  [544, 342],
  [684, 560],
])("what lies over a map of %i x %i px hides no hex of it, and nothing of the others", (width, height) => {
  const window = { width, height };
  for (const hint of [EXTENTS.hint, null]) {
    // Secret totals on a shared phone are seen least; the smallest of windows has no room for that button, too.
    const peek = width === 360 ? null : EXTENTS.peek;
    const overlays = overlaysOf({ ...EXTENTS, passing: null, phone: width < 400, hint, peek, legend: true });
    const { boxes, inset: given } = standAlongRim(map, window, inset, margins, overlays);
    expect(Object.keys(boxes).sort()).toEqual(overlays.map(({ id }) => id).sort());
    for (const [id, box] of Object.entries(boxes)) {
      expect(hidden(map, box, window, given), id).toBe(0);
      expect(box[0] >= 0 && box[1] >= 0 && box[2] <= width && box[3] <= height, id).toBe(true);
      for (const [other, its] of Object.entries(boxes)) if (other !== id) expect(overlap(box, its), id).toBe(0);
    }
    // The map gives way by little.
    const size = (room: typeof inset): number => fitted({ ...newCamera(), ...window }, map.land, room).k;
    expect(size(given)).toBeGreaterThanOrEqual(size(inset) * 0.97);
  }
});

test("where there is room everywhere, things stand where they are looked for, and grow towards the middle", () => {
  const wide = { width: 3000, height: 300 };
  const overlays = overlaysOf({ ...EXTENTS, passing: null, phone: false, legend: true });
  const { boxes } = standAlongRim(map, wide, inset, margins, overlays);
  const styles = Object.fromEntries(Object.entries(boxes).map(([id, box]) => [id, styleAt(box, wide)]));
  expect(styles).toEqual({
    peek: "left: 8px; top: 8px",
    hint: "right: 8px; top: 8px",
    zoom: "left: 8px; bottom: 26px",
    chips: "right: 8px; bottom: 26px",
  });
});

test("nothing stands half over the compass rose where there is room beside it", () => {
  const wide = { width: 3000, height: 300 };
  const overlays = overlaysOf({ ...EXTENTS, passing: null, phone: false, legend: true });
  // A rose where the chips are looked for, and under a corner of them only.
  const { k, x, y } = fitted({ ...newCamera(), ...wide }, map.land, inset);
  const rose: Box = [(2800 - x) / k, (100 - y) / k, (2870 - x) / k, (250 - y) / k];
  const { boxes } = standAlongRim({ ...map, taken: [rose] }, wide, inset, margins, overlays);
  expect(overlap(boxes["chips"]!, [2800, 100, 2870, 250])).toBe(0);
  expect(overlap([2861, 245, 2992, 274], [2800, 100, 2870, 250])).toBeGreaterThan(0);
});

test("a closer look is moved or taken back until no hex that can be chosen lies under a button", () => {
  const camera = { ...newCamera(), width: 390, height: 490 };
  const targets = new Set(map.hexes.slice(0, 6).map((hex) => hex.name));
  const hexes = [...targets].map((name) => map.at.get(name)!);
  const [xs, ys] = [hexes.map((hex) => hex.x), hexes.map((hex) => hex.y)];
  const look = [Math.min(...xs) - 30, Math.min(...ys) - 30, Math.max(...xs) + 30, Math.max(...ys) + 30] as const;
  const near = fitted(camera, look, inset, 1.6);
  const at = ({ k, x, y }: typeof near, n: number): { x: number; y: number } => ({
    x: hexes[n]!.x * k + x,
    y: hexes[n]!.y * k + y,
  });
  const { x, y } = at(near, 0);
  const over = [square(x, y, 22)];
  const found = clearOf(camera, map, near, targets, over, inset, near.k * 0.5)!;
  expect(found.k).toBeGreaterThanOrEqual(near.k * 0.5);
  hexes.forEach((_, n) => {
    const spot = at(found, n);
    expect(overlap(square(spot.x, spot.y, map.s * found.k * 0.9), over[0]!)).toBe(0);
  });
  // Where nothing is hidden, nothing is moved.
  expect(clearOf(camera, map, near, targets, [[0, 0, 1, 1]], inset, 0)).toBe(near);
  // A button as large as the window cannot be evaded.
  expect(clearOf(camera, map, near, targets, [[0, 0, 390, 490]], inset, near.k * 0.5)).toBe(null);
});

test("what comes and goes stands where the others leave room, and neither they nor the map give way", () => {
  const window = { width: 390, height: 490 };
  const shown = { ...EXTENTS, phone: true, legend: true };
  const before = standAlongRim(map, window, inset, margins, overlaysOf({ ...shown, passing: null }));
  const passing = { width: 180, height: 66 };
  const { boxes, inset: given } = standAlongRim(map, window, inset, margins, overlaysOf({ ...shown, passing }));
  const { passing: box, ...others } = boxes;
  expect(given).toEqual(before.inset);
  expect(others).toEqual(before.boxes);
  for (const other of Object.values(others)) expect(overlap(box!, other)).toBe(0);
});

test("in a closer look a button that would hide something goes along the rim to where it hides nothing", () => {
  const window = { width: 390, height: 490 };
  const stand = { k: 2, x: -60, y: -40 };
  const fit: Box = [338, 8, 382, 52];
  // One hex stands just where the button does; at the other end of the window there is nothing.
  const under = map.hexes.find((hex) => Math.abs(hex.x * 2 - 60 - 360) < 60 && Math.abs(hex.y * 2 - 40 - 30) < 60)!;
  const legend: Box = [8, 400, 52, 444];
  const stood = standAside(map, stand, window, margins, { fit, legend }, new Set([under.name]));
  expect(stood["legend"]).toBe(legend);
  const [x, y] = [under.x * 2 - 60, under.y * 2 - 40];
  expect(overlap(fit, square(x, y, map.s))).toBeGreaterThan(0);
  expect(overlap(stood["fit"]!, square(x, y, map.s))).toBe(0);
  expect(overlap(stood["fit"]!, legend)).toBe(0);
});

test("what stands at the right goes aside for a card, and in a closer look chips go, with fingers the legend, too", () => {
  const boxes: Record<string, Box> = { peek: [8, 8, 228, 52], chips: [300, 8, 382, 38], fit: [338, 400, 382, 444] };
  expect(besideCard(boxes, 390, 100)).toEqual({ ...boxes, chips: [200, 8, 282, 38], fit: [238, 400, 282, 444] });
  const legend: Box = [8, 400, 52, 444];
  const [peek, fit] = [[8, 8, 66, 52], boxes["fit"]];
  expect(inCloserLook({ ...boxes, legend }, false, 390)).toEqual({ peek, fit, legend });
  expect(inCloserLook({ ...boxes, legend }, true, 390)).toEqual({ peek, fit });
});

test("a column of buttons goes up its side rather than along the foot", () => {
  const window = { width: 700, height: 600 };
  const zoom: Box = [8, 400, 46, 544];
  const { name, x, y } = map.hexes[0]!;
  const stood = standAside(map, { k: 1, x: 27 - x, y: 480 - y }, window, margins, { zoom }, new Set([name]));
  expect(stood["zoom"]![0]).toBe(8);
  expect(overlap(stood["zoom"]!, square(27, 480, map.s * 0.8))).toBe(0);
});
