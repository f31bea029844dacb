/* The largest map of Steam with six players can be read and tapped, on a tablet and on a phone, to its final table. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { t } from "../../../src/text/fluent";
import { asked, button, legal, pick, settled } from "../../browser/controls";
import { come, PHONE, welcome } from "../../browser/person";
import { happens, momentBefore, sitAt, tableWithBots, upload } from "../../browser/tables";

welcome();
const MATCH = "steam/isles-base-6";

const least = (page: Page, what: string): Promise<number> =>
  page.$$eval(what, (found) =>
    Math.min(
      ...found.map((each) => {
        const k = Number((each.closest("svg") as SVGElement).style.getPropertyValue("--k"));
        return each.tagName === "text"
          ? Number(each.getAttribute("font-size")) * k
          : each.getBoundingClientRect().width;
      }),
    ),
  );
const stand = (page: Page): Promise<string> =>
  page.$eval(".world", (world) => {
    const { x, y } = world.getBoundingClientRect();
    return `${Math.round(x)} ${Math.round(y)}`;
  });

test("names and cubes are at least 8 px, and the bar neither covers the map nor moves it", async () => {
  const { page } = await come({ viewport: { width: 1024, height: 768 } });
  await momentBefore(page, MATCH, happens("track-laid"));
  await asked(page);
  await settled(page);
  expect(await least(page, ".map .bandtext")).toBeGreaterThanOrEqual(8);
  expect(await least(page, ".map .cube")).toBeGreaterThanOrEqual(8);
  expect(await page.locator(".map .st-legal:not(.many)").count()).toBe(0);
  const before = await stand(page);
  await pick(page, legal(page).first());
  await page.waitForSelector(".picker");
  await settled(page);
  expect(await stand(page)).toBe(before);
  const top = await page.$eval(".barbox", (box) => box.getBoundingClientRect().top);
  const lowest = await page.$$eval("path.hot", (all) =>
    Math.max(...all.map((hex) => hex.getBoundingClientRect().bottom)),
  );
  expect(lowest).toBeLessThanOrEqual(top);
  await button(page, "web-legend").click();
  await page.getByText(t("steam-web-legend-black")).waitFor();
});

test("on the narrowest phone four seats have their names", async () => {
  const { page } = await come(PHONE);
  await page.setViewportSize({ width: 360, height: 640 });
  await tableWithBots(page, { game: "steam", map: "isles", edition: "standard", bots: 3 });
  await asked(page);
  await settled(page);
  const cut = await page.$$eval(".strip .nm", (all) =>
    all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
  );
  expect(await page.locator(".strip .nm").count()).toBe(4);
  expect(cut).toEqual([]);
});

test("on a phone six seats have their names, and every total of the final table stands below its player", async () => {
  const { page } = await come(PHONE);
  await momentBefore(page, MATCH, happens("track-laid"));
  await asked(page);
  await settled(page);
  expect(await least(page, ".map .bandtext")).toBeGreaterThanOrEqual(8);
  expect(await least(page, ".map .cube")).toBeGreaterThanOrEqual(8);
  expect(await least(page, ".map .cube-number")).toBeGreaterThanOrEqual(8);
  const cut = await page.$$eval(".strip .nm", (all) => all.map((name) => name.scrollWidth - name.clientWidth));
  expect(cut).toEqual([0, 0, 0, 0, 0, 0]);
  const { id, info } = await upload(page, MATCH);
  await sitAt(page, id);
  await page.waitForSelector(".podium");
  await page.locator(".explain").click();
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const columns = await page.$$eval(".sheet tr", (rows) =>
      rows
        .filter((row) => row.children.length > 1)
        .map((row) => [...row.children].slice(1).map((cell) => Math.round(cell.getBoundingClientRect().left))),
    );
    for (const row of columns) expect(row, `${width}`).toEqual(columns[0]);
    expect(columns[0]!.length).toBeGreaterThanOrEqual(info.seats.length);
  }
  expect(await page.locator("thead .who").allTextContents()).toEqual(info.seats.map((seat) => seat.name));
  // Explained as it was won: by rounds.
  await page.getByText(/^Round 7: /).waitFor();
});
