/* Where there is little room, what is needed next is still in sight without scrolling. */
import { expect, test } from "vitest";
import type { LessonInfo, TableMade } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { button, isInSight, settled } from "./controls";
import { come, home, PHONE, welcome } from "./person";
import { ask, happens, momentBefore, sitAt, upload } from "./tables";

welcome();
const [SMALL, LYING] = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const;

test("in the lobby it is told beside the button why the match cannot begin yet", async () => {
  const { page } = await come(PHONE);
  const seats = ["me", "invite", "open"].map((kind) => ({ kind, name: kind === "me" ? "Ada" : null, bot: null }));
  const wish = { game: "rocket", map: "england", edition: "2018", options: {}, name: "Ada", start: true, policy: {} };
  const made = await ask<TableMade>(page, "POST", "/tables", { ...wish, seats });
  await page.goto(`${home()}/#/table/${made.table.id}`);
  for (const viewport of [SMALL, LYING]) {
    await page.setViewportSize(viewport);
    expect(await isInSight(page, button(page, "web-start")), `${viewport.width}`).toBe(true);
    expect(await isInSight(page, page.getByText(/can start when 2 more seats/)), `${viewport.width}`).toBe(true);
  }
});

test.each(["rocket", "steam"])("the goal of a lesson of %s is never cut", async (game) => {
  const { page } = await come(PHONE);
  const lessons = await ask<LessonInfo[]>(page, "GET", `/lessons/${game}`);
  await page.goto(`${home()}/#/lessons/${game}/${lessons[0]!.id}`);
  for (const viewport of [SMALL, LYING]) {
    await page.setViewportSize(viewport);
    expect(await isInSight(page, page.locator(".lesson .goal")), `${viewport.width}`).toBe(true);
  }
});

test("after a match the way on is in sight beside the ranking, and tabs beside a low board stand in one row", async () => {
  const { page } = await come();
  const { id } = await upload(page, "rocket/england-2018-tiles");
  await sitAt(page, id);
  for (const viewport of [{ width: 1024, height: 768 }, LYING]) {
    await page.setViewportSize(viewport);
    expect(await isInSight(page, button(page, "web-rematch")), `${viewport.width}`).toBe(true);
  }
  await momentBefore(page, "rocket/england-2018-tiles", happens("invested"), true);
  await page.getByRole("tab").nth(5).waitFor();
  await settled(page);
  const tops = await page.getByRole("tab").evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  // Whoever shares a screen is told by name.
  await page.getByRole("tab", { name: t("web-tab-players") }).click();
  expect(await page.locator(".nm", { hasText: t("web-you") }).count()).toBe(0);
});
