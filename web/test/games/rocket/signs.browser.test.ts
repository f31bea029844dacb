/* An isolated line has a sign of its own, which cannot be taken for track, and the legend names it. */
import { expect, test } from "vitest";
import type { RocketView } from "../../../src/generated/rocket";
import { t } from "../../../src/text/fluent";
import { button, settled } from "../../browser/controls";
import { come, welcome } from "../../browser/person";
import { ask, momentBefore, upload } from "../../browser/tables";

welcome();
const RECORD = "rocket/china-1999-blocked";

test("before the nose of an isolated locomotive stands a round sign with a cross, and nowhere else", async () => {
  const { page } = await come();
  const { id, entries } = await upload(page, RECORD);
  const isolatedBefore = async (version: number): Promise<number> => {
    const { view } = await ask<{ view: RocketView }>(page, "GET", `/tables/${id}/past/${version}`);
    return view.companies.filter((company) => company.status === "isolated").length;
  };
  let version = entries.length - 1;
  while (version > 1 && (entries[version]!.auto || (await isolatedBefore(version)) === 0)) version -= 1;
  await momentBefore(page, RECORD, (_, entry) => entry.number === version + 1, true);
  await page.locator(".map .engine").first().waitFor();
  await settled(page);
  const isolated = await isolatedBefore(version);
  expect(isolated).toBeGreaterThan(0);
  expect(await page.locator(".boardbox .map .stopped").count()).toBe(isolated);
  expect(await page.locator(".boardbox .map .engine circle.stopped + .stopped-cross").count()).toBe(isolated);
  // Track is strokes in the colours of companies; this is a filled disc in none of them, with a rim.
  const colours = await page.$$eval(".boardbox .map :is(.track, .case, .dash, .halo)", (found) =>
    found.map((each) => getComputedStyle(each).stroke),
  );
  expect(colours.length).toBeGreaterThan(0);
  const look = await page.$eval(".boardbox .map .stopped", (sign) => {
    const { fill, stroke } = getComputedStyle(sign);
    return { fill, stroke };
  });
  expect(look.fill).not.toBe("none");
  expect(look.stroke).not.toBe("none");
  expect(colours).not.toContain(look.fill);
  await button(page, "web-legend").click();
  const row = page.getByRole("dialog").getByRole("listitem");
  await row
    .filter({ hasText: t("rocket-web-legend-isolated") })
    .locator("circle.stopped + .stopped-cross")
    .waitFor();
  expect(await page.locator("dialog[open] .stopped").count()).toBe(1);
});
