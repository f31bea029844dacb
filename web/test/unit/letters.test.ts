import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "../..");
const LOCALES = join(WEB, "../src/rainhill/locales");

function ranges(css: string): (readonly [number, number])[] {
  return [...css.matchAll(/unicode-range:\s*([^;}]+)/g)].flatMap(([, list]) =>
    list!.split(",").map((part) => {
      const [from = 0, to = from] = part
        .trim()
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return [from, to] as const;
    }),
  );
}

/** Letters of all that is said in a language; signs may come from any face. */
function lettersOf(language: string): Set<string> {
  const files = readdirSync(join(LOCALES, language), { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => /\.(ftl|md)$/.test(file))
    .map((file) => readFileSync(join(LOCALES, language, file), "utf8"));
  return new Set(texts.join("").match(/\p{L}/gu) ?? []);
}

test.each([
  ["serif", "src/generated/fonts/playfair.css"],
  ["sans", "node_modules/@fontsource-variable/source-sans-3/index.css"],
])(
  "the %s face has every letter that is said in any language",
  async (_, file) => {
    // The build cuts the faces; only where there was none yet they are cut here.
    if (!existsSync(join(WEB, file))) await (await import("../../bundle/fonts")).cutFonts(WEB);
    const known = ranges(readFileSync(join(WEB, file), "utf8"));
    const lacks = (letter: string): boolean =>
      !known.some(([from, to]) => from <= letter.codePointAt(0)! && letter.codePointAt(0)! <= to);
    for (const language of readdirSync(LOCALES).filter((name) => /^[a-z]{2}$/.test(name)))
      expect([language, ...[...lettersOf(language)].filter(lacks)]).toEqual([language]);
    expect([..."őűŐŰЖёЩ"].filter(lacks)).toEqual([]);
  },
  120_000,
);
