import { expect, test } from "vitest";
import { chartScale } from "../../src/ui/charts/chartScale";

const steps = (marks: readonly number[]): number[] => [
  ...new Set(marks.slice(1).map((mark, n) => Number((mark - marks[n]!).toPrecision(6)))),
];

test("figures at the side of a chart are round, and steps are 1, 2 or 5 of their kind", () => {
  expect(chartScale([46.2, 12], 10, 5).marks).toEqual([0, 10, 20, 30, 40]);
  expect(chartScale([-7, 118], 10, 5).marks).toEqual([0, 50, 100]);
  expect(chartScale([-12, 8], 10, 5).marks).toEqual([-10, -5, 0, 5, 10]);
  expect(chartScale([0.63, 0.2], 0.5, 5).marks).toEqual([0, 0.2, 0.4, 0.6]);
  expect(chartScale([0.99, 0], 0.5, 5)).toEqual({ least: 0, most: 1, marks: [0, 0.2, 0.4, 0.6, 0.8, 1] });
  expect(chartScale([1, 0], 0.5, 5).marks).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  for (let top = 1; top < 500; top += 7) {
    const { least, most, marks } = chartScale([top, -top / 3], 10, 5);
    expect(least).toBeLessThanOrEqual(-top / 3);
    expect(most).toBeGreaterThanOrEqual(top);
    expect(marks).toContain(0);
    expect(marks.length).toBeLessThanOrEqual(8);
    expect(marks.length).toBeGreaterThanOrEqual(2);
    expect(steps(marks)).toEqual([expect.toSatisfy((step: number) => /^0?\.?0*[125]0*$/.test(String(step)))]);
  }
});

test("where all is nothing, and where nothing is known, the scale begins with nothing and has whole figures", () => {
  for (const values of [[0, 0, 0], []]) {
    expect(chartScale(values, 10, 5)).toEqual({ least: 0, most: 10, marks: [0, 2, 4, 6, 8, 10] });
    expect(chartScale(values, 5, 6)).toEqual({ least: 0, most: 5, marks: [0, 1, 2, 3, 4, 5] });
    expect(chartScale(values, 0.5, 5)).toEqual({ least: 0, most: 0.5, marks: [0, 0.1, 0.2, 0.3, 0.4, 0.5] });
  }
});
