/* The bar of Rocket has room for its longest question, in every language: the button that answers is in sight. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { t } from "../../../src/text/fluent";
import { bar, decision, hex, pick, previewed, settled } from "../../browser/controls";
import { LANGUAGES } from "../../browser/lesson";
import { come, readIn, welcome } from "../../browser/person";
import { happens, momentBefore } from "../../browser/tables";

welcome();

test.each(LANGUAGES)("a merger in which either line may go on, in %s", async (language) => {
  await readIn(language);
  const { page } = await come({ locale: language });
  const { action } = await momentBefore(page, "rocket/toy-2018-companies", happens("merged"), true);
  await decision(page);
  await bar(page)
    .getByRole("button", { name: t("rocket-web-mode-extend"), exact: true })
    .click();
  await page
    .getByRole("button", { name: new RegExp(`^${String(action["company"])}`) })
    .first()
    .click();
  await pick(page, hex(page, String(action["to"])));
  await previewed(page);
  expect(await hiddenButtons(page)).toEqual([]);
});

test.each(LANGUAGES)("a line that is extended on the large map, in %s", async (language) => {
  await readIn(language);
  const { page } = await come({ locale: language });
  const { action } = await momentBefore(page, "rocket/england-2018-tiles", happens("extension-proposed"), true);
  await decision(page);
  await pick(page, hex(page, String(action["to"])));
  await previewed(page);
  expect(await bar(page).locator(".seg button").count()).toBe(3);
  expect(await hiddenButtons(page)).toEqual([]);
});

/** What is written on buttons of the bar of which not all is seen. */
async function hiddenButtons(page: Page): Promise<string[]> {
  await settled(page);
  return page.locator(".barbox :is(.seg, .options, .buttons) button").evaluateAll((all) =>
    all.flatMap((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const inSight = [top + 2, top + height - 2].every((y) =>
        each.contains(document.elementFromPoint(left + width / 2, y)),
      );
      return inSight || height === 0 ? [] : [each.textContent?.trim() ?? ""];
    }),
  );
}
