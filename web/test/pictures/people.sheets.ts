/* Sheets of what people do with each other: before a match, questions at the table, clocks, after a match. */
import type { Page } from "playwright-core";
import { test } from "vitest";
import type { NewTable, TableMade } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { button, insist } from "../browser/controls";
import { come, dice, home, welcome } from "../browser/person";
import { ask, sitAt, tableWithBots } from "../browser/tables";
import { turns, two } from "../browser/two";
import { act } from "../games/rocket/play";
import { drawn, inTurn, sheet } from "./sheet";

welcome({ paints: true });
const policy = (more: object): NewTable["policy"] =>
  ({ undo: "turn", visibility: "public", order: "fixed", ...more }) as NewTable["policy"];
const clock = (seconds: number): object => ({
  clock: { kind: "decision", seconds, increment: 0, days: 3, at_zero: "bot" },
});
const TOY = { game: "rocket", map: "toy", edition: "2018", bots: 2 };

test("before a match in all languages", async () => {
  const { page } = await come();
  const wish = { game: "rocket", map: "england", edition: "2018", options: {}, name: "Ada", start: true, policy: {} };
  const seats = ["me", "invite", "invite", "open"].map((kind) => ({
    ...{ kind, name: kind === "me" ? "Ada" : null, bot: null },
  }));
  const { table, links } = await ask<TableMade>(page, "POST", "/tables", { ...wish, seats });
  const [first, second] = links.map((link) => `/#/table/${table.id}/${link.secret}`);
  // Links are told once, to the browser in which the table was set up.
  const kept = Object.fromEntries(
    links.map(({ seat, secret }) => [`${table.id}/${seat}`, `${home()}/t/${table.id}#${secret}`]),
  );
  await page.evaluate((links) => localStorage.setItem("rainhill.links", JSON.stringify(links)), kept);
  await sheet(page, "lobby", `/#/table/${table.id}`, { whole: true });
  await sheet(page, "lobby-code", `/#/table/${table.id}`, {
    whole: true,
    then: (page) => button(page, "web-qr").first().click(),
  });
  const guest = await come({ mayHear: /status of 4\d\d/ });
  await sheet(guest.page, "invitation", first!, { whole: true });
  await sheet(guest.page, "invitation-refused", first!, {
    then: async (page) => {
      await page.getByLabel(t("web-your-name")).fill("B\u200den");
      await button(page, "web-take-seat").click();
      await page.locator("[aria-invalid=true]").waitFor();
    },
  });
  const ben = await come({}, second!.slice(1));
  await ben.page.goto(home() + second!);
  await ben.page.getByLabel(t("web-your-name")).fill("Ben");
  await button(ben.page, "web-take-seat").click();
  await ben.page.getByPlaceholder(t("web-chat-write")).fill("Who is the third? https://example.org/rules");
  await button(ben.page, "web-chat-send").click();
  await ben.page
    .getByRole("list", { name: t("web-chat") })
    .getByRole("listitem")
    .first()
    .waitFor();
  await sheet(ben.page, "lobby-guest", `/#/table/${table.id}`, { whole: true });
  await sheet(guest.page, "invitation-used", second!);
  await sheet(guest.page, "invitation-void", `${second!.slice(0, -4)}xxxx`);
});

test("questions between people in all languages", async () => {
  const { ada, ben, id } = await two({ policy: policy({ undo: "agreed" }) });
  const [first, second] = await turns(ada, ben);
  const table = `/#/table/${id}`;
  const sure =
    (key: string) =>
    async (page: Page): Promise<void> => {
      await drawn(page);
      await button(page, "web-menu").click();
      await button(page, key).click();
      await page.locator(".answers .ready").waitFor();
    };
  await sheet(first, "table-menu-people", table, {
    whole: true,
    then: inTurn(drawn, (page) => button(page, "web-menu").click()),
  });
  await sheet(first, "confirm-hand-over", table, { then: sure("web-give-to-bot") });
  await sheet(first, "confirm-offer-end", table, { then: sure("web-offer-to-end") });
  await sheet(first, "confirm-concede", table, { then: sure("web-concede") });
  await english(first, table);
  await act(first, ["station"], dice(1));
  await button(first, "web-undo-ask").click();
  await sheet(second, "offer-undo", table, { then: inTurn(drawn, (page) => page.locator(".offer .go").waitFor()) });
  await sheet(first, "offer-undo-own", table, { then: inTurn(drawn, (page) => page.locator(".offer").waitFor()) });
  await english(second, table);
  await button(second, "web-decline").click();
  await second.keyboard.press("c");
  for (const text of ["Good luck!", "Where do we meet? https://example.org/rules", "👨‍👩‍👧 ".repeat(3) + "x".repeat(60)]) {
    await second.getByPlaceholder(t("web-chat-write")).fill(text);
    await button(second, "web-chat-send").click();
    await second.getByText(text.slice(0, 10)).first().waitFor();
  }
  const chat = async (page: Page): Promise<void> => {
    // In the field for a line of chat, where the key leads to, it is a letter.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("c");
    await page.getByPlaceholder(t("web-chat-write")).waitFor();
  };
  await sheet(first, "table-unread", table, { then: drawn });
  await sheet(first, "table-chat", table, { then: inTurn(drawn, chat), phone: chat });
  await english(second, table);
  await insist(second, "web-offer-to-end", "web-sure-offer-end-yes");
  await sheet(first, "offer-end", table, { then: inTurn(drawn, (page) => page.locator(".offer .go").waitFor()) });
  await english(first, table);
  await button(first, "web-decline").click();
  await insist(first, "web-give-to-bot", "web-sure-hand-over-yes");
  const strip = inTurn(drawn, (page) => page.locator(".notices p").first().waitFor());
  await sheet(first, "stood-in-own", table, { then: strip });
  await sheet(second, "stood-in-other", table, { then: strip });
  await english(second, table);
  await insist(second, "web-concede", "web-sure-concede-yes");
  const over = (page: Page): Promise<void> => page.locator(".podium").waitFor();
  await sheet(second, "final-conceded", table, { whole: true, then: over });
  await english(second, table);
  await button(second, "web-rematch").click();
  await second.getByText(t("web-rematch-yours")).waitFor();
  const offered = inTurn(over, (page) => page.locator(".offer").waitFor());
  await sheet(second, "rematch-own", table, { whole: true, then: offered });
  await sheet(first, "rematch-other", table, { whole: true, then: offered });
});

/** After a sheet the page speaks another language. */
async function english(page: Page, path: string): Promise<void> {
  await page.evaluate(() =>
    localStorage.setItem("rainhill.settings", JSON.stringify({ botPace: "none", helper: false })),
  );
  await page.goto(home() + path);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.lang === "en");
  await page.locator(".podium, path.hot").first().waitFor();
}

test("clocks in all languages", async () => {
  const { page } = await come();
  const made = (seconds: number) => async (): Promise<string> =>
    `/#/table/${await tableWithBots(page, TOY, { policy: policy(clock(seconds)) })}`;
  await sheet(page, "clock-warning", made(20), {
    then: async (page) => {
      await page.locator("[data-asked]").waitFor();
      await page.locator(".clock.hurry").waitFor();
    },
  });
  await sheet(page, "clock-missed", made(4), {
    then: (page) => page.locator(".notices [role=alert]").first().waitFor(),
  });
  // Everybody has gone: who looks on is told that the match waits.
  const id = await tableWithBots(page, TOY, { policy: policy(clock(3)) });
  await page.goto(home());
  const watcher = await come({}, "/");
  await sitAt(watcher.page, id);
  await watcher.page.locator(".notices").waitFor();
  await sheet(watcher.page, "table-waits", `/#/table/${id}`, {
    then: inTurn(drawn, (page) => page.locator(".notices").waitFor()),
  });
});
