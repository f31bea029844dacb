/* Every screen that belongs to no game, in both themes, on a desk and on a phone: axe finds nothing serious. */
import { expect, test } from "vitest";
import type { TableMade } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { audit } from "./axe";
import { button } from "./controls";
import { come, home, welcome } from "./person";
import { ask } from "./tables";

welcome();

test.each([
  ["home", "/"],
  ["create", "/#/new"],
  ["create Steam", "/#/new/steam"],
  ["learn", "/#/learn"],
  ["learn Steam", "/#/learn/steam"],
  ["replays", "/#/replays"],
  ["account", "/#/me"],
])("%s", async (name, path) => {
  const { page } = await come({ bypassCSP: true }, path);
  await page.locator("h1").first().waitFor();
  if (path.startsWith("/#/new")) {
    await page.getByRole("button", { name: t("web-open-table") }).waitFor();
    const more = button(page, "web-change");
    if ((await more.count()) > 0) await more.click();
  }
  expect(await audit(page, name)).toEqual([]);
});

test("lobby, invitation, settings and a table that is not there", async () => {
  const { page } = await come({ bypassCSP: true, mayHear: /status of 404|WebSocket/ });
  const made = await ask<TableMade>(page, "POST", "/tables", {
    game: "rocket",
    map: "england",
    edition: "2018",
    options: {},
    name: "Ada",
    start: true,
    policy: {},
    seats: [
      { kind: "me", name: "Ada", bot: null },
      { kind: "invite", name: null, bot: null },
      { kind: "open", name: null, bot: null },
    ],
  });
  await page.goto(`${home()}/#/table/${made.table.id}`);
  await page.getByText(t("web-lobby")).waitFor();
  const troubles = await audit(page, "lobby");
  const guest = await come({ bypassCSP: true });
  await guest.page.goto(`${home()}/#/table/${made.table.id}/${made.links[0]!.secret}`);
  await guest.page.getByLabel(t("web-your-name")).waitFor();
  troubles.push(...(await audit(guest.page, "invitation")));
  await page.goto(home());
  await button(page, "web-menu").click();
  troubles.push(...(await audit(page, "settings")));
  await page.goto(`${home()}/#/table/nothere12345`);
  await page.reload();
  await page.getByText(t("web-stop-gone")).waitFor();
  troubles.push(...(await audit(page, "no such table")));
  expect(troubles).toEqual([]);
});
