/* Every map of every game can be read as it is first shown: no letter and no cube is smaller than 8 px. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Catalogue } from "../../src/generated/messages";
import { settled } from "./controls";
import { come, PHONE, welcome } from "./person";
import { ask, tableWithBots } from "./tables";

welcome();
const LEAST = 8;
const DESKS = ["1024 x 768", "1440 x 900"] as const;
const PHONES = ["390 x 844", "360 x 640"] as const;

/** What stands on the board smaller than it may be, by what it is, and how many things were measured. */
const tooSmall = (page: Page, which: string): Promise<{ small: string[]; measured: number }> =>
  page.$$eval(
    which,
    (found, least) => {
      const measured = found.map((each) => {
        // Some names are turned, so what a step along the line of the letters becomes is measured.
        const { a, b } = (each as SVGGraphicsElement).getScreenCTM()!;
        const size =
          each.tagName === "text"
            ? parseFloat(getComputedStyle(each).fontSize) * Math.hypot(a, b)
            : each.getBoundingClientRect().width;
        return { size, words: `${each.getAttribute("class")} ${each.textContent} ${size.toFixed(2)}` };
      });
      // A rounding of the browser is no smaller letter.
      return {
        small: measured.filter(({ size }) => size < least - 0.01).map(({ words }) => words),
        measured: measured.length,
      };
    },
    LEAST,
  );

/** On a phone the plate of a start that its locomotive has left keeps inside its hex: the name beside it is what is read. */
const EVERYTHING = ".boardbox .map text, .boardbox .map .cube";
const WITHOUT_PLATES = ".boardbox .map text:not(.mono), .boardbox .map .cube";

test.each([
  ["a desk", DESKS, {}, EVERYTHING],
  ["a phone", PHONES, PHONE, WITHOUT_PLATES],
] as const)("at first sight on %s all names and cubes can be read on every map", async (_, sizes, manner, which) => {
  const { page } = await come(manner);
  const { games } = await ask<Catalogue>(page, "GET", "/catalogue");
  const seen: string[] = [];
  const small: string[] = [];
  for (const { id: game, maps, default_edition: edition } of games)
    for (const { id: map, seats, hexes } of maps.filter((each) => each.hexes > 0)) {
      const most = Math.max(...seats);
      await tableWithBots(page, { game, map, edition, bots: most - 1 });
      for (const size of sizes) {
        const [width, height] = size.split(" x ").map(Number) as [number, number];
        await page.setViewportSize({ width, height });
        await page.reload();
        await page.locator("path.hot").first().waitFor();
        await settled(page);
        const found = await tooSmall(page, which);
        expect(found.measured, `${game} ${map}`).toBeGreaterThan(hexes / 20);
        small.push(...found.small.map((words) => `${game} ${map} ${size}: ${words}`));
        seen.push(`${game} ${map}`);
      }
    }
  expect(small).toEqual([]);
  expect(seen.length).toBeGreaterThanOrEqual(16);
});
