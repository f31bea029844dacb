/* Records and replays: upload, step through, a link to every moment, play on from there. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { TableState } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { act } from "../games/rocket/play";
import { come, dice, home, PHONE, readIn, welcome } from "./person";
import { asked, button, log, settled } from "./controls";
import { ask, record, tableWithBots, upload } from "./tables";
import { ROOT } from "./server";

welcome();
const counter = (page: Parameters<typeof log>[0]): Promise<string | null> => page.locator("footer .num").textContent();

test("a record is opened from a file, gone through by buttons, keys and slider, and played on from any moment", async () => {
  const { page } = await come({}, "/#/replays");
  await page.locator("input[type=file]").setInputFiles(join(ROOT, "tests/data/rocket/toy-2018-companies.rail"));
  await page.waitForSelector("footer");
  await page.waitForFunction(() => /^52 \/ 52/.test(document.querySelector("footer .num")?.textContent ?? ""));
  await button(page, "web-step-back").click();
  expect(await counter(page)).toMatch(/^51 /);
  await page.locator("h1").click();
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => location.hash.endsWith("/50"));
  await page.getByLabel(t("web-scrub")).fill("10");
  await page.waitForFunction(() => location.hash.endsWith("/10"));
  await log(page).getByRole("button").nth(3).click();
  await page.waitForFunction(() => !location.hash.endsWith("/10"));
  await button(page, "web-play").click();
  const from = await counter(page);
  await page.waitForFunction((old) => document.querySelector("footer .num")?.textContent !== old, from);
  await button(page, "web-pause").click();
  await page.getByLabel(t("web-scrub")).fill("10");
  await page.waitForFunction(() => location.hash.endsWith("/10"));
  const replay = page.url();
  await button(page, "web-branch").click();
  await page.waitForFunction(() => location.hash.startsWith("#/table/"));
  await asked(page);
  expect(page.url()).not.toBe(replay);
});

test("a record with an action against the rules says which rule it breaks, in the language that is read", async () => {
  await readIn("de");
  const { page } = await come({ locale: "de", mayHear: /status of 400/ }, "/#/replays");
  const lines = record("rocket/toy-2018-companies").split("\n");
  const first = lines.findIndex((line) => /^1\. /.test(line));
  lines[first] = lines[first]!.replace(/: .*$/, ": invest steel in Atlantis");
  await page.locator("input[type=file]").setInputFiles({
    name: "wrong.rail",
    mimeType: "text/plain",
    buffer: Buffer.from(lines.join("\n")),
  });
  const told = page.locator("main .note.danger");
  await told.waitFor();
  const why = t("rocket-refusal-unknown-city", { city: "Atlantis" });
  expect(why).toContain("Atlantis");
  expect(await told.innerText()).toContain(`${why} (R3.1)`);
});

test("in the chart of points arrow keys lead from turn to turn, to the start and to the end, and the board follows", async () => {
  const { page } = await come();
  const { id } = await upload(page, "steam/toy-base-3");
  await page.goto(`${home()}/#/replay/${id}`);
  await page.getByRole("tab", { name: t("web-tab-points") }).click();
  const chart = page.getByRole("slider", { name: t("web-chart-label") });
  const now = async (): Promise<number> => Number(await chart.getAttribute("aria-valuenow"));
  const at = async (): Promise<number> => Number.parseInt((await counter(page)) ?? "", 10);
  const words = (): Promise<string | null> => chart.getAttribute("aria-valuetext");
  const last = Number(await chart.getAttribute("aria-valuemax"));
  await expect.poll(now).toBe(last);
  const end = await at();
  await chart.focus();
  // Every step of the way back is another moment, told in other words.
  const told = [await words()];
  for (let turn = last; turn > 0; turn = await now()) {
    const before = await at();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(now).toBeLessThan(turn);
    expect(await at()).toBeLessThan(before);
    told.push(await words());
  }
  expect(new Set(told).size).toBe(told.length);
  expect(told.length).toBeGreaterThanOrEqual(last);
  expect(await at()).toBe(0);
  await page.keyboard.press("ArrowLeft");
  expect(await now()).toBe(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(now).toBe(1);
  await page.keyboard.press("End");
  await expect.poll(now).toBe(last);
  expect(await at()).toBe(end);
  await page.keyboard.press("Home");
  await expect.poll(now).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("slider");
});

test("a broken record is refused in words", async () => {
  const { page } = await come({ mayHear: /status of 4\d\d/ }, "/#/replays");
  await page.locator("input[type=file]").setInputFiles({
    name: "broken.rail",
    mimeType: "text/plain",
    buffer: Buffer.from("Rainhill record 1\nGame: chess\n"),
  });
  await page.getByRole("alert").waitFor();
});

test.each(["rocket/england-1999-tiles", "steam/northeast-base-4"])(
  "the replay of %s fits and ends with the final points",
  async (name) => {
    const { page } = await come();
    const { id } = await upload(page, name);
    await page.goto(`${home()}/#/replay/${id}`);
    await page.locator("[data-final]").first().waitFor();
    const shown = await page
      .locator("[data-final]")
      .evaluateAll((all) => all.map((each) => [Number(each.getAttribute("data-final")), each.textContent]));
    await page.goto(`${home()}/#/table/${id}`);
    await page.waitForSelector(".podium");
    const won = await page.locator(".podium li b").allTextContents();
    expect(shown.map(([, points]) => points)).toEqual(won);
    await page.goto(`${home()}/#/replay/${id}/40`);
    await page.waitForSelector("footer");
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [844, 390],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${width}`).toBeLessThanOrEqual(0);
    }
  },
);

test("the share link shows a stranger the same moment of a public match, and nothing that is hidden", async () => {
  const { page } = await come();
  const id = await tableWithBots(
    page,
    { game: "rocket", map: "toy", edition: "1999", bots: 1 },
    { policy: { undo: "turn", visibility: "public", order: "fixed" } as never },
  );
  await asked(page);
  await act(page, ["station"], dice(2));
  await page.goto(`${home()}/#/replay/${id}`);
  await page.waitForSelector("footer");
  await button(page, "web-step-back").click();
  const shown = await counter(page);
  await button(page, "web-share").click();
  await button(page, "web-copied").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const guest = await come();
  await guest.page.goto(link);
  await guest.page.waitForFunction((text) => document.querySelector("footer .num")?.textContent === text, shown);
  const state = await ask<TableState>(guest.page, "GET", `/tables/${id}/state?since=0`);
  expect((state.view as { seats: { score: number | null }[] }).seats.map((seat) => seat.score)).toEqual([null, null]);
});

test("the record is saved as a file that can be opened again", async () => {
  const { page } = await come();
  await tableWithBots(page, { game: "steam", map: "toy", edition: "base", bots: 2 });
  await asked(page);
  await button(page, "web-menu").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: t("web-save-log") }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.rail$/);
  const path = join(mkdtempSync(join(tmpdir(), "rainhill-record-")), "mine.rail");
  await file.saveAs(path);
  await page.goto(`${home()}/#/replays`);
  await page.locator("input[type=file]").setInputFiles(path);
  await page.waitForSelector("footer");
});

test("only who has a mouse is told to drop a record", async () => {
  const drop = t("web-records-drop");
  const desk = await come({}, "/#/replays");
  await desk.page.getByText(drop).waitFor();
  const phone = await come(PHONE, "/#/replays");
  await phone.page.getByText(t("web-records"), { exact: true }).waitFor();
  expect(await phone.page.getByText(drop).isVisible()).toBe(false);
});
