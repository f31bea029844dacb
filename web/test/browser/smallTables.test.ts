/* A table where there is little room: questions, notices and refusals are whole, and nothing lies on anything. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { asked, button, hex, pick, settled } from "./controls";
import { come, PHONE, welcome } from "./person";
import { tableWithBots } from "./tables";

welcome();
const LYING = { width: 844, height: 390 };

/** What the server tells, with some of it replaced: it would take several people, or a long time. */
async function hears(page: Page, words: Readonly<Record<string, string>>): Promise<void> {
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      let told = String(message);
      for (const [from, to] of Object.entries(words)) told = told.replace(from, to);
      socket.send(told);
    });
  });
}
const boxes = (page: Page, what: string): Promise<DOMRect[]> =>
  page.locator(what).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));

test("a refusal keeps clear of the buttons of the map, and titles over a board are as large as elsewhere", async () => {
  const { page } = await come(PHONE);
  await tableWithBots(page, { game: "rocket", map: "toy", edition: "2018", bots: 1 });
  await asked(page);
  await page.locator("path.hot:not([data-legal])").first().focus();
  await page.keyboard.press("Space");
  await page.locator(".refused").waitFor();
  await settled(page);
  const [note] = await boxes(page, ".refused");
  expect(await page.locator(".barbox .say").isVisible()).toBe(false);
  for (const each of (await boxes(page, ".zoom button")).filter(({ width }) => width > 0))
    expect(each.bottom <= note!.top || each.top >= note!.bottom || each.right <= note!.left).toBe(true);
  await button(page, "web-legend").click();
  const size = (): Promise<string> =>
    page
      .locator("dialog[open] h2")
      .first()
      .evaluate((each) => getComputedStyle(each).fontSize);
  const legend = await size();
  await page.keyboard.press("Escape");
  await button(page, "web-menu").click();
  expect(legend).toBe(await size());
  // Words of headings do not run into each other.
  const looks = await page.evaluate(() => {
    const style = (what: string): CSSStyleDeclaration => getComputedStyle(document.querySelector(what)!);
    return [style("dialog[open] h2").wordSpacing, style("h1.turn").wordSpacing];
  });
  expect(looks).toEqual([expect.stringMatching(/^(?!0px)/), "0px"]);
});

test.each([
  [390, 844],
  [360, 640],
])("a bar that has little to say does not lie empty at its foot at %i x %i", async (width, height) => {
  const { page } = await come({ ...PHONE, viewport: { width, height } });
  await tableWithBots(page, { game: "rocket", map: "england", edition: "2018", bots: 3 });
  await asked(page);
  const spare = (): Promise<number[]> =>
    page.locator(".barbox > .bar").evaluate((bar) => {
      const own = bar.getBoundingClientRect();
      const parts = [...bar.querySelectorAll(":scope > :not(.grab)")]
        .map((each) => each.getBoundingClientRect())
        .filter(({ height }) => height > 0);
      const [top, bottom] = [parts.map((each) => each.top), parts.map((each) => each.bottom)];
      return [Math.min(...top) - own.top, own.bottom - Math.max(...bottom)];
    });
  await settled(page);
  const [above, below] = await spare();
  expect(above! + below!).toBeGreaterThan(40);
  expect(Math.abs(above! - below!)).toBeLessThanOrEqual(14);
});

test("answers to an offer stand side by side", async () => {
  const { page } = await come({ ...PHONE, locale: "de" });
  await hears(page, {
    '"offer":null': '"offer":{"what":"undo","seat":1,"needed":[0],"agreed":[1]}',
    '"waits":null': '"waits":1',
    '"stand_in":"no"': '"stand_in":"seat"',
  });
  await tableWithBots(page, { game: "rocket", map: "toy", edition: "2018", bots: 1 });
  await page.locator(".offer .answers .btn").first().waitFor();
  for (const viewport of [{ width: 360, height: 640 }, LYING]) {
    await page.setViewportSize(viewport);
    await settled(page);
    const tops = (await boxes(page, ".offer .btn")).map(({ top }) => top);
    expect(tops).toHaveLength(2);
    expect(new Set(tops).size).toBe(1);
  }
});

test("a closer look has neither chips nor a tip over the map, and a phone on its side two round buttons", async () => {
  const { page } = await come(PHONE);
  await tableWithBots(page, { game: "rocket", map: "england", edition: "2018", bots: 3 });
  await asked(page);
  await settled(page);
  const chips = page.locator(".boardbox .chips").first();
  expect(await chips.isVisible()).toBe(true);
  await pick(page, page.locator("path.hot[data-place=start][aria-label*=Liverpool]"));
  await chips.waitFor({ state: "hidden" });
  await pick(page, hex(page, "E13"));
  await settled(page);
  expect(await page.locator(".hextip").count()).toBe(0);
  await button(page, "web-zoom-fit").click();
  await chips.waitFor();
  await page.setViewportSize(LYING);
  await settled(page);
  expect(await boxes(page, ".zoom button")).toHaveLength(2);
});
