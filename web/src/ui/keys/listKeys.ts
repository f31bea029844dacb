/* Long lists are one stop for the Tab key: arrows lead from item to item, Home and End to the first and the last. */

interface Options {
  /** which elements are the items */
  items: string;
  /** which of them begin a line: the arrows up and down lead from line to line */
  lines?: string;
  /** where the focus enters before anybody has been there */
  enter?: "first" | "last";
}

/** `use:roving={{ items: "button" }}` on what holds the items, however deep they stand in it. */
export function roving(node: HTMLElement, options: Options): { destroy(): void } {
  let current: HTMLElement | null = null;
  const found = (): HTMLElement[] =>
    [...node.querySelectorAll<HTMLElement>(options.items)].filter((item) => item.checkVisibility());

  function arrange(): void {
    const items = found();
    if (current === null || !items.includes(current))
      current =
        items.find((item) => item === document.activeElement) ??
        (options.enter === "last" ? stepped(items, 0, "End", options.lines ?? options.items) : items[0]) ??
        null;
    for (const item of items) {
      const index = item === current ? 0 : -1;
      if (item.tabIndex !== index || !item.hasAttribute("tabindex")) item.tabIndex = index;
    }
  }
  function focusIn(event: FocusEvent): void {
    const item = (event.target as Element).closest<HTMLElement>(options.items);
    if (item === null || !node.contains(item)) return;
    current = item;
    arrange();
  }
  function focusOut(event: FocusEvent): void {
    // Who leaves a list that is read from its end comes back to its end.
    if (options.enter !== "last" || node.contains(event.relatedTarget as Node | null)) return;
    current = null;
    arrange();
  }
  function key(event: KeyboardEvent): void {
    const items = found();
    const at = items.findIndex((item) => item === document.activeElement);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = stepped(items, at, event.key, options.lines ?? options.items);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
  }

  const watch = new MutationObserver(arrange);
  watch.observe(node, { childList: true, subtree: true });
  // What a narrow window hides is no item.
  const sized = new ResizeObserver(arrange);
  sized.observe(node);
  node.addEventListener("focusin", focusIn);
  node.addEventListener("focusout", focusOut);
  node.addEventListener("keydown", key);
  // What is in sight can be told only of a page that is laid out: once, when all of it stands, not for every list in it.
  let isGone = false;
  queueMicrotask(() => void (isGone || arrange()));
  return {
    destroy() {
      isGone = true;
      watch.disconnect();
      sized.disconnect();
      node.removeEventListener("focusin", focusIn);
      node.removeEventListener("focusout", focusOut);
      node.removeEventListener("keydown", key);
    },
  };
}

/** The item that a key leads to from another; null if it leads nowhere. */
export function stepped<Item extends { matches(selectors: string): boolean }>(
  items: readonly Item[],
  at: number,
  key: string,
  lines: string,
): Item | null {
  const isLine = (item: Item): boolean => item.matches(lines);
  switch (key) {
    case "ArrowDown":
      return items.slice(at + 1).find(isLine) ?? null;
    case "ArrowUp":
      return items.slice(0, at).filter(isLine).at(-1) ?? null;
    case "ArrowRight":
      return items[at + 1] ?? null;
    case "ArrowLeft":
      return items[at - 1] ?? null;
    case "Home":
      return items[0] ?? null;
    case "End":
      return items.filter(isLine).at(-1) ?? null;
    default:
      return null;
  }
}
