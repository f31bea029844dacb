/* The first lesson of Steam in every language, with a try that misses and is explained. */
import { expect, test } from "vitest";
import { act, card, finish, goOn, LANGUAGES, openLesson } from "../../browser/lesson";
import { welcome } from "../../browser/person";

welcome();

test.each(LANGUAGES)("the first lesson in %s", async (language) => {
  const { page } = await openLesson(language, "steam/order");
  await act(page);
  await goOn(page);

  // Six dollars cost twice the income.
  const more = page.locator(".stepper .btn").last();
  for (let bid = 2; bid < 6; bid += 1) await more.click();
  await act(page);
  await expect.poll(() => card(page).locator(".missed").innerText()).toMatch(/−2[^0-9]+−1/);
  await page.locator(".stepper .btn").first().click();
  await act(page);
  await goOn(page);

  await act(page, page.locator(".barbox .btn.two"));
  await finish(page);
});
