import { readFileSync } from "node:fs";
import { join as path } from "node:path";
import { describe, expect, test } from "vitest";
import { learn as rocket } from "../../src/games/rocket/chapters";
import { learn as steam } from "../../src/games/steam/chapters";
import { inline, readRulebook } from "../../src/learn/rulebook";
import { hasText } from "../../src/text/fluent";
import { loadGameTexts } from "../../src/text/language.svelte";

const ROOT = path(import.meta.dirname, "../../..");
const LEARNT = { rocket, steam };
await loadGameTexts("rocket");
await loadGameTexts("steam");

describe.each(["rocket", "steam"] as const)("learning %s", async (game) => {
  const { chapters, rulebook, ruleLetter: letter } = LEARNT[game];
  const rules = (await rulebook())!;
  const blocks = readRulebook(rules, { game, letter });
  test("every rule of the page has its number", () => {
    const written = [...rules.matchAll(/^- \*\*([RS]\d+\.\d+)\*\*/gm)].map((found) => found[1]!);
    expect(blocks.flatMap((block) => (block.kind === "rule" && block.id !== null ? [block.id] : []))).toEqual(written);
    expect(written.length).toBeGreaterThan(40);
  });
  test("every chapter leads to rules that are there and has words", () => {
    const headings = blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    for (const chapter of chapters) {
      for (const rule of chapter.rules ?? []) expect(headings).toContain(rule);
      expect(hasText(`${game}-learn-${chapter.id}`) && hasText(`${game}-learn-${chapter.id}.text`)).toBe(true);
      expect(hasText(`${game}-learn-${chapter.id}.alt`)).toBe(chapter.figure !== undefined);
    }
  });
  test("every picture is drawn by the build", () => {
    const figures = readFileSync(path(ROOT, `tools/games/${game}/figures.py`), "utf8");
    for (const chapter of chapters) if (chapter.figure) expect(figures).toContain(`"${chapter.figure}"`);
  });
});

test("Markdown of the rules becomes safe markup", () => {
  expect(inline("**A** <b> & `x` (R5.4) [ruling]", { game: "rocket", letter: "R" })).toBe(
    '<b>A</b> &lt;b&gt; &amp; <code>x</code> (<a href="#/learn/rocket/R5.4">R5.4</a>) <small>ruling</small>',
  );
});
