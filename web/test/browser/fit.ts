/* Whether what is said has the room it needs: all of it can be read, and nothing lies over it. */
import type { Page } from "playwright-core";

/** Names that people gave themselves or their tables may be shortened; whoever points at them reads them whole. */
const GIVEN = ".given, .pc .nm";

/**
 * Words that cannot be read: cut off, sticking out of the page, or under something else. What can be scrolled to is
 * read; what lies behind a window is not looked at.
 */
export function unread(page: Page): Promise<string[]> {
  return page.evaluate((given) => {
    const found = new Set<string>();
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.add(`the page is ${wide}px wide`);
    const front = document.querySelector("dialog[open]") ?? document.querySelector(".sheet > .in") ?? document.body;
    type Sides = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
    const middle = ({ left, top, right, bottom }: Sides): [number, number] => [(left + right) / 2, (top + bottom) / 2];
    const within = (box: Sides, x: number, y: number): boolean =>
      x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    const clips = (value: string): boolean => value === "hidden" || value === "clip";
    const scrolls = (value: string): boolean => value === "auto" || value === "scroll";
    const called = (each: Element): string => `${each.tagName.toLowerCase()}.${each.getAttribute("class") ?? ""}`;

    /** What cuts a line of letters off, "away" where it has to be scrolled to, or nothing. */
    function cutBy(line: Sides, from: Element): string | null {
      let [across, along] = [true, true];
      for (let each: Element | null = from; each !== null && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(each);
        const box = each.getBoundingClientRect();
        if (scrolls(overflowX) && each.scrollWidth > each.clientWidth + 1) across = false;
        if (scrolls(overflowY) && each.scrollHeight > each.clientHeight + 1) along = false;
        if (!across || !along) if (!within(box, ...middle(line))) return "away";
        if (across && clips(overflowX) && (line.right > box.right + 1.5 || line.left < box.left - 1.5))
          return called(each);
        // Letters are lower than their line.
        if (along && clips(overflowY) && (line.bottom > box.bottom + 4 || line.top < box.top - 4)) return called(each);
        if (position === "fixed") break;
      }
      if (across && (line.right > innerWidth + 1 || line.left < -1)) return "the window";
      return null;
    }
    const hasMore = (each: Element): boolean => each.scrollHeight > each.clientHeight + 1;
    /** Whether something that stays where it is lies over what can be scrolled away from under it. */
    function mayBeScrolledFrom(each: Element, over: Element): boolean {
      let kept: Element | null = over;
      while (kept !== null && !/fixed|sticky/.test(getComputedStyle(kept).position)) kept = kept.parentElement;
      if (kept === null || kept.contains(each)) return false;
      for (let box: Element | null = each; box !== null; box = box.parentElement)
        if (scrolls(getComputedStyle(box).overflowY) && hasMore(box)) return true;
      return hasMore(document.documentElement);
    }
    /** Words for those who hear a page lie in a box of a pixel. */
    const isForEars = (each: Element): boolean => {
      const { width, height } = each.getBoundingClientRect();
      return (width <= 1 || height <= 1) && clips(getComputedStyle(each).overflowX);
    };
    const lineage = (each: Element | null): Element[] => (each === null ? [] : [each, ...lineage(each.parentElement)]);
    const isSeen = (each: Element): boolean =>
      each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      each.closest(`svg, .skip, .gone-from-sight, option, [inert], ${given}`) === null &&
      !lineage(each).some(isForEars);

    const texts = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const each = node.parentElement!;
      const words = node.data.trim();
      if (words === "" || !isSeen(each)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.width < 1 || line.height < 1) continue;
        const cut = cutBy(line, each);
        if (cut === "away") continue;
        if (cut !== null) found.add(`«${words}» is cut by ${cut}`);
        // Whether it is in sight, at its beginning, in its middle and at its end.
        const [x, y] = middle(line);
        if (y < 0 || y > innerHeight || getComputedStyle(each).pointerEvents === "none") continue;
        for (const at of [line.left + 2, x, line.right - 2]) {
          const over = document.elementFromPoint(at, y);
          if (over === null || over.contains(each) || each.contains(over)) continue;
          if (!over.checkVisibility({ opacityProperty: true })) continue;
          if (over.closest("label")?.contains(each) || mayBeScrolledFrom(each, over)) continue;
          found.add(`«${words}» is under ${called(over)}`);
          break;
        }
      }
    }
    // What a field shows is no text of the page.
    const pen = document.createElement("canvas").getContext("2d")!;
    for (const field of front.querySelectorAll<HTMLSelectElement | HTMLInputElement>("select, input")) {
      if (!isSeen(field)) continue;
      const isSelect = field instanceof HTMLSelectElement;
      const words = isSelect ? (field.selectedOptions[0]?.text ?? "") : field.placeholder;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const wanted = pen.measureText(words).width;
      if (words !== "" && wanted > room + 1)
        found.add(`«${words}» needs ${Math.ceil(wanted)} of ${Math.floor(room)} px in ${called(field)}`);
    }
    return [...found];
  }, GIVEN);
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

/** What is decided beside a board and cannot be seen whole: something in it has to be scrolled to. */
export function scrolledInto(page: Page): Promise<string[]> {
  return page
    .locator(".barbox, .cardbox, .dock, .guide")
    .evaluateAll((all) =>
      all
        .filter((each) => each.clientHeight > 0 && each.scrollHeight > each.clientHeight + 1)
        .map((each) => `${each.className.split(" ")[0]!} has ${each.clientHeight} of ${each.scrollHeight} px`),
    );
}

/**
 * Buttons of a guide, a bar or a card that are not seen whole as long as nothing is scrolled: cut by an edge, or under
 * what stands at the foot of the screen. Rows of a list that is scrolled are none.
 */
export function buttonsAway(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(":is(.guide, .barbox, .cardbox) :is(button, a.btn)")]
      .filter((each) => each.checkVisibility() && each.closest(".list ol") === null)
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return [top + 4, (top + bottom) / 2, bottom - 4].some(
          (y) => !button.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      })
      .map((each) => `«${each.textContent.trim() || each.getAttribute("aria-label")}»`),
  );
}
