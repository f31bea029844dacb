/* Steam, move by move, from recorded moments: each kind of building, deliveries, money that never surprises, undo. */
import { expect, test } from "vitest";
import { t } from "../../../src/text/fluent";
import { scrolledInto } from "../../browser/fit";
import { LANGUAGES } from "../../browser/lesson";
import { come, home, keep, PHONE, readIn, welcome } from "../../browser/person";
import {
  asked,
  bar,
  button,
  go,
  hex,
  legal,
  log,
  pick,
  press,
  previewed,
  settled,
  title,
} from "../../browser/controls";
import { ask, happens, momentBefore, upload, type Moment } from "../../browser/tables";
import { buildCity } from "./play";

welcome();
type Page = Parameters<typeof go>[0];
const cash = async (page: Page): Promise<string> =>
  (await page.locator(".screen").innerText()).match(/\$\d+/g)?.join(" ") ?? "";

const said = (page: Page, what: RegExp): Promise<number> =>
  log(page).getByRole("button").filter({ hasText: what }).count();

/** Go through the tiles that fit a hex until the button says what is wanted. */
async function findTile(page: Page, moment: Moment, wanted: RegExp): Promise<void> {
  await pick(page, hex(page, String(moment.action["hex"])));
  const shapes = page.getByRole("group", { name: t("steam-web-shapes") }).getByRole("button");
  for (const shape of await shapes.all()) {
    if ((await shape.getAttribute("aria-pressed")) !== "true") await shape.click();
    for (let turn = 0; turn < 6; turn += 1) {
      await previewed(page);
      if (wanted.test((await go(page).textContent()) ?? "")) return;
      // Where a tile fits in one way only it cannot be turned.
      const other = button(page, "steam-web-turn");
      if ((await other.count()) > 0 && (await other.isEnabled())) await other.click();
    }
  }
  throw new Error(`no tile there does ${String(wanted)}`);
}

test.each([
  ["new", "northeast-base-3", /^Build for \$\d/, /lays track|completes .* for \$/],
  ["redirect", "toy-base-3", /^Redirect for \$\d/, /redirects the track|by a redirect/],
  ["improve", "ruhr-base-3", /^Improve for \$\d/, /improves the tile|with a better tile/],
])("build: %s", async (how, name, button_, told) => {
  const { page } = await come();
  const moment = await momentBefore(page, `steam/${name}`, happens("track-laid", { how }));
  expect(await asked(page)).toMatch(/build/);
  await findTile(page, moment, button_);
  // The price is told in its parts.
  expect((await bar(page).locator(".say").textContent()) ?? "").toMatch(/\d sides \$\d/);
  const lines = await said(page, told);
  const before = await title(page);
  await press(page, go(page));
  await page.waitForFunction((old) => document.querySelector("h1")?.textContent !== old, before);
  await expect.poll(() => said(page, told)).toBe(lines + 1);
  // Taken back, the turn stands where it stood.
  await press(page, button(page, "web-undo"));
  await page.waitForFunction((old) => document.querySelector("h1")?.textContent === old, before);
});

test.each([
  ["city", "city-placed", "toy-base-4", /city/i],
  ["growth", "city-grown", "northeast-standard-4", /grow/i],
])("urbanise: %s", async (mode, key, name, told) => {
  const { page } = await come();
  const moment = await momentBefore(page, `steam/${name}`, happens(key));
  await asked(page);
  await bar(page)
    .getByRole("button", { name: t(`steam-web-mode-${mode}`), exact: true })
    .click();
  const cities = await page.locator(".map .goods").count();
  await buildCity(page);
  await log(page)
    .getByText(new RegExp(`${moment.name}.*`))
    .filter({ hasText: told })
    .first()
    .waitFor();
  expect(await page.locator(".map .goods").count()).toBeGreaterThanOrEqual(cities);
});

test("deliver: the route is drawn, the points of every owner are told, and the question names both results", async () => {
  const { page } = await come();
  const moment = await momentBefore(page, "steam/northeast-base-3", happens("goods-delivered"));
  expect(await asked(page)).toMatch(/goods/);
  const list = page.getByRole("button", { name: /^\w+ from .* to .*, / });
  await list.first().click();
  expect(await page.locator(".map .route").count()).toBeGreaterThan(0);
  expect(await previewed(page)).toContain(moment.name);
  expect(await go(page).textContent()).toMatch(/^Deliver for \+\d/);
  await press(page, go(page));
  expect(await asked(page)).toContain("income or points");
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".bar .btn.go")].every((each) => each.textContent?.includes("→")),
  );
  const [income, points] = await go(page).allTextContents();
  expect(income).toMatch(/^Income\s-?−?\d+\s→\s-?−?\d+/);
  expect(points).toMatch(/^Points\s\d+\s→\s\d+/);
  await press(page, go(page).last());
  await log(page)
    .getByText(new RegExp(`${moment.name}.*VP|${moment.name}.*points`))
    .first()
    .waitFor();
});

test("auction and capital: what it costs is told first", async () => {
  const { page } = await come();
  await momentBefore(page, "steam/isles-standard-3", happens("money-raised"));
  expect(await asked(page)).toContain("capital");
  for (let step = 0; step < 2; step += 1) await button(page, "web-more").click();
  expect(await go(page).textContent()).toBe(t("steam-web-go-capital", { amount: 10 }));
  expect(await previewed(page)).toMatch(/income/);
  await press(page, go(page));
  const other = await come();
  const moment = await momentBefore(other.page, "steam/isles-standard-3", happens("bid-made"));
  await asked(other.page);
  expect(await go(other.page).textContent()).toMatch(/^Bid \$\d+/);
  await press(other.page, go(other.page));
  await log(other.page)
    .getByText(new RegExp(`${moment.name} bids`))
    .first()
    .waitFor();
});

test("Standard on a phone, in the dark: a tile laid is taken back step by step", async () => {
  const { page } = await come({ ...PHONE, colorScheme: "dark" });
  await momentBefore(page, "steam/northeast-standard-4", happens("track-laid", { how: "new" }));
  await asked(page);
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  const titles: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    titles.push(await title(page));
    await pick(page, legal(page).first());
    await press(page, go(page));
    await page.waitForFunction((old) => document.querySelector("h1")?.textContent !== old, titles[n]);
  }
  for (const before of titles.reverse()) {
    await press(page, button(page, "web-undo"));
    await page.waitForFunction((old) => document.querySelector("h1")?.textContent === old, before);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await cash(page)).not.toBe("");
});

test("every figure beside the board explains itself", async () => {
  const { page } = await come();
  await momentBefore(page, "steam/northeast-base-4", happens("goods-delivered"));
  await asked(page);
  const says = (where: string): Promise<(string | null)[]> =>
    page.locator(where).evaluateAll((all) => all.map((each) => each.getAttribute("aria-description")));
  for (const [where, what] of [
    [".side.r .score", /VP so far, −?\d+ if it ended now/],
    [".side.r .st b", /could pay \$\d+/],
    [".side.l .lane", /VP so far/],
    [".side.l ol .space", /Supply space \d+/],
  ] as const) {
    const told = await says(where);
    expect(told.length).toBeGreaterThan(3);
    for (const each of told) expect(each).toMatch(what);
  }
  expect(
    (await says(".side.l .income li")).filter((each) =>
      /income [+−]?\d+, (?:[+−]\u2060)?\$\d+ in the next/.test(each ?? ""),
    ).length,
  ).toBeGreaterThan(0);
  expect((await says(".side.l li:has(.no)")).every((each) => /^\d\. \w/.test(each ?? ""))).toBe(true);
  expect(
    (await says(".side.r .st span")).filter((each) => /^Locomotive \d: moves goods over/.test(each ?? "")).length,
  ).toBe(4);
});

test("bankruptcy is told above the board before it can happen, and to everybody when it does", async () => {
  const { page } = await come();
  const { id, seat, action } = await momentBefore(
    page,
    "steam/northeast-standard-bankruptcy",
    happens("went-bankrupt"),
    true,
  );
  await asked(page);
  const strip = page.locator(".notices [role=alert]");
  await strip.getByText(/about to go bankrupt\. Income −\d+: \$\d+ is due/).waitFor();
  const version = Number(await page.locator("[data-version]").getAttribute("data-version"));
  await ask(page, "POST", `/tables/${id}/actions`, { key: "the-end-of-one", version, seat, action });
  await page
    .locator(".notices")
    .getByText(/could not pay \$\d+, is bankrupt and out of the match/)
    .waitFor();
  // Beside a low board the bid below all of these words is whole, also in the language with the longest ones.
  for (const language of LANGUAGES) {
    await readIn(language);
    await keep(page, { language });
    await page.goto(`${home()}/#/table/${id}`);
    await page.reload();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.locator("path.hot").first().waitFor();
    await page.locator(".barbox .stepper").waitFor();
    await settled(page);
    expect(await scrolledInto(page), language).toEqual([]);
  }
});

test("after the match the ranking says who went bankrupt: their 0 stands below a winner with less", async () => {
  const { page } = await come();
  const { id } = await upload(page, "steam/northeast-base-bankruptcy");
  await page.goto(`${home()}/#/table/${id}`);
  await page.locator(".podium").waitFor();
  expect(await page.locator(".podium li").allTextContents()).toEqual([
    expect.stringMatching(/^\s*Ben\s*−16\s*$/),
    expect.stringMatching(/^\s*Ada\s*bankrupt\s*0\s*$/),
    expect.stringMatching(/^\s*Cyd\s*bankrupt\s*0\s*$/),
  ]);
  expect(await page.locator(".podium .fate svg").count()).toBe(2);
});
