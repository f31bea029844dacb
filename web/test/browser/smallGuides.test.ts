/* Lessons and puzzles where there is little room and words are long: what was answered and what comes next is in sight. */
import { expect, test } from "vitest";
import type { PuzzleList } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { bar, isInSight, settled } from "./controls";
import { choose } from "../games/rocket/play";
import { act, card, choose as chooseHexes, goOn, LANGUAGES, MISSED, openLesson } from "./lesson";
import { come, dice, home, readIn, welcome } from "./person";
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

test("names of tiles begin at one height, however much is said below them", async () => {
  await readIn("ru");
  const { page } = await come({ locale: "ru", viewport: { width: 390, height: 844 } });
  const { puzzles } = await ask<PuzzleList>(page, "GET", "/puzzles/steam");
  await page.goto(`${home()}/#/puzzles/steam/${puzzles.find((each) => each.kind === "tile")!.id}`);
  const tiles = page.locator(".tile .take");
  await tiles.first().waitFor();
  await settled(page);
  const drops = await tiles.evaluateAll((all) =>
    all.map((each) => each.querySelector("b")!.getBoundingClientRect().top - each.getBoundingClientRect().top),
  );
  expect(drops.length).toBeGreaterThan(5);
  expect(new Set(drops.map(Math.round)).size).toBe(1);
});

test.each([
  [390, 844, 4],
  [360, 640, 1],
  [844, 390, 1],
  [1024, 768, 4],
  [1440, 900, 4],
] as const)(
  "an answered puzzle at %i x %i: no column is cut, rows are whole or fade, and its end is read whole",
  async (width, height, rows) => {
    for (const language of LANGUAGES) {
      await readIn(language);
      const { page, context } = await come({ locale: language, viewport: { width, height } });
      const { puzzles } = await ask<PuzzleList>(page, "GET", "/puzzles/rocket");
      await page.goto(`${home()}/#/puzzles/rocket/${puzzles.find((each) => each.kind === "act")!.id}`);
      await page.locator("path.hot").first().waitFor();
      await choose(page, "station", dice(2));
      await bar(page).locator(".btn.go").last().click();
      await page.locator(".verdict").waitFor();
      await settled(page);
      const found = await page.locator(".guide").evaluate((guide) => {
        const box = (each: Element): DOMRect => each.getBoundingClientRect();
        const acts = guide.querySelector(".acts")!;
        const fade = parseFloat(getComputedStyle(acts, "::before").height);
        const seen = [...guide.querySelectorAll(".choices tbody tr")].filter(
          (row) => box(row).bottom <= box(acts).top + 1,
        ).length;
        const right = box(guide).left + guide.clientWidth;
        const cut = [...guide.querySelectorAll(".choices :is(th, td)")].filter((each) => box(each).right > right - 8);
        guide.scrollTo(0, guide.scrollHeight);
        const last = box(acts.previousElementSibling!);
        return { seen, cut: cut.length, fade, end: box(acts).top - fade - last.bottom };
      });
      expect(found.cut, language).toBe(0);
      expect(found.seen, language).toBeGreaterThanOrEqual(rows);
      expect(found.fade, language).toBeGreaterThanOrEqual(20);
      expect(found.end, language).toBeGreaterThanOrEqual(-1);
      await context.close();
    }
  },
);

test("what was opened in a lesson stays open when a phone is turned, and the next step begins without it", async () => {
  const { page } = await openLesson("en", "rocket/locomotive");
  await page.setViewportSize({ width: 390, height: 844 });
  const about = card(page).locator(".about");
  const isExpanded = async (): Promise<boolean> => {
    const said = await card(page).locator(".fold").getAttribute("aria-expanded");
    expect(await about.isVisible()).toBe(said === "true");
    return said === "true";
  };
  expect(await isExpanded()).toBe(true);
  await card(page).locator(".acts .btn").first().click();
  await card(page).locator(".hinted").waitFor();
  expect(await isExpanded(), "the hint takes its place").toBe(false);
  for (const opens of [true, false]) {
    await card(page).locator(".fold").click();
    for (const viewport of [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await settled(page);
      expect(await card(page).locator(".hinted").count(), `${viewport.width}`).toBe(1);
      expect(await isExpanded(), `${viewport.width}`).toBe(opens);
    }
  }
  await chooseHexes(page, "A7", "B8");
  await act(page);
  await goOn(page);
  expect(await card(page).locator(".hinted").count()).toBe(0);
});

test("a hint marks on the map what it and the goal name, whatever a language calls it", async () => {
  const marked: string[][] = [];
  for (const language of LANGUAGES) {
    const { page, context } = await openLesson(language, "rocket/locomotive");
    await card(page).locator(".acts .btn").first().click();
    await page.locator("path.st-shown").first().waitFor({ state: "attached" });
    marked.push(await page.locator("path.st-shown").evaluateAll((all) => all.map((each) => each.getAttribute("d")!)));
    await context.close();
  }
  for (const each of marked) expect(each).toEqual(marked[0]);
});

test("a lesson on a phone: what is said of a try takes the place of the words before it", async () => {
  const { page } = await openLesson("ru", "rocket/locomotive");
  await card(page).locator(".acts .btn").first().click();
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    await settled(page);
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

test.each(LANGUAGES)(
  "the words of a lesson are begun in sight above its goal, and fade where they go on, in %s",
  async (language) => {
    for (const path of [MISSED.rocket.path, MISSED.steam.path]) {
      const { page, context } = await openLesson(language, path);
      for (const viewport of [
        { width: 360, height: 640 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(viewport);
        await settled(page);
        for (const each of await card(page).locator(".goal, .acts .btn").all())
          expect(await isInSight(page, each), `${path} ${viewport.width}`).toBe(true);
        const found = await page.locator(".guide").evaluate((guide) => {
          const [about, goal] = [guide.querySelector(".about")!, guide.querySelector(".goal")!];
          const words = document.createRange();
          words.selectNodeContents(about);
          const lines = [...words.getClientRects()].map(({ bottom }) => bottom);
          const edge = goal.getBoundingClientRect().top;
          const fade = parseFloat(getComputedStyle(goal, "::before").height) || 0;
          const hidden = lines.at(-1)! - edge;
          guide.scrollTo(0, guide.scrollHeight);
          words.selectNodeContents(about);
          const end = [...words.getClientRects()].at(-1)!.bottom - goal.getBoundingClientRect().top;
          guide.scrollTo(0, 0);
          return {
            lines: lines.length,
            whole: lines.filter((each) => each <= edge - fade + 5).length,
            fade,
            hidden,
            end,
          };
        });
        expect(found.whole, `${path} ${viewport.width}`).toBeGreaterThanOrEqual(Math.min(found.lines, 1));
        if (found.hidden > 1) expect(found.fade, `${path} ${viewport.width}`).toBeGreaterThanOrEqual(20);
        expect(found.end, `${path} ${viewport.width}`).toBeLessThanOrEqual(1);
      }
      await context.close();
    }
  },
);
