import { expect, test } from "vitest";
import { pointsApart } from "../../src/text/points";

const pointsIn = (text: string): string[] => pointsApart(text).filter((_, n) => n % 2 === 1);

test("points stand out without the comma after them, and with the thousands of every language", () => {
  expect(pointsIn("Ada +3, Cyd +12.")).toEqual(["+3", "+12"]);
  expect(pointsIn("Ada +£1,000, Cyd +£20,500.")).toEqual(["+£1,000", "+£20,500"]);
  expect(pointsIn("Ada +1.000.000, Cyd +2.")).toEqual(["+1.000.000", "+2"]);
  expect(pointsIn("Ada +1\u00a0000, Cyd +20\u202f500")).toEqual(["+1\u00a0000", "+20\u202f500"]);
  expect(pointsApart("Ada +3, Cyd").join("")).toBe("Ada +3, Cyd");
});
