/* A whole match of Steam against bots, through what a person sees, to the final table, in Russian. */
import { expect, test } from "vitest";
import { t } from "../../../src/text/fluent";
import { checkFinal } from "../../browser/finalTable";
import { come, home, readIn, welcome } from "../../browser/person";
import { tableWithBots } from "../../browser/tables";
import { playSteam } from "./play";

welcome();

test("Steam, Base, to the final table and its replay", async () => {
  await readIn("ru");
  const { page } = await come({ locale: "ru" });
  // The more seats, the fewer rounds.
  await tableWithBots(page, { game: "steam", map: "toy", edition: "base", bots: 5 });
  const seen = await playSteam(page, 5);
  for (const what of ["auction", "tile", "lay"]) expect([...seen]).toContain(what);
  await checkFinal(page);
  await page.getByRole("link", { name: t("web-replay") }).click();
  await page.waitForSelector("footer");
  await page.waitForSelector(".map .goods");
  expect(page.url()).toContain(`${home()}/#/replay/`);
});
