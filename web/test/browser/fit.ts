/* Whether what is said has the room it needs. */
import type { Page } from "playwright-core";

/** What sticks out of the page, and words that are cut off without saying so. */
export function tooLong(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth}px wide`);
    for (const each of document.querySelectorAll<HTMLElement>("button, .btn, summary, h1, h2, h3, label, legend, th")) {
      if (each.offsetParent === null || each.closest(".wide, .gone-from-sight, .skip, svg") !== null) continue;
      const { overflowX, textOverflow } = getComputedStyle(each);
      if (overflowX === "hidden" && textOverflow !== "ellipsis" && each.scrollWidth > each.clientWidth + 1)
        found.push(`${each.tagName} is cut: ${each.textContent?.trim() ?? ""}`);
      const { right, left } = each.getBoundingClientRect();
      if (right > window.innerWidth + 1 || left < -1)
        found.push(`${each.tagName} sticks out: ${each.textContent?.trim() ?? ""}`);
    }
    return found;
  });
}

/** What is pressed and lies over something else that is pressed, and what a bar has that is not in sight. */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = (each: Element): string => each.getAttribute("aria-label") ?? each.textContent?.trim() ?? "";
    // What a window lies over is not pressed.
    const front = document.querySelector("dialog[open]") ?? document;
    const pressed = [...front.querySelectorAll("header :is(a, button, select), .barbox .buttons button")].flatMap(
      (each) => {
        const box = each.getBoundingClientRect();
        return box.width > 1 && each.closest(".skip") === null ? [{ each, box }] : [];
      },
    );
    const foot = document.querySelector("nav:last-of-type")?.getBoundingClientRect().top ?? window.innerHeight;
    const found = pressed
      .filter(({ each, box }) => each.closest(".barbox") !== null && box.bottom > foot + 1)
      .map(({ each }) => `${named(each)} is below the foot`);
    for (const [n, a] of pressed.entries())
      for (const b of pressed.slice(n + 1))
        if (
          Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 &&
          Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > 1
        )
          found.push(`${named(a.each)} and ${named(b.each)} lie over each other`);
    return found;
  });
}
