/* Every screen once: axe finds nothing serious, nothing is fetched from elsewhere, and a picture is kept. */
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { act, answerVeto, dice, launch, MODES, myTurn, sitDown, state } from "./person";
import { newServer, type Server } from "./server";

const PICTURES = process.env["RAINHILL_PICTURES"] ?? join(import.meta.dirname, "../../test-results");
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
interface Found { id: string; impact: string | null; nodes: { html: string }[] }
let browser: Browser;
let server: Server;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  [browser, server] = await Promise.all([launch(), newServer()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function look(page: Page, name: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run(): Promise<{ violations: Found[] }> } }).axe;
    return (await axe.run()).violations.filter((each) => each.impact === "serious" || each.impact === "critical");
  });
  return found.map((each) => `${name}: ${each.id} ${each.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(" | ")}`);
}

test("every screen, light and dark, on a desk and on a phone", async () => {
  const foreign: string[] = [];
  const troubles: string[] = [];
  const { page, errors, context } = await sitDown(browser, { bypassCSP: true });
  page.on("request", (request) => {
    if (!request.url().startsWith(server.address) && !request.url().startsWith("data:")) foreign.push(request.url());
  });
  await page.goto(server.address);
  await page.waitForFunction(() => document.querySelectorAll(".thumb svg").length === 2);
  troubles.push(...(await look(page, "home")));
  await page.goto(`${server.address}/#/new`);
  await page.getByRole("heading", { name: "New table" }).waitFor();
  await page.getByRole("button", { name: "Change" }).click();
  troubles.push(...(await look(page, "create")));
  await page.goto(`${server.address}/#/learn`);
  troubles.push(...(await look(page, "learn")));
  await page.goto(server.address);
  await page.getByRole("button", { name: "Play a bot now" }).click();
  const chance = dice(11);
  let vetoSeen = false;
  for (let n = 0; n < 300; n += 1) {
    const now = await myTurn(page);
    if (now === "over") break;
    if (now === "veto") {
      if (!vetoSeen && n > 8) {
        vetoSeen = true;
        troubles.push(...(await look(page, "rocket-veto")));
        await page.setViewportSize({ width: 390, height: 844 });
        troubles.push(...(await look(page, "rocket-veto-phone")));
        await page.setViewportSize({ width: 1440, height: 900 });
      }
      await answerVeto(page, chance() < 0.5);
      continue;
    }
    if (n === 24) {
      await page.getByRole("button", { name: "Extend", exact: true }).click();
      await page.locator("path.hot[tabindex='0']").nth(1).focus();
      await page.keyboard.press("Enter");
      troubles.push(...(await look(page, "rocket")));
      await page.emulateMedia({ colorScheme: "dark" });
      troubles.push(...(await look(page, "rocket-dark")));
      await page.setViewportSize({ width: 390, height: 844 });
      troubles.push(...(await look(page, "rocket-phone-dark")));
      await page.emulateMedia({ colorScheme: "light" });
      troubles.push(...(await look(page, "rocket-phone")));
      await page.setViewportSize({ width: 820, height: 1180 });
      troubles.push(...(await look(page, "rocket-tablet")));
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole("button", { name: "Menu and settings" }).click();
      troubles.push(...(await look(page, "settings")));
      await page.getByRole("button", { name: "Close", exact: true }).click();
    }
    await act(page, MODES[Math.floor(chance() * 4)]!, chance);
  }
  expect(await state(page)).toBe("over");
  await page.locator(".sheet").click();
  troubles.push(...(await look(page, "final")));
  await page.setViewportSize({ width: 390, height: 844 });
  troubles.push(...(await look(page, "final-phone")));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: "Watch replay" }).click();
  await page.waitForSelector("footer");
  troubles.push(...(await look(page, "replay")));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.address}/#/`);
  troubles.push(...(await look(page, "home-phone")));
  expect(troubles).toEqual([]);
  expect(errors).toEqual([]);
  expect(foreign).toEqual([]);
  await context.close();
});
