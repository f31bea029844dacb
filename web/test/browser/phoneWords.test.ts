/* Words on a phone in every language: buttons and titles are whole, lines break where they should. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { t } from "../../src/text/fluent";
import { button, settled } from "./controls";
import { LANGUAGES } from "./lesson";
import { come, home, keep, PHONE, readIn, welcome } from "./person";
import { publicTable, upload } from "./tables";

welcome();
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

/** The page again in another language. */
async function inLanguage(page: Page, language: string): Promise<void> {
  await readIn(language);
  await keep(page, { language });
  await page.reload();
  await page.waitForFunction((spoken) => document.documentElement.lang === spoken, language);
}

/** How many lines the words of each element take, and how far the first and the last keep from its parent's edges. */
const linesOf = (page: Page, what: string): Promise<{ lines: number; air: number; isWhole: boolean }[]> =>
  page.locator(what).evaluateAll((all) =>
    all.map((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      const lines = [...words.getClientRects()].filter(({ width }) => width > 1);
      const edge = each.parentElement!.getBoundingClientRect();
      const tops = lines.map(({ top }) => top);
      const bottoms = lines.map(({ bottom }) => bottom);
      return {
        lines: new Set(tops.map(Math.round)).size,
        air: Math.min(Math.min(...tops) - edge.top, edge.bottom - Math.max(...bottoms)),
        isWhole: each.scrollHeight <= each.clientHeight + 1 && each.scrollWidth <= each.clientWidth + 1,
      };
    }),
  );

test("the buttons of the first page have their words on one line each", async () => {
  const { page } = await come(PHONE);
  for (const language of LANGUAGES) {
    await inLanguage(page, language);
    await button(page, "web-play-bot").waitFor();
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await settled(page);
      const found = await linesOf(page, ".hero .buttons .btn");
      expect(
        found.map(({ lines }) => lines),
        `${size.width} ${language}`,
      ).toEqual([1, 1]);
    }
  }
});

test("a replay on a phone: its title is whole in two lines, and whose eyes it is seen through is said and chosen", async () => {
  const { page } = await come(PHONE);
  const { id } = await upload(page, "steam/northeast-base-4");
  await page.goto(`${home()}/#/replay/${id}/40`);
  for (const language of LANGUAGES) {
    await inLanguage(page, language);
    await page.locator("footer").waitFor();
    for (const size of PHONES) {
      await page.setViewportSize(size);
      await settled(page);
      const where = `${size.width} ${language}`;
      const [title] = await linesOf(page, "header h1");
      expect(title!.lines, where).toBeLessThanOrEqual(2);
      expect(title!.air, where).toBeGreaterThanOrEqual(4);
      expect(title!.isWhole, where).toBe(true);
      const label = await page.locator("header .eyes span").boundingBox();
      expect(label!.width, where).toBeGreaterThan(20);
    }
  }
  const eyes = page.getByLabel(t("web-eyes"));
  await eyes.selectOption({ index: 1 });
  expect(await eyes.locator("option:checked").textContent()).toBe("Ben");
});

/** Lines that begin with the dot between two pieces of information, or end with it where such pieces stand by themselves. */
const hangingDots = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const letters: { sign: string; box: DOMRect; parent: HTMLElement; words: string }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node.textContent ?? "";
      // A dot may be drawn on the space behind it (ui/Facts.svelte).
      const drawn = node.parentElement!.matches(".dot");
      const all = [...words.matchAll(drawn ? / /g : /\S/g)].map(({ index }) => index);
      // To measure every letter of a page would take long: it is dots, and what they stand beside.
      const near = all.filter((_, n) =>
        [n - 1, n, n + 1].some((at) => all[at] === undefined || words[all[at]] === "·"),
      );
      for (const index of near) {
        const sign = document.createRange();
        sign.setStart(node, index);
        sign.setEnd(node, index + 1);
        const box = sign.getBoundingClientRect();
        if (box.width > 0) letters.push({ sign: drawn ? "·" : words[index]!, box, parent: node.parentElement!, words });
      }
    }
    const below = (a: DOMRect, b: DOMRect): boolean => b.left < a.left && b.top > a.top + 4;
    return letters.flatMap(({ sign, box, parent, words }, n) => {
      if (sign !== "·") return [];
      const [before, after] = [letters[n - 1]?.box, letters[n + 1]?.box];
      if (before !== undefined && below(before, box)) return [`begins: ${words}`];
      const alone = parent.closest("header, .row small, p:has(> a:first-child)") !== null;
      return alone && after !== undefined && below(box, after) ? [`ends: ${words}`] : [];
    });
  });

test("no line begins or ends with the dot between two pieces of information", async () => {
  const { page } = await come(PHONE);
  const { id } = await upload(page, "steam/northeast-base-4");
  const { table } = await publicTable(page, ["open", "open"]);
  for (const language of LANGUAGES)
    for (const path of [`/#/table/${table.id}`, `/#/table/${id}`, `/#/analysis/${id}`, "/#/replays"]) {
      await page.goto(home() + path);
      await inLanguage(page, language);
      await page.locator("h1").first().waitFor();
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await settled(page);
        expect(await hangingDots(page), `${path} ${width} ${language}`).toEqual([]);
      }
    }
});
