/* Before a match: the first page and its lists, the invitation, the lobby, a practice match. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { TableMade } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { asked, button, settled } from "./controls";
import { unread } from "./fit";
import { come, home, SCREENS, welcome } from "./person";
import { ask, publicTable } from "./tables";

welcome();

/** A public table of three: Ada's, one that waits for a friend, and a free one. */
const threeSeats = (page: Page): Promise<TableMade> => publicTable(page, ["invite", "open"]);

test("whose turn it is stands first and above the fold; a table is named, left and deleted", async () => {
  const { page } = await come();
  await button(page, "web-play-bot").click();
  await asked(page);
  const table = new URL(page.url()).hash;
  const zoe = await come();
  const { table: waits } = await threeSeats(zoe.page);
  await ask(page, "POST", `/tables/${waits.id}/join`, { name: null, seat: 2 });
  await page.goto(home());
  const mine = page.getByRole("region", { name: t("web-your-turn") });
  const row = mine.locator(`a[href="${table}"]`);
  await row.waitFor();
  // By its people, its game and map, its round and its date.
  expect(await row.textContent()).toMatch(/Guest.*Rocket\s· England\s· round\s1\s· \d/);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const { y, bottom } = await row.evaluate((link) => {
      const { top, left, bottom, width } = link.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, bottom - 4);
      return { y: top, bottom: link.contains(at) ? bottom : Infinity };
    });
    expect(y, `${width}x${height}`).toBeGreaterThan(0);
    expect(bottom, `${width}x${height}`).toBeLessThanOrEqual(height);
  }
  // A table at which others may still sit is left, one's own match is deleted; each asks once, and No has the focus.
  const acts = async (what: "leave" | "delete", where: string): Promise<void> => {
    // Among one's own: a public table that was left is still open to others.
    const line = page.locator(`:is(.now, .own) .row:has(a[href="${where}"])`);
    await line.getByRole("button", { name: t(`web-row-${what}`, { table: "" }).replace(/\W+$/, "") }).click();
    await page.waitForFunction((keep) => document.activeElement?.textContent === keep, t("web-row-keep"));
    await line.getByRole("button", { name: t(`web-row-${what}-go`), exact: true }).click();
    await line.waitFor({ state: "detached" });
  };
  await acts("leave", `#/table/${waits.id}`);
  // What has not begun has no match that could be lost.
  const { table: own } = await publicTable(page, ["open", "open"]);
  await page.reload();
  const waiting = page.locator(`.own .row:has(a[href="#/table/${own.id}"])`);
  await waiting.locator(".ib").click();
  await waiting.getByText(t("web-row-delete-open-sure"), { exact: true }).waitFor();
  await acts("delete", table);
  expect(await mine.count()).toBe(0);
});

test("an invitation is accepted without scrolling; in the lobby people talk, and a bot takes the seat nobody wants", async () => {
  const ada = await come();
  const { table, links } = await threeSeats(ada.page);
  await ada.page.goto(`${home()}/#/table/${table.id}`);
  const ben = await come({}, `/#/table/${table.id}/${links[0]!.secret}`);
  const take = button(ben.page, "web-take-seat");
  await take.waitFor();
  for (const [width, height] of SCREENS) {
    await ben.page.setViewportSize({ width, height });
    await settled(ben.page);
    const { bottom, side } = await take.evaluate((each) => ({
      bottom: each.getBoundingClientRect().bottom,
      side: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(bottom, `${width}x${height}`).toBeLessThanOrEqual(height);
    expect(side, `${width}x${height}`).toBeLessThanOrEqual(0);
  }
  await ben.page.getByLabel(t("web-your-name")).fill("Ben: 👩‍🚀");
  await take.click();
  await ben.page.getByPlaceholder(t("web-chat-write")).fill("Who is the third?");
  await button(ben.page, "web-chat-send").click();
  await ada.page
    .getByRole("list", { name: t("web-chat") })
    .getByText("Who is the third?")
    .waitFor();
  await ada.page
    .getByText(t("web-start-itself", { free: 1 }))
    .or(ada.page.getByText(t("web-start-why", { free: 1 })))
    .first()
    .waitFor();
  await button(ada.page, "web-seat-to-bot").click();
  const start = button(ada.page, "web-start");
  if (!table.starts_itself) await start.click();
  await Promise.all([ada.page.waitForSelector(".frame"), ben.page.waitForSelector(".frame")]);
  await ada.page.getByText("Ben: 👩‍🚀").first().waitFor();
});

test("a practice match has hints", async () => {
  const { page } = await come({}, "/#/learn/steam");
  await button(page, "web-learn-practice-go").click();
  await asked(page);
  await button(page, "web-hint").click();
  await page.locator(".hint li button").first().waitFor();
  // It names places of the map, which stays where it is and in sight; every choice can be read, or fades.
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [768, 1024],
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const) {
    const where = `${width}x${height}`;
    await page.setViewportSize({ width, height });
    await settled(page);
    const place = (what: string): Promise<DOMRect> =>
      page.locator(what).evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);
    const [card, board, map] = [await place(".hint"), await place(".boardbox"), await place(".frame")];
    const apart = card.left >= board.right - 1 || card.top >= board.bottom - 24;
    expect(apart, where).toBe(true);
    expect(card.bottom, where).toBeLessThanOrEqual(height);
    expect(await unread(page), where).toEqual([]);
    const first = await page
      .locator(".hint li button")
      .first()
      .evaluate((each) => each.getBoundingClientRect().bottom);
    expect(first, where).toBeLessThanOrEqual(card.bottom);
    await button(page, "web-close").click();
    await page.locator(".hint").waitFor({ state: "detached" });
    await settled(page);
    expect([await place(".boardbox"), await place(".frame")], where).toEqual([board, map]);
    await button(page, "web-hint").click();
    await page.locator(".hint li button").first().waitFor();
  }
});
