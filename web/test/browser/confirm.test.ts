/* What is asked once before it is done: red is only what cannot be undone or does harm. */
import { expect, test } from "vitest";
import { button, decision } from "./controls";
import { come, welcome } from "./person";
import { tableWithBots } from "./tables";

welcome();

test.each([
  ["web-give-to-bot", false],
  // Against bots alone the match is over at once.
  ["web-offer-to-end", true],
  ["web-concede", true],
] as const)("the answer to %s is red: %s", async (key, isRed) => {
  const { page } = await come();
  await tableWithBots(page, { game: "rocket", map: "toy", edition: "2018", bots: 1 });
  await decision(page);
  await button(page, "web-menu").click();
  await button(page, key).click();
  await page.locator(".answers .ready").waitFor();
  const [no, yes] = await page
    .locator("dialog[open] .answers .btn")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
  expect(yes !== no).toBe(isRed);
});
