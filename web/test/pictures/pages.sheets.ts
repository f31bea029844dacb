/* Sheets of the pages that are no table: the first page, the form for a table, one's own page, settings. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { test } from "vitest";
import type { TableMade } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { fillIn, newLogin, PASSWORD, REFUSED, withAccount } from "../browser/accounts";
import { button } from "../browser/controls";
import { come, welcome } from "../browser/person";
import { ROOT } from "../browser/server";
import { ask, happens, momentBefore, tableWithBots } from "../browser/tables";
import { inTurn, sheet } from "./sheet";

welcome({ paints: true });
const GAMES = ["rocket", "steam"];
const whole = true;
const press =
  (...keys: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const key of keys) await button(page, key).first().click();
  };

test("the first page in all languages", async () => {
  // Nobody has a session here: whoever has a name is asked about.
  const { page } = await come({ mayHear: REFUSED });
  await sheet(page, "home", "/", { whole });
  const irene = (await come()).page;
  await momentBefore(irene, "rocket/england-2018-tiles", happens("invested"));
  await momentBefore(irene, "steam/northeast-base-4", happens("goods-delivered"));
  await tableWithBots(irene, { game: "rocket", map: "china", edition: "1999", bots: 3 });
  for (const kind of ["invite", "open"])
    await ask<TableMade>(irene, "POST", "/tables", {
      ...{ game: "steam", map: "isles", edition: "standard", options: {}, name: "Irene", start: true },
      policy: { clock: { kind: "days", days: 2, seconds: 300, increment: 0, at_zero: "bot" } },
      seats: ["me", kind, "open"].map((kind) => ({ kind, name: kind === "me" ? "Irene" : null, bot: null })),
    });
  await sheet(irene, "home-own", "/", { whole, then: (page) => page.locator(".own .row").first().waitFor() });
  await sheet(irene, "home-delete", "/", {
    whole,
    from: ".own",
    then: async (page) => {
      await page.locator(".now .row .ib").first().click();
      await page.locator(".own .row .ib").first().click();
    },
  });
});

test("the form for a table in all languages", async () => {
  const { page } = await come({ mayHear: REFUSED });
  const there = (page: Page): Promise<void> => page.locator(".btn.go").first().waitFor();
  for (const game of GAMES) {
    await sheet(page, `create-${game}`, `/#/new/${game}`, { whole, then: there });
    const then = inTurn(there, press("web-change"));
    await sheet(page, `create-${game}-options`, `/#/new/${game}`, {
      whole,
      then,
      from: "fieldset:has([aria-expanded])",
    });
  }
  const map = readFileSync(join(ROOT, "src/rainhill/games/rocket/maps/toy.toml"), "utf8").replace(
    'id = "toy"',
    'id = "mine"',
  );
  const own =
    (text: string, shown: string) =>
    async (page: Page): Promise<void> => {
      await there(page);
      const buffer = Buffer.from(text);
      await page
        .getByLabel(t("web-own-map-choose"))
        .setInputFiles({ name: "mine.toml", mimeType: "text/plain", buffer });
      await page.locator(shown).waitFor();
    };
  await sheet(page, "create-map", "/#/new/rocket", { whole, then: own(map, ".own img") });
  await sheet(page, "create-map-refused", "/#/new/rocket", { whole, then: own("format = 1", ".own [role=alert]") });
});

test("one's own page in all languages", async () => {
  const { page } = await come({ mayHear: REFUSED });
  await sheet(page, "account", "/#/me", { whole });
  await sheet(page, "account-refused", "/#/me", {
    whole,
    then: async (page) => {
      await fillIn(page, newLogin(), "password123");
      await button(page, "web-make-account").click();
      await page.locator("[aria-invalid=true]").waitFor();
    },
  });
  const { irene } = await withAccount();
  const telling = async (page: Page, email: string, webhook: string): Promise<void> => {
    await page.getByLabel(t("web-telling-email")).fill(email);
    await page.getByLabel(t("web-telling-webhook")).fill(webhook);
    await button(page, "web-save").last().click();
  };
  // No address outside can be called from here: the answer is told in the place of the server.
  const set = {
    email: null,
    email_pending: "irene@example.org",
    webhook: "https://example.org/turns",
    secret: "x7".repeat(16),
  };
  await irene.page.route("**/api/notifications", (route) => route.fulfill({ json: set }));
  await sheet(irene.page, "account-telling", "/#/me", {
    whole,
    then: async (page) => {
      await telling(page, set.email_pending, set.webhook);
      await page.locator("code").waitFor();
    },
  });
  await irene.page.unroute("**/api/notifications");
  await sheet(irene.page, "account-hook-refused", "/#/me", {
    whole,
    then: async (page) => {
      await telling(page, "", "http://127.0.0.1/turns");
      await page.locator("[aria-invalid=true], [role=alert]").first().waitFor();
    },
  });
  await sheet(irene.page, "account-password", "/#/me", {
    whole,
    then: async (page) => {
      await press("web-password-change")(page);
      await page.getByLabel(t("web-password-old")).fill("not my password");
      await page.getByLabel(t("web-password-new")).fill(PASSWORD);
      await button(page, "web-password-save").click();
      await page.locator("[aria-invalid=true]").waitFor();
    },
  });
  await sheet(irene.page, "account-sessions", "/#/me", { whole, then: press("web-sessions-end") });
  await sheet(irene.page, "account-delete", "/#/me", {
    whole,
    from: "section:has(form.ask)",
    then: press("web-data-delete"),
  });
});

test("settings and what lies over any page in all languages", async () => {
  const { page } = await come({ mayHear: /status of 404|WebSocket|status of 4/ });
  await sheet(page, "replays", "/#/replays", { whole });
  await sheet(page, "replays-refused", "/#/replays", {
    then: async (page) => {
      const buffer = Buffer.from("Rainhill record 1\nGame: chess\n");
      await page.locator("input[type=file]").setInputFiles({ name: "x.rail", mimeType: "text/plain", buffer });
      await page.getByRole("alert").waitFor();
    },
  });
  await sheet(page, "settings", "/#/learn", { whole, then: press("web-menu") });
  // As much of it as a phone shows at once.
  await sheet(page, "settings-sight", "/#/learn", { only: "phone", then: press("web-menu") });
  await sheet(page, "settings-refused", "/#/learn", {
    whole,
    then: async (page) => {
      await press("web-menu")(page);
      await page.getByLabel(t("web-setting-notify")).click();
      await page.getByText(t("web-setting-notify-refused")).waitFor();
    },
  });
  await sheet(page, "keys", "/#/learn", {
    whole,
    then: async (page) => {
      await page.keyboard.press("?");
      await page.locator("dialog[open]").waitFor();
    },
  });
  await sheet(page, "mistake", "/#/learn", {
    whole,
    then: async (page) => {
      await press("web-menu", "web-mistake")(page);
      await page.getByLabel(t("web-mistake-words")).fill(t("web-menu"));
    },
  });
  await sheet(page, "table-gone", "/#/table/nothere12345", {
    then: (page) => page.getByText(t("web-stop-gone")).waitFor(),
  });
});
