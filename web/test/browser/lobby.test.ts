/* What somebody sees who waits for the others. */
import { expect, test } from "vitest";
import type { TableMade } from "../../src/generated/messages";
import { settled } from "./controls";
import { come, home, welcome } from "./person";
import { ask } from "./tables";

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
