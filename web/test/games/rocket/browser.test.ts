/* Rocket, move by move: consequences are told first, vetoes decide, refusals name the rule, secrets stay secret. */
import { expect, test } from "vitest";
import type { TableMade } from "../../../src/generated/messages";
import type { RocketView } from "../../../src/generated/rocket";
import { t } from "../../../src/text/fluent";
import { come, dice, welcome } from "../../browser/person";
import { asked, bar, button, go, hex, legal, log, pick, press, previewed, title } from "../../browser/controls";
import { ask, happens, momentBefore, sitAt } from "../../browser/tables";
import { act, choose } from "./play";

welcome();
const veto = (page: Parameters<typeof bar>[0]): ReturnType<typeof bar> =>
  page.getByRole("region", { name: t("rocket-web-veto"), exact: true });

test("a veto: the holder sees what it costs, bids, and the log tells who decided", async () => {
  const { page } = await come();
  const moment = await momentBefore(page, "rocket/england-2018-tiles", happens("bid-made"), true);
  expect(await asked(page)).toContain(t("rocket-web-turn-named-veto", { seat: moment.name }));
  await page.getByRole("heading", { name: t("rocket-web-veto-title") }).waitFor();
  const target = hex(page, String(moment.action["to"]));
  expect(await target.getAttribute("tabindex")).toBe("0");
  await pick(page, target);
  await veto(page).locator("[aria-pressed=true]").first().waitFor();
  const offer = veto(page).locator(".btn.go");
  expect(await offer.textContent()).toMatch(/^Bid \d+ for /);
  await press(page, offer);
  await log(page)
    .getByText(new RegExp(`${moment.name} bids \\d`))
    .first()
    .waitFor();
});

test("a veto by the clock: the time runs in the card, and the card leaves players and log in sight", async () => {
  const { page } = await come();
  const made = await ask<TableMade>(page, "POST", "/tables", {
    game: "rocket",
    map: "england",
    edition: "2018",
    options: {},
    name: "Ada",
    start: true,
    policy: {
      order: "fixed",
      undo: "none",
      clock: { kind: "decision", seconds: 600, increment: 0, days: 3, at_zero: "bot" },
    },
    seats: [
      { kind: "me", name: "Ada", bot: null },
      { kind: "local", name: "Ben", bot: null },
    ],
  });
  await sitAt(page, made.table.id);
  for (let n = 0; n < 20 && !/veto/.test(await asked(page)); n += 1) await act(page, ["extend", "station"], () => 0);
  await veto(page).waitFor();
  const width = (): Promise<number> =>
    veto(page)
      .locator(".time i")
      .evaluate((bar) => bar.getBoundingClientRect().width / bar.parentElement!.getBoundingClientRect().width);
  expect(await width()).toBeGreaterThan(0.5);
  const shown = await width();
  await expect.poll(width).toBeLessThan(shown);
  for (const [wide, high] of [
    [1440, 900],
    [1366, 768],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width: wide, height: high });
    await expect
      .poll(async () => {
        const [card, told, players] = await Promise.all([
          veto(page).boundingBox(),
          // What of it is in sight: the list itself goes on above.
          log(page).locator("..").boundingBox(),
          page.getByText(t("rocket-web-unit-2018")).boundingBox(),
        ]);
        const apart = (a: typeof card, b: typeof card): boolean =>
          a!.x + a!.width <= b!.x + 1 ||
          b!.x + b!.width <= a!.x + 1 ||
          a!.y + a!.height <= b!.y + 1 ||
          b!.y + b!.height <= a!.y + 1;
        return told!.height > 50 && apart(card, told) && apart(card, players);
      })
      .toBe(true);
  }
});

const TWO = `Rainhill record 1
Game: rocket
Rules: 1
Map: england e6fb192cee14c5c4
Edition: 2018
Option defence: original
Option open_scores: yes
Seat 1: Ada
Seat 2: Ben
Deal first: 1

1. Ada: extend GWR to F28
2. Ada: station at J14
`;

test("the mover may defend; the bid that stands sends the line where it says", async () => {
  const { page } = await come();
  const made = await ask<{ table: { id: string } }>(page, "POST", "/records", { record: TWO, bots: {} });
  await sitAt(page, made.table.id);
  await asked(page);
  await page.getByRole("button", { name: /^GWR/ }).first().click();
  await pick(page, legal(page).last());
  await press(page, go(page).last());
  await page.getByRole("heading", { name: t("rocket-web-veto-title") }).waitFor();
  const letter = await veto(page).locator("[aria-pressed=true] b").textContent();
  await press(page, button(page, "rocket-web-veto-go", { shares: 1, letter: letter! }));
  await page.getByRole("heading", { name: t("rocket-web-defend-title") }).waitFor();
  expect(await asked(page)).toMatch(/’s defence/);
  await press(page, veto(page).getByRole("button", { name: t("rocket-web-pass"), exact: true }));
  await log(page)
    .getByText(/Ada pays 1 share of the GWR and sends it/)
    .first()
    .waitFor();
});

test("a merger is told before it is made: who scores, which line closes, which shares are exchanged", async () => {
  const { page } = await come();
  const moment = await momentBefore(page, "rocket/toy-2018-companies", happens("merged"), true);
  expect(moment.action["kind"]).toBe("extend");
  await bar(page)
    .getByRole("button", { name: t("rocket-web-mode-extend"), exact: true })
    .click();
  await page
    .getByRole("button", { name: new RegExp(`^${String(moment.action["company"])}`) })
    .first()
    .click();
  await pick(page, hex(page, String(moment.action["to"])));
  expect(await previewed(page)).toMatch(/joins|merge|closes|takes over|absorb/i);
  await press(page, go(page).last());
});

test("a refused choice says why, with the rule", async () => {
  const { page } = await come();
  await button(page, "web-play-bot").click();
  await asked(page);
  await bar(page)
    .getByRole("button", { name: t("rocket-web-mode-station"), exact: true })
    .click();
  await pick(page, page.locator("path.hot[aria-label^='Swindon, railway town']").first());
  await page.getByRole("alert").getByText(/R4/).waitFor();
});

test("two persons on one screen are called by name, and press to see their secret totals", async () => {
  const { page } = await come();
  await ask(page, "POST", "/session", { name: "Ada" });
  const made = await ask<{ table: { id: string } }>(page, "POST", "/tables", {
    game: "rocket",
    map: "england",
    edition: "1999",
    options: {},
    name: "Ada",
    start: true,
    policy: { order: "fixed" },
    seats: [
      { kind: "me", name: "Ada", bot: null },
      { kind: "local", name: "Ben", bot: null },
    ],
  });
  await page.goto(`${new URL(page.url()).origin}/#/table/${made.table.id}`);
  await page.waitForSelector(".frame");
  for (let turn = 0; turn < 3; turn += 1) {
    const name = (await asked(page)).includes(t("rocket-web-turn-named-act", { seat: "Ada" })) ? "Ada" : "Ben";
    // Whoever looks over a shoulder sees nobody's total; its owner does, while the button or a key is held.
    const secrets = async (): Promise<number> =>
      (await page.locator(".side.r .score").allTextContents()).filter((text) => text === t("web-secret")).length;
    const peek = page.getByRole("button", { name: t("web-peek", { seat: name }), exact: true });
    await peek.waitFor();
    expect(await secrets()).toBe(2);
    await peek.focus();
    await page.keyboard.down("Space");
    await expect.poll(secrets).toBe(1);
    await page.keyboard.up("Space");
    await expect.poll(secrets).toBe(2);
    await act(page, ["station"], dice(turn));
    await asked(page);
    await act(page, ["station"], dice(turn + 7));
  }
});

test("on one screen a choice stands while somebody comes to watch, and while its owner looks at their total", async () => {
  const { page } = await come();
  const told: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => told.push(String(payload))));
  const presences = (): number => told.filter((each) => each.startsWith('{"type":"table"')).length;
  const seats = ["me", "local"].map((kind, n) => ({ kind, name: ["Ada", "Ben"][n], bot: null }));
  const wish = { game: "rocket", map: "england", edition: "1999", options: {}, name: "Ada", start: true, seats };
  const policy = { order: "fixed", visibility: "public" };
  const made = await ask<{ table: { id: string } }>(page, "POST", "/tables", { ...wish, policy });
  await sitAt(page, made.table.id);
  await asked(page);
  const before = presences();
  const guest = await come();
  await sitAt(guest.page, made.table.id);
  // The server tells it when it has time to; until then everything chosen has to stand, and after it, too.
  expect(await choose(page, "station", dice(3))).toBe(true);
  const chosen = await previewed(page);
  await expect.poll(presences).toBeGreaterThan(before);
  await guest.context.close();
  const gone = presences();
  await expect.poll(presences).toBeGreaterThan(gone);
  expect(await go(page).last().isEnabled()).toBe(true);
  await page.getByRole("button", { name: /^Hold to see/ }).focus();
  await page.keyboard.down("Space");
  await page.locator(".side.r .score", { hasNotText: t("web-secret") }).waitFor();
  await page.keyboard.up("Space");
  expect(await previewed(page)).toBe(chosen);
  await press(page, go(page).last());
});

test("1999: the pile of every company, the supplementary shares and the stations on each line are in sight", async () => {
  const { page } = await come();
  await momentBefore(page, "rocket/england-1999-blocked", happens("passenger-taken"), true);
  await asked(page);
  const panel = page.locator(".side.l");
  const view = await ask<{ view: RocketView }>(page, "GET", `/tables/${page.url().split("/").at(-1)!}/state?since=0`);
  const { companies, supplementary_left } = view.view;
  await panel.getByText(t("rocket-web-supplementary", { number: supplementary_left! })).waitFor();
  const open = companies.filter((each) => each.status !== "closed");
  expect(await panel.locator(".pile").allTextContents()).toEqual(
    open.map((each) => t("rocket-web-pile-short", { pile: each.pile! })),
  );
  const built = open.flatMap((each) => each.stations.filter((number) => number > 0));
  expect(built.length).toBeGreaterThan(0);
  expect(await panel.locator(".stations span[aria-hidden]").allTextContents()).toEqual(built.map(String));
});

test("who hears the table is told what its figures count, and not the letters on the board", async () => {
  const { page } = await come();
  await momentBefore(page, "rocket/england-1999-blocked", happens("passenger-taken"), true);
  await asked(page);
  const { view } = await ask<{ view: RocketView }>(
    page,
    "GET",
    `/tables/${page.url().split("/").at(-1)!}/state?since=0`,
  );
  const heard = await page.locator("main").ariaSnapshot();
  expect(heard).toContain(t("rocket-web-passengers-left", { number: view.passengers_left }));
  for (const seat of view.seats) {
    expect(heard).toContain(t("rocket-web-stations-left", { number: seat.stations_left }));
    expect(heard).toContain(t("rocket-web-passengers-of", { number: seat.passengers }));
  }
  const [line] = view.companies.filter((each) => each.status !== "closed" && each.stations.some((built) => built > 0));
  const owner = line!.stations.findIndex((built) => built > 0);
  const facts = { number: line!.stations[owner]!, company: line!.id, seat: view.seats[owner]!.name };
  expect(heard).toContain(t("rocket-web-stations-held", facts));
  const board = await page.getByRole("application").ariaSnapshot();
  expect(board.split("\n").filter((each) => /- text:/.test(each))).toEqual([]);
});

test("an action is taken back as long as nobody else has acted", async () => {
  const { page } = await come();
  await button(page, "web-play-bot").click();
  await asked(page);
  const before = await title(page);
  await act(page, ["station"], dice(4));
  await log(page)
    .getByText(/Guest places a station/)
    .first()
    .waitFor();
  await press(page, button(page, "web-undo"));
  await page.waitForFunction((old) => document.querySelector("h1")?.textContent === old, before);
  await log(page)
    .getByText(t("web-log-undo", { seat: "Guest" }))
    .first()
    .waitFor();
  expect(await choose(page, "station", dice(4))).toBe(true);
  expect(await legal(page).count()).toBeGreaterThan(5);
});

test("the ring of the last change leaves a gap where a name stands", async () => {
  const { page } = await come();
  await button(page, "web-play-bot").click();
  await asked(page);
  await act(page, ["station"], dice(4));
  await page.locator(".last").first().waitFor();
  const gaps = await page.evaluate(() => {
    const clip = document.querySelector(".last")!.parentElement!.getAttribute("clip-path")!;
    const outline = document.querySelector(`${clip.slice(4, -1)} path`)!.getAttribute("d")!;
    return (outline.match(/M/g) ?? []).length - 1;
  });
  expect(gaps).toBe(await page.locator("text.lb").count());
  expect(gaps).toBeGreaterThan(5);
});
