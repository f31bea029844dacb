import { describe, expect, test } from "vitest";
import { closingOf } from "../../src/net/closeCodes";
import { isSettled } from "../../src/net/settled";

describe("a socket that was closed", () => {
  test("is not opened again by itself when the right to it has ended", () => {
    expect(closingOf(4401, null)).toBe("ended");
    expect(closingOf(4403, "not-your-seat")).toBe("ended");
    expect(closingOf(4403, null)).toBe("forbidden");
    expect(closingOf(4404, "no-table")).toBe("gone");
  });
  test("tells a crowded table from messages that came too fast", () => {
    expect(closingOf(4429, "table-crowded")).toBe("crowded");
    expect(closingOf(4429, "too-fast")).toBe("slowly");
  });
  test("comes back after anything else", () => {
    for (const code of [1000, 1006, 1012, 1013, 4408, 4413]) expect(closingOf(code, null)).toBe("again");
  });
});

describe("what was sent", () => {
  const entry = (number: number, kind: "action" | "outage" | "wait" | "resume") => ({ number, kind });
  test("is done when the match has moved on", () => {
    expect(isSettled(4, 4, [])).toBe(false);
    expect(isSettled(4, 5, [entry(5, "action")])).toBe(true);
    // The log of another seat comes later.
    expect(isSettled(4, 5, [])).toBe(true);
  });
  test("is kept through an outage, which makes nothing stale", () => {
    expect(isSettled(4, 5, [entry(5, "outage")])).toBe(false);
    expect(isSettled(4, 6, [entry(5, "wait"), entry(6, "resume")])).toBe(false);
    expect(isSettled(4, 6, [entry(5, "outage"), entry(6, "action")])).toBe(true);
  });
});
