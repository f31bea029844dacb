/* The veto card is seen whole, on every screen and in every language. */
import { expect, test } from "vitest";
import type { LogEntry } from "../../../src/generated/messages";
import { languages } from "../../../src/text/language.svelte";
import { settled } from "../../browser/controls";
import { come, keep, SCREENS, welcome } from "../../browser/person";
import { happens, momentBefore, sitAt, type Fact } from "../../browser/tables";

welcome();

test("nothing of the veto card is cut or has to be scrolled, and the tabs below it stay in sight", async () => {
  const { page } = await come();
  // The first question, with passes in advance, and a defence that ends the match, which has most to tell.
  let vetoes = 0;
  for (const which of [
    happens("bid-made"),
    (event: Fact): boolean => happens("bid-made")(event) && (vetoes += 1) > 5,
  ]) {
    const { id } = await momentBefore(page, "rocket/england-2018-tiles", which, true);
    for (const language of languages) {
      await keep(page, { language });
      await page.goto("about:blank");
      await sitAt(page, id);
      const card = page.locator(".veto");
      await card.locator(".row").waitFor();
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const cut = await card.evaluate((node) => {
          const found: string[] = [];
          for (let box: Element | null = node; box !== null; box = box.parentElement)
            if (box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== "visible")
              found.push(`${box.className}: ${box.scrollHeight} in ${box.clientHeight}`);
          for (const part of node.querySelectorAll("*")) {
            const { left, right, top, bottom, width } = part.getBoundingClientRect();
            if (width > 1 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1))
              found.push(`${part.tagName} ${part.textContent}`);
          }
          return found;
        });
        expect(cut, `${language} ${width}x${height}`).toEqual([]);
        // However short it is told: from how many shares to how many a bid may go.
        const told = await card.evaluate((node) => {
          const words = [...node.querySelectorAll<HTMLElement>(".pay i, .limits")].filter((each) =>
            each.checkVisibility(),
          );
          return words.map((each) => (each.innerText.match(/\d+/g) ?? []).map(Number));
        });
        const last = Number(await card.locator(".step b").innerText());
        expect(told, `${language} ${width}x${height}`).toHaveLength(1);
        expect(told[0]![0], `${language} ${width}x${height}`).toBe(last);
      }
    }
  }
});

test("the title tells those who defend that the move is their own, and others whose it is", async () => {
  const { page } = await come();
  const small = page.locator("h1.turn small");
  let mover = -1;
  const answers =
    (own: boolean) =>
    (_: Fact, { action, seat }: LogEntry): boolean => {
      if (action?.kind === "extend") mover = seat;
      return (action?.kind === "bid" || action?.kind === "pass") && (seat === mover) === own;
    };
  await momentBefore(page, "rocket/england-2018-tiles", answers(true));
  await expect.poll(() => small.innerText()).toMatch(/you move [A-Z&]+$/);
  await momentBefore(page, "rocket/england-2018-tiles", answers(false));
  await expect.poll(() => small.innerText()).toMatch(/[A-Z]\S* moves [A-Z&]+$/);
  // On one screen for all of them everybody is called by name.
  await momentBefore(page, "rocket/england-2018-tiles", answers(true), true);
  await expect.poll(() => small.innerText()).toMatch(/[A-Z]\S* moves [A-Z&]+$/);
});
