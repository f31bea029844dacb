import { expect, test } from "vitest";
import { chooseCorners, cornerBox, hidden } from "../../src/board/corners";
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
      for (const overlay of overlays) {
        const at = found[overlay.id]!;
        expect(overlay.at).toContain(at);
        const others = overlay.at.filter((corner) => !Object.values(found).includes(corner));
        for (const other of others) {
          const here = hidden(map, cornerBox(at, overlay, window, margins), window, inset);
          const there = hidden(map, cornerBox(other, overlay, window, margins), window, inset);
          expect(here).toBeLessThanOrEqual(there + 0.5);
        }
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
