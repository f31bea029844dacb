import { describe, expect, test } from "vitest";
import { num } from "../../../src/board/hexes";
import { engines, growth, linePaths } from "../../../src/games/rocket/track";
import { map, seen } from "./seen";

const { act } = seen;
const place = map.places[0]!;
const home = map.at.get(place.hex)!;
const beside = home.near.find((name) => name !== null)!;

describe("the map", () => {
  test("every line that has left is drawn, and ends under its locomotive", () => {
    const paths = linePaths(map, act);
    for (const engine of engines(map, act)) {
      if (engine.heading === null) continue;
      const d = paths.get(engine.company.id)!;
      const { x, y } = map.at.get(engine.name)!;
      expect(d).toContain(`${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
    }
  });
});

describe("a line that grows", () => {
  test("only the stroke that leads to the locomotive grows, by its last hex", () => {
    const at = map.at.get(beside)!;
    const end = `L${num(at.x)} ${num(at.y)}`;
    expect(growth(map, `M0 0L1 1L2 2M5 5L6 6L7 7Q8 8 9 9${end}`, beside)).toEqual({
      old: "M0 0L1 1L2 2",
      fresh: `M5 5L6 6L7 7Q8 8 9 9${end}`,
      share: 1 / 2.64,
    });
    expect(growth(map, "M0 0L1 1", beside)).toBeNull();
  });
});
