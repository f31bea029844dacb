/* Lessons and puzzles on the smallest phones: every button is seen whole before anything is scrolled. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PuzzleList } from "../../src/generated/messages";
import { settled } from "./controls";
import { buttonsAway } from "./fit";
import { card, LANGUAGES, MISSED, openLesson } from "./lesson";
import { come, home, welcome } from "./person";
import { ask } from "./tables";

welcome();
const SIZES = [
  { shape: "phone", viewport: { width: 390, height: 844 } },
  { shape: "phone", viewport: { width: 360, height: 640 } },
  { shape: "low", viewport: { width: 844, height: 390 } },
] as const;
const GAMES = ["rocket", "steam"] as const;
/** px of the board that is not under a bar, on the smallest phone */
const BOARD = 105;

async function allInSight(page: Page, state: string): Promise<void> {
  for (const { shape, viewport } of SIZES) {
    const where = `${state} ${viewport.width}`;
    await page.setViewportSize(viewport);
    await page.locator(`.screen.${shape}`).waitFor();
    await settled(page);
    await expect.poll(() => buttonsAway(page), { message: where, timeout: 15_000 }).toEqual([]);
    const bar = await page.locator(".barbox").evaluate((each) => each.scrollHeight - each.clientHeight);
    expect(bar, `${where}: scrolled in the bar`).toBeLessThanOrEqual(1);
    const board = await page.evaluate(() => {
      const { top, bottom } = document.querySelector(".boardbox")!.getBoundingClientRect();
      const below = [...document.querySelectorAll(".phone :is(.barbox, .cardbox):not(.empty)")];
      return Math.min(bottom, ...below.map((each) => each.getBoundingClientRect().top)) - top;
    });
    expect(board, where).toBeGreaterThanOrEqual(BOARD);
  }
  await page.setViewportSize(SIZES[0].viewport);
  await page.locator(`.screen.${SIZES[0].shape}`).waitFor();
}

test.each(LANGUAGES.flatMap((language) => GAMES.map((game) => [language, game] as const)))(
  "no button of a lesson is away in %s: %s",
  async (language, game) => {
    const { path, miss, rest } = MISSED[game];
    const { page } = await openLesson(language, path);
    const hint = (): Promise<void> => card(page).locator(".acts .btn").first().click();
    await page.locator("path.hot").first().waitFor();
    await allInSight(page, "start");
    await hint();
    await allInSight(page, "hint");
    await miss(page);
    await allInSight(page, "wrong");
    await hint();
    await allInSight(page, "wrong, then hint");
    // Whoever asked for it sees that it came.
    await page.setViewportSize(SIZES[1].viewport);
    await settled(page);
    const begins = await card(page)
      .locator(".hinted")
      .evaluate((each) => {
        const { left, top } = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint(left + 14, top + 8));
      });
    expect(begins).toBe(true);
    await rest(page);
    await allInSight(page, "end");
  },
);

test.each(LANGUAGES)("no button of a puzzle is away in %s", async (language) => {
  const { page } = await come({ locale: language, viewport: SIZES[0].viewport });
  for (const game of GAMES) {
    const { puzzles } = await ask<PuzzleList>(page, "GET", `/puzzles/${game}`);
    for (const kind of new Set(puzzles.map((each) => each.kind))) {
      await page.goto(`${home()}/#/puzzles/${game}/${puzzles.find((each) => each.kind === kind)!.id}`);
      await page.locator("path.hot").first().waitFor();
      await allInSight(page, `${game} ${kind}`);
      if (kind !== "veto" && kind !== "defend") continue;
      // A phone that is not small has room for what happens and for whose answer it is.
      await settled(page);
      for (const words of [".veto > p.muted", ".veto li.now .r .word"])
        await expect
          .poll(() => page.locator(words).first().isVisible(), { message: `${kind} ${words}`, timeout: 15_000 })
          .toBe(true);
    }
  }
});
