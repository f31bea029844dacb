/* How somebody goes through a lesson, whatever its game and whatever language they read. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { hex, pick } from "./controls";
import { come, type Person } from "./person";

export const LANGUAGES = ["en", "de", "hu", "it", "ru"] as const;

export const card = (page: Page): Locator => page.locator("section.lesson");
const done = (page: Page): Locator => page.locator(".barbox .btn.go").last();

/** Somebody who reads this language opens a lesson. */
export async function openLesson(language: string, path: string): Promise<Person> {
  const person = await come({ locale: language }, `/#/lessons/${path}`);
  await card(person.page).locator(".goal").waitFor();
  expect(await person.page.evaluate(() => document.documentElement.lang)).toBe(language);
  // A key in the place of a sentence would have its hyphens.
  expect(await card(person.page).innerText()).not.toMatch(/web-|-lesson-/);
  return person;
}

/** Choose hexes by keys, one after the other. */
export async function choose(page: Page, ...hexes: readonly string[]): Promise<void> {
  for (const name of hexes) await pick(page, hex(page, name));
}

/** Do what is chosen, or press a button of the bar. */
export async function act(page: Page, what: Locator = done(page)): Promise<void> {
  await what.click();
}

/** The step is done: go on to the next. */
export async function goOn(page: Page): Promise<void> {
  await card(page).locator(".good").waitFor();
  await card(page).locator(".btn.go").click();
  await card(page).locator(".goal").waitFor();
}

/** A step is missed in each, as few steps from the beginning as can be; the rest leads from there to its end. */
export const MISSED = {
  rocket: {
    path: "rocket/locomotive",
    async miss(page: Page): Promise<void> {
      await choose(page, "A7", "B8");
      await act(page);
      await goOn(page);
      await choose(page, "C7", "D8");
      await act(page);
      await goOn(page);
      await choose(page, "B8", "C9");
      await act(page);
      await card(page).locator(".missed").waitFor();
    },
    async rest(page: Page): Promise<void> {
      await choose(page, "C7");
      await act(page);
      await goOn(page);
      await choose(page, "I9", "H10");
      await act(page);
      await card(page).locator(".good").waitFor();
    },
  },
  steam: {
    path: "steam/order",
    async miss(page: Page): Promise<void> {
      await act(page);
      await goOn(page);
      const more = page.locator(".stepper .btn").last();
      for (let bid = 2; bid < 6; bid += 1) await more.click();
      await act(page);
      await card(page).locator(".missed").waitFor();
    },
    async rest(page: Page): Promise<void> {
      await page.locator(".stepper .btn").first().click();
      await act(page);
      await goOn(page);
      await act(page, page.locator(".barbox .btn.two"));
      await card(page).locator(".good").waitFor();
    },
  },
};

/** The last step is done, and the list of lessons knows it, now and later. */
export async function finish(page: Page): Promise<void> {
  await card(page).locator(".good").waitFor();
  const list = card(page).locator(".acts a.btn:not(.go)");
  await list.click();
  await page.locator("li.done").waitFor();
  await page.reload();
  await page.locator("li.done").waitFor();
  expect(await page.locator("li.done").count()).toBe(1);
}
