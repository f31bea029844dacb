import { expect, test } from "vitest";
import { sharedRuns } from "../../src/ui/charts/sharedRuns";

test("lines that lie on each other are found, as long as the same ones do", () => {
  expect(
    sharedRuns([
      [0, 0, 3, 5],
      [0, 0, 3, 4],
      [0, 0, 2, 4],
    ]),
  ).toEqual([
    { seats: [0, 1, 2], from: 0, to: 1 },
    { seats: [0, 1], from: 1, to: 2 },
  ]);
  expect(
    sharedRuns([
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ]),
  ).toEqual([{ seats: [0, 1], from: 0, to: 3 }]);
});

test("lines that only cross or meet lie beside each other", () => {
  expect(
    sharedRuns([
      [0, 2, 1],
      [1, 2, 0],
    ]),
  ).toEqual([]);
  expect(sharedRuns([[5]])).toEqual([]);
  expect(sharedRuns([])).toEqual([]);
});
