/* Rocket in a real browser: whole matches, several people, and everything that can go wrong between them. */
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { act, answerVeto, dice, launch, MODES, myTurn, sitDown, type Person } from "./person";
import { newServer, type Server } from "./server";

let browser: Browser;
let server: Server;
let people: Person[] = [];
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), newServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});
afterEach(async () => {
  for (const person of people) await person.context.close();
  people = [];
});

async function come(options: Parameters<typeof sitDown>[1] = {}): Promise<Person> {
  const person = await sitDown(browser, options);
  people.push(person);
  await person.page.goto(server.address);
  return person;
}
async function playOn(page: Page, seed: number, most = 300): Promise<Set<string>> {
  const chance = dice(seed);
  const seen = new Set<string>();
  for (let n = 0; n < most; n += 1) {
    const now = await myTurn(page);
    if (now === "over") break;
    if (now === "veto") {
      await answerVeto(page, chance() < 0.5);
      seen.add("veto");
    } else seen.add(await act(page, MODES[Math.floor(chance() * 4)]!, chance));
  }
  return seen;
}
async function newTable(page: Page, change: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(`${server.address}/#/new`);
  await page.getByRole("heading", { name: "New table" }).waitFor();
  await change(page);
  await page.getByRole("button", { name: "Open the table" }).click();
}

test("a whole match against bots, from the first page to the final table and its replay", async () => {
  const { page, errors } = await come();
  await page.getByRole("button", { name: "Play a bot now" }).click();
  const seen = await playOn(page, 11);
  await page.waitForSelector(".podium");
  expect(await page.locator(".podium h1").textContent()).toMatch(/win/);
  await page.locator(".sheet").click();
  const totals = (await page.locator("tr.total td.num").allTextContents()).map(Number);
  const ranked = (await page.locator(".podium li b").allTextContents()).map(Number);
  expect(Math.max(...totals)).toBe(ranked[0]);
  for (const mode of ["Extend", "Invest", "Station"]) expect(seen).toContain(mode);
  await page.getByRole("link", { name: "Watch replay" }).click();
  await page.waitForSelector("footer");
  await page.getByRole("button", { name: "One step back" }).click();
  const shown = (await page.locator("footer .num").textContent())!;
  await page.waitForFunction((number) => location.hash.endsWith(`/${number}`), shown.split(" ")[0]);
  const moment = page.url();
  const guest = await sitDown(browser);
  people.push(guest);
  // The table was private: its link tells a stranger nothing.
  await guest.page.goto(moment);
  await guest.page.getByText("This did not work").waitFor();
  await page.goto(server.address);
  await page.goto(moment);
  await page.waitForSelector("footer");
  await page.waitForFunction((text) => document.querySelector("footer .num")?.textContent === text, shown);
  expect(errors).toEqual([]);
});

test("a friend joins by link and plays live; chat and undo reach the other", async () => {
  const ada = await come();
  await newTable(ada.page, async (page) => {
    await page.getByLabel("Seat 1: name").fill("Ada");
    await page.getByLabel("Seat 2: who sits there").selectOption("invite");
    await page.getByRole("button", { name: "Remove seat 3" }).click();
  });
  await ada.page.getByRole("button", { name: "Copy link" }).click();
  const link = (await ada.page.locator("li.link code").textContent())!;
  expect(link).toContain("/#/table/");
  const ben = await sitDown(browser);
  people.push(ben);
  await ben.page.goto(link);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByRole("button", { name: "Take the seat" }).click();
  await ada.page.getByText("Everybody is here").waitFor();
  expect(ben.page.url()).not.toContain(link.split("/").at(-1));
  await ada.page.getByRole("button", { name: "Start the match" }).click();
  await Promise.all([ada.page.waitForSelector(".frame"), ben.page.waitForSelector(".frame")]);
  const first = (await ada.page.locator("h1").textContent())!.includes("Your turn") ? ada : ben;
  const second = first === ada ? ben : ada;
  await act(first.page, ["Station"], dice(3));
  await second.page.getByRole("list", { name: "Log" }).getByText("places a station").waitFor();
  await first.page.getByRole("button", { name: "Undo", exact: true }).click();
  await second.page.getByText("takes the last action back").first().waitFor();
  await second.page.getByRole("tab", { name: "Chat" }).click();
  await second.page.getByPlaceholder("Write to the table").fill("Good luck!");
  await second.page.keyboard.press("Enter");
  await first.page.getByRole("tab", { name: /Chat/ }).click();
  await first.page.getByText("Good luck!").waitFor();
  for (let n = 0; n < 2; n += 1) {
    await myTurn(first.page);
    await act(first.page, ["Invest", "Station"], dice(n));
  }
  expect(await myTurn(second.page)).toBe("act");
  expect([...ada.errors, ...ben.errors]).toEqual([]);
});

test("the server restarts in the middle and nothing is lost", async () => {
  const { page } = await come();
  await page.getByRole("button", { name: "Play a bot now" }).click();
  await myTurn(page);
  await act(page, ["Station"], dice(5));
  await myTurn(page);
  await page.getByRole("button", { name: "Invest", exact: true }).click();
  await page.locator("path.hot[tabindex='0']").first().focus();
  await page.keyboard.press("Enter");
  const industry = page.getByRole("group", { name: "Industry", exact: true }).getByRole("button").first();
  if ((await industry.count()) > 0) await industry.click();
  await server.stop("SIGKILL");
  await page.getByText("No connection").waitFor();
  // The move is made while nobody listens; it is kept and sent once.
  await page.locator(".buttons .btn.go").click();
  await page.getByText("Your move is kept").waitFor();
  await server.start();
  await page.getByRole("button", { name: "Try now" }).click().catch(() => undefined);
  await page.getByRole("list", { name: "Log" }).getByText(/Guest invests/).first().waitFor({ timeout: 30_000 });
  expect(await page.getByRole("list", { name: "Log" }).getByText(/Guest invests/).count()).toBe(1);
  await page.getByText("No connection").waitFor({ state: "detached" });
});

test("two persons on one screen with secret totals hand the screen over", async () => {
  const { page, errors } = await come();
  await newTable(page, async () => {
    await page.getByText("1999", { exact: true }).click();
    await page.getByLabel("Seat 1: name").fill("Ada");
    await page.getByLabel("Seat 2: who sits there").selectOption("local");
    await page.getByLabel("Seat 2: name").fill("Ben");
    await page.getByRole("button", { name: "Remove seat 3" }).click();
  });
  await page.waitForSelector(".frame");
  for (let turn = 0; turn < 2; turn += 1) {
    const over = page.getByRole("button", { name: /^I am / });
    if ((await over.count()) > 0) await over.click();
    await myTurn(page);
    const scores = await page.locator(".side.r .score").allTextContents();
    expect(scores.filter((text) => text === "?")).toHaveLength(1);
    await act(page, ["Station"], dice(turn));
    await myTurn(page);
    await act(page, ["Station"], dice(turn + 7));
    await page.getByText("Everybody else looks away now").waitFor();
  }
  expect(errors).toEqual([]);
});

test("a veto: the holder bids, the mover may defend, and the line goes where the bid says", async () => {
  const { page, errors } = await come();
  await newTable(page, async () => {
    await page.getByLabel("Seat 1: name").fill("Ada");
    await page.getByLabel("Seat 2: who sits there").selectOption("local");
    await page.getByLabel("Seat 2: name").fill("Ben");
    await page.getByRole("button", { name: "Remove seat 3" }).click();
  });
  await page.waitForSelector(".frame");
  const extend = async (): Promise<void> => {
    await myTurn(page);
    await page.getByRole("button", { name: /^GWR/ }).click();
    await page.locator("path.hot[tabindex='0']").last().focus();
    await page.keyboard.press("Enter");
    await page.locator(".buttons .btn.go").click();
  };
  await extend();
  await page.getByText(/takes a share of the GWR/).first().waitFor();
  await act(page, ["Station"], dice(2));
  await page.waitForFunction(() => /action 1 of 2/.test(document.querySelector("h1")?.textContent ?? ""));
  await extend();
  await page.getByRole("heading", { name: "Veto?" }).waitFor();
  const target = (await page.locator(".veto .opts button.on b").textContent())!;
  await page.getByRole("button", { name: `Bid 1 for ${target}` }).click();
  await page.getByRole("heading", { name: "Defend?" }).waitFor();
  await page.getByRole("button", { name: "Pass", exact: true }).click();
  await page.getByText(/pays 1 share of the GWR and decides for/).first().waitFor();
  expect(errors).toEqual([]);
});

test("with the keyboard alone, and refused clicks say why", async () => {
  const { page, errors } = await come();
  await page.getByRole("button", { name: "Play a bot now" }).focus();
  await page.keyboard.press("Enter");
  await myTurn(page);
  await page.getByRole("button", { name: "Station", exact: true }).focus();
  await page.keyboard.press("Enter");
  const swindon = page.locator("path.hot[aria-label^='Swindon, railway town']").first();
  await swindon.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText(/R4/).waitFor();
  await page.locator("path.hot[tabindex='0']").first().focus();
  const from = await page.evaluate(() => document.activeElement?.getAttribute("data-hex"));
  await page.keyboard.press("ArrowDown");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-hex"))).not.toBe(from);
  await page.locator("path.hot[tabindex='0']").first().focus();
  await page.keyboard.press("Enter");
  await page.getByText("Place it here").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("list", { name: "Log" }).getByText(/Guest places a station/).waitFor();
  expect(errors).toEqual([]);
});

test("on a phone, by touch, in the dark", async () => {
  const { page, errors } = await come({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: "dark" });
  await page.getByRole("button", { name: "Play a bot now" }).tap();
  await myTurn(page);
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  await page.getByRole("button", { name: "Extend", exact: true }).tap();
  const spot = (await page.locator("circle.spot").first().boundingBox())!;
  await page.touchscreen.tap(spot.x + spot.width / 2, spot.y + spot.height / 2);
  await page.getByRole("button", { name: "Move here" }).tap();
  await page.getByRole("button", { name: "Log", exact: true }).tap();
  await page.getByText(/takes a share/).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(errors).toEqual([]);
});
