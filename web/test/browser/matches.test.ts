/* Whole matches against bots, through what a person sees, to the final table. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { t } from "../../src/text/fluent";
import { come, home, welcome } from "./person";
import { asked, button, playRocket, playSteam } from "./play";
import { tableWithBots } from "./tables";

welcome();

const numberOf = (text: string): number => Number(text.replace("−", "-"));

/** The final table adds up: the columns are the totals, the ranking follows them, and the winner is named. */
async function checkFinal(page: Page): Promise<void> {
  await page.waitForSelector(".podium");
  expect(await page.locator(".podium h1").textContent()).toMatch(/win/);
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

test("Rocket from the first page to the final table, its replay, and a rematch", async () => {
  const { page } = await come();
  await button(page, "web-play-bot").click();
  expect(await asked(page)).not.toBe("over");
  const seen = await playRocket(page, 11);
  for (const mode of ["extend", "invest", "station"]) expect([...seen]).toContain(mode);
  await checkFinal(page);
  const here = page.url();
  await page.getByRole("link", { name: t("web-replay") }).click();
  await page.waitForSelector("footer");
  await button(page, "web-step-back").click();
  const shown = (await page.locator("footer .num").textContent())!;
  await page.waitForFunction((number) => location.hash.endsWith(`/${number}`), shown.split(" ")[0]);
  const moment = page.url();
  // The table was private: its link tells a stranger nothing.
  const guest = await come({ mayHear: /status of 40[34]/ });
  await guest.page.goto(moment);
  await guest.page.getByText(t("web-stop-failed")).waitFor();
  await page.goto(here);
  await button(page, "web-rematch").click();
  await page.waitForFunction((old) => location.hash !== old && !document.querySelector(".podium"), new URL(here).hash);
  await page.waitForSelector("[data-version], li");
});

test("Steam, Base, to the final table and its replay", async () => {
  const { page } = await come();
  await tableWithBots(page, { game: "steam", map: "toy", edition: "base", bots: 2 });
  const seen = await playSteam(page, 5);
  for (const what of ["auction", "tile", "lay"]) expect([...seen]).toContain(what);
  await checkFinal(page);
  await page.getByRole("link", { name: t("web-replay") }).click();
  await page.waitForSelector("footer");
  await page.waitForSelector(".map .goods");
  expect(page.url()).toContain(`${home()}/#/replay/`);
});
