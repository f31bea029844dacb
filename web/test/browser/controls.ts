/* What everybody does at a table, whatever the game: waits to be asked, chooses what lights up, presses the button. */
import type { Locator, Page } from "playwright-core";
import { t } from "../../src/text/fluent";
import { PATIENCE } from "./person";

export const button = (page: Page, key: string, facts: Record<string, string | number> = {}): Locator =>
  page.getByRole("button", { name: t(key, facts), exact: true });
export const bar = (page: Page): Locator => page.getByRole("region", { name: t("web-action-bar") });
export const go = (page: Page): Locator => bar(page).locator(".btn.go");
export const legal = (page: Page): Locator => page.locator("path.hot[data-legal]");
export const hex = (page: Page, name: string): Locator => page.locator(`path.hot[data-hex="${name}"]`);
export const log = (page: Page): Locator => page.getByRole("list", { name: t("web-log") });
export const title = async (page: Page): Promise<string> => (await page.locator("h1").first().textContent()) ?? "";

/** The words over the table once this person is asked, or "over". */
export async function asked(page: Page): Promise<string> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector(".podium")) return "over";
      const words = document.querySelector("h1")?.textContent ?? "";
      // Where several persons share a screen they are called by their names.
      return /(Your|’s) (turn|veto|defence)/.test(words) ? words : null;
    },
    undefined,
    { timeout: PATIENCE, polling: 50 },
  );
  return (await found.jsonValue()) as string;
}

/** The kind of the decision this person is asked for, whatever language they read, or "over". */
export async function decision(page: Page): Promise<string> {
  const found = await page.waitForFunction(
    () =>
      document.querySelector(".podium") ? "over" : document.querySelector("[data-asked]")?.getAttribute("data-asked"),
    undefined,
    { timeout: PATIENCE, polling: 50 },
  );
  return (await found.jsonValue()) as string;
}

const version = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector("[data-version]")?.getAttribute("data-version") ?? null);

/** Press a button that changes the match, and wait until it has. */
export async function press(page: Page, what: Locator): Promise<void> {
  const before = await version(page);
  await what.click();
  await page.waitForFunction(
    (old) =>
      document.querySelector(".podium") !== null ||
      document.querySelector("[data-version]")?.getAttribute("data-version") !== old,
    before,
  );
}

/** Choose something in the menu that asks once before it is done, and answer yes. */
export async function insist(page: Page, key: string, yes: string): Promise<void> {
  await button(page, "web-menu").click();
  await button(page, key).click();
  await page.locator(".answers .ready", { hasText: t(yes, { alone: "no" }) }).click();
}

/** Choose a hex as a person without a mouse does. (Enter would do what is chosen, where the hex is chosen already.) */
export async function pick(page: Page, which: Locator): Promise<void> {
  await which.focus();
  await page.keyboard.press("Space");
}

/** Until the fonts are there and nothing on the page moves or changes its colour any more: what does is at its end. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A page on which nothing is drawn anew may be left without frames.
    const frame = (): Promise<void> =>
      new Promise((done) => {
        requestAnimationFrame(() => done());
        setTimeout(done, 100);
      });
    await document.fonts.ready;
    // What a change sets in motion begins with the frame after it.
    await frame();
    await frame();
    const moves = (each: Animation): boolean =>
      each.playState === "running" && Number(each.effect?.getComputedTiming().endTime) < Infinity;
    // Brought to its end, not waited for: where there are no frames, time stands still for whatever moves.
    for (let running = document.getAnimations().filter(moves); running.length > 0;) {
      for (const each of running) each.finish();
      await frame();
      running = document.getAnimations().filter(moves);
    }
  });
}

/** Until the words about the consequence stand there. */
export async function previewed(page: Page): Promise<string> {
  await page.waitForFunction(
    (dots) => !(document.querySelector(".bar .say small")?.textContent ?? "").includes(dots),
    t("web-previewing"),
  );
  return (await bar(page).locator(".say").textContent()) ?? "";
}

/** Whether somebody sees the whole of it: inside the window, and nothing lies over its middle or its lower edge. */
export async function isInSight(page: Page, what: Locator): Promise<boolean> {
  await what.waitFor();
  await settled(page);
  return what.evaluate((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
    return [(top + bottom) / 2, bottom - 3].every((y) => {
      const found = document.elementFromPoint(Math.min(left + 12, right - 1), y);
      return found !== null && (each.contains(found) || found.contains(each));
    });
  });
}
