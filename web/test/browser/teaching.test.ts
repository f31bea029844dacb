/* Puzzles, and the cards that explain what is asked for the first time. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { PuzzleAnswer, PuzzleList, PuzzleState } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { audit } from "./axe";
import { button, hex, log, pick, settled } from "./controls";
import { come, home, PHONE, welcome } from "./person";
import { ask } from "./tables";

welcome();

test("a puzzle is answered, explained by the play after it, and remembered", async () => {
  const { page } = await come({ bypassCSP: true });
  const list = await ask<PuzzleList>(page, "GET", "/puzzles/rocket");
  let found: { id: string; to: string; loco: string } | null = null;
  for (const { id, kind } of list.puzzles) {
    if (kind !== "act") continue;
    const asked = await ask<PuzzleState>(page, "GET", `/puzzles/rocket/${id}`);
    const legal = asked.view!.legal[0]!;
    const answer = await ask<PuzzleAnswer>(page, "POST", `/puzzles/rocket/${id}/answer`, { action: legal });
    const best = answer.choices[0]!.means;
    if (best.kind !== "extend" || asked.view!.game !== "rocket") continue;
    const company = asked.view!.companies.find((each) => each.id === best.company);
    found = { id, to: best.to, loco: company!.locomotive! };
    break;
  }
  await page.goto(`${home()}/#/puzzles/rocket`);
  await page.getByText(t("web-puzzle-today")).waitFor();
  expect(await audit(page, "puzzles")).toEqual([]);
  await page.goto(`${home()}/#/puzzles/rocket/${found!.id}`);
  const card = page.getByRole("region", { name: t("web-puzzle"), exact: true });
  await pick(page, hex(page, found!.loco));
  await pick(page, hex(page, found!.to));
  await page.locator(".barbox .btn.go").last().click();
  await card.getByText(t("web-puzzle-right")).waitFor();
  await card.locator("ol button").first().click();
  expect(await card.locator("ol button").first().getAttribute("aria-pressed")).toBe("true");
  expect(await audit(page, "puzzle")).toEqual([]);
  await page.goto(`${home()}/#/puzzles/rocket`);
  await page.locator("li a.right, .today").first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem("rainhill.learnt"))).toContain(`rocket/${found!.id}":true`);
});

/** How far the end of the log is below what is seen of it. */
const belowTheLog = (page: Page): Promise<number> =>
  log(page).evaluate((list) => {
    const seen = Math.min(list.parentElement!.getBoundingClientRect().bottom, innerHeight);
    return Math.max(0, Math.round(list.lastElementChild!.getBoundingClientRect().bottom - seen));
  });
async function openPuzzle(page: Page, game: string, kind: string): Promise<void> {
  const { puzzles } = await ask<PuzzleList>(page, "GET", `/puzzles/${game}`);
  await page.goto(`${home()}/#/puzzles/${game}/${puzzles.find((each) => each.kind === kind)!.id}`);
  await log(page).waitFor();
  await settled(page);
}

test("beside a puzzle the log stands at its end and stays there, and whoever reads further up is left there", async () => {
  const { page } = await come();
  const desk = { width: 1440, height: 900 };
  await page.setViewportSize(desk);
  for (const kind of ["defend", "veto", "act"]) {
    await openPuzzle(page, "rocket", kind);
    await expect.poll(() => belowTheLog(page), { message: kind }).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = "19px"));
    await settled(page);
    await expect.poll(() => belowTheLog(page), { message: `${kind}, larger letters` }).toBe(0);
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await page.setViewportSize({ ...desk, height: 860 });
    await settled(page);
    await expect.poll(() => belowTheLog(page), { message: `${kind}, a lower window` }).toBe(0);
    await page.setViewportSize(desk);
  }
  await settled(page);
  await log(page).evaluate((list) => list.parentElement!.scrollTo(0, 0));
  await settled(page);
  await page.setViewportSize({ ...desk, height: 860 });
  await settled(page);
  expect(await log(page).evaluate((list) => list.parentElement!.scrollTop)).toBe(0);
});

test("all words of a log begin at one edge, beside the piece of a seat", async () => {
  const { page } = await come();
  await openPuzzle(page, "steam", "capital");
  const lines = log(page).locator("li > button");
  const edges = await lines.evaluateAll((all) =>
    all.map((each) => Math.round(each.querySelector("span")!.getBoundingClientRect().left)),
  );
  expect(edges.length).toBeGreaterThan(5);
  expect(new Set(edges).size).toBe(1);
  const income = lines.filter({ hasText: "of income, after" }).first();
  expect(await income.locator("svg").count()).toBe(1);
});

test("a puzzle about a veto asks one question: no answers are given in advance there", async () => {
  const { page } = await come();
  await openPuzzle(page, "rocket", "veto");
  await page.locator(".veto .row").waitFor();
  expect(await page.locator(".veto :is(.ahead, .longer)").count()).toBe(0);
});

test("what is asked for the first time is explained once, and not at all if nobody wants it", async () => {
  const { page } = await come({ ...PHONE, bypassCSP: true });
  await page.evaluate(() => localStorage.setItem("rainhill.settings", JSON.stringify({ botPace: "none" })));
  await page.goto(`${home()}/#/learn/rocket`);
  await page.reload();
  await button(page, "web-learn-practice-go").click();
  const told = page.getByRole("region", { name: t("web-helper"), exact: true });
  await told.waitFor();
  expect(await audit(page, "helper")).toEqual([]);
  await button(page, "web-helper-close").click();
  await told.waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".barbox").waitFor();
  expect(await told.count()).toBe(0);
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem("rainhill.settings")!) as { helped: string[] },
  );
  expect(kept.helped.length).toBeGreaterThan(0);
});
