/* The final table of any game. */
import type { Page } from "playwright-core";
import { expect } from "vitest";

const numberOf = (text: string): number => Number(text.replace("−", "-"));

/** The final table adds up: the columns are the totals, the ranking follows them, and the winner is named. */
export async function checkFinal(page: Page): Promise<void> {
  await page.waitForSelector(".podium");
  const words = await page.locator(".podium h1").textContent();
  const winners = await page.locator(".podium li.w span").allTextContents();
  expect(winners.filter((name) => words?.includes(name.trim())).length).toBe(Math.max(1, winners.length));
  await page.locator(".sheet").click();
  const totals = (await page.locator("tr.total td.num").allTextContents()).map(numberOf);
  const ranked = (await page.locator(".podium li b").allTextContents()).map(numberOf);
  expect([...totals].sort((a, b) => b - a)).toEqual(ranked);
  const rows = page.locator(".sheet tbody tr:not(.total):not(.group)");
  const sums = totals.map(() => 0);
  for (const row of await rows.all()) {
    const points = (await row.locator("td .pt").allTextContents()).map((text) => (text === "–" ? 0 : numberOf(text)));
    points.forEach((each, seat) => (sums[seat]! += each));
  }
  expect(sums).toEqual(totals);
}
