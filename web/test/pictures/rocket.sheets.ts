/* Sheets of what is asked in a match of Rocket. */
import type { Page } from "playwright-core";
import { test } from "vitest";
import type { TableMade } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { bar, hex, pick, previewed } from "../browser/controls";
import { come, dice, welcome } from "../browser/person";
import { ask, happens, later, momentBefore, type Fact } from "../browser/tables";
import { choose } from "../games/rocket/play";
import { drawn, inTurn, sheet } from "./sheet";

welcome({ paints: true });
const MATCH = "rocket/england-2018-tiles";
const mode = (page: Page, name: string): Promise<void> =>
  bar(page)
    .getByRole("button", { name: t(`rocket-web-mode-${name}`), exact: true })
    .click();

test("Rocket in all languages", async () => {
  const { page } = await come();
  const at = async (name: string, record: string, which: (event: Fact) => boolean, then = drawn): Promise<void> => {
    const { id } = await momentBefore(page, record, which, true);
    await sheet(page, name, `/#/table/${id}`, { then: inTurn(drawn, then) });
  };
  await at("rocket-act", MATCH, later(happens("extension-proposed"), 34));
  for (const kind of ["extend", "invest", "station"] as const)
    await at(`rocket-${kind}`, MATCH, later(happens("invested"), 5), (page) => choose(page, kind, dice(3)));
  await at("rocket-veto", MATCH, later(happens("bid-made"), 3));
  await at("rocket-defend", MATCH, later(happens("veto-paid"), 1));
  const merger = await momentBefore(page, "rocket/toy-2018-companies", happens("merged"), true);
  await sheet(page, "rocket-merger", `/#/table/${merger.id}`, {
    then: async (page) => {
      await drawn(page);
      await mode(page, "extend");
      await page
        .getByRole("button", { name: new RegExp(`^${String(merger.action["company"])}`) })
        .first()
        .click();
      await pick(page, hex(page, String(merger.action["to"])));
      await previewed(page);
    },
  });
  // Share piles, supplementary shares, stations on each line.
  await at("rocket-1999", "rocket/england-1999-companies", happens("merged"));
});

test("one screen with secrets in all languages", async () => {
  const { page } = await come();
  await ask(page, "POST", "/session", { name: "Ada" });
  const made = await ask<TableMade>(page, "POST", "/tables", {
    ...{ game: "rocket", map: "england", edition: "1999", options: {}, name: "Ada", start: true },
    policy: { order: "fixed" },
    seats: ["Ada", "Ben"].map((name, n) => ({ kind: n === 0 ? "me" : "local", name, bot: null })),
  });
  const table = `/#/table/${made.table.id}`;
  const peek = (page: Page): Promise<void> => page.locator(".peek").waitFor();
  await sheet(page, "shared-screen", table, { then: inTurn(drawn, peek) });
  await sheet(page, "shared-screen-seen", table, {
    then: inTurn(
      drawn,
      peek,
      (page) => page.locator(".peek").focus(),
      (page) => page.keyboard.down("Space"),
    ),
    after: (page) => page.keyboard.up("Space"),
  });
});
