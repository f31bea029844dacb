import { describe, expect, test } from "vitest";
import type { RematchInfo } from "../../src/generated/messages";
import { putAway } from "../../src/table/state/putAway.svelte";
import { isBeginning } from "../../src/table/state/rematchStart";

const offered: RematchInfo = {
  table: "next",
  status: "open",
  creator: "Ada",
  is_creator: false,
  accepted: [0, 1],
  mine: true,
};

describe("a rematch", () => {
  test("is put away by whoever does not want it now, and taken up again", () => {
    putAway.add("next");
    putAway.add("next");
    expect([putAway.has("next"), putAway.has("other")]).toEqual([true, false]);
    putAway.remove("next");
    expect(putAway.has("next")).toBe(false);
  });
  test("takes along who has accepted and waits for it", () => {
    expect(isBeginning(offered, { ...offered, status: "playing" })).toBe(true);
    expect(isBeginning(offered, offered)).toBe(false);
    expect(isBeginning(offered, { ...offered, status: "closed" })).toBe(false);
  });
  test("leaves alone who only looks at an old match, or has not accepted", () => {
    expect(isBeginning(null, { ...offered, status: "playing" })).toBe(false);
    expect(isBeginning({ ...offered, mine: false }, { ...offered, status: "playing", mine: false })).toBe(false);
    expect(isBeginning({ ...offered, table: "before" }, { ...offered, status: "playing" })).toBe(false);
  });
});
