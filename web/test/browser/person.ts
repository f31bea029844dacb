/* A person at a browser: opens pages, plays through what can be seen, and notices every error. */
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";

const CHROMIUM = process.env["RAINHILL_CHROMIUM"] ?? "/usr/bin/chromium";

export interface Person {
  context: BrowserContext;
  page: Page;
  errors: string[];
}

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: ["--headless", "--no-sandbox", "--disable-gpu"] });
}

export async function sitDown(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", ...options });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => undefined);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return { context, page, errors };
}

export type State = "act" | "veto" | "wait" | "over";

export async function state(page: Page): Promise<State> {
  return page.evaluate(() => {
    if (document.querySelector(".podium")) return "over";
    const title = document.querySelector("h1")?.textContent ?? "";
    if (title.includes("Your turn")) return "act";
    return /Your (veto|defence)/.test(title) ? "veto" : "wait";
  });
}

/** Wait until it is this person's turn or the match is over. */
export async function myTurn(page: Page, patience = 90_000): Promise<State> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    const now = await state(page);
    if (now !== "wait") return now;
    await page.waitForTimeout(40);
  }
  throw new Error("nothing was asked in time");
}

export type Mode = "Invest" | "Station" | "Extend";

/** One action through the interface: a kind, a hex that lights up, the button. Returns what was done. */
export async function act(page: Page, wanted: readonly Mode[], chance: () => number): Promise<string> {
  const lose = page.getByRole("button", { name: "Lose the turn", exact: true });
  if ((await lose.count()) > 0) {
    await lose.click();
    return "lost";
  }
  for (const mode of wanted) {
    const button = page.getByRole("button", { name: mode, exact: true }).first();
    if (await button.isDisabled()) continue;
    if ((await button.getAttribute("aria-pressed")) !== "true") await button.click();
    const hexes = page.locator("path.hot[tabindex='0']");
    const number = await hexes.count();
    if (number === 0) continue;
    for (let tries = 0; tries < 6; tries += 1) {
      const hex = hexes.nth(Math.floor(chance() * (await hexes.count())));
      await hex.focus();
      await page.keyboard.press("Enter");
      const industry = page.getByRole("group", { name: "Industry", exact: true }).getByRole("button").first();
      if ((await industry.count()) > 0) await industry.click();
      const go = page.locator(".buttons .btn.go");
      if ((await go.count()) > 0 && (await go.isEnabled())) {
        const version = await done(page);
        await go.click();
        await moved(page, version);
        return mode;
      }
    }
    await page.getByRole("button", { name: "Back", exact: true }).click();
  }
  throw new Error("no action could be chosen");
}

export async function answerVeto(page: Page, bid: boolean): Promise<void> {
  const go = page.locator(".veto .btn.go");
  const version = await done(page);
  if (bid && (await go.isEnabled())) await go.click();
  else await page.getByRole("button", { name: "Pass", exact: true }).click();
  await moved(page, version);
}

/** A mark of the position shown, to see that it has changed. */
async function done(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector("[data-version]")?.getAttribute("data-version") ?? "");
}

async function moved(page: Page, before: string): Promise<void> {
  await page.waitForFunction((old) => document.querySelector(".podium") !== null || document.querySelector("[data-version]")?.getAttribute("data-version") !== old, before, { timeout: 20_000 });
}

/** A chance that is the same in every run. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const MODES: readonly (readonly Mode[])[] = [
  ["Extend", "Invest", "Station"],
  ["Extend", "Station", "Invest"],
  ["Invest", "Extend", "Station"],
  ["Station", "Extend", "Invest"],
];
