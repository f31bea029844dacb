import { existsSync, readFileSync } from "node:fs";
import { join as path } from "node:path";
import { describe, expect, test } from "vitest";
import { CHAPTERS, type Game } from "../../src/home/learn/chapters";
import { inline, readRulebook } from "../../src/home/learn/rulebook";
import { hasText } from "../../src/text/fluent";
import { withTexts } from "../../src/text/language.svelte";

const ROOT = path(import.meta.dirname, "../../..");
const rules = (game: Game): string => readFileSync(path(ROOT, `docs/rules/${game}.md`), "utf8");
withTexts(readFileSync(path(ROOT, "src/rainhill/locales/en/learn-web.ftl"), "utf8"));

describe.each(["rocket", "steam"] as const)("learning %s", (game) => {
  const blocks = readRulebook(rules(game), game);
  test("every rule of the page has its number", () => {
    const written = [...rules(game).matchAll(/^- \*\*([RS]\d+\.\d+)\*\*/gm)].map((found) => found[1]!);
    expect(blocks.flatMap((block) => (block.kind === "rule" && block.id !== null ? [block.id] : []))).toEqual(written);
    expect(written.length).toBeGreaterThan(40);
  });
  test("every chapter leads to rules that are there and has words", () => {
    const headings = blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    for (const chapter of CHAPTERS[game]) {
      for (const rule of chapter.rules ?? []) expect(headings).toContain(rule);
      expect(hasText(`web-learn-${game}-${chapter.id}`) && hasText(`web-learn-${game}-${chapter.id}.text`)).toBe(true);
      expect(hasText(`web-learn-${game}-${chapter.id}.alt`)).toBe(chapter.figure !== undefined);
    }
  });
  test("every picture is drawn by the build", () => {
    const figures = readFileSync(path(ROOT, "tools/learn_figures.py"), "utf8");
    for (const chapter of CHAPTERS[game]) if (chapter.figure) expect(figures).toContain(`"${chapter.figure}"`);
  });
});

test("Markdown of the rules becomes safe markup", () => {
  expect(inline("**A** <b> & `x` (R5.4) [ruling]", "rocket")).toBe('<b>A</b> &lt;b&gt; &amp; <code>x</code> (<a href="#/learn/rocket/R5.4">R5.4</a>) <small>ruling</small>');
  expect(existsSync(path(ROOT, "docs/rules/rocket.md"))).toBe(true);
});
