/* Several people at one table: links, live play, chat, questions to each other, clocks, stand-ins, watching. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { NewTable, TableMade } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { act } from "../games/rocket/play";
import { come, dice, home, welcome } from "./person";
import { asked, button, insist, log, press, title } from "./controls";
import { ask } from "./tables";
import { turns, two } from "./two";

welcome();

const colour = (page: Page, number: number): Locator =>
  page.getByLabel(t("web-colour-of", { number }), { exact: true });
/** The pieces of seats that a page shows. */
const pieces = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator("path.seat-in")
    .evaluateAll((all) => all.map((each) => /--(p\d)/.exec(each.getAttribute("style") ?? "")?.[1]));

test("a table is set up by form, a friend joins by link, and both play live with chat and undo", async () => {
  const ada = await come({}, "/#/new");
  await ada.page.getByRole("heading", { name: t("web-new-table"), level: 1 }).waitFor();
  await ada.page.getByLabel(t("web-seat-name", { number: 1 }), { exact: true }).fill("Ada");
  await ada.page.getByLabel(t("web-seat-kind", { number: 2 }), { exact: true }).selectOption("invite");
  await button(ada.page, "web-seat-remove", { number: 3 }).click();
  await colour(ada.page, 2).selectOption({ label: t("web-colour-5") });
  expect(await pieces(ada.page)).toEqual(["p1", "p5"]);
  expect(await colour(ada.page, 1).locator("option:disabled").allTextContents()).toEqual([t("web-colour-5")]);
  await button(ada.page, "web-open-table").click();
  await button(ada.page, "web-copy-link").click();
  const link = await ada.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${home()}/t/`);
  // Whoever closes the page meanwhile finds the same link again: another one would make it void.
  const tab = await ada.context.newPage();
  await tab.goto(ada.page.url());
  const kept = tab.getByLabel(t("web-link-of", { number: 2 }), { exact: true });
  expect(await kept.inputValue()).toBe(link);
  await tab.close();
  await button(ada.page, "web-qr").click();
  await ada.page.getByRole("img", { name: t("web-qr-of", { number: 2 }) }).waitFor();
  // The start is grey, and says what it waits for.
  expect(await button(ada.page, "web-start").isDisabled()).toBe(true);
  await ada.page.getByText(t("web-start-itself", { free: 1 })).waitFor();
  // A colour is chosen in the lobby, by who has the seat.
  await colour(ada.page, 1).selectOption({ label: t("web-colour-6") });
  await expect.poll(() => pieces(ada.page)).toEqual(["p6", "p5"]);
  const ben = await come({ mayHear: /400|409/ });
  await ben.page.goto(link);
  await ben.page.getByText(t("web-invited-by", { name: "Ada" })).waitFor();
  await ben.page.getByRole("link", { name: t("web-invitation-watch") }).waitFor();
  await ben.page.getByRole("link", { name: t("web-invitation-rules") }).waitFor();
  const name = ben.page.getByLabel(t("web-your-name"));
  await name.fill("B\u200den");
  await button(ben.page, "web-take-seat").click();
  await ben.page.getByText(/cannot be a name/).waitFor();
  expect(await name.getAttribute("aria-invalid")).toBe("true");
  await name.fill("Ben");
  await ben.page.getByLabel(t("web-colour"), { exact: true }).selectOption({ label: t("web-colour-6") });
  await button(ben.page, "web-take-seat").click();
  await ben.page.getByText(/has chosen this colour/).waitFor();
  await ben.page.getByLabel(t("web-colour"), { exact: true }).selectOption({ label: t("web-colour-4") });
  await button(ben.page, "web-take-seat").click();
  // It was said that it starts when everybody is there, so it does.
  await Promise.all([ada.page.waitForSelector(".frame"), ben.page.waitForSelector(".frame")]);
  // Whatever order the seats came in, everybody has the colour they chose, on every screen.
  for (const { page } of [ada, ben]) expect(new Set(await pieces(page))).toEqual(new Set(["p6", "p4"]));
  // The secret has done its work and is gone from the address.
  expect(ben.page.url()).not.toContain(link.split("#").at(-1));
  // A link that was used says so, and one that is none as well; nobody is left without a way on.
  const cai = await come({ mayHear: /409/ });
  await cai.page.goto(link);
  await cai.page.getByText(t("web-invitation-used", { name: "Ben" })).waitFor();
  await cai.page.goto(`${link.slice(0, -4)}xxxx`);
  await cai.page.reload();
  await cai.page.getByRole("heading", { name: t("web-invitation-void") }).waitFor();
  await cai.page.getByRole("link", { name: t("web-invitation-look") }).click();
  await cai.page.waitForSelector(".frame");
  const [first, second] = await turns(ada, ben);
  await act(first, ["station"], dice(3));
  await log(second)
    .getByText(/places a station/)
    .waitFor();
  await press(first, button(first, "web-undo"));
  await log(second)
    .getByText(/takes the last action back/)
    .first()
    .waitFor();
  await second.getByRole("tab", { name: t("web-tab-chat") }).click();
  const family = "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}";
  await second.getByPlaceholder(t("web-chat-write")).fill(`Good luck! ${family} https://example.org/rules`);
  await button(second, "web-chat-send").click();
  // It is spoken whichever tab is open, with its link, its time and joined emoji whole.
  const news = first.getByRole("log", { name: t("web-announced") });
  await news.getByText(`Good luck! ${family}`).waitFor({ state: "attached" });
  // Who has said it has nothing to read; who reads it has read it, when the page is opened again, too.
  const unread = `${t("web-tab-chat")} ${t("web-unread", { number: 1 })}`;
  await second.getByRole("tab", { name: t("web-tab-log") }).click();
  await second.getByRole("tab", { name: t("web-tab-chat"), exact: true }).waitFor();
  await first.getByRole("tab", { name: unread, exact: true }).click();
  const line = first.getByRole("list", { name: t("web-chat") }).getByRole("listitem");
  await line.getByText(`Good luck! ${family}`).waitFor();
  const address = line.getByRole("link", { name: "https://example.org/rules" });
  expect(await address.getAttribute("rel")).toContain("noopener");
  expect(await line.locator("[dir=auto]").count()).toBe(1);
  expect(await line.locator("time").textContent()).toMatch(/\d:\d\d/);
  await first.reload();
  await asked(first);
  await first.getByRole("tab", { name: t("web-tab-chat"), exact: true }).waitFor();
  for (let n = 0; n < 2; n += 1) {
    await asked(first);
    await act(first, ["invest", "station"], dice(n));
  }
  expect(await asked(second)).toContain(t("rocket-web-turn-yours-act"));
  // The tab of whoever is asked says so.
  expect(await second.title()).toBe(t("web-title-your-turn"));
  expect(await first.title()).toBe(t("web-title"));
});

test("undo that others must agree to: declined, then agreed", async () => {
  const { ada, ben } = await two({ policy: { undo: "agreed" } as NewTable["policy"] });
  const [first, second] = await turns(ada, ben);
  const before = await title(first);
  await act(first, ["station"], dice(1));
  await button(first, "web-undo-ask").click();
  // Who asked reads it as their own, and cannot ask twice.
  await first.getByText(t("web-offer-undo-own")).waitFor();
  expect(await button(first, "web-undo-ask").count()).toBe(0);
  await button(second, "web-decline").click();
  await log(first)
    .getByText(/declines/)
    .waitFor();
  await act(first, ["station"], dice(2));
  await button(first, "web-undo-ask").click();
  await button(second, "web-agree").click();
  await log(second)
    .getByText(/takes the last action back/)
    .waitFor();
  expect(await title(first)).not.toBe(before);
});

test("a match is ended by agreement", async () => {
  const { ada, ben } = await two();
  await insist(ada.page, "web-offer-to-end", "web-sure-offer-end-yes");
  await button(ben.page, "web-agree").click();
  await Promise.all([ada.page.waitForSelector(".podium"), ben.page.waitForSelector(".podium")]);
  await ada.page.getByText(t("web-final-agreed")).waitFor();
});

const clockOf = (seconds: number): Partial<NewTable> => ({
  policy: { clock: { kind: "decision", seconds, increment: 0, days: 3, at_zero: "bot" } } as NewTable["policy"],
});

test("clocks run for whoever is asked", async () => {
  const { ada, ben } = await two(clockOf(3600));
  const [first] = await turns(ada, ben);
  const timer = first.getByRole("timer");
  await timer.waitFor();
  const early = await timer.textContent();
  await first.waitForFunction((old) => document.querySelector("[role=timer]")?.textContent !== old, early);
});

test("at zero a decision is lost, after several in a row the seat, and one tap takes it back", async () => {
  const { policy } = clockOf(0.8);
  const { ada, ben } = await two({ policy: { ...policy, bot_pace: "short" } as NewTable["policy"] });
  const once = (page: Page): Promise<void> =>
    log(page)
      .getByText(/a bot made this one decision/)
      .first()
      .waitFor();
  await Promise.all([once(ada.page), once(ben.page)]);
  await ben.page
    .locator(".notices")
    .getByText(/A bot plays for (Ada|you)/)
    .first()
    .waitFor();
  // Nobody is said to think who does not.
  await ada.page.getByText(/^A bot decides for (Ada|Ben)…$/).waitFor();
  await button(ada.page, "web-take-back").click();
  await log(ada.page)
    .getByText(/Ada plays again/)
    .first()
    .waitFor();
});

test("a bot stands in while its person is away, and gives the seat back", async () => {
  const { ada, ben } = await two();
  const [first, second] = await turns(ada, ben);
  // The second half of a double tap falls on nothing, wherever it falls.
  await button(first, "web-menu").click();
  await button(first, "web-give-to-bot").dblclick();
  await first.getByRole("heading", { name: t("web-sure-hand-over") }).waitFor();
  expect(
    await log(second)
      .getByText(/A bot plays for/)
      .count(),
  ).toBe(0);
  await button(first, "web-sure-no").click();
  await insist(first, "web-give-to-bot", "web-sure-hand-over-yes");
  await log(second)
    .getByText(/A bot plays for/)
    .waitFor();
  await asked(second);
  await second
    .locator(".notices")
    .getByText(/A bot plays for (Ada|Ben)/)
    .waitFor();
  // One tap, on the table itself.
  await button(first, "web-take-back").click();
  await log(second)
    .getByText(/plays again/)
    .waitFor();
  await second.locator(".notices").waitFor({ state: "detached" });
});

test("whoever concedes has lost, and both can play again", async () => {
  const { ada, ben, id } = await two();
  await insist(ada.page, "web-concede", "web-sure-concede-yes");
  await Promise.all([ada.page.waitForSelector(".podium"), ben.page.waitForSelector(".podium")]);
  expect(await ben.page.locator(".podium h1").textContent()).toContain("Ben");
  await ben.page.locator(".podium").getByText("Ada conceded.").waitFor();
  // Whoever won stands first, though second at the table.
  expect(await ben.page.locator(".podium li").first().textContent()).toContain("Ben");
  // A rematch is offered, called off, offered again and accepted; who waits for it is taken along when it begins.
  await button(ben.page, "web-rematch").click();
  await ben.page.getByText(t("web-rematch-yours")).waitFor();
  await ada.page.getByText(t("web-rematch-by", { name: "Ben" })).waitFor();
  expect(await ada.page.locator(".offer li.yes").allTextContents()).toEqual([expect.stringContaining("Ben")]);
  await button(ben.page, "web-rematch-off").click();
  await ada.page.getByText(t("web-rematch-called-off")).waitFor();
  await button(ben.page, "web-rematch").click();
  await button(ben.page, "web-see-board").click();
  // Who does not want it now puts it away, on the first page too, and may think again.
  await button(ada.page, "web-rematch-later").click();
  await expect.poll(() => button(ada.page, "web-rematch-accept").count()).toBe(0);
  const here = ada.page.url();
  await ada.page.goto(`${home()}/`);
  await ada.page.locator(".games").waitFor();
  await ada.page.waitForLoadState("networkidle");
  expect(await ada.page.getByText(t("web-rematch-offered")).count()).toBe(0);
  await ada.page.goto(here);
  await ada.page.getByRole("button", { name: new RegExp(t("web-rematch-see")) }).click();
  await button(ada.page, "web-rematch-accept").click();
  const moved = (page: Page): Promise<unknown> =>
    page.waitForFunction((old) => location.hash.startsWith("#/table/") && !location.hash.includes(old), id);
  await Promise.all([moved(ada.page), moved(ben.page)]);
  await Promise.all([ada.page.waitForSelector(".frame"), ben.page.waitForSelector(".frame")]);
  expect(new URL(ada.page.url()).hash).toBe(new URL(ben.page.url()).hash);
});

test("an open table is found on the first page and joined; others watch", async () => {
  const ada = await come();
  const made = await ask<TableMade>(ada.page, "POST", "/tables", {
    game: "steam",
    map: "toy",
    edition: "base",
    options: {},
    name: "Zuleika",
    start: true,
    policy: { order: "fixed", visibility: "public" },
    seats: [
      { kind: "me", name: "Zuleika", bot: null },
      { kind: "open", name: null, bot: null },
      { kind: "bot", name: "Brunel", bot: "greedy" },
    ],
  });
  await ada.page.goto(`${home()}/#/table/${made.table.id}`);
  const ben = await come();
  await ben.page
    .getByRole("link", { name: /Zuleika/ })
    .first()
    .click();
  await ben.page.getByLabel(t("web-your-name")).fill("Ben");
  await ben.page.getByRole("button", { name: t("web-take-seat") }).click();
  await button(ada.page, "web-start").click();
  await Promise.all([ada.page.waitForSelector(".frame"), ben.page.waitForSelector(".frame")]);
  const watcher = await come();
  await watcher.page.goto(`${home()}/#/table/${made.table.id}`);
  await watcher.page.waitForSelector(".frame");
  expect(await watcher.page.locator(".btn.go").count()).toBe(0);
  await button(ada.page, "web-menu").click();
  await ada.page.getByText(t("web-presence", { watchers: 1 })).waitFor();
});
