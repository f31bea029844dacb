/* Sheets of what teaches the games: their pages, rules, lessons and puzzles. */
import type { Page } from "playwright-core";
import { test } from "vitest";
import type { PuzzleList } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { bar } from "../browser/controls";
import { act, card, choose, MISSED } from "../browser/lesson";
import { come, dice, welcome } from "../browser/person";
import { ask } from "../browser/tables";
import { choose as chooseInRocket } from "../games/rocket/play";
import { drawn, inTurn, sheet } from "./sheet";

welcome({ paints: true });
const GAMES = ["rocket", "steam"] as const;
const whole = true;

test.each(GAMES)("the pages about %s in all languages", async (game) => {
  const { page } = await come({ mayHear: /status of 4\d\d/ });
  await sheet(page, `learn-${game}`, `/#/learn/${game}`, { whole });
  await sheet(page, `lessons-${game}`, `/#/lessons/${game}`, { whole });
  await sheet(page, `puzzles-${game}`, `/#/puzzles/${game}`, { whole });
  await sheet(page, `rules-${game}`, `/#/rules/${game}`, { whole });
  const search =
    (words: string, shown: string) =>
    async (page: Page): Promise<void> => {
      await page.getByRole("searchbox").fill(words);
      await page.locator(shown).first().waitFor();
    };
  // A number is the same in every language.
  await sheet(page, `rules-${game}-found`, `/#/rules/${game}`, { whole, then: search("6", "main mark") });
  await sheet(page, `rules-${game}-nothing`, `/#/rules/${game}`, {
    then: async (page) => {
      await page.getByRole("searchbox").fill("xyzzy");
      await page.locator("main section").first().waitFor({ state: "detached" });
    },
  });
  await sheet(page, `reference-${game}`, `/#/reference/${game}`, { whole });
});

test.each(GAMES)("lessons of %s in all languages", async (game) => {
  const { page } = await come({ mayHear: /status of 4\d\d/ });
  const path = `/#/lessons/${MISSED[game].path}`;
  await sheet(page, `lesson-${game}`, path, { then: drawn });
  const hint = (page: Page): Promise<void> => card(page).locator(".acts .btn").first().click();
  await sheet(page, `lesson-${game}-hint`, path, { then: inTurn(drawn, hint) });
  await sheet(page, `lesson-${game}-wrong`, path, { then: inTurn(drawn, MISSED[game].miss) });
  await sheet(page, `lesson-${game}-done`, path, { then: inTurn(drawn, FIRST_STEP[game]) });
  await sheet(page, `lesson-${game}-end`, path, { then: inTurn(drawn, MISSED[game].miss, MISSED[game].rest) });
});
const FIRST_STEP = {
  rocket: async (page: Page): Promise<void> => {
    await choose(page, "A7", "B8");
    await act(page);
    await card(page).locator(".good").waitFor();
  },
  steam: async (page: Page): Promise<void> => {
    await act(page);
    await card(page).locator(".good").waitFor();
  },
};
test.each(GAMES)("puzzles of %s in all languages", async (game) => {
  const { page } = await come({ mayHear: /status of 4\d\d/ });
  const { puzzles } = await ask<PuzzleList>(page, "GET", `/puzzles/${game}`);
  const path = (kind: string): string => `/#/puzzles/${game}/${puzzles.find((each) => each.kind === kind)!.id}`;
  for (const kind of new Set(puzzles.map((each) => each.kind)))
    await sheet(page, `puzzle-${game}-${kind}`, path(kind), { then: drawn });
  await sheet(page, `puzzle-${game}-answered`, path(game === "rocket" ? "act" : "tile"), {
    then: async (page) => {
      await drawn(page);
      if (game === "rocket") await chooseInRocket(page, "station", dice(2));
      else
        await page
          .getByRole("group", { name: t("steam-web-tile-options") })
          .getByRole("button")
          .first()
          .click();
      await bar(page).locator(".btn.go").last().click();
      await page.locator(".verdict").waitFor();
    },
  });
});
