/* A whole match of Rocket against bots, through what a person sees, to the final table, in Hungarian. */
import { expect, test } from "vitest";
import { t } from "../../../src/text/fluent";
import { button, decision } from "../../browser/controls";
import { checkFinal } from "../../browser/finalTable";
import { come, dice, readIn, welcome } from "../../browser/person";
import { tableWithBots } from "../../browser/tables";
import { act, playRocket } from "./play";

welcome();

test("Rocket from the first page; a whole match to the final table, its replay, and a rematch", async () => {
  // Tests in English are many; whoever finds their way here does so by the Hungarian words.
  await readIn("hu");
  const { page } = await come({ locale: "hu" });
  await button(page, "web-play-bot").click();
  expect(await decision(page)).toBe("act");
  await act(page, ["extend"], dice(1));
  // To the end on the small map: the same steps, fewer of them.
  await tableWithBots(page, { game: "rocket", map: "toy", edition: "2018", bots: 1 });
  const seen = await playRocket(page, 11);
  for (const mode of ["extend", "invest", "station"]) expect([...seen]).toContain(mode);
  await checkFinal(page);
  const here = page.url();
  await page.getByRole("link", { name: t("web-replay") }).click();
  await page.waitForSelector("footer");
  await button(page, "web-step-back").click();
  const shown = (await page.locator("footer .num").textContent())!;
  await page.waitForFunction((number) => location.hash.endsWith(`/${number}`), shown.split(" ")[0]);
  const moment = page.url();
  // The table was private: its link tells a stranger nothing.
  const guest = await come({ locale: "hu", mayHear: /status of 40[34]/ });
  await guest.page.goto(moment);
  await guest.page.getByText(t("web-stop-failed")).waitFor();
  await page.goto(here);
  await button(page, "web-rematch").click();
  await page.waitForFunction((old) => location.hash !== old && !document.querySelector(".podium"), new URL(here).hash);
  await page.waitForSelector("[data-version], li");
});
