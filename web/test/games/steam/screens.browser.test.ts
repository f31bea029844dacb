/* Every screen of a match of Steam, in both themes, on a desk and on a phone: axe finds nothing serious on any of them. */
import { expect, test } from "vitest";
import { t } from "../../../src/text/fluent";
import { audit } from "../../browser/axe";
import { asked, bar, legal, pick } from "../../browser/controls";
import { come, home, welcome } from "../../browser/person";
import { happens, momentBefore, sitAt, upload } from "../../browser/tables";

welcome();

test("Steam: auction, tiles, building, delivering, the question, final scoring, replay", async () => {
  const { page } = await come({ bypassCSP: true });
  const troubles: string[] = [];
  for (const [name, key, game] of [
    ["auction", "bid-made", "northeast-standard-4"],
    ["capital", "money-raised", "northeast-standard-4"],
    ["action tiles", "tile-taken", "northeast-standard-4"],
    ["delivering", "goods-delivered", "northeast-standard-4"],
    ["the question", "points-scored", "ruhr-base-3"],
    ["New City", "city-placed", "toy-base-4"],
  ] as const) {
    await momentBefore(page, `steam/${game}`, happens(key));
    await asked(page);
    if (key === "goods-delivered")
      await page
        .getByRole("button", { name: /^\w+ from .* to .*, / })
        .first()
        .click();
    if (key === "city-placed")
      await bar(page)
        .getByRole("button", { name: t("steam-web-mode-city"), exact: true })
        .click();
    troubles.push(...(await audit(page, `steam, ${name}`)));
  }
  await momentBefore(page, "steam/northeast-base-3", happens("track-laid", { how: "improve" }));
  await asked(page);
  await pick(page, legal(page).first());
  troubles.push(...(await audit(page, "steam, building")));
  const { id } = await upload(page, "steam/northeast-base-3");
  await sitAt(page, id);
  await page.waitForSelector(".podium");
  troubles.push(...(await audit(page, "steam, final")));
  await page.goto(`${home()}/#/replay/${id}/100`);
  await page.waitForSelector("footer");
  troubles.push(...(await audit(page, "steam, replay")));
  expect(troubles).toEqual([]);
});
