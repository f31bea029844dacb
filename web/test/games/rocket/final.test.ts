import { describe, expect, test } from "vitest";
import { whyRow } from "../../../src/games/rocket/final";
import { entry } from "../../fixtures";
import { names } from "./seen";

describe("the final scoring", () => {
  test("a row says its rule and who has what", () => {
    const why = whyRow({ key: "industry", points: [3, 6], holdings: [2, 4], facts: { industry: "steel" } }, [], names);
    expect(why[0]).toContain("most 6, second 3");
    expect(why[1]).toBe("Ben\u00a04: +6\u00a0· Ada\u00a02: +3");
  });
  test("what was earned in play is told by where it came from", () => {
    const log = [
      entry(1, 0, [{ key: "city-scored", city: "X", company: "A", points: [2, 1] }]),
      entry(2, 1, [{ key: "merged", closed: "A", survivor: "B", places: 2, points: [0, 3], tiles_left: 3 }]),
    ];
    const why = whyRow({ key: "earned", points: [2, 4], holdings: [0, 0], facts: {} }, log, names);
    expect(why.slice(1)).toEqual(["Ada: 2 in cities", "Ben: 1 in cities and 3 by mergers"]);
  });
});
