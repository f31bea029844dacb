import { describe, expect, test } from "vitest";
import { centre, corner, direction, edge, headingAngle, hexPath, step, type Layout } from "../../src/board/hexes";

const LAYOUTS: readonly Layout[] = ["flat", "pointy"];
const HOME = { q: 3, r: 5 };

describe.each(LAYOUTS)("%s hexes", (layout) => {
  test("a step there and back again leads home", () => {
    for (let d = 0; d < 6; d += 1) expect(step(step(HOME, d), d + 3)).toEqual(HOME);
  });
  test("the direction to a neighbour is the step that was taken", () => {
    for (let d = 0; d < 6; d += 1) expect(direction(HOME, step(HOME, d))).toBe(d);
    expect(direction(HOME, { q: 9, r: 9 })).toBeNull();
  });
  test("neighbours share the middle of a side", () => {
    for (let d = 0; d < 6; d += 1) {
      const [ax, ay] = edge(layout, HOME, d, 28);
      const [bx, by] = edge(layout, step(HOME, d), d + 3, 28);
      expect(ax).toBeCloseTo(bx, 6);
      expect(ay).toBeCloseTo(by, 6);
    }
  });
  test("corners lie one radius from the middle", () => {
    const [x, y] = centre(layout, HOME, 28);
    for (let i = 0; i < 6; i += 1) {
      const [cx, cy] = corner(layout, HOME, i, 28);
      expect(Math.hypot(cx - x, cy - y)).toBeCloseTo(28, 6);
    }
  });
  test("a locomotive's nose points to the side it heads for", () => {
    const [x, y] = centre(layout, HOME, 28);
    for (let d = 0; d < 6; d += 1) {
      const [ex, ey] = edge(layout, HOME, d, 28);
      const angle = (headingAngle(layout, d) * Math.PI) / 180;
      expect(Math.sin(angle)).toBeCloseTo((ex - x) / Math.hypot(ex - x, ey - y), 6);
      expect(-Math.cos(angle)).toBeCloseTo((ey - y) / Math.hypot(ex - x, ey - y), 6);
    }
  });
  test("a hex has six corners", () => {
    expect(hexPath(layout, HOME, 28).split("L")).toHaveLength(6);
  });
});
