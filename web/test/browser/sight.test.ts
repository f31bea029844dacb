/* For eyes that need it larger, in the system's own colours, or on paper. */
import { expect, test } from "vitest";
import { t } from "../../src/text/fluent";
import { asked, bar, button, go, legal, pick } from "./controls";
import { come, home, welcome } from "./person";
import { tableWithBots } from "./tables";

welcome();

test("four times as large the board keeps a height; colours of the system; rules on paper", async () => {
  const { page } = await come({ viewport: { width: 320, height: 256 }, colorScheme: "dark" });
  await tableWithBots(page, { game: "rocket", map: "england", edition: "2018", bots: 2 });
  await asked(page);
  const box = async (selector: string): Promise<{ y: number; height: number }> =>
    (await page.locator(selector).first().boundingBox())!;
  expect((await box(".frame")).height).toBeGreaterThan(120);
  const tabs = await box("nav");
  expect(Math.round(tabs.y + tabs.height)).toBeLessThanOrEqual(256);
  // All that is below can be scrolled to and used.
  await bar(page)
    .getByRole("button", { name: t("rocket-web-mode-station"), exact: true })
    .click();
  await pick(page, legal(page).first());
  await go(page).last().click();
  await page
    .getByRole("log", { name: t("web-announced") })
    .getByText(/Irene places a station/)
    .waitFor({ state: "attached" });

  // Shadows and grounds are gone there: what is chosen has a border, the map its colours.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: "active" });
  await asked(page);
  const mode = bar(page).getByRole("button", { name: t("rocket-web-mode-extend"), exact: true });
  await mode.click();
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector(".seg [aria-pressed=true]")!).outlineStyle === "solid",
  );
  expect(
    await page
      .locator(".map")
      .first()
      .evaluate((map) => getComputedStyle(map).forcedColorAdjust),
  ).toBe("none");

  await page.emulateMedia({ forcedColors: "none", media: "print" });
  await page.goto(`${home()}/#/rules/rocket`);
  await page.locator(".rule").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("light");
  expect(await button(page, "web-learn-practice-go").count()).toBe(0);
  expect(await page.getByRole("searchbox").count()).toBe(0);
  expect(await page.getByRole("link", { name: t("web-page-play"), exact: true }).count()).toBe(0);
});
