/* What a person chooses for this browser: settings that stay, sounds and notifications on request. */
import { expect, test } from "vitest";
import { t } from "../../src/text/fluent";
import { act } from "../games/rocket/play";
import { asked, bar, button, legal, log } from "./controls";
import { come, dice, home, welcome } from "./person";

declare global {
  interface Window {
    /** how many voices were heard */
    voices: number;
    /** titles of the notifications that were sent */
    said: string[];
  }
}

welcome();

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
  await bar(page)
    .getByRole("button", { name: t("rocket-web-mode-station"), exact: true })
    .click();
  await legal(page).first().focus();
  await page.keyboard.press("Enter");
  await log(page)
    .getByText(/Guest places a station/)
    .waitFor();
});

test("names on the board are as large as somebody needs them", async () => {
  const { page } = await come();
  await button(page, "web-play-bot").click();
  await asked(page);
  const size = (): Promise<number> =>
    page
      .locator(".map .lb")
      .evaluateAll((all) => Math.min(...all.map((name) => parseFloat(getComputedStyle(name).fontSize))));
  await page.locator(".map .lb").first().waitFor({ state: "attached" });
  const before = await size();
  await button(page, "web-menu").click();
  await page.getByText(t("web-setting-text-largest"), { exact: true }).click();
  await expect.poll(async () => (await size()) / before).toBeGreaterThan(1.3);
});

test("sounds play after the first tap and not when they are off", async () => {
  const { page } = await come();
  await page.addInitScript(() => {
    window.voices = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...words: [number?]) {
      window.voices += 1;
      return start.apply(this, words);
    };
  });
  const voices = (): Promise<number> => page.evaluate(() => window.voices);
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
    window.said = [];
    class Noted {
      static permission = "granted";
      static requestPermission = (): Promise<string> => Promise.resolve("granted");
      constructor(title: string) {
        window.said.push(title);
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
  const said = (): Promise<string[]> => page.evaluate(() => window.said);
  expect(await said()).toEqual([]);
  await act(page, ["station"], dice(1));
  await asked(page);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
  });
  await act(page, ["station"], dice(2));
  await expect.poll(said).toEqual([t("web-notify-title")]);
});

test("notifications that the browser refuses are not promised", async () => {
  const { page } = await come();
  await page.addInitScript(() => {
    Object.defineProperty(window, "Notification", {
      value: { permission: "denied", requestPermission: () => Promise.resolve("denied") },
    });
  });
  await page.reload();
  await button(page, "web-menu").click();
  const wish = page.getByLabel(t("web-setting-notify"));
  await wish.click();
  await expect
    .poll(() =>
      page.evaluate(
        () => (JSON.parse(localStorage.getItem("rainhill.settings") ?? "{}") as { notify: boolean }).notify,
      ),
    )
    .toBe(false);
  expect(await wish.isChecked()).toBe(false);
});

test("boxes to tick and fields to choose from look alike wherever they stand", async () => {
  const { page } = await come();
  const boxes = (): Promise<string[]> =>
    page.locator("dialog[open] input[type=checkbox]").evaluateAll((all) =>
      all.map((each) => {
        const { width, height } = each.getBoundingClientRect();
        const { height: target } = each.closest("label")!.getBoundingClientRect();
        return `${width}x${height} ${target >= 24 ? "" : target} ${getComputedStyle(each).accentColor}`;
      }),
    );
  await button(page, "web-menu").click();
  await page.locator("dialog[open] input[type=checkbox]").first().waitFor();
  const [first, ...more] = await boxes();
  expect(first).toMatch(/^20x20 {2}rgb/);
  expect(new Set(more)).toEqual(new Set([first]));
  await button(page, "web-keys").click();
  await page.getByRole("dialog", { name: t("web-keys") }).waitFor();
  expect(await boxes()).toEqual([first]);
  // The words of a choice are our own, and the browser's field lies unseen over them.
  const seen = (): Promise<string[]> =>
    page
      .locator("select")
      .evaluateAll((all) =>
        all.filter((each) => getComputedStyle(each).opacity !== "0").map((each) => each.outerHTML.slice(0, 80)),
      );
  for (const path of ["/#/new/rocket", "/#/me", "/"]) {
    await page.goto(home() + path);
    await page.locator("main h1").first().waitFor();
    await page.locator("select").first().waitFor();
    expect(await seen(), path).toEqual([]);
  }
});
