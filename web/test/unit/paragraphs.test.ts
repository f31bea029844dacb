import { expect, test } from "vitest";
import { paragraphsOf } from "../../src/text/paragraphs";

test("a line that goes on is no paragraph of its own, indented or not", () => {
  expect(paragraphsOf("Two actions.\nExtend: one hex.\n  Others may veto.\nThe end.")).toEqual([
    "Two actions.",
    "Extend: one hex. Others may veto.",
    "The end.",
  ]);
  expect(paragraphsOf("Bahnhof setzen oder\nversetzen, ausbauen.\nAusbauen: ein Feld.")).toEqual([
    "Bahnhof setzen oder versetzen, ausbauen.",
    "Ausbauen: ein Feld.",
  ]);
});
