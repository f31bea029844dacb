/* Two people at one table, each at a browser of their own. */
import type { Page } from "playwright-core";
import type { NewTable, TableMade } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { asked, button } from "./controls";
import { come, home, type Person } from "./person";
import { ask } from "./tables";

/** Two people at two browsers, the second by link. */
export async function two(more: Partial<NewTable> = {}): Promise<{ ada: Person; ben: Person; id: string }> {
  const [ada, ben] = await Promise.all([come(), come()]);
  const made = await ask<TableMade>(ada.page, "POST", "/tables", {
    game: "rocket",
    map: "england",
    edition: "2018",
    options: {},
    name: "Ada",
    start: true,
    seats: [
      { kind: "me", name: "Ada", bot: null },
      { kind: "invite", name: null, bot: null },
    ],
    ...more,
    policy: { order: "fixed", undo: "turn", visibility: "public", ...more.policy },
  });
  const id = made.table.id;
  await ben.page.goto(`${home()}/#/table/${id}/${made.links[0]!.secret}`);
  await ben.page.getByLabel(t("web-your-name")).fill("Ben");
  await button(ben.page, "web-take-seat").click();
  await ben.page.getByText(t("web-lobby-full")).waitFor();
  await ask(ada.page, "POST", `/tables/${id}/start`, {});
  await ada.page.goto(`${home()}/#/table/${id}`);
  await Promise.all([ada.page.waitForSelector(".frame"), ben.page.waitForSelector(".frame")]);
  return { ada, ben, id };
}
/** Who is asked, and who waits. */
export async function turns(ada: Person, ben: Person): Promise<[Page, Page]> {
  const first = await Promise.race([asked(ada.page).then(() => ada), asked(ben.page).then(() => ben)]);
  return first === ada ? [ada.page, ben.page] : [ben.page, ada.page];
}
