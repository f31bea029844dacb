/* Sheets of what tables of both games have: menu, dialogs, panels, log, hints, the explanation of what is new, replays. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { NewTable } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { bar, button, pick } from "../browser/controls";
import { come, home, welcome } from "../browser/person";
import { happens, later, momentBefore, tableWithBots, upload } from "../browser/tables";
import { drawn, inTurn, sheet } from "./sheet";

welcome({ paints: true });
const whole = true;
const GAMES = {
  rocket: {
    record: "rocket/england-2018-tiles",
    which: () => later(happens("extension-proposed"), 34),
    short: "rocket/toy-2018-companies",
    table: { game: "rocket", map: "england", edition: "2018", bots: 2 },
    refused: async (page: Page): Promise<void> => {
      const kind = bar(page).getByRole("button", { name: t("rocket-web-mode-station"), exact: true });
      if ((await kind.getAttribute("aria-pressed")) !== "true") await kind.click();
      await pick(page, page.locator("path.hot:not([data-legal])").nth(8));
    },
  },
  steam: {
    record: "steam/northeast-base-4",
    which: () => later(happens("track-laid", { how: "new" }), 24),
    short: "steam/toy-base-3",
    table: { game: "steam", map: "isles", edition: "standard", bots: 3 },
    refused: (page: Page): Promise<void> => pick(page, page.locator("path.hot:not([data-legal])").nth(8)),
  },
} as const;
const EACH = Object.entries(GAMES);
const key =
  (letter: string) =>
  (page: Page): Promise<void> =>
    page.keyboard.press(letter);
const dialog = (letter: string): ((page: Page) => Promise<void>) =>
  inTurn(drawn, key(letter), (page) => page.locator("dialog[open]").waitFor()) as (page: Page) => Promise<void>;

test.each(EACH)("windows over a table of %s in all languages", async (game, { record, which, refused }) => {
  const { page, context } = await come({ mayHear: /WebSocket|ERR_|Failed to load/ });
  const { id } = await momentBefore(page, record, which());
  const table = `/#/table/${id}`;
  await sheet(page, `${game}-menu`, table, { whole, then: inTurn(drawn, (page) => button(page, "web-menu").click()) });
  await sheet(page, `${game}-keys`, table, { whole, then: dialog("?") });
  await sheet(page, `${game}-position`, table, { whole, then: dialog("p") });
  await sheet(page, `${game}-quick-reference`, table, { whole, then: dialog("q") });
  await sheet(page, `${game}-legend`, table, {
    whole,
    then: inTurn(drawn, (page) => button(page, "web-legend").click()),
  });
  await sheet(page, `${game}-concede-alone`, table, {
    then: async (page) => {
      await drawn(page);
      await button(page, "web-menu").click();
      await button(page, "web-concede").click();
      await page.locator(".answers .ready").waitFor();
    },
  });
  const said = inTurn(refused, (page) => page.locator(".refused").waitFor());
  await sheet(page, `${game}-refused`, table, { then: inTurn(drawn, said), phone: said });
  await sheet(page, `${game}-past`, table, {
    then: inTurn(drawn, (page) => page.locator("ol[data-log] li button").first().click()),
  });
  await sheet(page, `${game}-offline`, table, {
    then: async (page) => {
      await drawn(page);
      await context.setOffline(true);
      await page.locator(".words").waitFor();
    },
    after: () => context.setOffline(false),
  });
});

test.each(EACH)("panels of %s in all languages", async (game, { record, which }) => {
  const { page } = await come();
  const { id } = await momentBefore(page, record, which(), true);
  const table = `/#/table/${id}`;
  const open =
    (n: number) =>
    (page: Page): Promise<void> =>
      page.locator("nav > button").nth(n).click();
  for (const [n, name] of ["first", "second", "players", "log"].entries())
    await sheet(page, `${game}-sheet-${name}`, table, { then: drawn, phone: open(n + 1), only: "phone", whole });
  const tab =
    (name: string) =>
    (page: Page): Promise<void> =>
      page.getByRole("tab", { name: t(`web-tab-${name}`) }).click();
  for (const name of ["points", "rules"])
    await sheet(page, `${game}-tab-${name}`, table, {
      then: inTurn(drawn, tab(name)),
      phone: inTurn(open(4), tab(name)),
    });
  const { id: over } = await upload(page, record);
  await sheet(page, `${game}-final`, `/#/table/${over}`, {
    whole,
    then: async (page) => {
      await page.locator(".podium").waitFor();
      await page.locator(".sheet").first().click();
    },
  });
  await sheet(page, `${game}-replay`, `/#/replay/${over}/180`, { then: drawn });
  const panels = (page: Page): Promise<void> =>
    page.locator("footer [aria-expanded], footer [aria-pressed]").last().click();
  await sheet(page, `${game}-replay-panels`, `/#/replay/${over}/180`, { then: drawn, phone: panels, only: "phone" });
});

test.each(EACH)("help at a table of %s in all languages", async (game, { table }) => {
  const { page } = await come();
  const policy = { undo: "turn", visibility: "private", order: "fixed", advice: "during" } as NewTable["policy"];
  const id = await tableWithBots(page, table, { policy, first: 0 });
  await sheet(page, `${game}-first-time`, `/#/table/${id}`, {
    settings: { helper: true },
    then: inTurn(drawn, (page) => page.getByRole("region", { name: t("web-helper"), exact: true }).waitFor()),
  });
  await sheet(page, `${game}-hint`, `/#/table/${id}`, {
    then: async (page) => {
      await drawn(page);
      await button(page, "web-hint").click();
      await page.locator(".hint li button").first().waitFor();
    },
  });
});

test.each(EACH)("a judged match of %s in all languages", async (game, { short }) => {
  const { page } = await come();
  const { id } = await upload(page, short);
  await sheet(page, `${game}-analysis-none`, `/#/analysis/${id}`, { whole });
  await page.evaluate(() => localStorage.removeItem("rainhill.settings"));
  await page.goto(`${home()}/#/analysis/${id}`);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.lang === "en");
  await button(page, "web-study-begin").click();
  const judged = async (): Promise<number> => Number(await page.locator(".progress progress").getAttribute("value"));
  await expect.poll(judged, { timeout: 600_000 }).toBeGreaterThan(24);
  const stop = button(page, "web-study-stop");
  if ((await stop.count()) > 0) await stop.click();
  await button(page, "web-study-stop").waitFor({ state: "detached" });
  await sheet(page, `${game}-analysis`, `/#/analysis/${id}`, {
    whole,
    then: inTurn(drawn, (page) => page.locator("main td button").first().waitFor()),
  });
});
