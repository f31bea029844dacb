import { readFileSync } from "node:fs";
import { join as path } from "node:path";
import { describe, expect, test } from "vitest";
import { learn as rocket } from "../../src/games/rocket/chapters";
import { learn as steam } from "../../src/games/steam/chapters";
import { loadBook } from "../../src/rules/books";
import { hasText } from "../../src/text/fluent";
import { loadGameTexts } from "../../src/text/language.svelte";

const ROOT = path(import.meta.dirname, "../../..");
const LEARNT = { rocket, steam };
await loadGameTexts("rocket");
await loadGameTexts("steam");

describe.each(["rocket", "steam"] as const)("learning %s", async (game) => {
  const { chapters, ruleLetter: letter } = LEARNT[game];
  const book = (await loadBook("rulebook", game, "en", { letter, link: (rule) => `#${rule}` }))!;
  const figures = readFileSync(path(ROOT, `tools/games/${game}/figures.py`), "utf8");
  test("every chapter leads to rules that are there and has words", () => {
    const numbers = book.chapters.map((chapter) => chapter.number);
    for (const chapter of chapters) {
      for (const rule of chapter.rules ?? []) expect(numbers).toContain(rule);
      expect(hasText(`${game}-learn-${chapter.id}`) && hasText(`${game}-learn-${chapter.id}.text`)).toBe(true);
      expect(hasText(`${game}-learn-${chapter.id}.alt`)).toBe(chapter.figure !== undefined);
    }
  });
  test("every picture is drawn by the build", () => {
    for (const chapter of chapters) if (chapter.figure) expect(figures).toContain(`"${chapter.figure}"`);
  });
});
