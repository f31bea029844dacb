/* Puzzles, and the cards that explain what is asked for the first time. */
import { expect, test } from "vitest";
import type { PuzzleAnswer, PuzzleList, PuzzleState } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { audit } from "./axe";
import { button, hex, pick } from "./controls";
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
