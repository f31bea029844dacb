import { describe, expect, test } from "vitest";
import { chosen, hexesNamed, isCostly, percent, series, tenths } from "../../src/analysis/study";
import { spoken } from "../../src/text/language.svelte";
import type { JudgedInfo, StudyInfo } from "../../src/generated/messages";

const prospect = (action: string, chance: number, points: number) => ({
  action,
  means: { kind: "pass" } as const,
  chances: [chance, 1 - chance],
  points: [points, 10],
  line: [],
  then: [],
  brings: [],
  later: [],
});
const judged = (number: number, seat: number, cost: number): JudgedInfo => ({
  number,
  seat,
  cost,
  cost_in_points: cost * 10,
  is_best: cost === 0,
  nodes: 10,
  played: prospect("extend GWR to H9", 0.4, 20),
  best: [prospect("invest steel in Leeds", 0.4 + cost, 22)],
});
const study: StudyInfo = {
  state: "done",
  total: 3,
  judged: [judged(1, 0, 0), judged(2, 1, 0.2), judged(4, 0, 0.04)],
  turns: [],
  accounts: [],
  final_chances: [1, 0],
  final_points: [40, 30],
};

describe("an analysis", () => {
  test("has a line a seat, from the first decision to the end", () => {
    expect(series(study, 2, "chances")[0]).toEqual([0.4, 0.4 + 0.2, 0.4 + 0.04, 1]);
    expect(series(study, 2, "points")).toEqual([
      [22, 22, 22, 40],
      [10, 10, 10, 30],
    ]);
    expect(series({ ...study, final_chances: null }, 2, "chances")[1]).toHaveLength(3);
    // Half of it judged: the end of the match is not next.
    expect(series({ ...study, total: 200 }, 2, "chances")[0]).toHaveLength(3);
  });
  test("shows decisions that gave something away, all, or those of a seat", () => {
    expect(chosen(study.judged, "costly").map((each) => each.number)).toEqual([2]);
    expect(chosen(study.judged, "all")).toHaveLength(3);
    expect(chosen(study.judged, 0).map((each) => each.number)).toEqual([1, 4]);
    expect(isCostly(study.judged[2]!)).toBe(false);
  });
  test("finds on the map what a notation names", () => {
    const map = {
      at: new Map([["H9", {}]]),
      placeNamed: new Map([["Leeds", { name: "Leeds", kind: "city", hex: "H8" }]]),
    } as never;
    expect(hexesNamed("extend GWR to H9", map)).toEqual(["H9"]);
    expect(hexesNamed("invest steel in Leeds", map)).toEqual(["H8"]);
    expect(hexesNamed("pass", map)).toEqual([]);
  });
  test("says chances in whole percents", () => {
    expect(percent(0.256)).toBe("26%");
  });
  test.each([
    ["en", "46.2"],
    ["de", "46,2"],
    ["hu", "46,2"],
    ["it", "46,2"],
    ["ru", "46,2"],
  ])("says points to a tenth as one writes it in %s", (language, written) => {
    const before = spoken.language;
    spoken.language = language;
    expect([tenths(46.21), tenths(-46.21), tenths(-0.04)]).toEqual([
      written,
      `−${written}`,
      language === "en" ? "0.0" : "0,0",
    ]);
    spoken.language = before;
  });
});
