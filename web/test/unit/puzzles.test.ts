import { expect, test } from "vitest";
import type { PuzzleInfo } from "../../src/generated/messages";
import { following } from "../../src/puzzles/order";

const puzzle = (id: string, grade: number): PuzzleInfo => ({ id, grade, map: "m", edition: "e", seats: 3, kind: "k" });
const all = [puzzle("a", 1), puzzle("b", 2), puzzle("c", 1), puzzle("d", 2)];

test("after a puzzle comes one as hard that was not answered, then any other, then none", () => {
  expect(following(all, all[0]!, () => false)).toBe("c");
  expect(following(all, all[2]!, () => false)).toBe("a");
  expect(following(all, all[0]!, (id) => id === "c")).toBe("b");
  expect(following(all, all[0]!, () => true)).toBeNull();
});
