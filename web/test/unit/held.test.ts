import { afterEach, expect, test } from "vitest";
import { readRulebook } from "../../src/rules/rulebook";
import { keysOf, speak, t } from "../../src/text/fluent";
import { citing, DOT, dotted, held, signed, unheld } from "../../src/text/held";

afterEach(() => speak("en", []));

test.each([
  ["1 $-od", "1 $-\u2060od"],
  ["1999-ben", "1999-\u2060ben"],
  ["2 GyP-ért", "2 GyP-\u2060ért"],
  ["95%-os", "95%-\u2060os"],
  ["East Quay-ből", "East Quay-\u2060ből"],
  ["Dunmere-ben.", "Dunmere-\u2060ben."],
  ["jó üzlet-e?", "jó üzlet-\u2060e?"],
  ["если кто-то выбывает", "если кто-\u2060то выбывает"],
  ["USA nord-orientali", "USA nord-\u2060orientali"],
  ["юго-восток Канады", "юго-\u2060восток Канады"],
])("an ending stays with what it hangs on: %s", (written, said) => {
  expect(held(written)).toBe(said);
  expect(unheld(said)).toBe(written);
});

test.each(["észak-nyugat", "egy-egy", "Ontario-tó", "−10", "2-4", "a - b", "Rocket"])(
  "everything else may break as it did: %s",
  (text) => {
    expect(held(text)).toBe(text);
  },
);

test("an amount stays with its sign, which may come before a fact", () => {
  expect(signed("Ada +£2,000, Ben −$5, Cai +2")).toBe("Ada +\u2060£2,000, Ben −\u2060$5, Cai +2");
  expect(signed("2–4, 30–45")).toBe("2–\u20604, 30–\u206045");
  expect(t("web-gain-points", { amount: "£2,000" })).toBe("+\u2060£2,000");
});

test("a rule that is cited stays with the last word", () => {
  expect(citing("No station may be placed here. (R4.2)")).toBe("No station may be placed here.\u00a0(R4.2)");
  expect(citing("Why: R4.2 and R5.1")).toBe("Why: R4.2 and R5.1");
});

test("a dot between pieces of information stays with what is before it, in sentences too", () => {
  expect(dotted("Steam · Isles · Base")).toBe(["Steam", "Isles", "Base"].join("\u00a0· "));
  expect(DOT).toBe("\u00a0· ");
  expect(t("web-table-title", { game: "Steam", map: "Isles", edition: "Base" })).toBe("Steam\u00a0· Isles\u00a0· Base");
  expect(keysOf("Steam · Isles")).toEqual(["web-table-title"]);
});

test("an ending behind a fact is held, a fact stays what it is", () => {
  speak("hu", ["web-home = { $hex }-ig\nweb-new-map = { $map }\n"]);
  expect(t("web-home", { hex: "H9" })).toBe("H9-\u2060ig");
  expect(t("web-new-map", { map: "my-1-map" })).toBe("my-1-map");
});

test("who tells of a mistake need not type what is not seen", () => {
  speak("hu", ["web-home = Fizess 5 $-t\n"]);
  t("web-home");
  expect(keysOf("5 $-t")).toEqual(["web-home"]);
});

test("rules are held together on the page and searched as they are written", () => {
  const source = { language: "hu", letter: "S", link: () => "#", facts: {} };
  const [block] = readRulebook("# S\n\nFizess 5 $-t.\n", source).intro.blocks;
  expect(block).toMatchObject({ html: "Fizess 5 $-\u2060t.", text: "Fizess 5 $-t." });
});
