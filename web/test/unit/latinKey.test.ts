import { expect, test } from "vitest";
import { latinKey } from "../../src/ui/keys/latinKey";

test("a letter of another alphabet counts as the Latin one in its place", () => {
  expect(latinKey({ key: "т", code: "KeyN" })).toBe("n");
  expect(latinKey({ key: "Т", code: "KeyN" })).toBe("N");
  expect(latinKey({ key: "n", code: "KeyN" })).toBe("n");
  // Who has moved the letters of the keys means the letters.
  expect(latinKey({ key: "z", code: "KeyY" })).toBe("z");
  expect(latinKey({ key: "ő", code: "BracketLeft" })).toBe("ő");
  expect(latinKey({ key: "Enter", code: "Enter" })).toBe("Enter");
});
