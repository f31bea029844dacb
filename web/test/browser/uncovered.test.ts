/* While the whole map is shown nothing lies over a place, its name or a hex that can be chosen, on any map of any game. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Catalogue, NewTable } from "../../src/generated/messages";
import { decision, settled } from "./controls";
import { come, PHONE, welcome } from "./person";
import { ask, tableWithBots } from "./tables";

welcome();
const SIZES = [
  ["390 x 844", PHONE],
  ["360 x 640", PHONE],
  ["844 x 390", PHONE],
  ["1024 x 768", {}],
  ["1440 x 900", {}],
] as const;

/** What something lies over that is no part of the board's picture, or what is cut by its edge; and how much was looked at. */
const coveredOnBoard = (page: Page): Promise<{ covered: string[]; seen: number }> =>
  page.evaluate(() => {
    const frame = document.querySelector(".frame")!;
    const covered = new Set<string>();
    let seen = 0;
    const look = (what: string, points: readonly (readonly [number, number])[]): void => {
      seen += 1;
      for (const [x, y] of points) {
        const found = document.elementFromPoint(x, y);
        if (found !== null && frame.contains(found)) continue;
        const over = found?.closest("[class]");
        covered.add(`${what} under ${over?.tagName.toLowerCase()}.${over?.getAttribute("class")}`);
      }
    };
    /** a box, from its rim inwards by a part of it */
    const points = ({ left, top, width, height }: DOMRect, inwards: number): [number, number][] =>
      [inwards, 0.5, 1 - inwards].flatMap((across) =>
        [inwards, 0.5, 1 - inwards].map((along): [number, number] => [left + width * across, top + height * along]),
      );
    // Any hex may be one to choose sooner or later; places are looked at to their rim.
    for (const hex of document.querySelectorAll("path.hot"))
      look(
        hex.getAttribute("data-hex")!,
        points(hex.getBoundingClientRect(), hex.matches("[data-legal], [data-place]") ? 0.2 : 0.3),
      );
    for (const name of document.querySelectorAll(".frame :is(.lb, .band)"))
      look(name.textContent ?? "", points(name.getBoundingClientRect(), 0.1));
    return { covered: [...covered], seen };
  });

test.each(SIZES)("at %s nothing lies over places, names and targets", async (size, manner) => {
  const { page } = await come(manner);
  const [width, height] = size.split(" x ").map(Number) as [number, number];
  await page.setViewportSize({ width, height });
  const { games } = await ask<Catalogue>(page, "GET", "/catalogue");
  const covered: string[] = [];
  let walked = 0;
  for (const { id: game, maps, default_edition: edition } of games)
    for (const { id: map, seats } of maps.filter((each) => each.hexes > 0))
      for (const advice of ["after", "during"] as const) {
        const policy = { undo: "turn", visibility: "private", order: "fixed", advice } as NewTable["policy"];
        await tableWithBots(page, { game, map, edition, bots: Math.max(...seats) - 1 }, { policy });
        await page.locator("path.hot").first().waitFor();
        await decision(page);
        await settled(page);
        const found = await coveredOnBoard(page);
        expect(found.seen, `${game} ${map}`).toBeGreaterThan(20);
        covered.push(...found.covered.map((what) => `${game} ${map} ${advice}: ${what}`));
        walked += 1;
      }
  expect(covered).toEqual([]);
  expect(walked).toBeGreaterThanOrEqual(16);
});
