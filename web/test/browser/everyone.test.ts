/* For everyone: keys alone, touch, large text, what is spoken, settings that stay, sounds and notifications on request. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { t } from "../../src/text/fluent";
import { come, dice, home, PHONE, welcome } from "./person";
import { act, asked, bar, button, choose, go, hex, legal, log, press, title } from "./play";
import { happens, momentBefore, sitAt, tableWithBots, upload } from "./tables";

welcome();
const focusedHex = (page: Page): Promise<string | null | undefined> => page.evaluate(() => document.activeElement?.getAttribute("data-hex"));

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
  await tabTo(page, (name) => name === t("web-mode-station"));
  expect(await focusIsSeen(page)).toBe(true);
  await page.keyboard.press("Enter");
  await page.locator("body").evaluate((body) => (body.querySelector(".frame") as HTMLElement).scrollIntoView());
  await legal(page).first().focus();
  const from = await focusedHex(page);
  expect(await focusIsSeen(page)).toBe(true);
  await page.keyboard.press("ArrowDown");
  expect(await focusedHex(page)).not.toBe(from);
  // A hex says what it is and that it can be chosen.
  await legal(page).first().focus();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toContain("can be chosen");
  await page.keyboard.press("Enter");
  await button(page, "web-go-station").waitFor();
  await page.keyboard.press("Escape");
  await button(page, "web-go-station").waitFor({ state: "detached" });
  await legal(page).first().focus();
  await page.keyboard.press("Enter");
  await button(page, "web-go-station").waitFor();
  await page.keyboard.press("Enter");
  await log(page).getByText(/Guest places a station/).waitFor();
});

test("Steam with the keyboard alone: a tile is chosen, turned and laid", async () => {
  const { page } = await come();
  await momentBefore(page, "steam/northeast-base-3", happens("track-laid", { how: "new" }));
  await asked(page);
  await tabTo(page, (name) => name.includes("can be chosen"));
  await page.keyboard.press("Enter");
  await go(page).waitFor();
  await page.keyboard.press("r");
  const before = await title(page);
  await page.keyboard.press("Enter");
  await page.waitForFunction((old) => document.querySelector("h1")?.textContent !== old, before);
  await log(page).getByText(/lays track|completes/).last().waitFor();
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
  await bar(page).getByRole("button", { name: t("web-mode-extend"), exact: true }).tap();
  const spot = (await hex(page, (await legal(page).first().getAttribute("data-hex"))!).boundingBox())!;
  await page.touchscreen.tap(spot.x + spot.width / 2, spot.y + spot.height / 2);
  await button(page, "web-go-extend").tap();
  await page.getByRole("navigation").getByRole("button", { name: new RegExp(`^${t("web-nav-log")}`) }).tap();
  await page.getByText(/takes a share/).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

/** Controls that stick out of the window sideways or whose words are cut off. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth + 1) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const control of document.querySelectorAll<HTMLElement>("button, a, input, select")) {
      const box = control.getBoundingClientRect();
      // What skips to the page comes into sight with the focus.
      if (box.width === 0 || control.matches(".skip:not(:focus)") || control.closest("[aria-hidden=true], svg") || getComputedStyle(control).opacity === "0") continue;
      // What can be scrolled to inside its own panel is not cut off.
      const scrolls = (function inside(at: HTMLElement | null): boolean {
        if (at === null) return false;
        const style = getComputedStyle(at);
        return /auto|scroll/.test(style.overflowX + style.overflowY) || inside(at.parentElement);
      })(control.parentElement);
      const name = control.getAttribute("aria-label") ?? control.textContent?.trim().slice(0, 40);
      if (!scrolls && (box.left < -1 || box.right > window.innerWidth + 1)) found.push(`outside: ${name}`);
      if (control.tagName === "BUTTON" && getComputedStyle(control).overflowX === "hidden" && control.scrollWidth > control.clientWidth + 2) found.push(`cut: ${name}`);
    }
    return found;
  });
}

test.each([["desk", 1440, 900], ["phone", 390, 844]])("large text, twice as big, on a %s: no control is cut off, nothing scrolls sideways", async (_, width, height) => {
  const { page } = await come({ viewport: { width, height } });
  const twice = (): Promise<unknown> => page.addStyleTag({ content: ":root { font-size: 200% !important; }" });
  const troubles: string[] = [];
  const look = async (name: string): Promise<void> => {
    await page.waitForTimeout(100);
    troubles.push(...(await cutOff(page)).map((each) => `${name}: ${each}`));
  };
  for (const [name, path] of [["home", "/"], ["create", "/#/new"], ["learn", "/#/learn"], ["replays", "/#/replays"]]) {
    await page.goto(home() + path);
    await page.reload();
    await page.locator("h1").first().waitFor();
    await twice();
    await look(name!);
  }
  await page.goto(home());
  await tableWithBots(page, { game: "rocket", map: "england", edition: "2018", bots: 2 });
  await page.reload();
  await asked(page);
  await twice();
  await look("rocket");
  expect(await choose(page, "station", dice(2))).toBe(true);
  await look("rocket, chosen");
  await press(page, go(page).last());
  await momentBefore(page, "steam/northeast-base-3", happens("track-laid", { how: "new" }));
  await page.reload();
  await asked(page);
  await twice();
  await look("steam");
  expect(troubles).toEqual([]);
});

test("settings stay: theme, quick moves, no movement", async () => {
  const { page } = await come();
  await button(page, "web-menu").click();
  await page.getByText(t("web-setting-theme-dark"), { exact: true }).click();
  await page.getByText(t("web-setting-confirm-quick"), { exact: true }).click();
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  await button(page, "web-play-bot").click();
  await asked(page);
  // Quick moves: the tap on the map is the move.
  await bar(page).getByRole("button", { name: t("web-mode-station"), exact: true }).click();
  await legal(page).first().focus();
  await page.keyboard.press("Enter");
  await log(page).getByText(/Guest places a station/).waitFor();
});

test("sounds play after the first tap and not when they are off", async () => {
  const { page } = await come();
  await page.addInitScript(() => {
    const heard = window as unknown as { voices: number };
    heard.voices = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...words: [number?]) {
      heard.voices += 1;
      return start.apply(this, words);
    };
  });
  const voices = (): Promise<number> => page.evaluate(() => (window as unknown as { voices: number }).voices);
  await page.reload();
  await button(page, "web-play-bot").click();
  await asked(page);
  await act(page, ["station"], dice(1));
  await expect.poll(voices).toBeGreaterThan(0);
  await button(page, "web-sound").click();
  const before = await voices();
  await asked(page);
  await act(page, ["station"], dice(2));
  await asked(page);
  expect(await voices()).toBe(before);
});

test("notifications: asked for in the settings, sent only while the page is hidden", async () => {
  const { page, context } = await come();
  await context.grantPermissions(["notifications", "clipboard-read"], { origin: home() });
  await page.addInitScript(() => {
    const said: string[] = [];
    (window as unknown as { said: string[] }).said = said;
    class Noted {
      static permission = "granted";
      static requestPermission = (): Promise<string> => Promise.resolve("granted");
      constructor(title: string) {
        said.push(title);
      }
    }
    Object.defineProperty(window, "Notification", { value: Noted });
  });
  await page.reload();
  await button(page, "web-menu").click();
  const wish = page.getByLabel(t("web-setting-notify"));
  await wish.check();
  expect(await wish.isChecked()).toBe(true);
  await button(page, "web-close").click();
  await button(page, "web-play-bot").click();
  await asked(page);
  const said = (): Promise<string[]> => page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(await said()).toEqual([]);
  await act(page, ["station"], dice(1));
  await asked(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
  });
  await act(page, ["station"], dice(2));
  await expect.poll(said, { timeout: 30_000 }).toEqual([t("web-notify-title")]);
});

test("notifications that the browser refuses are not promised", async () => {
  const { page } = await come();
  await page.addInitScript(() => {
    Object.defineProperty(window, "Notification", { value: { permission: "denied", requestPermission: () => Promise.resolve("denied") } });
  });
  await page.reload();
  await button(page, "web-menu").click();
  const wish = page.getByLabel(t("web-setting-notify"));
  await wish.click();
  await expect.poll(() => page.evaluate(() => (JSON.parse(localStorage.getItem("rainhill.settings") ?? "{}") as { notify: boolean }).notify)).toBe(false);
  expect(await wish.isChecked()).toBe(false);
});

test("the map is explored by keys and zoomed, and the whole map comes back", async () => {
  const { page } = await come();
  const { id } = await upload(page, "rocket/england-2018-tiles");
  await sitAt(page, id);
  await button(page, "web-see-board").click();
  await page.waitForSelector(".frame");
  const where = (): Promise<string> => page.locator(".world").evaluate((world) => (world as HTMLElement).style.transform);
  const fitted = await where();
  await page.locator("path.hot").first().focus();
  await page.keyboard.press("+");
  await expect.poll(where).not.toBe(fitted);
  await page.keyboard.press("0");
  await expect.poll(where).toBe(fitted);
  const names = await page.locator("path.hot").evaluateAll((hexes) => hexes.map((each) => each.getAttribute("aria-label") ?? ""));
  expect(names.every((name) => name !== "")).toBe(true);
  expect(new Set(names).size).toBeGreaterThan(names.length * 0.9);
});
