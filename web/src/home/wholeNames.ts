/* A cut of a drawing has only whole names: what its edge would cut in two is left out, with the band it stands on. */
import type { Action } from "svelte/action";

/** Letters are lower than the box that is kept for them. */
const AIR = 0.2;

export const wholeNames: Action<HTMLElement, string> = (cut) => {
  function look(): void {
    const edge = cut.getBoundingClientRect();
    for (const name of cut.querySelectorAll<SVGTextElement>("text")) {
      const { left, right, top, bottom, height } = name.getBoundingClientRect();
      const isWhole =
        left >= edge.left &&
        right <= edge.right &&
        top + height * AIR >= edge.top &&
        bottom - height * AIR <= edge.bottom;
      const band = name.previousElementSibling;
      for (const each of band?.classList.contains("band") ? [name, band as SVGElement] : [name])
        each.style.visibility = isWhole ? "" : "hidden";
    }
  }
  const watch = new ResizeObserver(look);
  watch.observe(cut);
  function lookAgain(): void {
    look();
    // Letters are as wide as their face makes them.
    void document.fonts.ready.then(look);
  }
  lookAgain();
  return {
    update: lookAgain,
    destroy: () => watch.disconnect(),
  };
};
