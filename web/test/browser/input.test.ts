/* For everyone: keys alone, touch, what is spoken, the map without and with a mouse. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { t } from "../../src/text/fluent";
import { choose } from "../games/rocket/play";
import { asked, bar, button, go, hex, legal, log, title } from "./controls";
import { come, dice, PHONE, welcome } from "./person";
import { happens, momentBefore, sitAt, upload } from "./tables";

welcome({ paints: true });
const focusedHex = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute("data-hex"));

/** Press Tab until something is reached, as somebody does who has no mouse. */
async function tabTo(page: Page, matches: (text: string) => boolean, most = 200): Promise<void> {
  for (let n = 0; n < most; n += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      return at === null ? "" : (at.getAttribute("aria-label") ?? at.textContent ?? "").trim();
    });
    if (matches(name)) return;
  }
  throw new Error("Tab does not lead there");
}
/** The element with the focus is marked by an outline, a shadow or a frame on the map. */
async function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const at = document.activeElement!;
    if (at.hasAttribute("data-hex")) return document.querySelector("path.focus") !== null;
    const style = getComputedStyle(at);
    return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== "none";
  });
}

test("Rocket with the keyboard alone: from the first page to a station on the map", async () => {
  const { page } = await come();
  await page.locator("h1").waitFor();
  await tabTo(page, (name) => name === t("web-play-bot"));
  expect(await focusIsSeen(page)).toBe(true);
  await page.keyboard.press("Enter");
  await asked(page);
  await tabTo(page, (name) => name === t("rocket-web-mode-station"));
  expect(await focusIsSeen(page)).toBe(true);
  await page.keyboard.press("Enter");
  // From the top of the page a handful of stops lead to the first hex that can be chosen; the first of them skips the rest.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.locator("[data-version]").evaluate((screen) => ((screen as HTMLElement).tabIndex = -1));
  await page.locator("[data-version]").focus();
  let stops = 0;
  while ((await focusedHex(page)) == null && stops < 9) {
    await page.keyboard.press("Tab");
    if (stops === 0) expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t("web-skip-board"));
    stops += 1;
  }
  expect(stops).toBeLessThanOrEqual(5);
  expect(await focusedHex(page)).toBe(await legal(page).first().getAttribute("data-hex"));
  await page.keyboard.press("n");
  expect(await focusedHex(page)).toBe(await legal(page).nth(1).getAttribute("data-hex"));
  await legal(page).first().focus();
  const from = await focusedHex(page);
  expect(await focusIsSeen(page)).toBe(true);
  await page.keyboard.press("ArrowDown");
  expect(await focusedHex(page)).not.toBe(from);
  // A hex says what it is and that it can be chosen.
  await legal(page).first().focus();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toContain("can be chosen");
  await page.keyboard.press("Enter");
  await button(page, "rocket-web-go-station").waitFor();
  await page.keyboard.press("Escape");
  await button(page, "rocket-web-go-station").waitFor({ state: "detached" });
  await legal(page).first().focus();
  await page.keyboard.press("Enter");
  await button(page, "rocket-web-go-station").waitFor();
  // By the button, too, whoever plays by keys is back on the map afterwards, and hears what was added to the log.
  await tabTo(page, (name) => name === t("rocket-web-go-station"));
  await page.keyboard.press("Enter");
  await log(page)
    .getByText(/Guest places a station/)
    .waitFor();
  await expect.poll(() => focusedHex(page)).toBeTruthy();
  const news = page.getByRole("log", { name: t("web-announced") }).locator("p");
  await news.filter({ hasText: "Guest places a station" }).waitFor({ state: "attached" });
  expect(await news.filter({ hasText: "Guest places a station" }).count()).toBe(1);
  // Letters lead to the log, where arrows lead on, to the position in sentences, and to the page of all keys.
  await page.keyboard.press("l");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[data-log]") !== null)).toBe(true);
  expect(await log(page).locator("[tabindex='0']").count()).toBe(1);
  await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toContain("#/replay/");
  await page.keyboard.press("p");
  await page
    .getByRole("dialog", { name: t("web-position-title") })
    .getByText("Guest is to decide.")
    .waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page
    .getByRole("dialog", { name: t("web-keys") })
    .getByText(t("rocket-web-key-modes-text"))
    .waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("b");
  expect(await focusedHex(page)).toBeTruthy();
});

test("Steam with the keyboard alone: a tile is chosen, turned and laid", async () => {
  const { page } = await come();
  await momentBefore(page, "steam/northeast-base-3", happens("track-laid", { how: "new" }));
  await asked(page);
  await tabTo(page, (name) => name.includes("can be chosen"));
  await page.keyboard.press("Enter");
  await go(page).waitFor();
  // The sides of the tile are told by its button and in the preview, before and after it is turned.
  const tile = bar(page).locator("button[aria-pressed=true]").first();
  const sides = async (): Promise<string> => /, (\S+ to \S+),/.exec((await tile.getAttribute("aria-label")) ?? "")![1]!;
  const turn = button(page, "steam-web-turn");
  // Not every tile fits in more than one way.
  for (let n = 0; n < 60 && (await turn.isDisabled()); n += 1) {
    await page.keyboard.press("n");
    await page.keyboard.press("Enter");
    await go(page).waitFor();
  }
  const was = await sides();
  await bar(page).getByText(was).waitFor();
  await page.keyboard.press("r");
  await expect.poll(sides).not.toBe(was);
  await bar(page)
    .getByText(await sides())
    .waitFor();
  const before = await title(page);
  await page.keyboard.press("Enter");
  await page.waitForFunction((old) => document.querySelector("h1")?.textContent !== old, before);
  await log(page)
    .getByText(/lays track|completes/)
    .last()
    .waitFor();
});

test("a double press and a key that is held do one thing only", async () => {
  const { page } = await come();
  await momentBefore(page, "steam/northeast-base-3", happens("goods-delivered"));
  await asked(page);
  await page
    .getByRole("button", { name: /^\w+ from .* to .*, / })
    .first()
    .click();
  const box = (await go(page).boundingBox())!;
  const press = async (clickCount: number): Promise<void> => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await page.mouse.move(box.x + box.width - 20, box.y + box.height / 2);
  await press(1);
  await page.waitForFunction(() => document.querySelector("[data-asked]")?.getAttribute("data-asked") === "score");
  const version = await page.locator("[data-version]").getAttribute("data-version");
  // The answer to the next question stands there now; it is not what was pressed.
  expect(
    await page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)?.closest(".btn") !== null,
      [box.x + box.width - 20, box.y + box.height / 2],
    ),
  ).toBe(true);
  /** what is shown, and that nothing is on its way which would change it */
  const stands = (): Promise<[string | null, boolean]> =>
    page.evaluate(() => [
      document.querySelector("[data-version]")!.getAttribute("data-version"),
      document.querySelectorAll(".bar .btn.go:not(:disabled)").length > 0,
    ]);
  await press(2);
  expect(await stands()).toEqual([version, true]);
  await press(3);
  expect(await stands()).toEqual([version, true]);
  await press(1);
  await page.waitForFunction(
    (old) => document.querySelector("[data-version]")?.getAttribute("data-version") !== old,
    version,
  );

  await momentBefore(page, "steam/northeast-base-3", happens("track-laid", { how: "new" }));
  await asked(page);
  await legal(page).first().focus();
  const before = await page.locator("[data-version]").getAttribute("data-version");
  await page.keyboard.down("Enter");
  await go(page).waitFor();
  for (let n = 0; n < 3; n += 1) {
    await page.keyboard.down("Enter");
    expect(await stands()).toEqual([before, true]);
  }
  await page.keyboard.up("Enter");
});

test("what a choice would do is spoken, not only drawn", async () => {
  const { page } = await come();
  await button(page, "web-play-bot").click();
  await asked(page);
  expect(await choose(page, "extend", dice(2))).toBe(true);
  const spoken = bar(page).locator("[aria-live=polite]");
  await expect.poll(() => spoken.textContent()).toMatch(/\w/);
  await expect.poll(() => spoken.textContent()).not.toContain(t("web-previewing"));
});

test("on a phone by touch, in the dark: nothing needs a mouse, nothing scrolls sideways", async () => {
  const { page } = await come({ ...PHONE, colorScheme: "dark" });
  await button(page, "web-play-bot").tap();
  await asked(page);
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  await bar(page)
    .getByRole("button", { name: t("rocket-web-mode-extend"), exact: true })
    .tap();
  const spot = (await hex(page, (await legal(page).first().getAttribute("data-hex"))!).boundingBox())!;
  await page.touchscreen.tap(spot.x + spot.width / 2, spot.y + spot.height / 2);
  await button(page, "rocket-web-go-extend").tap();
  const log = page.getByRole("navigation").getByRole("button", { name: new RegExp(`^${t("web-nav-log")}`) });
  await log.tap();
  await page
    .getByText(/takes a share/)
    .first()
    .waitFor();
  // The sheet has the focus, two heights by its handle, and gives the focus back when it goes.
  const sheet = page.locator(".sheet");
  const high = (): Promise<number> => sheet.evaluate((each) => each.clientHeight);
  const handle = sheet.getByRole("button", { name: t("web-sheet-height") });
  expect(await sheet.evaluate((each) => each.contains(document.activeElement))).toBe(true);
  const half = await high();
  await handle.tap();
  await expect.poll(high).toBeGreaterThan(half);
  const tall = await high();
  const grip = (await handle.boundingBox())!;
  await page.mouse.move(grip.x + 40, grip.y + 20);
  await page.mouse.down();
  await page.mouse.move(grip.x + 40, grip.y + 130, { steps: 4 });
  await page.mouse.up();
  // What lies below it may have changed its height meanwhile, and so half of the room.
  await expect.poll(high).toBeLessThan(tall - 50);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.closest("nav") !== null)).toBe(true);
  // A notch takes nothing away but room.
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.setProperty("--inset-top", "44px");
    style.setProperty("--inset-bottom", "34px");
  });
  expect((await page.locator("header").first().boundingBox())!.y).toBeGreaterThanOrEqual(44);
  const tabs = (await page.getByRole("navigation").boundingBox())!;
  expect(Math.round(tabs.y + tabs.height)).toBe(844 - 34);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  // Back closes the sheet and does not leave the table.
  const at = page.url();
  await log.tap();
  await sheet.waitFor();
  await page.goBack();
  await page.getByRole("dialog", { name: t("web-nav-log") }).waitFor({ state: "detached" });
  expect(page.url()).toBe(at);
});

test("on the page of all keys what they do stands in one column on a phone", async () => {
  const { page } = await come(PHONE);
  await page.locator("h1").waitFor();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: t("web-keys") });
  await keys.waitFor();
  const columns = await keys.locator("dd").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  expect(new Set(columns).size).toBe(1);
});

test("the map is explored by keys, dragged and zoomed, and the whole map comes back", async () => {
  const { page } = await come();
  const { id } = await upload(page, "rocket/england-2018-tiles");
  await sitAt(page, id);
  await button(page, "web-see-board").click();
  await page.waitForSelector(".frame");
  // There is a way back to the result, and Back of the browser is another; what lies over the board closes first.
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: t("web-keys") }).waitFor();
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await button(page, "web-menu").click();
  await page.getByRole("dialog").waitFor();
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.goBack();
  await page.waitForSelector(".podium");
  await button(page, "web-see-board").click();
  await button(page, "web-back-to-result").click();
  await button(page, "web-see-board").click();
  await page.waitForSelector(".frame");
  const where = (): Promise<string> =>
    page.locator(".world").evaluate((world) => (world as HTMLElement).style.transform);
  const fitted = await where();
  await page.locator("path.hot").first().focus();
  await page.keyboard.press("+");
  await expect.poll(where).not.toBe(fitted);
  await page.keyboard.press("0");
  await expect.poll(where).toBe(fitted);
  const box = (await page.locator(".frame").boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(where).not.toBe(fitted);
  const dragged = await where();
  await page.mouse.wheel(0, -240);
  await expect.poll(where).not.toBe(dragged);
  await page.locator("path.hot").first().focus();
  await page.keyboard.press("0");
  await expect.poll(where).toBe(fitted);
  const names = await page
    .locator("path.hot")
    .evaluateAll((hexes) => hexes.map((each) => each.getAttribute("aria-label") ?? ""));
  expect(names.every((name) => name !== "")).toBe(true);
  expect(new Set(names).size).toBeGreaterThan(names.length * 0.9);
});
