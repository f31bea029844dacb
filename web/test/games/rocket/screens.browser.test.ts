/* Every screen of a match of Rocket, in both themes, on a desk and on a phone: axe finds nothing serious on any of them. */
import { expect, test } from "vitest";
import type { TableMade } from "../../../src/generated/messages";
import { t } from "../../../src/text/fluent";
import { audit } from "../../browser/axe";
import { asked, button } from "../../browser/controls";
import { come, dice, home, welcome } from "../../browser/person";
import { ask, happens, momentBefore, sitAt, tableWithBots, upload } from "../../browser/tables";
import { act, choose } from "./play";

welcome();

test("Rocket: table, a choice, menu, rules, chat, veto, final scoring, replay", async () => {
  const { page } = await come({ bypassCSP: true });
  await tableWithBots(page, { game: "rocket", map: "england", edition: "2018", bots: 2 });
  await asked(page);
  const troubles = await audit(page, "rocket");
  expect(await choose(page, "extend", dice(1))).toBe(true);
  troubles.push(...(await audit(page, "rocket, chosen")));
  await page.getByRole("tab", { name: t("web-tab-rules") }).click();
  troubles.push(...(await audit(page, "rocket, rules")));
  await page.getByRole("tab", { name: new RegExp(t("web-tab-chat")) }).click();
  await button(page, "web-menu").click();
  troubles.push(...(await audit(page, "rocket, menu")));
  await momentBefore(page, "rocket/england-2018-tiles", happens("bid-made"), true);
  await asked(page);
  troubles.push(...(await audit(page, "rocket, veto")));
  const { id } = await upload(page, "rocket/england-2018-tiles");
  await sitAt(page, id);
  await page.waitForSelector(".podium");
  await page.locator(".sheet").click();
  troubles.push(...(await audit(page, "rocket, final")));
  await page.goto(`${home()}/#/replay/${id}/200`);
  await page.waitForSelector("footer");
  troubles.push(...(await audit(page, "rocket, replay")));
  expect(troubles).toEqual([]);
});

test("hand-over of one screen", async () => {
  const { page } = await come({ bypassCSP: true });
  const made = await ask<TableMade>(page, "POST", "/tables", {
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
  await sitAt(page, made.table.id);
  for (let n = 0; n < 2; n += 1) {
    await asked(page);
    await act(page, ["station"], dice(n));
  }
  await page.getByRole("button", { name: /^Hold to see/ }).waitFor();
  expect(await audit(page, "shared screen")).toEqual([]);
});
