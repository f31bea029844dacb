/* Whole matches of Rocket in a real browser. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { act, ADDRESS, answerVeto, dice, launch, MODES, myTurn, sitDown } from "./person";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
});

test("a whole match against bots, from the first page to the final table", async () => {
  const { page, errors, context } = await sitDown(browser);
  await page.goto(ADDRESS);
  await page.getByRole("button", { name: "Play a bot now" }).click();
  const chance = dice(11);
  const seen = new Set<string>();
  for (let n = 0; n < 200; n += 1) {
    const now = await myTurn(page);
    if (now === "over") break;
    if (now === "veto") await answerVeto(page, chance() < 0.5);
    else seen.add(await act(page, MODES[Math.floor(chance() * 4)]!, chance));
  }
  await page.waitForSelector(".podium");
  expect(await page.locator(".podium h1").textContent()).toMatch(/win/);
  await page.locator(".sheet").click();
  const totals = (await page.locator("tr.total td.num").allTextContents()).map(Number);
  const ranked = (await page.locator(".podium li b").allTextContents()).map(Number);
  expect(Math.max(...totals)).toBe(ranked[0]);
  expect([...seen].sort()).toEqual(expect.arrayContaining(["Extend", "Invest", "Station"]));
  await page.getByRole("link", { name: "Watch replay" }).click();
  await page.waitForSelector("footer");
  await page.getByRole("button", { name: "One step back" }).click();
  await page.waitForFunction(() => /\/\d+$/.test(location.hash));
  expect(errors).toEqual([]);
  await context.close();
});
