/* A card that has to be seen whole: it gives up what matters least, step by step, until it fits. */

/**
 * `use:tightness={3}`: `data-tight` of the element is the lowest step, from 0 to 3, at which neither it nor anything
 * that holds it has to be scrolled. What each step leaves out is for its styles to say.
 */
export function tightness(node: HTMLElement, most: number): { destroy(): void } {
  const boxes = [node];
  for (let box = node.parentElement; box !== null && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowY !== "visible") boxes.push(box);
  const isCut = (): boolean => boxes.some((box) => box.scrollHeight > box.clientHeight + 1);
  function measure(): void {
    let step = 0;
    node.dataset["tight"] = "0";
    while (step < most && isCut()) node.dataset["tight"] = String((step += 1));
  }
  const words = new MutationObserver(measure);
  words.observe(node, { childList: true, characterData: true, subtree: true, attributeFilter: ["class", "disabled"] });
  const sizes = new ResizeObserver(measure);
  for (const box of boxes) sizes.observe(box);
  addEventListener("resize", measure);
  void document.fonts.ready.then(measure);
  measure();
  return {
    destroy() {
      words.disconnect();
      sizes.disconnect();
      removeEventListener("resize", measure);
    },
  };
}
