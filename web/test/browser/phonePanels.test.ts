/* What lies in sheets and columns where there is little room: its lower edge, its rows, and the log at its end. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { t } from "../../src/text/fluent";
import { button, log, settled } from "./controls";
import { LANGUAGES } from "./lesson";
import { come, home, keep, PHONE, readIn, welcome } from "./person";
import { happens, later, momentBefore, tableWithBots } from "./tables";

welcome();
const SMALL = { width: 360, height: 640 };
const sheet = async (page: Page, n: number): Promise<void> => {
  await page.locator("nav > button").nth(n).click();
  await page.locator(".sheet > .in").waitFor();
  await settled(page);
};
/** What is scrolled and has more below its edge, and does not fade there. */
const cutBelow = (page: Page): Promise<string[]> =>
  page.locator(".sheet > .in, .sheet > .in *").evaluateAll((all) =>
    all
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
      .filter((each) => each.scrollHeight - each.clientHeight - each.scrollTop > 1)
      .filter((each) => getComputedStyle(each).maskImage === "none")
      .map((each) => each.className),
  );

test.each([
  ["rocket/england-2018-tiles", later(happens("extension-proposed"), 34)],
  ["steam/northeast-base-4", later(happens("track-laid", { how: "new" }), 24)],
] as const)("sheets over half of a small board: %s", async (record, which) => {
  const { page } = await come({ ...PHONE, viewport: SMALL });
  await momentBefore(page, record, which, true);
  for (const n of [1, 2]) {
    await sheet(page, n);
    await expect.poll(() => cutBelow(page)).toEqual([]);
  }
  // All four players are in sight.
  await sheet(page, 3);
  const foot = await page.locator("nav").evaluate((each) => each.getBoundingClientRect().top);
  const rows = await page
    .locator(".sheet li")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(rows).toHaveLength(4);
  expect(Math.max(...rows)).toBeLessThanOrEqual(foot);
  await sheet(page, 4);
  const last = log(page).locator("li").last();
  expect(await last.evaluate((each) => each.getBoundingClientRect().bottom)).toBeLessThanOrEqual(foot);
  await page.getByRole("tab", { name: t("web-tab-rules") }).click();
  await expect.poll(() => cutBelow(page)).toEqual([]);
});

test("names of cities are equally large where they have a row of their own", async () => {
  const { page } = await come(PHONE);
  await tableWithBots(page, { game: "rocket", map: "england", edition: "2018", bots: 1 });
  await page.locator("path.hot").first().waitFor();
  await sheet(page, 2);
  const sizes = await page
    .locator(".sheet .city")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).fontSize));
  expect(sizes.length).toBeGreaterThan(9);
  expect(new Set(sizes).size).toBe(1);
});

test("the button for what happened meanwhile has one line and keeps off the log", async () => {
  const { page } = await come();
  await momentBefore(page, "steam/northeast-base-4", later(happens("track-laid", { how: "new" }), 24));
  for (const language of LANGUAGES) {
    await readIn(language);
    await keep(page, { language });
    await page.reload();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator("path.hot").first().waitFor();
    for (const [width, height] of [
      [1440, 900],
      [844, 390],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (width === 360) await sheet(page, 4);
      await settled(page);
      const { lines, gap } = await page.locator(".news").evaluate((each) => {
        const words = document.createRange();
        words.selectNodeContents(each);
        const list = each.nextElementSibling!.getBoundingClientRect();
        return {
          lines: words.getClientRects().length,
          gap: list.top - each.getBoundingClientRect().bottom,
        };
      });
      expect(lines, `${language} ${width}`).toBe(1);
      expect(gap, `${language} ${width}`).toBeGreaterThanOrEqual(4);
    }
  }
  await readIn("en");
});

test("on a phone the button that explains what is new keeps off the edges of its line", async () => {
  const { page } = await come(PHONE);
  const id = await tableWithBots(page, { game: "rocket", map: "england", edition: "2018", bots: 1 }, { first: 0 });
  await keep(page, { helper: true });
  await page.goto(`${home()}/#/table/${id}`);
  await page.reload();
  const explain = button(page, "web-helper-open");
  await explain.waitFor();
  const edges = await explain.evaluate((each) => {
    const { borderTopWidth, borderTopColor, backgroundClip } = getComputedStyle(each);
    const { top, bottom } = each.getBoundingClientRect();
    const line = each.parentElement!.getBoundingClientRect();
    const border = backgroundClip === "padding-box" && borderTopColor === "rgba(0, 0, 0, 0)" ? borderTopWidth : "0";
    return [top - line.top + parseFloat(border), line.bottom - bottom + parseFloat(border)];
  });
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(5);
});
