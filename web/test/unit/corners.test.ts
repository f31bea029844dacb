import { expect, test } from "vitest";
import { chooseCorners, cornerBox, hidden, type Corner } from "../../src/board/corners";
import { indexMap, type MapData } from "../../src/board/maps";
import { overlaysOf } from "../../src/table/state/overlays";
import { readJson } from "../fixtures";

const map = indexMap(readJson<MapData>("../games/rocket/toy-map.json", import.meta.url));
const inset = { top: 8, right: 8, bottom: 24, left: 8 };
const margins = { side: 10, top: 10, bottom: 28 };

test("what lies over a map stands where it hides least, each in a corner of its own", () => {
  for (const [width, height] of [
    [390, 343],
    [360, 240],
    [544, 342],
    [1024, 700],
  ] as const) {
    const window = { width, height };
    for (const hint of [true, false]) {
      const overlays = overlaysOf({ phone: width < 400, peek: true, chips: true, hint });
      const found = chooseCorners(map, window, inset, margins, overlays);
      expect(new Set(Object.values(found)).size).toBe(overlays.length);
      // Hints have the upper right.
      if (hint) expect(Object.values(found)).not.toContain("tr");
      const sum = (at: Readonly<Record<string, Corner>>): number =>
        overlays.reduce(
          (all, each) => all + hidden(map, cornerBox(at[each.id]!, each, window, margins), window, inset),
          0,
        );
      for (const overlay of overlays) {
        expect(overlay.at).toContain(found[overlay.id]);
        // Nothing would hide less in a corner that is free.
        for (const other of overlay.at.filter((corner) => !Object.values(found).includes(corner)))
          expect(sum(found)).toBeLessThanOrEqual(sum({ ...found, [overlay.id]: other }) + 0.5);
      }
    }
  }
});

test("where a corner is as good as another, things stand where they are looked for", () => {
  const wide = { width: 3000, height: 300 };
  const found = chooseCorners(
    map,
    wide,
    inset,
    margins,
    overlaysOf({ phone: false, peek: true, chips: true, hint: false }),
  );
  expect(found).toEqual({ peek: "tl", zoom: "bl", chips: "br" });
});
