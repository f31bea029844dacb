/* Every screen in both themes, on a desk and on a phone: axe finds nothing serious on any of them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { TableMade } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { come, dice, home, welcome } from "./person";
import { act, asked, bar, button, choose, legal, pick } from "./play";
import { ask, happens, momentBefore, sitAt, tableWithBots, upload } from "./tables";

welcome();
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** The dark theme differs in its colours only. */
const COLOURS = { runOnly: ["color-contrast", "link-in-text-block"] };
interface Found { id: string; impact: string | null; nodes: { html: string; failureSummary?: string }[] }

/** What axe finds serious or critical, on both sizes and in both themes, each named by its screen. */
async function look(page: Page, name: string): Promise<string[]> {
  const troubles: string[] = [];
  for (const [size, viewport] of [["desk", { width: 1440, height: 900 }], ["phone", { width: 390, height: 844 }]] as const) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForFunction((theme) => document.documentElement.dataset["theme"] === theme, colorScheme);
      // Colours pass into each other within a fifth of a second.
      await page.waitForTimeout(250);
      await page.evaluate(AXE);
      const found = await page.evaluate(async (options) => {
        const axe = (window as unknown as { axe: { run(where: Document, options: unknown): Promise<{ violations: Found[] }> } }).axe;
        return (await axe.run(document, options)).violations.filter((each) => each.impact === "serious" || each.impact === "critical");
      }, colorScheme === "light" ? {} : COLOURS);
      troubles.push(...found.map((each) => `${name}, ${size}, ${colorScheme}: ${each.id} ${each.nodes.slice(0, 3).map((node) => `${node.html.slice(0, 140)} (${node.failureSummary?.slice(0, 160) ?? ""})`).join(" | ")}`));
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return troubles;
}

test.each([["home", "/"], ["create", "/#/new"], ["create Steam", "/#/new/steam"], ["learn", "/#/learn"], ["learn Steam", "/#/learn/steam"], ["replays", "/#/replays"]])("%s", async (name, path) => {
  const { page } = await come({ bypassCSP: true });
  await page.goto(home() + path);
  await page.locator("h1").first().waitFor();
  if (path.startsWith("/#/new")) {
    await page.getByRole("button", { name: t("web-open-table") }).waitFor();
    const more = button(page, "web-change");
    if ((await more.count()) > 0) await more.click();
  }
  expect(await look(page, name)).toEqual([]);
});

test("lobby, invitation, settings and a table that is not there", async () => {
  const { page } = await come({ bypassCSP: true, mayHear: /status of 404|WebSocket/ });
  const made = await ask<TableMade>(page, "POST", "/tables", {
    game: "rocket", map: "england", edition: "2018", options: {}, name: "Ada", start: true, policy: {},
    seats: [{ kind: "me", name: "Ada", bot: null }, { kind: "invite", name: null, bot: null }, { kind: "open", name: null, bot: null }],
  });
  await page.goto(`${home()}/#/table/${made.table.id}`);
  await page.getByText(t("web-lobby")).waitFor();
  const troubles = await look(page, "lobby");
  const guest = await come({ bypassCSP: true });
  await guest.page.goto(`${home()}/#/table/${made.table.id}/${made.links[0]!.secret}`);
  await guest.page.getByLabel(t("web-your-name")).waitFor();
  troubles.push(...(await look(guest.page, "invitation")));
  await page.goto(home());
  await button(page, "web-menu").click();
  troubles.push(...(await look(page, "settings")));
  await page.goto(`${home()}/#/table/nothere12345`);
  await page.reload();
  await page.getByText(t("web-stop-gone")).waitFor();
  troubles.push(...(await look(page, "no such table")));
  expect(troubles).toEqual([]);
});

test("Rocket: table, a choice, menu, rules, chat, veto, final scoring, replay", async () => {
  const { page } = await come({ bypassCSP: true });
  await tableWithBots(page, { game: "rocket", map: "england", edition: "2018", bots: 2 });
  await asked(page);
  const troubles = await look(page, "rocket");
  expect(await choose(page, "extend", dice(1))).toBe(true);
  troubles.push(...(await look(page, "rocket, chosen")));
  await page.getByRole("tab", { name: t("web-tab-rules") }).click();
  troubles.push(...(await look(page, "rocket, rules")));
  await page.getByRole("tab", { name: new RegExp(t("web-tab-chat")) }).click();
  await button(page, "web-menu").click();
  troubles.push(...(await look(page, "rocket, menu")));
  await momentBefore(page, "rocket/england-2018-tiles", happens("bid-made"), true);
  await asked(page);
  troubles.push(...(await look(page, "rocket, veto")));
  const { id } = await upload(page, "rocket/england-2018-tiles");
  await sitAt(page, id);
  await page.waitForSelector(".podium");
  await page.locator(".sheet").click();
  troubles.push(...(await look(page, "rocket, final")));
  await page.goto(`${home()}/#/replay/${id}/200`);
  await page.waitForSelector("footer");
  troubles.push(...(await look(page, "rocket, replay")));
  expect(troubles).toEqual([]);
});

test("Steam: auction, tiles, building, delivering, the question, final scoring, replay", async () => {
  const { page } = await come({ bypassCSP: true });
  const troubles: string[] = [];
  for (const [name, key, game] of [
    ["auction", "bid-made", "northeast-standard-4"],
    ["capital", "money-raised", "northeast-standard-4"],
    ["action tiles", "tile-taken", "northeast-standard-4"],
    ["delivering", "goods-delivered", "northeast-standard-4"],
    ["the question", "points-scored", "ruhr-base-3"],
    ["New City", "city-placed", "toy-base-4"],
  ] as const) {
    await momentBefore(page, `steam/${game}`, happens(key));
    await asked(page);
    if (key === "goods-delivered") await page.getByRole("button", { name: /^\w+ from .* to .*, / }).first().click();
    if (key === "city-placed") await bar(page).getByRole("button", { name: t("web-steam-mode-city"), exact: true }).click();
    troubles.push(...(await look(page, `steam, ${name}`)));
  }
  await momentBefore(page, "steam/northeast-base-3", happens("track-laid", { how: "improve" }));
  await asked(page);
  await pick(page, legal(page).first());
  troubles.push(...(await look(page, "steam, building")));
  const { id } = await upload(page, "steam/northeast-base-3");
  await sitAt(page, id);
  await page.waitForSelector(".podium");
  troubles.push(...(await look(page, "steam, final")));
  await page.goto(`${home()}/#/replay/${id}/100`);
  await page.waitForSelector("footer");
  troubles.push(...(await look(page, "steam, replay")));
  expect(troubles).toEqual([]);
});

test("hand-over of one screen", async () => {
  const { page } = await come({ bypassCSP: true });
  const made = await ask<TableMade>(page, "POST", "/tables", {
    game: "rocket", map: "england", edition: "1999", options: {}, name: "Ada", start: true, policy: { order: "fixed" },
    seats: [{ kind: "me", name: "Ada", bot: null }, { kind: "local", name: "Ben", bot: null }],
  });
  await sitAt(page, made.table.id);
  for (let n = 0; n < 2; n += 1) {
    await asked(page);
    await act(page, ["station"], dice(n));
  }
  await page.getByText(t("web-hand-over-text")).waitFor();
  expect(await look(page, "hand-over")).toEqual([]);
});
