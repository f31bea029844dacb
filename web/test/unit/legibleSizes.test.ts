/* What is read on a board is never below 8 px at the first fit, whatever the map. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { closerLook, fitted, isInSight, newCamera } from "../../src/board/camera.svelte";
import { areMany, labelSize, LEAST, legible, MANY, TEXT_SIZES } from "../../src/board/legibleSizes";
import { indexMap, type GameMap, type MapData } from "../../src/board/maps";

const FOLDER = join(import.meta.dirname, "../../public/maps");
/** The window of the board, and what lies over its sides, as the table lays them out. */
const WINDOWS = {
  "1440 x 900": { width: 816, height: 852, inset: { top: 10, right: 10, bottom: 172, left: 10 } },
  "1024 x 768": { width: 684, height: 720, inset: { top: 10, right: 10, bottom: 172, left: 10 } },
  "390 x 844": { width: 390, height: 455, inset: { top: 8, right: 8, bottom: 24, left: 8 } },
  "360 x 640": { width: 360, height: 250, inset: { top: 8, right: 8, bottom: 24, left: 8 } },
};
function allMaps(): GameMap[] {
  const games = existsSync(FOLDER)
    ? readdirSync(FOLDER, { withFileTypes: true }).filter((each) => each.isDirectory())
    : [];
  return games.flatMap(({ name }) =>
    readdirSync(join(FOLDER, name))
      .filter((file) => /^[a-z]+\.json$/.test(file))
      .map((file) => indexMap(JSON.parse(readFileSync(join(FOLDER, name, file), "utf8")) as MapData)),
  );
}

test.each(Object.entries(WINDOWS))("at %s every name on every map can be read", (_, { width, height, inset }) => {
  const maps = allMaps();
  expect(maps.length).toBeGreaterThan(0);
  for (const map of maps) {
    const { k } = fitted({ ...newCamera(), width, height }, map.land, inset);
    for (const text of Object.values(TEXT_SIZES)) {
      expect(labelSize(map.s, k, 0.5, text) * k).toBeGreaterThanOrEqual(LEAST * text);
      expect(legible(map.s * 0.34, k, text) * k).toBeGreaterThanOrEqual(LEAST * text);
    }
  }
});

test("many targets are dots, few are hexes", () => {
  const marks = (number: number, state: string): { state: string }[] =>
    Array.from({ length: number }, () => ({ state }));
  expect(areMany(marks(MANY, "legal"))).toBe(false);
  expect(areMany(marks(MANY + 1, "legal"))).toBe(true);
  expect(areMany([...marks(MANY, "quiet"), ...marks(9, "selected")])).toBe(false);
});

test("a closer look cuts no hex that can be chosen in two", () => {
  const { width, height, inset } = WINDOWS["390 x 844"];
  const camera = { ...newCamera(), width, height };
  for (const map of allMaps()) {
    const first = map.hexes[Math.floor(map.hexes.length / 2)]!;
    const r = map.s * 1.1;
    const look = [first.x - 3 * r, first.y - 3 * r, first.x + 3 * r, first.y + 3 * r] as const;
    const targets = new Set(map.hexes.filter((_, n) => n % 3 === 0).map((hex) => hex.name));
    const stand = closerLook(camera, map, look, targets, inset);
    for (const name of targets) {
      const { x, y } = map.at.get(name)!;
      const shown = { ...camera, ...stand };
      const whole = isInSight(shown, [x - r, y - r, x + r, y + r], inset);
      const middle = isInSight(shown, [x, y, x, y], inset);
      // Outside altogether, or whole.
      expect(whole || !middle).toBe(true);
    }
  }
});

test("a closer look at the edge of the land shows land and not what lies beyond", () => {
  const { width, height, inset } = WINDOWS["390 x 844"];
  const camera = { ...newCamera(), width, height };
  for (const map of allMaps()) {
    const first = map.hexes.reduce((a, b) => (a.y < b.y ? a : b));
    const r = map.s * 1.2;
    const look = [first.x - r, first.y - r, first.x + r, first.y + r] as const;
    const stand = closerLook(camera, map, look, new Set([first.name]), inset);
    const high = (map.land[3] - map.land[1]) * stand.k;
    if (high > height) expect(map.land[1] * stand.k + stand.y).toBeCloseTo(inset.top);
    expect(isInSight({ ...camera, ...stand }, [first.x, first.y, first.x, first.y], inset)).toBe(true);
  }
});
