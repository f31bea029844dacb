/* What a person does at a table of either game: waits to be asked, chooses what lights up, presses the button. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { t } from "../../src/text/fluent";
import { dice } from "./person";

export const button = (page: Page, key: string, facts: Record<string, string | number> = {}): Locator => page.getByRole("button", { name: t(key, facts), exact: true });
export const bar = (page: Page): Locator => page.getByRole("region", { name: t("web-action-bar") });
export const go = (page: Page): Locator => bar(page).locator(".btn.go");
export const legal = (page: Page): Locator => page.locator("path.hot[tabindex='0']");
export const hex = (page: Page, name: string): Locator => page.locator(`path.hot[data-hex="${name}"]`);
export const log = (page: Page): Locator => page.getByRole("list", { name: t("web-log") });
export const title = async (page: Page): Promise<string> => (await page.locator("h1").first().textContent()) ?? "";

/** The words over the table once this person is asked, or "over". */
export async function asked(page: Page, patience = 90_000): Promise<string> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector(".podium")) return "over";
      const words = document.querySelector("h1")?.textContent ?? "";
      return /Your (turn|veto|defence)/.test(words) ? words : null;
    },
    undefined,
    { timeout: patience, polling: 50 },
  );
  return (await found.jsonValue()) as string;
}

const version = (page: Page): Promise<string | null> => page.evaluate(() => document.querySelector("[data-version]")?.getAttribute("data-version") ?? null);

/** Press a button that changes the match, and wait until it has. */
export async function press(page: Page, what: Locator): Promise<void> {
  const before = await version(page);
  await what.click();
  await page.waitForFunction(
    (old) => document.querySelector(".podium") !== null || document.querySelector("[data-version]")?.getAttribute("data-version") !== old,
    before,
  );
}

/** Choose a hex as a person without a mouse does. (Enter would do what is chosen, where the hex is chosen already.) */
export async function pick(page: Page, which: Locator): Promise<void> {
  await which.focus();
  await page.keyboard.press("Space");
}

/** Until the words about the consequence stand there. */
export async function previewed(page: Page): Promise<string> {
  await page.waitForFunction((dots) => !(document.querySelector(".bar .say small")?.textContent ?? "").includes(dots), t("web-previewing"));
  return (await bar(page).locator(".say").textContent()) ?? "";
}

// Rocket

export type Mode = "invest" | "station" | "extend";
const WISHES: readonly (readonly Mode[])[] = [
  ["extend", "invest", "station"],
  ["extend", "station", "invest"],
  ["invest", "extend", "station"],
  ["station", "extend", "invest"],
];

/** Choose a kind of action and a hex for it, so that the button can be pressed; false if there is nothing to choose. */
export async function choose(page: Page, mode: Mode, chance: () => number): Promise<boolean> {
  const kind = bar(page).getByRole("button", { name: t(`web-mode-${mode}`), exact: true });
  if (await kind.isDisabled()) return false;
  if ((await kind.getAttribute("aria-pressed")) !== "true") await kind.click();
  for (let tries = 0; tries < 6; tries += 1) {
    const number = await legal(page).count();
    if (number === 0) break;
    await pick(page, legal(page).nth(Math.floor(chance() * number)));
    const industry = page.getByRole("group", { name: t("web-choose-industry"), exact: true }).getByRole("button").first();
    if ((await industry.count()) > 0) await industry.click();
    if ((await go(page).count()) > 0 && (await go(page).last().isEnabled())) return true;
  }
  await button(page, "web-back").click();
  return false;
}

export async function act(page: Page, wanted: readonly Mode[], chance: () => number): Promise<Mode | "lost"> {
  const lose = button(page, "web-go-lose-turn");
  if ((await lose.count()) > 0) {
    await press(page, lose);
    return "lost";
  }
  for (const mode of wanted) {
    if (!(await choose(page, mode, chance))) continue;
    await press(page, go(page).last());
    return mode;
  }
  throw new Error("no action could be chosen");
}

export async function answerVeto(page: Page, bid: boolean): Promise<void> {
  const card = page.getByRole("region", { name: t("web-veto"), exact: true });
  const offer = card.locator(".btn.go");
  await press(page, bid && (await offer.isEnabled()) ? offer : card.getByRole("button", { name: t("web-pass"), exact: true }));
}

/** Play Rocket on to the end. Tells what was done. */
export async function playRocket(page: Page, seed: number, most = 300): Promise<Set<string>> {
  const chance = dice(seed);
  const seen = new Set<string>();
  for (let n = 0; n < most; n += 1) {
    const now = await asked(page);
    if (now === "over") return seen;
    if (/veto|defence/.test(now)) {
      await answerVeto(page, chance() < 0.5);
      seen.add("veto");
    } else seen.add(await act(page, WISHES[Math.floor(chance() * 4)]!, chance));
  }
  throw new Error("the match does not end");
}

// Steam

const named = (page: Page, key: string): Locator => bar(page).locator(".buttons").getByRole("button", { name: t(key), exact: true });

/** Look through tiles of some hexes for one that completes a link; whatever was looked at last stays chosen. */
async function findTrack(page: Page, chance: () => number): Promise<void> {
  const names = await legal(page).evaluateAll((hexes) => hexes.map((hex) => hex.getAttribute("data-hex") ?? ""));
  for (let tries = 0; tries < 4; tries += 1) {
    await pick(page, hex(page, names[Math.floor(chance() * names.length)]!));
    for (let turn = 0; turn < 3; turn += 1) {
      if (/completes the link/.test(await previewed(page))) return;
      await page.keyboard.press("r");
    }
  }
}

export async function buildCity(page: Page): Promise<void> {
  await pick(page, legal(page).first());
  for (const key of ["web-steam-colours", "web-steam-spaces"]) {
    const options = page.getByRole("group", { name: t(key), exact: true }).getByRole("button");
    if ((await go(page).count()) === 0 && (await options.count()) > 0) await options.first().click();
  }
  await press(page, go(page));
}

async function build(page: Page, chance: () => number): Promise<string> {
  for (const mode of ["city", "growth"]) {
    const kind = bar(page).getByRole("group", { name: t("web-steam-build-kinds") }).getByRole("button", { name: t(`web-steam-mode-${mode}`), exact: true });
    if ((await kind.count()) === 0) continue;
    await kind.click();
    await buildCity(page);
    return mode;
  }
  if ((await legal(page).count()) === 0 || chance() < 0.25) {
    await press(page, named(page, "web-steam-go-end"));
    return "end";
  }
  await findTrack(page, chance);
  await press(page, go(page));
  return "lay";
}

async function moveGoods(page: Page): Promise<string> {
  const list = page.getByRole("button", { name: /^\w+ from .* to .*, / });
  if ((await list.count()) > 0) {
    await list.first().click();
    expect(await page.locator(".map .route").count()).toBeGreaterThan(0);
    await press(page, go(page));
    return "deliver";
  }
  const improve = bar(page).getByRole("button", { name: /^Locomotive/ });
  if ((await improve.count()) > 0) {
    await improve.click();
    await press(page, go(page));
    return "improve";
  }
  await press(page, named(page, "web-steam-go-pass"));
  return "pass";
}

async function takeTile(page: Page, wantCity: boolean): Promise<string> {
  const tiles = page.getByRole("group", { name: t("web-steam-tile-options"), exact: true }).getByRole("button");
  const city = tiles.filter({ hasText: /Urbanization|City Growth/ }).filter({ hasNotText: t("web-steam-passed") });
  await (wantCity && (await city.count()) > 0 ? city.last() : tiles.first()).click();
  await press(page, go(page));
  return "tile";
}

export async function raiseCapital(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await button(page, "web-more").click();
  await press(page, go(page));
}

/** One decision of Steam, whatever it is. */
export async function actSteam(page: Page, now: string, chance: () => number, seen: ReadonlySet<string>): Promise<string> {
  if (now.includes("order")) {
    await press(page, named(page, "web-steam-go-pass"));
    return "auction";
  }
  if (now.includes("capital")) {
    await raiseCapital(page, 2);
    return "capital";
  }
  if (now.includes("action tile")) return takeTile(page, !seen.has("city"));
  if (now.includes("build")) return build(page, chance);
  if (now.includes("goods")) return moveGoods(page);
  if (now.includes("income or points")) {
    await page.waitForFunction(() => [...document.querySelectorAll(".bar .btn.go")].every((each) => each.textContent?.includes("→")));
    await press(page, go(page).nth(chance() < 0.5 ? 0 : 1));
    return "score";
  }
  throw new Error(`not understood: ${now}`);
}

/** Play Steam on to the end. Tells what was done. */
export async function playSteam(page: Page, seed: number, most = 400): Promise<Set<string>> {
  const chance = dice(seed);
  const seen = new Set<string>();
  for (let n = 0; n < most; n += 1) {
    const now = await asked(page);
    if (now === "over") return seen;
    seen.add(await actSteam(page, now, chance, seen));
  }
  throw new Error("the match does not end");
}
