import { t } from "../../../src/text/fluent";
import { expect, test } from "vitest";
import { reasonsOf } from "../../../src/analysis/reasons";
import type { ProspectInfo } from "../../../src/generated/messages";
import { loadGameTexts } from "../../../src/text/language.svelte";

await loadGameTexts("rocket");
const choice = (points: number[], more: Partial<ProspectInfo> = {}): ProspectInfo => ({
  action: "a",
  means: { kind: "pass" },
  chances: [0.5, 0.3, 0.2],
  points,
  line: [],
  then: [],
  brings: [],
  later: [],
  ...more,
});
const names = { game: "rocket", edition: "2018", seats: ["Ada", "Ben", "Cai"] };

test("points are told by their source, now and later, and what others lose by it", () => {
  const scored = { key: "city-scored", city: "Leeds", points: [2, 1, 0] };
  const best = choice([20, 10, 15], {
    brings: [{ key: "share-taken" }, scored],
    later: [
      { key: "town-scored", town: "Crewe", points: [3, 0, 0] },
      { key: "city-scored", city: "York", points: [0, 2, 0] },
    ],
  });
  const other = choice([18, 12.5, 15.2]);
  expect(reasonsOf(best, [best, other], 0, names)).toEqual([
    "Now: +1 share\u00a0· Leeds: Ada\u00a0+2 and Ben\u00a0+1",
    "Expected later: Crewe: Ada\u00a0+3",
    "Costs Ben 2.5 points.",
  ]);
  expect(reasonsOf(other, [best, other], 0, names)).toEqual([t("web-reason-none")]);
  // Where the search knows by what: the most that the other would have had.
  const open = choice([18, 12.5, 15.2], {
    later: [
      { key: "city-scored", city: "York", points: [0, 2, 0] },
      { key: "city-scored", city: "Hull", points: [0, 4, 0] },
      { key: "city-scored", city: "Derby", points: [0, 3, 0] },
    ],
  });
  expect(reasonsOf(best, [best, open], 0, names).at(-1)).toBe("Costs Ben 2.5 points, above all: Hull: Ben\u00a0+4.");
});
