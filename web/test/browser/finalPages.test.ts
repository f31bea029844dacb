/* The end of a match that was broken off before anybody had points: a page of its own, whose figures agree. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { t } from "../../src/text/fluent";
import { act } from "../games/rocket/play";
import { asked, decision, insist, settled } from "./controls";
import { unread } from "./fit";
import { come, dice, home, welcome } from "./person";
import { tableWithBots, upload } from "./tables";

welcome();
const TOY = { game: "rocket", map: "toy", edition: "2018", bots: 1 };

async function concede(page: Page): Promise<void> {
  await decision(page);
  await insist(page, "web-concede", "web-sure-concede-yes");
  await page.locator(".podium").waitFor();
}
/** The words that stand in the chart. */
const written = (page: Page): Promise<string[]> => page.locator(".how svg text").allTextContents();

test("without points the ranking stands in the middle, not beside an empty page", async () => {
  const { page } = await come();
  await tableWithBots(page, TOY);
  await concede(page);
  expect(await page.locator(".sheet").count()).toBe(0);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [844, 390],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const { left, right } = await page
      .locator(".podium")
      .evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    expect(Math.abs(left - (room - right)), `${width}`).toBeLessThanOrEqual(1);
    expect(await unread(page), `${width}`).toEqual([]);
    // What comes next stands right below the chart, however high the window.
    const gap = await page.evaluate(() => {
      const [chart, next] = [".how svg + p", ".how .buttons > :first-child"].map((each) =>
        document.querySelector(each)!.getBoundingClientRect(),
      );
      return next!.top - chart!.bottom;
    });
    if (width === 1024) expect(gap).toBeLessThanOrEqual(40);
  }
});

test("a chart of one turn names it once; those who are level share a figure, and all of them are named and seen", async () => {
  const { page } = await come();
  await tableWithBots(page, { game: "steam", map: "toy", edition: "base", bots: 2 });
  await concede(page);
  const round = t("steam-web-chart-round", { round: 1 });
  const words = await written(page);
  expect(words.filter((each) => each === round)).toHaveLength(1);
  expect(words.filter((each) => each === "0")).toHaveLength(2);
  await page.locator(".how").getByText("Irene, Ada, Brunel: 0", { exact: true }).waitFor();
  // Their lines lie on each other: a stripe of each, one behind the other.
  const stripes = await page
    .locator(".how svg path.shared")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).strokeDashoffset));
  expect(new Set(stripes).size).toBe(3);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    const boxes = await page
      .locator(".how svg g")
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(3);
    for (const [n, a] of boxes.entries())
      for (const b of boxes.slice(n + 1))
        expect(Math.min(a.right, b.right) - Math.max(a.left, b.left), `${width}`).toBeLessThanOrEqual(a.width / 4);
  }
});

test("whoever concedes in a later turn reads of as many turns as the chart shows", async () => {
  const { page } = await come();
  await tableWithBots(page, TOY);
  for (let n = 0; n < 5; n += 1) {
    await asked(page);
    await act(page, ["station"], dice(n));
  }
  await concede(page);
  const told = (await page.locator("header").first().textContent()) ?? "";
  const turns = Number(/in turn (\d+)/.exec(told)?.[1]);
  expect(turns).toBeGreaterThan(2);
  expect((await written(page)).at(-1)).toBe(t("web-chart-turn", { turn: turns }));
  expect(await page.locator(".how [role=slider]").getAttribute("aria-valuemax")).toBe(String(turns));
});

test("at the end of a match of four the page is as high as the window, and no piece in its chart lies on another", async () => {
  const { page } = await come();
  const { id } = await upload(page, "rocket/england-2018-tiles");
  await page.goto(`${home()}/#/table/${id}`);
  await page.locator(".podium").waitFor();
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  const boxes = await page
    .locator(".how svg g")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes).toHaveLength(4);
  for (const [n, a] of boxes.entries())
    for (const b of boxes.slice(n + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      expect(Math.min(across, along)).toBeLessThanOrEqual(a.width / 4);
    }
});
