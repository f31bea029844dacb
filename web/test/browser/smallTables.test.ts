/* A table where there is little room: questions, notices and refusals are whole, and nothing lies on anything. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { t } from "../../src/text/fluent";
import { asked, button, decision, hex, isInSight, pick, settled } from "./controls";
import { unread } from "./fit";
import { LANGUAGES } from "./lesson";
import { come, PHONE, readIn, welcome } from "./person";
import { happens, later, momentBefore, tableWithBots } from "./tables";

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

test.each(LANGUAGES)("a refusal on a phone is whole, leads to its rule, and can be closed, in %s", async (language) => {
  await readIn(language);
  const { page } = await come({ ...PHONE, locale: language });
  // It goes by itself after a while, which is not to be while it is looked at.
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window) as (what: () => void, ms?: number) => number;
    window.setTimeout = ((what: () => void, ms?: number) => (ms === 4500 ? 0 : wait(what, ms))) as typeof setTimeout;
  });
  await page.reload();
  const question = page.locator(".barbox .say");
  for (const [record, which] of [
    ["rocket/england-2018-tiles", later(happens("extension-proposed"), 34)],
    ["steam/northeast-base-4", later(happens("track-laid", { how: "new" }), 24)],
  ] as const) {
    await momentBefore(page, record, which, true);
    await decision(page);
    for (const viewport of [{ width: 390, height: 844 }, { width: 360, height: 640 }, LYING]) {
      await page.setViewportSize(viewport);
      await pick(page, page.locator("path.hot:not([data-legal])").nth(8));
      const note = page.locator(".refused");
      await note.waitFor();
      expect(await isInSight(page, note.locator("a")), `${viewport.width}`).toBe(true);
      expect(await unread(page), `${viewport.width}`).toEqual([]);
      const [box] = await boxes(page, ".refused");
      expect(box!.left >= 0 && box!.right <= viewport.width && box!.bottom <= viewport.height).toBe(true);
      const { height, width } = (await note.locator("button").boundingBox())!;
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
      await note.getByRole("button", { name: t("web-close"), exact: true }).click();
      await note.waitFor({ state: "detached" });
      expect(await question.isVisible(), `${viewport.width}`).toBe(true);
    }
  }
});

test.each(LANGUAGES)(
  "no line about a seat or a turn begins with a dot, however long names are, in %s",
  async (language) => {
    await readIn(language);
    const { page } = await come({ ...PHONE, locale: language, viewport: { width: 360, height: 640 } });
    const names = [
      "Maximiliane-Josephine von Habsburg-Lothr",
      "Wolfeschlegelsteinhausenbergerdorffwelch",
      "Konstantin Z.",
    ];
    await tableWithBots(
      page,
      { game: "rocket", map: "toy", edition: "2018", bots: 2 },
      {
        name: names[0]!,
        seats: names.map((name, n) => ({
          kind: n === 0 ? "me" : "bot",
          name,
          bot: n === 0 ? null : "greedy",
          colour: null,
        })),
        first: 0,
      },
    );
    await decision(page);
    await page.locator("nav > button").nth(3).click();
    await page.locator(".sheet .nm").first().waitFor();
    await settled(page);
    const dots = await page.locator("h1, .sheet .nm").evaluateAll((all) =>
      all.flatMap((each) => {
        const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        const letters: { letter: string; box: DOMRect }[] = [];
        while (texts.nextNode()) {
          const node = texts.currentNode as Text;
          for (const [n, letter] of [...node.data].entries()) {
            const range = document.createRange();
            range.setStart(node, n);
            range.setEnd(node, n + 1);
            const box = range.getBoundingClientRect();
            if (letter.trim() !== "" && box.width > 0) letters.push({ letter, box });
          }
        }
        return letters
          .filter(({ letter }) => letter === "·")
          .map((dot) =>
            letters.some(({ box }) => box.left < dot.box.left && Math.abs(box.bottom - dot.box.bottom) < 6),
          );
      }),
    );
    expect(dots).toEqual([true, true, true]);
  },
);
