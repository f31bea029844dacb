/* Accounts as people meet them: refusals beside their lines, another password, the end of sessions, one's own data. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Me, PuzzleList } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { asked, button } from "./controls";
import { act } from "../games/rocket/play";
import { fillIn, newLogin, PASSWORD, REFUSED, withAccount } from "./accounts";
import { LANGUAGES } from "./lesson";
import { come, dice, home, keep, PHONE, readIn, welcome } from "./person";
import { ask, tableWithBots } from "./tables";

welcome();

test("what is refused is said beside its line", async () => {
  const { login } = await withAccount();
  const { page } = await come({ mayHear: REFUSED }, "/#/me");
  const said = (name: string): Promise<string | null> =>
    page.getByLabel(t(name), { exact: true }).evaluate((line) => {
      const id = line.getAttribute("aria-describedby");
      return line.getAttribute("aria-invalid") === "true"
        ? (document.getElementById(id ?? "")?.textContent ?? "")
        : null;
    });
  await fillIn(page, newLogin(), "password123");
  await button(page, "web-make-account").click();
  await expect.poll(() => said("web-password")).toBe(t("server-refusal-common-password"));
  expect(await said("web-login")).toBeNull();
  await fillIn(page, login, PASSWORD);
  await button(page, "web-make-account").click();
  await expect.poll(() => said("web-login")).toBe(t("server-refusal-login-taken"));
  expect(await said("web-password")).toBeNull();
});

test("the language somebody chose is spoken in the next browser they sign in with, unless they chose one there", async () => {
  const { irene, login } = await withAccount();
  const languageOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);
  await irene.page.locator("select:has(option[value='ru'])").first().selectOption("hu");
  await expect.poll(async () => (await ask<Me>(irene.page, "GET", "/me")).language).toBe("hu");
  const signIn = async (page: Page): Promise<void> => {
    await button(page, "web-sign-in").first().click();
    await fillIn(page, login, PASSWORD);
    await page.locator("form .btn.go").click();
  };
  const phone = await come({ mayHear: REFUSED }, "/#/me");
  await signIn(phone.page);
  await expect.poll(() => languageOf(phone.page)).toBe("hu");
  await phone.page.reload();
  await expect.poll(() => languageOf(phone.page)).toBe("hu");
  const desk = await come({ mayHear: REFUSED }, "/#/me");
  const menu = desk.page.locator("select:has(option[value='ru'])").first();
  await menu.selectOption("it");
  await menu.selectOption("en");
  await signIn(desk.page);
  await expect.poll(async () => (await ask<Me>(irene.page, "GET", "/me")).language).toBe("en");
  expect(await languageOf(desk.page)).toBe("en");
});

test("with another password tables go on here, and end where one was signed in before", async () => {
  const { irene, login } = await withAccount();
  const wish = { game: "rocket", map: "toy", edition: "2018", bots: 1 };
  const id = await tableWithBots(irene.page, wish, { first: 0 });
  const phone = await come({ mayHear: REFUSED }, "/#/me");
  await button(phone.page, "web-sign-in").first().click();
  await fillIn(phone.page, login, PASSWORD);
  await phone.page.locator("form .btn.go").click();
  await phone.page.getByText(t("web-account-in", { login })).waitFor();
  await phone.page.goto(`${home()}/#/table/${id}`);
  await phone.page.waitForSelector(".frame");
  const tab = await irene.context.newPage();
  await tab.goto(`${home()}/#/me`);
  await button(tab, "web-password-change").click();
  await tab.getByLabel(t("web-password-old")).fill("not my password");
  await tab.getByLabel(t("web-password-new")).fill("eight red signals");
  await button(tab, "web-password-save").click();
  await tab.getByText(t("web-refused-old-wrong-login")).waitFor();
  await tab.getByLabel(t("web-password-old")).fill(PASSWORD);
  await button(tab, "web-password-save").click();
  await tab.getByText(t("web-password-changed")).waitFor();
  // The phone is told plainly, and does not knock again by itself.
  let knocks = 0;
  phone.page.on("websocket", () => (knocks += 1));
  await phone.page.getByRole("heading", { name: t("web-stop-signed-out") }).waitFor();
  // Here the same table goes on.
  await asked(irene.page);
  await act(irene.page, ["station"], dice(1));
  expect(await irene.page.locator(".wire.live").count()).toBe(1);
  expect(knocks).toBe(0);
  // The table is a private one: signed in again, the phone is back at it.
  await phone.page.getByRole("link", { name: t("web-sign-in") }).click();
  await button(phone.page, "web-sign-in").first().click();
  await fillIn(phone.page, login, "eight red signals");
  await phone.page.locator("form .btn.go").click();
  await phone.page.getByText(t("web-account-in", { login })).waitFor();
  await phone.page.goBack();
  await phone.page.waitForSelector(".frame");
});

test("signing out everywhere ends every device, and one's data can be taken along first", async () => {
  const { irene, login } = await withAccount();
  const { page } = irene;
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "web-data-take-all").click()]);
  const kept = JSON.parse(await readFile(await file.path(), "utf8")) as { person: { login: string } };
  expect(kept.person.login).toBe(login);
  const tab = await irene.context.newPage();
  await tab.goto(home());
  await tableWithBots(tab, { game: "rocket", map: "toy", edition: "2018", bots: 1 });
  await button(page, "web-sessions-end").click();
  await button(page, "web-sessions-sure").click();
  await page.getByText(t("web-me-guest")).waitFor();
  await tab.getByRole("heading", { name: t("web-stop-signed-out") }).waitFor();
});

test("another password and the end of all sessions are begun one at a time, and both have a way back", async () => {
  const { irene } = await withAccount();
  const { page } = irene;
  const [warned, changed] = [page.getByText(t("web-sessions-text")), page.getByText(t("web-password-changed"))];
  await button(page, "web-sessions-end").click();
  await warned.waitFor();
  await button(page, "web-password-change").click();
  expect(await warned.count()).toBe(0);
  await page.getByLabel(t("web-password-old")).fill(PASSWORD);
  await page.getByLabel(t("web-password-new")).fill("eight red signals");
  await button(page, "web-password-save").click();
  await changed.waitFor();
  await button(page, "web-sessions-end").click();
  await warned.waitFor();
  expect(await changed.count()).toBe(0);
  await button(page, "web-cancel").click();
  await button(page, "web-sessions-end").waitFor();
  expect(await warned.count()).toBe(0);
});

test("a new link takes the seat from whoever had the old one, and says so", async () => {
  const { irene } = await withAccount();
  const id = await tableWithBots(
    irene.page,
    { game: "rocket", map: "toy", edition: "2018", bots: 1 },
    { policy: { visibility: "public", order: "fixed" } as never },
  );
  const link = async (): Promise<string> =>
    irene.page.evaluate(async (table) => {
      const answer = await fetch(`/api/tables/${table}/seats/0/link`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      });
      return ((await answer.json()) as { secret: string }).secret;
    }, id);
  const ben = await come({ mayHear: REFUSED });
  await ben.page.goto(`${home()}/#/table/${id}/${await link()}`);
  // The seat is taken: the link is for another device of whoever has it.
  await ben.page.getByRole("button", { name: /^I am / }).click();
  await ben.page.waitForSelector(".frame");
  await link();
  await ben.page.getByRole("heading", { name: t("web-stop-not-yours") }).waitFor();
  await button(ben.page, "web-stop-again").click();
  await ben.page.waitForSelector(".frame");
  expect(await ben.page.locator(".btn.go").count()).toBe(0);
});

test("what was learnt goes along to another device, and not to whoever comes next", async () => {
  const { page } = await come({ mayHear: REFUSED }, "/#/me");
  const { puzzles } = await ask<PuzzleList>(page, "GET", "/puzzles/rocket");
  const easy = puzzles.find((each) => each.grade === 1)!;
  // Solved as a guest: it comes along into the account.
  await page.evaluate(
    (name) => localStorage.setItem("rainhill.learnt", JSON.stringify({ lessons: {}, puzzles: { [name]: true } })),
    `rocket/${easy.id}`,
  );
  await page.reload();
  const login = newLogin();
  await fillIn(page, login, PASSWORD);
  const told = page.waitForResponse((answer) => answer.url().endsWith("/api/learnt") && answer.ok());
  await button(page, "web-make-account").click();
  await told;
  const { page: phone } = await come({ mayHear: REFUSED }, "/#/me");
  await button(phone, "web-sign-in").first().click();
  await fillIn(phone, login, PASSWORD);
  await phone.locator("form .btn.go").click();
  await phone.getByText(t("web-account-in", { login })).waitFor();
  await phone.goto(`${home()}/#/puzzles/rocket`);
  await phone.locator("li a.right").first().waitFor();
  await phone.goto(`${home()}/#/me`);
  await button(phone, "web-sign-out").click();
  await button(phone, "web-make-account").waitFor();
  await phone.goto(`${home()}/#/puzzles/rocket`);
  await phone.getByText(t("web-puzzle-today")).waitFor();
  expect(await phone.locator("li a.right").count()).toBe(0);
  expect(await phone.evaluate(() => localStorage.getItem("rainhill.learnt"))).not.toContain(easy.id);
});

test("a name that only this browser knows is said to be unsaved; its button stands beside it on a phone", async () => {
  const { page } = await come({ ...PHONE, mayHear: REFUSED });
  for (const language of LANGUAGES) {
    await readIn(language);
    await keep(page, { name: "Irene", language });
    await page.goto(`${home()}/#/me`);
    await page.reload();
    await page.getByText(t("web-me-name-unsaved")).waitFor();
    const [field, save] = [page.getByLabel(t("web-your-name")), button(page, "web-save").first()];
    const middle = (each: Element): number => {
      const { top, bottom } = each.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    };
    expect(await save.evaluate(middle), language).toBe(await field.evaluate(middle));
    await field.fill("");
    await page.getByText(t("web-me-name-text")).waitFor();
  }
  const [field, save] = [page.getByLabel(t("web-your-name")), button(page, "web-save").first()];
  await field.fill("Irene");
  await save.click();
  await page.getByText(t("web-me-name-text")).waitFor();
  expect(await page.getByText(t("web-me-name-unsaved")).count()).toBe(0);
});

test("a login is not torn at its hyphens", async () => {
  const { irene, login } = await withAccount();
  const { page } = irene;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${home()}/#/me`);
  for (const width of [390, 372, 360, 344, 330]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await page
      .locator("p span", { hasText: login })
      .evaluateAll((all) => all.map((each) => each.getClientRects().length));
    expect(lines, `${width}`).toEqual([1, 1]);
  }
});
