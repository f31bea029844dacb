/* What somebody sees who waits for the others. */
import { expect, test } from "vitest";
import type { TableMade } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { button, settled } from "./controls";
import { come, home, PHONE, welcome } from "./person";
import { ask, publicTable } from "./tables";

welcome();
/** Letters on the plates of companies are set as in the panels. */
const NAMES = ".picture svg text:not(.mono)";

test.each([
  ["rocket", "england", "2018"],
  ["steam", "isles", "base"],
])("in the lobby of %s the map is lettered in the face of maps", async (game, map, edition) => {
  const { page, context } = await come();
  const seats = ["me", "invite", "open"].map((kind) => ({ kind, name: kind === "me" ? "Ada" : null, bot: null }));
  const wish = { game, map, edition, options: {}, name: "Ada", start: true, policy: {} };
  const made = await ask<TableMade>(page, "POST", "/tables", { ...wish, seats });
  await page.goto(`${home()}/#/table/${made.table.id}`);
  await page.locator(NAMES).first().waitFor();
  await settled(page);
  // What the browser has really drawn with, not what a style asks for: a picture in an <img> gets no face of the page.
  const devtools = await context.newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: NAMES,
  });
  expect(nodeIds.length).toBeGreaterThan(5);
  const faces = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const font of fonts) faces.add(`${font.familyName} ${font.isCustomFont ? "of the page" : "of the machine"}`);
  }
  expect([...faces].filter((face) => !/^Playfair.* of the page$/.test(face))).toEqual([]);
  expect(faces.size).toBeGreaterThan(0);
});

test("rows go on below the foot of a lobby as a fade, and chat above its first line", async () => {
  const { page } = await come({ ...PHONE, viewport: { width: 844, height: 390 } });
  const { table } = await publicTable(page, ["invite", "invite", "open"]);
  await page.goto(`${home()}/#/table/${table.id}`);
  const foot = page.locator(".foot");
  await foot.waitFor();
  const fade = (): Promise<string> => foot.evaluate((each) => getComputedStyle(each, "::before").height);
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(fade).toBe("26px");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(fade).toBe("auto");
  }
  await page.setViewportSize({ width: 844, height: 390 });
  const chat = page.getByRole("list", { name: t("web-chat") });
  const above = (): Promise<string> => chat.evaluate((each) => getComputedStyle(each).getPropertyValue("--fade-above"));
  expect(await above()).toBe("");
  for (let line = 1; line <= 9; line += 1) {
    await page.getByPlaceholder(t("web-chat-write")).fill(`Line ${line}`);
    await button(page, "web-chat-send").click();
    await chat.getByText(`Line ${line}`, { exact: true }).waitFor();
  }
  await expect.poll(above).toBe("26px");
  await chat.evaluate((each) => each.scrollTo(0, 0));
  await expect.poll(above).toBe("0px");
});
