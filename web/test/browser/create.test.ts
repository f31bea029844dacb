/* The form for a new table: choices for each seat, who begins, a map of one's own. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { TableInfo } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { audit } from "./axe";
import { button } from "./controls";
import { come, welcome } from "./person";
import { ROOT } from "./server";
import { ask } from "./tables";

welcome();

const tableOf = (url: string): string => new URL(url).hash.split("/")[2]!;

test("a choice for each seat, and who begins", async () => {
  const { page } = await come({ bypassCSP: true }, "/#/new/steam");
  await page.getByText(t("steam-card-edition-standard"), { exact: true }).click();
  await button(page, "web-change").click();
  const mercy = t("steam-option-mercy.label");
  await page.getByLabel(mercy, { exact: true }).selectOption(t("web-option-each"));
  await page.getByLabel(t("web-option-of-seat", { seat: "Brunel", choice: mercy })).selectOption("both");
  expect(await page.getByLabel(t("web-option-first")).count()).toBe(0);
  await page.getByLabel(t("web-option-order"), { exact: true }).selectOption("fixed");
  await page.getByLabel(t("web-option-first"), { exact: true }).selectOption("Brunel");
  await page.getByText(t("web-first-told", { seat: "Brunel" })).waitFor();
  expect(await audit(page, "create, each seat")).toEqual([]);
  await page.getByLabel(t("web-seat-name", { number: 1 }), { exact: true }).fill("Irene");
  await page.getByLabel(t("web-seat-kind", { number: 2 }), { exact: true }).selectOption("invite");
  await button(page, "web-open-table").click();
  await page.getByText(t("web-lobby")).waitFor();
  const info = await ask<TableInfo>(page, "GET", `/tables/${tableOf(page.url())}`);
  const at = info.seats.findIndex((seat) => seat.name === "Brunel");
  expect(info.options["mercy"]).toBe(info.seats.map((_, seat) => (seat === at ? "both" : "none")).join(" "));
  await page.getByText(t("web-agreed")).click();
  await page
    .getByText(t("web-option-of-seat", { seat: "Brunel", choice: t("steam-option-mercy.both") }), { exact: false })
    .waitFor();
});

test("a map of one's own is looked at first, and shown to who is invited", async () => {
  const text = readFileSync(join(ROOT, "src/rainhill/games/rocket/maps/toy.toml"), "utf8")
    .replace('id = "toy"', 'id = "mine"')
    .replace(/^title = .*$/m, 'title = "My Valley"');
  const file = (content: string) => ({ name: "mine.toml", mimeType: "text/plain", buffer: Buffer.from(content) });
  const { page } = await come({ mayHear: /status of 4\d\d/, bypassCSP: true }, "/#/new/rocket");
  const choose = page.getByLabel(t("web-own-map-choose"));
  await choose.setInputFiles(file("format = 1"));
  await page.locator(".own [role=alert]").waitFor();
  await choose.setInputFiles(file(text));
  await page.getByRole("img", { name: "My Valley" }).waitFor();
  expect(await page.getByRole("radio", { name: /England/ }).isChecked()).toBe(false);
  await page.getByLabel(t("web-seat-name", { number: 1 }), { exact: true }).fill("Ada");
  await page.getByLabel(t("web-seat-kind", { number: 2 }), { exact: true }).selectOption("invite");
  await button(page, "web-seat-remove", { number: 3 }).click();
  await button(page, "web-open-table").click();
  await button(page, "web-copy-link").click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const ben = await come();
  await ben.page.goto(link);
  for (const each of [page, ben.page]) {
    const picture = each.getByRole("img", { name: "My Valley" });
    await picture.waitFor();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  }
  await ben.page.getByLabel(t("web-your-name")).fill("Ben");
  await button(ben.page, "web-take-seat").click();
  // The table begins by itself as soon as everybody is there.
  await Promise.all([page.waitForSelector(".frame"), ben.page.waitForSelector(".frame")]);
  expect(await ben.page.getByText("My Valley").count()).toBeGreaterThan(0);
});
