/* What a person does in a match of Steam. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { t } from "../../../src/text/fluent";
import { bar, button, decision, go, hex, legal, pick, press, previewed } from "../../browser/controls";
import { dice } from "../../browser/person";

const named = (page: Page, key: string): Locator =>
  bar(page)
    .locator(".buttons")
    .getByRole("button", { name: t(key), exact: true });

/** Look through tiles of some hexes for one that completes a link; whatever was looked at last stays chosen. */
async function findTrack(page: Page, chance: () => number): Promise<void> {
  const names = await legal(page).evaluateAll((hexes) => hexes.map((hex) => hex.getAttribute("data-hex") ?? ""));
  for (let tries = 0; tries < 4; tries += 1) {
    await pick(page, hex(page, names[Math.floor(chance() * names.length)]!));
    for (let turn = 0; turn < 3; turn += 1) {
      if ((await previewed(page)).includes(t("steam-web-completes"))) return;
      await page.keyboard.press("r");
    }
  }
}

export async function buildCity(page: Page): Promise<void> {
  await pick(page, legal(page).first());
  for (const key of ["steam-web-colours", "steam-web-spaces"]) {
    const options = page.getByRole("group", { name: t(key), exact: true }).getByRole("button");
    if ((await go(page).count()) === 0 && (await options.count()) > 0) await options.first().click();
  }
  await press(page, go(page));
}

async function build(page: Page, chance: () => number): Promise<string> {
  for (const mode of ["city", "growth"]) {
    const kind = bar(page)
      .getByRole("group", { name: t("steam-web-build-kinds") })
      .getByRole("button", { name: t(`steam-web-mode-${mode}`), exact: true });
    if ((await kind.count()) === 0) continue;
    await kind.click();
    await buildCity(page);
    return mode;
  }
  if ((await legal(page).count()) === 0 || chance() < 0.25) {
    await press(page, named(page, "steam-web-go-end"));
    return "end";
  }
  await findTrack(page, chance);
  await press(page, go(page));
  return "lay";
}

async function moveGoods(page: Page): Promise<string> {
  const list = page.locator("ol button:has(.way)");
  if ((await list.count()) > 0) {
    await list.first().click();
    expect(await page.locator(".map .route").count()).toBeGreaterThan(0);
    await press(page, go(page));
    return "deliver";
  }
  const improve = bar(page).getByRole("button", { name: new RegExp(`^${t("steam-tile-locomotive")}`) });
  if ((await improve.count()) > 0) {
    await improve.click();
    await press(page, go(page));
    return "improve";
  }
  await press(page, named(page, "steam-web-go-pass"));
  return "pass";
}

async function takeTile(page: Page, wantCity: boolean): Promise<string> {
  const tiles = page.getByRole("group", { name: t("steam-web-tile-options"), exact: true }).getByRole("button");
  const city = tiles
    .filter({ hasText: new RegExp(`${t("steam-tile-urbanization")}|${t("steam-tile-city-growth")}`) })
    .filter({ hasNotText: t("steam-web-passed") });
  await (wantCity && (await city.count()) > 0 ? city.last() : tiles.first()).click();
  await press(page, go(page));
  return "tile";
}

export async function raiseCapital(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await button(page, "web-more").click();
  await press(page, go(page));
}

/** One decision of Steam, whatever it is. */
export async function actSteam(
  page: Page,
  now: string,
  chance: () => number,
  seen: ReadonlySet<string>,
): Promise<string> {
  if (now === "auction") {
    await press(page, named(page, "steam-web-go-pass"));
    return "auction";
  }
  if (now === "capital") {
    await raiseCapital(page, 2);
    return "capital";
  }
  if (now === "tile") return takeTile(page, !seen.has("city"));
  if (now === "build") return build(page, chance);
  if (now === "goods") return moveGoods(page);
  if (now === "score") {
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".bar .btn.go")].every((each) => each.textContent?.includes("→")),
    );
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
    const now = await decision(page);
    if (now === "over") return seen;
    seen.add(await actSteam(page, now, chance, seen));
  }
  throw new Error("the match does not end");
}
