/* The first lesson of Rocket in every language, with tries that miss and are explained. */
import { expect, test } from "vitest";
import { act, card, choose, finish, goOn, LANGUAGES, openLesson } from "../../browser/lesson";
import { welcome } from "../../browser/person";

welcome();

test.each(LANGUAGES)("the first lesson in %s", async (language) => {
  const { page } = await openLesson(language, "rocket/locomotive");
  await choose(page, "A7", "B8");
  await act(page);
  await goOn(page);

  // Too sharp a turn breaks a rule, and its number leads to it.
  await choose(page, "C7", "C9");
  await expect.poll(() => page.locator(".refused a").getAttribute("href")).toContain("R5.1");
  await choose(page, "D8");
  await act(page);
  await goOn(page);

  // A legal move that pays nothing is told what it costs, and is not made.
  await choose(page, "B8", "C9");
  await act(page);
  await expect.poll(() => card(page).locator(".missed").innerText()).toMatch(/0[^0-9]+2/);
  expect(await card(page).locator(".missed a").first().getAttribute("href")).toContain("R8.1");
  await card(page).getByRole("button").first().waitFor();
  await choose(page, "C7");
  await act(page);
  await goOn(page);

  await choose(page, "I9", "H10");
  await act(page);
  await finish(page);
});
