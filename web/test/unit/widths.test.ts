/* No message is longer than its place on a phone allows, in any language. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { FUNCTIONS } from "../../src/text/functions";
import { advancesOf, widthOf, type Advances } from "../widths/font";
import { CARD, NARROW, type Narrow } from "../widths/places";

const LOCALES = join(import.meta.dirname, "../../../src/rainhill/locales");
const LANGUAGES = readdirSync(LOCALES).filter((name) => /^[a-z]{2}$/.test(name));
/** What only browsers say, and what they say, too. */
const SAID = /^(?:web|common|server)\/|\/(?:web|rules|card|helper|learn|lessons|position)\.ftl$/;
/** Facts as they are at a table: short names, numbers of two digits. */
const FACTS = Object.fromEntries(
  [
    "price",
    "amount",
    "level",
    "points",
    "shares",
    "number",
    "cash",
    "income",
    "bid",
    "turn",
    "tiles",
    "seconds",
    "more",
  ]
    .map((name): [string, number | string] => [name, 12])
    .concat([
      ["letter", "A"],
      ["seat", "Brunel"],
      ["alone", "no"],
    ]),
);

interface Said {
  readonly text: (key: string) => string | null;
  readonly keys: readonly string[];
}
function reading(language: string): Said {
  const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  const keys: string[] = [];
  for (const file of readdirSync(join(LOCALES, language), { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ftl") || !SAID.test(file)) continue;
    const source = readFileSync(join(LOCALES, language, file), "utf8");
    bundle.addResource(new FluentResource(source));
    for (const [, key] of source.matchAll(/^([a-z][\w-]*) *=/gm)) if (key) keys.push(key);
  }
  const text = (key: string): string | null => {
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, FACTS, []) : null;
  };
  return { text, keys };
}
const read = new Map(LANGUAGES.map((language) => [language, reading(language)]));
const faces = new Map<number, Advances>();
beforeAll(async () => {
  const letters = [...read.values()].flatMap(({ text, keys }) => keys.map((key) => text(key) ?? "")).join("");
  const needed = [...new Set(letters)].join("");
  for (const weight of [400, 600]) faces.set(weight, await advancesOf(needed, weight));
}, 120_000);

const matches = (wanted: string, key: string): boolean =>
  wanted.endsWith("*") ? key.startsWith(wanted.slice(0, -1)) : wanted === key;

/** What is too long for a place, and by how much. */
function tooLong(place: Narrow, said: Said): string[] {
  const { width, size, weight, lines = 1, together = false } = place;
  const face = faces.get(weight)!;
  const keys = place.keys.flatMap((wanted) => said.keys.filter((key) => matches(wanted, key)));
  const texts = keys.flatMap((key) => {
    const text = said.text(key);
    return text === null ? [] : [{ key, text }];
  });
  const told = (what: string, is: number): string =>
    `${what}: ${Math.round(is)} px, ${place.name}: ${Math.round(width)}`;
  if (together) {
    const all = texts.map(({ text }) => text);
    const sum = all.reduce((so, text) => so + widthOf(text, size, face), 0);
    return sum > width ? [told(all.join(" | "), sum)] : [];
  }
  return texts.flatMap(({ key, text }) => {
    const words = text.split(/\s+/).map((word) => widthOf(word, size, face));
    const needed = filled(words, width, widthOf(" ", size, face));
    const widest = lines === 1 ? widthOf(text, size, face) : Math.max(...words);
    return needed > lines || widest > width ? [told(`${key} "${text}"`, widest)] : [];
  });
}
/** How many lines some words fill. */
function filled(words: readonly number[], width: number, blank: number): number {
  let [lines, used] = [1, 0];
  for (const word of words) {
    const next = used === 0 ? word : used + blank + word;
    if (next > width && used > 0) [lines, used] = [lines + 1, word];
    else used = next;
  }
  return lines;
}

test.each(LANGUAGES)("every message fits its place on a phone: %s", (language) => {
  const said = read.get(language)!;
  expect(NARROW.flatMap((place) => tooLong(place, said))).toEqual([]);
});

test.each(LANGUAGES)("no word is wider than a card on a phone: %s", (language) => {
  const said = read.get(language)!;
  const face = faces.get(CARD.weight)!;
  const wide = said.keys.flatMap((key) =>
    (said.text(key) ?? "")
      .split(/[\s–—/-]+/)
      .filter((word) => widthOf(word, CARD.size, face) > CARD.width && !/[<{]|https?:/.test(word))
      .map((word) => `${key}: ${word}`),
  );
  expect(wide).toEqual([]);
});

test("places name messages that there are, and a message that is too long is found", () => {
  const english = read.get("en")!;
  for (const { name, keys } of NARROW) {
    expect([name, keys.length > 0]).toEqual([name, true]);
    for (const wanted of keys)
      expect([wanted, english.keys.some((key) => matches(wanted, key))]).toEqual([wanted, true]);
  }
  const long: Said = { keys: ["web-nav-log"], text: () => "Verlaufsprotokoll" };
  expect(tooLong(NARROW[0]!, long)).toHaveLength(1);
  expect(tooLong({ ...NARROW[0]!, keys: ["web-nav-log"] }, { ...long, text: () => "Verlauf" })).toEqual([]);
  const row: Said = { keys: NARROW[2]!.keys, text: () => "Bahnhofsbaustelle" };
  expect(tooLong(NARROW[2]!, row)).toHaveLength(1);
});
