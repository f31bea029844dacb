/* Steam in a real browser: a whole match against bots, building with undo, deliveries, the replay, a phone, keys only. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { dice, launch, sitDown, type Person } from "./person";
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

interface Wish {
  edition: string;
  map: string;
  seats: number;
}

async function comeToTable(wish: Wish, options: Parameters<typeof sitDown>[1] = {}): Promise<Person> {
  const person = await sitDown(browser, options);
  people.push(person);
  await person.page.goto(server.address);
  const id = await person.page.evaluate(async ({ edition, map, seats }) => {
    const bots = ["Ada", "Brunel", "Marco"].slice(0, seats - 1).map((name) => ({ kind: "bot", name, bot: "greedy" }));
    const body = { game: "steam", seats: [{ kind: "me", name: "Irene", bot: null }, ...bots], map, edition, options: {}, policy: { undo: "turn", visibility: "private" }, name: "Irene", start: true };
    const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return ((await answer.json()) as { table: { id: string } }).table.id;
  }, wish);
  await person.page.goto(`${server.address}/#/table/${id}`);
  return person;
}

/** What is asked of this person now: the words of the turn chip, or "over". */
async function asked(page: Page, patience = 90_000): Promise<string> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    const now = await page.evaluate(() => (document.querySelector(".podium") ? "over" : (document.querySelector("h1")?.textContent ?? "")));
    if (now === "over" || now.includes("Your turn")) return now;
    await page.waitForTimeout(40);
  }
  throw new Error("nothing was asked in time");
}
const version = (page: Page): Promise<string | null> => page.evaluate(() => document.querySelector("[data-version]")?.getAttribute("data-version") ?? null);

async function press(page: Page, button: Locator): Promise<void> {
  const before = await version(page);
  await button.click();
  await page.waitForFunction((old) => document.querySelector(".podium") !== null || document.querySelector("[data-version]")?.getAttribute("data-version") !== old, before, { timeout: 20_000 });
}
const go = (page: Page): Locator => page.locator(".bar .btn.go");
const named = (page: Page, name: string): Locator => page.locator(".bar .buttons").getByRole("button", { name });

/** Look through the tiles of some hexes for one that completes a link; whatever was looked at last stays chosen. */
async function findTrack(page: Page, chance: () => number): Promise<void> {
  const names = await page.locator("path.hot[tabindex='0']").evaluateAll((hexes) => hexes.map((hex) => hex.getAttribute("data-hex")));
  for (let tries = 0; tries < 5; tries += 1) {
    await page.locator(`path.hot[data-hex="${names[Math.floor(chance() * names.length)]}"]`).focus();
    await page.keyboard.press("Enter");
    for (let turn = 0; turn < 3; turn += 1) {
      await page.waitForFunction(() => !(document.querySelector(".bar .say small")?.textContent ?? "…").includes("…"));
      if (/completes .* for Irene/.test((await page.locator(".bar .say").textContent()) ?? "")) return;
      await page.keyboard.press("r");
    }
  }
}

async function build(page: Page, chance: () => number): Promise<string> {
  const city = page.locator(".bar .seg").getByRole("button", { name: /New City|Growth/ });
  if ((await city.count()) > 0) {
    const kind = (await city.first().textContent()) ?? "";
    await city.first().click();
    await page.locator("path.hot[tabindex='0']").first().focus();
    await page.keyboard.press("Enter");
    for (const group of ["Colour of the New City", "Goods of a supply space"]) {
      const options = page.getByRole("group", { name: group }).getByRole("button");
      if ((await go(page).count()) === 0 && (await options.count()) > 0) await options.first().click();
    }
    await press(page, go(page));
    return kind;
  }
  if ((await page.locator("path.hot[tabindex='0']").count()) === 0 || chance() < 0.25) {
    await press(page, named(page, "End building"));
    return "end";
  }
  await findTrack(page, chance);
  const text = (await go(page).textContent()) ?? "";
  await press(page, go(page));
  return text.split(" ")[0] ?? "";
}

async function playOn(page: Page, seed: number, most = 400): Promise<Set<string>> {
  const chance = dice(seed);
  const seen = new Set<string>();
  for (let n = 0; n < most; n += 1) {
    const now = await asked(page);
    if (now === "over") break;
    if (/order/.test(now)) {
      seen.add("auction");
      await press(page, named(page, "Pass"));
    } else if (now.includes("capital")) {
      for (let step = 0; step < 2; step += 1) await page.getByRole("button", { name: "More", exact: true }).click();
      expect(await go(page).textContent()).toBe("Raise $10");
      await press(page, go(page));
      seen.add("capital");
    } else if (now.includes("action tile")) {
      const tiles = page.getByRole("group", { name: "Action tiles", exact: true }).getByRole("button");
      const wanted = tiles.filter({ hasText: /Urbanization|City Growth/ }).filter({ hasNotText: "passed" });
      await ((await wanted.count()) > 0 && !seen.has("New City") ? wanted.last() : tiles.first()).click();
      await press(page, go(page));
      seen.add("tile");
    } else if (now.includes("build")) seen.add(await build(page, chance));
    else if (now.includes("goods")) {
      const list = page.getByRole("button", { name: /^\w+ from .* to .*, / });
      if ((await list.count()) > 0) {
        await list.first().click();
        expect(await page.locator(".map .route").count()).toBeGreaterThan(0);
        await press(page, go(page));
        seen.add("deliver");
      } else if ((await named(page, "Locomotive").count()) > 0) {
        await named(page, "Locomotive").click();
        await press(page, go(page));
        seen.add("improve");
      } else await press(page, named(page, "Pass"));
    } else if (now.includes("income or points")) {
      await page.waitForFunction(() => [...document.querySelectorAll(".bar .btn.go")].every((button) => button.textContent?.includes("→")));
      await press(page, go(page).nth(chance() < 0.5 ? 0 : 1));
      seen.add("score");
    } else throw new Error(`not understood: ${now}`);
  }
  return seen;
}

test("a whole Base match against bots to the final table and its replay", async () => {
  const { page, errors } = await comeToTable({ edition: "base", map: "toy", seats: 3 });
  const seen = await playOn(page, 5);
  await page.waitForSelector(".podium");
  expect(await page.locator(".podium h1").textContent()).toMatch(/win/);
  // The server draws the seed, so whether a delivery comes up is chance; those that do are checked in playOn.
  for (const what of ["auction", "tile", "Build"]) expect([...seen]).toContain(what);
  await page.getByRole("link", { name: "Watch replay" }).click();
  await page.waitForSelector("footer");
  await page.waitForSelector(".map .goods");
  expect(errors).toEqual([]);
});

test("Standard on a phone: capital, and a tile laid is taken back step by step", async () => {
  const { page, errors } = await comeToTable({ edition: "standard", map: "toy", seats: 3 }, { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: "dark" });
  for (let n = 0; n < 12; n += 1) {
    const now = await asked(page);
    if (now.includes("build")) break;
    if (now.includes("capital")) await press(page, (await page.getByRole("button", { name: "More", exact: true }).click(), await page.getByRole("button", { name: "More", exact: true }).click(), go(page)));
    else if (/order/.test(now)) await press(page, named(page, "Pass"));
    else {
      await page.getByRole("group", { name: "Action tiles", exact: true }).getByRole("button").first().click();
      await press(page, go(page));
    }
  }
  const tiles = (): Promise<string> => page.locator("h1").textContent().then((text) => text ?? "");
  const before = await tiles();
  await page.locator("path.hot[tabindex='0']").first().focus();
  await page.keyboard.press("Enter");
  await press(page, go(page));
  await page.waitForFunction((old) => document.querySelector("h1")?.textContent !== old, before);
  await press(page, named(page, "Undo"));
  await page.waitForFunction((old) => document.querySelector("h1")?.textContent === old, before);
  expect(await tiles()).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(errors).toEqual([]);
});
