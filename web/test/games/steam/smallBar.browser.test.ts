/* The bar of Steam on phones, upright and on their side: what is chosen from is in sight, and what is scrolled shows it. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { languages } from "../../../src/text/language.svelte";
import { t } from "../../../src/text/fluent";
import { bar, decision, legal, pick, settled } from "../../browser/controls";
import { scrolledInto } from "../../browser/fit";
import { come, PHONE, PHONES, readIn, welcome } from "../../browser/person";
import { happens, later, momentBefore, type Fact } from "../../browser/tables";

welcome();

const building =
  (kind: string) =>
  async (page: Page): Promise<void> => {
    await bar(page)
      .getByRole("button", { name: t(`steam-web-mode-${kind}`), exact: true })
      .click();
    await pick(page, legal(page).first());
    await page.locator(".cell").first().waitFor();
  };
type Question = readonly [string, string, (event: Fact) => boolean, (page: Page) => Promise<void>];
const nothing = (): Promise<void> => Promise.resolve();
const questions = (): Question[] => [
  ["seven tiles", "steam/isles-standard-4", happens("tile-taken"), nothing],
  ["tiles with two answers", "steam/northeast-base-4", happens("tile-taken"), nothing],
  ["an auction", "steam/isles-standard-4", later(happens("bid-made"), 6), nothing],
  ["a new city", "steam/northeast-base-4", happens("city-placed"), building("city")],
  ["new goods", "steam/northeast-standard-4", happens("city-grown"), building("growth")],
];

test.each(languages)("nothing that is chosen from has to be scrolled to, in %s", async (language) => {
  await readIn(language);
  const { page } = await come({ ...PHONE, locale: language });
  for (const [name, record, which, then] of questions()) {
    await page.setViewportSize(PHONES[0]);
    await momentBefore(page, record, which, true);
    await decision(page);
    await then(page);
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      await settled(page);
      expect(await scrolledInto(page), `${name} ${viewport.width}`).toEqual([]);
      const least = await page
        .locator(".bar button")
        .evaluateAll((all) => Math.min(...all.map((each) => each.getBoundingClientRect().height).filter(Boolean)));
      expect(least, `${name} ${viewport.width}`).toBeGreaterThanOrEqual(24);
    }
  }
});

test.each(languages)("a list of deliveries alone is scrolled, and fades where it goes on, in %s", async (language) => {
  await readIn(language);
  const { page } = await come({ ...PHONE, locale: language });
  await momentBefore(page, "steam/northeast-base-4", later(happens("goods-delivered"), 12), true);
  expect(await decision(page)).toBe("goods");
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    await settled(page);
    expect(await scrolledInto(page), `${viewport.width}`).toEqual([]);
    const list = bar(page).locator("ol");
    const look = (): Promise<{ fade: number; whole: number; last: number }> =>
      list.evaluate((each) => {
        const fade = parseFloat(getComputedStyle(each).getPropertyValue("--fade-below")) || 0;
        const foot = each.getBoundingClientRect().bottom;
        const ends = [...each.children].map((row) => row.getBoundingClientRect().bottom);
        return {
          fade,
          whole: ends.filter((end) => end <= foot - fade + 1).length,
          last: ends.at(-1)! - foot,
        };
      });
    await list.evaluate((each) => each.scrollTo(0, 0));
    await expect.poll(async () => (await look()).fade).toBeGreaterThan(0);
    expect((await look()).whole, `${viewport.width}`).toBeGreaterThanOrEqual(viewport.width === 844 ? 2 : 3);
    await list.evaluate((each) => each.scrollTo(0, each.scrollHeight));
    await expect.poll(async () => (await look()).fade).toBe(0);
    expect((await look()).last, `${viewport.width}`).toBeLessThanOrEqual(1);
  }
});
