/* What is asked and told can be read whole on every screen in every language: nothing is cut, covered or beside the page. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { languages } from "../../src/text/language.svelte";
import { legal, pick, settled } from "./controls";
import { covered, scrolledInto, unread } from "./fit";
import { come, home, welcome } from "./person";
import { happens, later, momentBefore, upload } from "./tables";

welcome();
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;
type Step = (page: Page) => Promise<unknown>;
const drawn: Step = (page) => page.locator("path.hot").first().waitFor();
const moment =
  (record: string, event: string, n: number) =>
  async (page: Page): Promise<string> =>
    `/#/table/${(await momentBefore(page, record, later(happens(event), n), true)).id}`;

const STATES: readonly [string, (page: Page) => Promise<string>, Step][] = [
  [
    "the options of a table",
    () => Promise.resolve("/#/new/steam"),
    async (page) => {
      await page.locator("[aria-expanded=false]").last().click();
      await page.locator(".field select").first().waitFor();
    },
  ],
  ["seven tiles to take", moment("steam/isles-standard-4", "tile-taken", 0), drawn],
  ["tiles to raise money for", moment("steam/northeast-base-4", "tile-taken", 6), drawn],
  ["an auction of four", moment("steam/isles-standard-4", "bid-made", 6), drawn],
  [
    "a new city",
    moment("steam/northeast-base-4", "city-placed", 0),
    async (page) => {
      await drawn(page);
      await page.locator(".barbox .seg button").nth(1).click();
      await pick(page, legal(page).first());
    },
  ],
  ["the longest name of a map", moment("steam/northeast-standard-4", "city-grown", 0), drawn],
  ["a delivery", moment("steam/northeast-base-4", "goods-delivered", 12), drawn],
  ["a veto", moment("rocket/england-2018-tiles", "bid-made", 3), drawn],
  ["a defence", moment("rocket/england-1999-companies", "veto-paid", 1), drawn],
  ["an auction of six", moment("steam/isles-standard-6", "bid-made", 6), drawn],
  ["a lesson", () => Promise.resolve("/#/lessons/steam/order"), drawn],
  [
    "the final page",
    async (page) => `/#/table/${(await upload(page, "steam/northeast-base-4")).id}`,
    async (page) => {
      await page.locator(".podium").waitFor();
      await page.locator(".sheet").first().click();
    },
  ],
  ["a replay", async (page) => `/#/replay/${(await upload(page, "rocket/england-1999-companies")).id}/60`, drawn],
];

test.each(STATES)("%s", async (_, path, there) => {
  const { page } = await come({ mayHear: /status of 4\d\d/ });
  const address = home() + (await path(page));
  const found: Record<string, string[]> = {};
  for (const language of languages) {
    await page.evaluate((kept) => localStorage.setItem("rainhill.settings", JSON.stringify(kept)), {
      botPace: "none",
      helper: false,
      name: "Irene",
      language,
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await page.reload();
    await page.waitForFunction((spoken) => document.documentElement.lang === spoken, language);
    await there(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const lost = [...(await unread(page)), ...(await covered(page))];
      // A list has its own scroll bar: the bar round it has nothing below its buttons.
      const below = await page
        .locator(".barbox:has(ol button)")
        .evaluateAll((all) => all.map((each) => each.scrollHeight - each.clientHeight));
      if (width < 400 && below.some((px) => px > 60)) lost.push(`the bar is scrolled by ${below.join()} px`);
      // A bar that lies over the foot of the board keeps to its room, and nothing in it has to be scrolled to.
      if (width > 1000) lost.push(...(await scrolledInto(page)).filter((each) => each.startsWith("barbox")));
      if (lost.length > 0) found[`${language} ${width}x${height}`] = lost;
    }
  }
  expect(found).toEqual({});
});
