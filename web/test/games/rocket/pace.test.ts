import { describe, expect, test } from "vitest";
import type { RocketEvent } from "../../../src/generated/rocket";
import { watched } from "../../../src/games/rocket/pace";

const merged: RocketEvent = { key: "merged", closed: "A", survivor: "B", places: 2, points: [1, 0], tiles_left: 3 };

describe("movement", () => {
  test("moves that score are looked at longer, mergers longest", () => {
    const scored: RocketEvent = { key: "city-scored", city: "X", company: "A", points: [2, 0] };
    expect(watched([])).toBeLessThan(watched([scored]));
    expect(watched([scored])).toBeLessThan(watched([scored, merged]));
  });
});
