/* Lessons and puzzles where there is little room and words are long: what was answered and what comes next is in sight. */
import { expect, test } from "vitest";
import type { PuzzleList } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { bar, isInSight, settled } from "./controls";
import { card, openLesson } from "./lesson";
import { come, home, readIn, welcome } from "./person";
import { ask } from "./tables";

welcome();
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

test("an answered puzzle: its buttons stand side by side in sight, and its choices have room for their words", async () => {
  await readIn("ru");
  const { page } = await come({ locale: "ru" });
  const { puzzles } = await ask<PuzzleList>(page, "GET", "/puzzles/steam");
  await page.goto(`${home()}/#/puzzles/steam/${puzzles.find((each) => each.kind === "tile")!.id}`);
  const tiles = page.getByRole("group", { name: t("steam-web-tile-options") });
  await tiles.getByRole("button").first().click();
  await bar(page).locator(".btn.go").last().click();
  await page.locator(".verdict").waitFor();
  const puzzle = page.getByRole("region", { name: t("web-puzzle"), exact: true });
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    const buttons = puzzle.locator(".acts .btn");
    for (const each of await buttons.all()) expect(await isInSight(page, each), `${viewport.width}`).toBe(true);
    const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size, `${viewport.width}`).toBe(1);
    const [words, ...figures] = await page
      .locator(".choices tbody tr")
      .first()
      .locator("th, td")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(words!, `${viewport.width}`).toBeGreaterThan(2 * Math.max(...figures));
  }
  // Words on links of two lines stand in their middle.
  expect(
    await page
      .locator("a.btn")
      .first()
      .evaluate((each) => getComputedStyle(each).textAlign),
  ).toBe("center");
});

test("a lesson on a phone: what is said of a try takes the place of the words before it", async () => {
  const { page } = await openLesson("ru", "rocket/locomotive");
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    await settled(page);
    // The card stands elsewhere, and is made anew.
    if ((await card(page).locator(".told p").count()) === 0) await card(page).locator(".acts .btn").first().click();
    await card(page).locator(".told p").first().waitFor();
    // Long words are scrolled, but begin in sight.
    const told = card(page).locator(".told p").first();
    const begins = await told.evaluate((each) => {
      const { left, top, bottom } = each.getBoundingClientRect();
      // Two lines of it.
      return [top + 10, Math.min(top + 30, bottom - 4)].every((y) =>
        each.contains(document.elementFromPoint(left + 12, y)),
      );
    });
    expect(begins, `${viewport.width}`).toBe(true);
    expect(await isInSight(page, card(page).locator(".goal")), `${viewport.width}`).toBe(true);
  }
});
