import { expect, test } from "vitest";
import { endFigures, placesBeside } from "../../src/ui/charts/endFigures";

const y = (value: number): number => 200 - value;

test("figures of close lines stand apart, in the order of the lines, and none below the lowest line", () => {
  expect(endFigures([100, 0, 0, 2], y, 16, y(0))).toEqual([
    { seat: 0, value: 100, y: 100 },
    { seat: 3, value: 2, y: 168 },
    { seat: 1, value: 0, y: 184 },
    { seat: 2, value: 0, y: 200 },
  ]);
  expect(endFigures([50, 52], y, 16, y(0)).map((each) => each.y)).toEqual([148, 164]);
});

test("marks of nearly the same points stand beside each other, as those of the same do", () => {
  const at = (...ys: [number, number][]): number[] =>
    placesBeside(
      ys.map(([y, marks]) => ({ y, marks })),
      12,
    );
  expect(at([10, 1], [30, 1], [50, 1])).toEqual([0, 0, 0]);
  expect(at([10, 1], [16, 1], [23, 1])).toEqual([0, 1, 0]);
  expect(at([10, 2], [16, 1], [20, 2])).toEqual([0, 2, 3]);
});
