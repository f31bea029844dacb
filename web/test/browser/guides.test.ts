/* Whoever is told something beside the board keeps a board to look at, and reads all of what is said of a try. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PuzzleList } from "../../src/generated/messages";
import { decision, settled } from "./controls";
import { card, LANGUAGES, MISSED } from "./lesson";
import { come, home, keep, PHONE, welcome } from "./person";
import { ask, happens, momentBefore, tableWithBots } from "./tables";

welcome();
const SMALL = { width: 360, height: 640 };
const TALL = { width: 390, height: 844 };
/** px of the board that a guide leaves at least, beside a line of its words; a bid has more to say than other questions */
const LEFT = { rocket: { first: 200, answered: 190 }, steam: { first: 135, answered: 105 } };
const boardHeight = async (page: Page): Promise<number> => {
  await page.locator("path.hot").first().waitFor();
  await settled(page);
  return page.locator(".boardbox").evaluate((each) => each.clientHeight);
};
const EDITIONS = [
  ["rocket", "england", "2018"],
  ["steam", "ruhr", "standard"],
] as const;

test.each(EDITIONS)("on a phone the first words about %s leave the map its height", async (game, map, edition) => {
  const { page } = await come(PHONE);
  await tableWithBots(page, { game, map, edition, bots: 3 });
  await decision(page);
  const without = [];
  for (const size of [TALL, SMALL]) {
    await page.setViewportSize(size);
    without.push(await boardHeight(page));
  }
  await keep(page, { helper: true, helped: [] });
  await page.reload();
  await page.locator(".guide section").waitFor();
  for (const [n, size] of [TALL, SMALL].entries()) {
    await page.setViewportSize(size);
    expect(await boardHeight(page), `${size.width}`).toBeGreaterThanOrEqual(without[n]! - 90);
  }
  // All of it is one tap away.
  await page.locator(".guide section > .btn").click();
  await page.locator("dialog[open] .words p").first().waitFor();
  await page.locator("dialog[open] .btn.go").click();
  await page.locator(".guide section").waitFor({ state: "detached" });
});

test.each(["rocket", "steam"] as const)(
  "what is said of a try in a lesson of %s is read without scrolling",
  async (game) => {
    const { path, miss } = MISSED[game];
    for (const language of LANGUAGES) {
      const { page, context } = await come({ ...PHONE, locale: language }, `/#/lessons/${path}`);
      await card(page).locator(".goal").waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      await page.setViewportSize(SMALL);
      expect(await boardHeight(page), `${language} at first`).toBeGreaterThanOrEqual(LEFT[game].first);
      await page.setViewportSize(TALL);
      await miss(page);
      await settled(page);
      const { scrollHeight, clientHeight } = await page.locator(".guide").evaluate((each) => ({
        scrollHeight: each.scrollHeight,
        clientHeight: each.clientHeight,
      }));
      expect(scrollHeight, language).toBeLessThanOrEqual(clientHeight);
      await page.setViewportSize(SMALL);
      expect(await boardHeight(page), `${language} after a try`).toBeGreaterThanOrEqual(LEFT[game].answered);
      await context.close();
    }
  },
);

test.each(["rocket", "steam"] as const)("a puzzle of %s on a small phone leaves the map its height", async (game) => {
  const { page } = await come(PHONE);
  await page.setViewportSize(SMALL);
  const { puzzles } = await ask<PuzzleList>(page, "GET", `/puzzles/${game}`);
  await page.goto(`${home()}/#/puzzles/${game}/${puzzles[0]!.id}`);
  await page.locator(".guide > *").first().waitFor();
  expect(await boardHeight(page)).toBeGreaterThanOrEqual(LEFT[game].first);
});

test("six seats and the tiles of an auction leave the map its height on a small phone, and all tiles are in reach", async () => {
  const { page } = await come(PHONE);
  await page.setViewportSize(SMALL);
  await momentBefore(page, "steam/isles-standard-6", happens("tile-taken"), true);
  expect(await decision(page)).toBe("tile");
  expect(await boardHeight(page)).toBeGreaterThanOrEqual(190);
  const tiles = page.locator(".barbox").getByRole("group").getByRole("button");
  expect(await tiles.count()).toBeGreaterThanOrEqual(7);
  for (const tile of await tiles.all()) await tile.click({ trial: true });
});

test.each([
  ["rocket", 1024, 768],
  ["rocket", 1440, 900],
  ["rocket", 1024, 560],
  ["steam", 1024, 560],
  ["steam", 1024, 768],
  ["steam", 1440, 900],
] as const)(
  "beside a lesson of %s seats stand close, and a line of the log is seen at %i x %i",
  async (game, width, height) => {
    const { path, miss } = MISSED[game];
    for (const language of LANGUAGES) {
      const { page, context } = await come({ locale: language, viewport: { width, height } }, `/#/lessons/${path}`);
      await card(page).locator(".goal").waitFor();
      await miss(page);
      await settled(page);
      const found = await page.locator("aside.side.r").evaluate((side) => {
        const { bottom } = side.getBoundingClientRect();
        const seats = [...side.querySelectorAll("li:has(> .nm)")].map((each) => each.getBoundingClientRect());
        const log = side.querySelector("[role=tabpanel]")!.getBoundingClientRect();
        return {
          gaps: seats.slice(1).map((each, n) => each.top - seats[n]!.bottom),
          log: Math.min(bottom, log.bottom) - Math.max(log.top, seats.at(-1)!.bottom),
        };
      });
      expect(found.log, language).toBeGreaterThanOrEqual(34);
      expect(found.gaps.length, language).toBeGreaterThan(0);
      expect(Math.max(...found.gaps), language).toBeLessThanOrEqual(3);
      await context.close();
    }
  },
);

test.each([
  ["rocket/places", 360, 640],
  ["rocket/places", 844, 390],
] as const)("the title of the lesson %s keeps off the edge above it at %i x %i", async (path, width, height) => {
  for (const language of LANGUAGES) {
    const { page, context } = await come(
      { ...PHONE, locale: language, viewport: { width, height } },
      `/#/lessons/${path}`,
    );
    await card(page).locator(".goal").waitFor();
    await settled(page);
    const [edge, words] = await page.evaluate(() => {
      const all = document.createRange();
      all.selectNodeContents(document.querySelector(".lesson h2")!);
      return [document.querySelector(".guide")!.getBoundingClientRect().top, all.getBoundingClientRect().top];
    });
    expect(words! - edge!, language).toBeGreaterThanOrEqual(6);
    await context.close();
  }
});
