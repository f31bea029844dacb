/* Takes the pictures of the main screens for README and docs, from moments of recorded matches, so that they stay alike. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { test } from "vitest";
import { t } from "../../src/text/fluent";
import { come, dice, home, welcome } from "../browser/person";
import { asked, legal, pick, settled } from "../browser/controls";
import { ROOT } from "../browser/server";
import { happens, later, momentBefore, sitAt, upload } from "../browser/tables";
import { choose } from "../games/rocket/play";

welcome({ paints: true });
const FOLDER = join(ROOT, "build/pictures");
mkdirSync(FOLDER, { recursive: true });
const SIZES = { "": { width: 1440, height: 900 }, "-phone": { width: 390, height: 844 } };
const SHOWN = ["home", "rocket", "steam-deliver"];

/** A screen light and dark, on a desk and on a phone; large dark pictures only of the screens that are shown in README. */
async function take(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      if (size === "" && colorScheme === "dark" && !SHOWN.includes(name)) continue;
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.waitForFunction((theme) => document.documentElement.dataset["theme"] === theme, colorScheme);
      await settled(page);
      await page.screenshot({ path: join(FOLDER, `${name}${size}${colorScheme === "dark" ? "-dark" : ""}.png`) });
    }
  }
  await page.setViewportSize(SIZES[""]);
  await page.emulateMedia({ colorScheme: "light" });
}

test("pages", async () => {
  const { page } = await come();
  await page.waitForFunction(() => document.querySelectorAll(".thumb svg").length === 2);
  await take(page, "home");
  await page.goto(`${home()}/#/new`);
  await page.getByRole("button", { name: t("web-open-table") }).waitFor();
  await take(page, "create");
});

test("Rocket", async () => {
  const { page } = await come();
  await momentBefore(page, "rocket/england-2018-tiles", later(happens("extension-proposed"), 34), true);
  await asked(page);
  await choose(page, "extend", dice(3)).catch(() => undefined);
  await take(page, "rocket");
  await momentBefore(page, "rocket/england-2018-tiles", later(happens("bid-made"), 3), true);
  await asked(page);
  await take(page, "rocket-veto");
  const { id } = await upload(page, "rocket/england-2018-tiles");
  await sitAt(page, id);
  await page.locator(".sheet").click();
  await take(page, "final");
  await page.goto(`${home()}/#/replay/${id}/180`);
  await page.waitForSelector("footer");
  await take(page, "replay");
});

test("Steam", async () => {
  const { page } = await come();
  await momentBefore(page, "steam/northeast-base-4", later(happens("track-laid", { how: "new" }), 24));
  await asked(page);
  await pick(page, legal(page).first());
  await take(page, "steam");
  await momentBefore(page, "steam/northeast-base-4", later(happens("goods-delivered"), 12));
  await asked(page);
  await page
    .getByRole("button", { name: /^\w+ from .* to .*, / })
    .first()
    .click();
  await take(page, "steam-deliver");
});
