/* Sheets of what is asked in a match of Steam. */
import type { Page } from "playwright-core";
import { test } from "vitest";
import { t } from "../../src/text/fluent";
import { bar, legal, pick } from "../browser/controls";
import { come, welcome } from "../browser/person";
import { ask, happens, later, momentBefore, upload, type Fact } from "../browser/tables";
import { drawn, inTurn, sheet } from "./sheet";

welcome({ paints: true });
type Step = (page: Page) => Promise<unknown>;

test("Steam in all languages", async () => {
  const { page } = await come();
  const at = async (
    name: string,
    record: string,
    which: (event: Fact) => boolean,
    then: Step = drawn,
  ): Promise<void> => {
    const { id } = await momentBefore(page, `steam/${record}`, which, true);
    await sheet(page, name, `/#/table/${id}`, { then: inTurn(drawn, then) });
  };
  await at("steam-auction", "isles-standard-4", later(happens("bid-made"), 6));
  await at("steam-capital", "isles-standard-4", later(happens("money-raised"), 3));
  await at("steam-tile", "northeast-base-4", later(happens("tile-taken"), 6));
  await at("steam-build", "northeast-base-4", later(happens("track-laid", { how: "new" }), 24), (page) =>
    pick(page, legal(page).first()),
  );
  await at("steam-goods", "northeast-base-4", later(happens("goods-delivered"), 12));
  await at("steam-way", "northeast-base-4", later(happens("goods-delivered"), 12), (page) =>
    page.locator("ol button:has(.way)").first().click(),
  );
  await at("steam-score", "northeast-base-4", later(happens("income-scored"), 4));
  const kind = (name: string): Step =>
    inTurn(
      (page) =>
        bar(page)
          .getByRole("button", { name: t(`steam-web-mode-${name}`), exact: true })
          .click(),
      (page) => pick(page, legal(page).first()),
    );
  await at("steam-city", "northeast-base-4", happens("city-placed"), kind("city"));
  await at("steam-growth", "northeast-standard-4", happens("city-grown"), kind("growth"));
});

test("money in Steam in all languages", async () => {
  const { page } = await come();
  // After an income of which the upkeep of locomotives was paid.
  const paid = await momentBefore(page, "steam/northeast-standard-4", later(happens("bid-made"), 9), true);
  await sheet(page, "steam-upkeep", `/#/table/${paid.id}`, { then: drawn });
  const { id, seat, action } = await momentBefore(
    page,
    "steam/northeast-standard-bankruptcy",
    happens("went-bankrupt"),
    true,
  );
  const told = inTurn(drawn, (page) => page.locator(".notices p").first().waitFor());
  await sheet(page, "steam-bankruptcy-near", `/#/table/${id}`, { then: told });
  const version = Number(await page.locator("[data-version]").getAttribute("data-version"));
  await ask(page, "POST", `/tables/${id}/actions`, { key: "the-end-of-one", version, seat, action });
  await sheet(page, "steam-bankrupt", `/#/table/${id}`, { then: told });
});

test("after a bankruptcy, in all languages", async () => {
  const { page } = await come();
  const { id } = await upload(page, "steam/northeast-base-bankruptcy");
  await sheet(page, "steam-bankrupt-final", `/#/table/${id}`, {
    then: (page) => page.locator(".podium .fate").first().waitFor(),
  });
});
