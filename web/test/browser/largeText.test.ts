/* Text twice as large as usual: everything stays in reach. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { choose } from "../games/rocket/play";
import { asked, go, press, settled, title } from "./controls";
import { come, dice, home, welcome } from "./person";
import { happens, momentBefore, tableWithBots } from "./tables";

welcome();

/** Controls that stick out of the window sideways or whose words are cut off. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth + 1)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const control of document.querySelectorAll<HTMLElement>("button, a, input, select")) {
      const box = control.getBoundingClientRect();
      // What skips to the page comes into sight with the focus.
      if (
        box.width === 0 ||
        control.matches(".skip:not(:focus)") ||
        control.closest("[aria-hidden=true], svg") ||
        getComputedStyle(control).opacity === "0"
      )
        continue;
      // What can be scrolled to inside its own panel is not cut off.
      const scrolls = (function inside(at: HTMLElement | null): boolean {
        if (at === null) return false;
        const style = getComputedStyle(at);
        return /auto|scroll/.test(style.overflowX + style.overflowY) || inside(at.parentElement);
      })(control.parentElement);
      const name = control.getAttribute("aria-label") ?? control.textContent?.trim().slice(0, 40);
      if (!scrolls && (box.left < -1 || box.right > window.innerWidth + 1)) found.push(`outside: ${name}`);
      if (
        control.tagName === "BUTTON" &&
        getComputedStyle(control).overflowX === "hidden" &&
        control.scrollWidth > control.clientWidth + 2
      )
        found.push(`cut: ${name}`);
    }
    return found;
  });
}

test.each([
  ["desk", 1440, 900],
  ["phone", 390, 844],
])("large text, twice as big, on a %s: no control is cut off, nothing scrolls sideways", async (_, width, height) => {
  const { page } = await come({ viewport: { width, height } });
  await page.addInitScript(() => {
    const twice = new CSSStyleSheet();
    twice.replaceSync(":root { font-size: 200% !important; }");
    document.adoptedStyleSheets.push(twice);
  });
  await page.reload();
  const troubles: string[] = [];
  const look = async (name: string): Promise<void> => {
    await settled(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    troubles.push(...(await cutOff(page)).map((each) => `${name}: ${each}`));
  };
  let before = "";
  for (const [name, path] of [
    ["home", "/"],
    ["create", "/#/new"],
    ["learn", "/#/learn"],
    ["replays", "/#/replays"],
  ] as const) {
    await page.goto(home() + path);
    await page.waitForFunction((old) => (document.querySelector("h1")?.textContent ?? old) !== old, before);
    before = await title(page);
    await look(name);
  }
  await tableWithBots(page, { game: "rocket", map: "england", edition: "2018", bots: 2 });
  await asked(page);
  await look("rocket");
  expect(await choose(page, "station", dice(2))).toBe(true);
  await look("rocket, chosen");
  await press(page, go(page).last());
  await momentBefore(page, "steam/northeast-base-3", happens("track-laid", { how: "new" }));
  await asked(page);
  await look("steam");
  expect(troubles).toEqual([]);
});
