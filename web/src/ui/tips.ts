/* Words about whatever is pointed at: by a mouse that rests, by keys, or by a finger that stays. */
const REST = 350;
const HOLD = 450;
const FAR = 8;

let card: HTMLElement | null = null;
let owner: HTMLElement | null = null;

function show(node: HTMLElement, text: string): void {
  if (text === "") return;
  if (card === null) {
    card = document.createElement("div");
    card.className = "tipcard";
    // A popover stands above everything, open dialogs included.
    card.popover = "manual";
    card.setAttribute("role", "tooltip");
    card.id = "tip";
    document.body.append(card);
  }
  card.textContent = text;
  card.showPopover();
  owner = node;
  const at = node.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const x = Math.min(Math.max(6, at.left + at.width / 2 - width / 2), window.innerWidth - width - 6);
  const above = at.top - height - FAR;
  card.style.left = `${x}px`;
  card.style.top = `${above > 4 ? above : at.bottom + FAR}px`;
}

function hide(node: HTMLElement | null): void {
  if (card === null || (node !== null && owner !== node)) return;
  card.hidePopover();
  owner = null;
}

window.addEventListener("scroll", () => hide(null), { capture: true, passive: true });
window.addEventListener("keydown", (event) => event.key === "Escape" && hide(null));

/** `use:tip={words}`: says more about an element. Screen readers get the words as its description. */
export function tip(node: HTMLElement, words: string): { update(words: string): void; destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  const describe = (): void =>
    words === "" ? node.removeAttribute("aria-description") : node.setAttribute("aria-description", words);
  const later = (wait: number, then = (): void => undefined): void => {
    clearTimeout(timer);
    timer = setTimeout(() => (show(node, words), then()), wait);
  };
  const away = (): void => {
    clearTimeout(timer);
    hide(node);
  };
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") later(REST);
  };
  const down = (event: PointerEvent): void => {
    isHeld = false;
    if (event.pointerType === "mouse") away();
    else later(HOLD, () => (isHeld = true));
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" && !isHeld) away();
    else if (isHeld) setTimeout(() => hide(node), 2500);
  };
  const click = (event: MouseEvent): void => {
    // The finger asked what this is; it did not mean to press it.
    if (isHeld) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    isHeld = false;
  };
  const focus = (): void => {
    if (node.matches(":focus-visible")) later(REST);
  };
  const menu = (event: Event): void => {
    if (isHeld || timer !== undefined) event.preventDefault();
  };
  describe();
  const on: [string, EventListener][] = [
    ["pointerenter", enter as EventListener],
    ["pointerleave", away],
    ["pointerdown", down as EventListener],
    ["pointerup", up as EventListener],
    ["pointercancel", away],
    ["focus", focus],
    ["blur", away],
    ["contextmenu", menu],
  ];
  for (const [name, act] of on) node.addEventListener(name, act);
  node.addEventListener("click", click, { capture: true });
  return {
    update(next) {
      words = next;
      describe();
    },
    destroy() {
      away();
      for (const [name, act] of on) node.removeEventListener(name, act);
      node.removeEventListener("click", click, { capture: true });
    },
  };
}
