/* A match looked at afterwards: begun, stopped, gone on with, and told in words. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { come, home, welcome } from "./person";
import { t } from "../../src/text/fluent";
import { button } from "./controls";
import { upload } from "./tables";

welcome();
/** What only notation says: verbs followed by codes of hexes and companies. */
const NOTATION =
  /\b(extend \S+ to [A-Z]\d|invest \w+ in |station at [A-Z]\d|move station |lay \S+ |take \w+-|deliver \w+ |end build|raise \d)/;
const judged = async (page: Page): Promise<number> =>
  Number(await page.locator(".progress progress").getAttribute("value"));

async function study(page: Page, record: string): Promise<void> {
  const { id } = await upload(page, record);
  await page.goto(`${home()}/#/analysis/${id}`);
  await button(page, "web-study-begin").click();
  await expect.poll(() => judged(page)).toBeGreaterThan(1);
}
async function inWords(page: Page): Promise<void> {
  const choices = page.locator("main td button");
  await expect.poll(() => choices.count()).toBeGreaterThan(0);
  // The notation stays for those who ask: as the words about the words.
  await expect.poll(async () => (await choices.first().getAttribute("aria-description")) ?? "").toMatch(/\w/);
  await expect.poll(async () => (await choices.allTextContents()).filter((text) => NOTATION.test(text))).toEqual([]);
  // So is what the log has no line for, as the end of building.
  await page.locator("main .list select").selectOption("all");
  const decisions = page.locator("main .list li button");
  await expect.poll(async () => (await decisions.allTextContents()).filter((text) => NOTATION.test(text))).toEqual([]);
  // Every one of them is a sentence with a name, none the caption of a button.
  const caption = t("steam-web-go-end");
  expect((await decisions.allTextContents()).filter((text) => text.includes(caption))).toEqual([]);
}

test("an analysis is stopped, keeps what it found, and goes on where it was", async () => {
  const { page } = await come();
  // Long enough not to be done before it is stopped.
  await study(page, "rocket/england-2018-tiles");
  await button(page, "web-study-stop").click();
  await button(page, "web-study-on").waitFor();
  await inWords(page);
  // Arrows on the slider below the chart lead from decision to decision, and its words say whose it is.
  const slider = page.getByRole("slider", { name: t("web-study-scrub"), exact: true });
  await slider.focus();
  for (const [key, at] of [
    ["Home", "0"],
    ["ArrowRight", "1"],
    ["ArrowLeft", "0"],
  ] as const) {
    await page.keyboard.press(key);
    expect(await slider.inputValue()).toBe(at);
  }
  expect(await slider.getAttribute("aria-valuetext")).toMatch(/\w+, turn 1$/);
  // The decision in hand is still judged; then nothing more comes.
  const kept = await judged(page);
  await page.reload();
  await button(page, "web-study-on").waitFor();
  expect(await judged(page)).toBeGreaterThanOrEqual(kept);
  const before = await judged(page);
  await button(page, "web-study-on").click();
  await expect.poll(() => judged(page)).toBeGreaterThan(before);
  const stop = button(page, "web-study-stop");
  if ((await stop.count()) > 0) await stop.click();
});

test("Steam is analysed in words, too", async () => {
  const { page } = await come();
  await study(page, "steam/toy-base-3");
  await inWords(page);
  await button(page, "web-study-stop").click();
  await button(page, "web-study-on").waitFor();
});

test("an analysis that is left while it waits for its match asks nothing about the next page's", async () => {
  const { page } = await come();
  const { id: judged } = await upload(page, "rocket/toy-2018-companies");
  const { id: other } = await upload(page, "steam/toy-base-3");
  let answer = (): void => undefined;
  const left = new Promise<void>((resolve) => (answer = resolve));
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/analysis")) asked.push(request.url());
  });
  await page.route(`**/api/tables/${judged}/state*`, async (route) => {
    await left;
    await route.continue();
  });
  const waiting = page.waitForRequest(`**/api/tables/${judged}/state*`);
  await page.goto(`${home()}/#/analysis/${judged}`);
  await waiting;
  await page.goto(`${home()}/#/table/${other}`);
  await page.locator(".podium").waitFor();
  const answered = page.waitForResponse(`**/api/tables/${judged}/state*`);
  answer();
  await answered;
  // What it would ask next, it would ask before this page asks for another.
  await page.goto(`${home()}/#/replay/${other}`);
  await page.locator("path.hot").first().waitFor();
  expect(asked).toEqual([]);
});
