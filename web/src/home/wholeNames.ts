/* A cut of a drawing has only whole names: what its edge would cut in two is left out, with the band it stands on. */
import type { Action } from "svelte/action";

/** Letters are lower than the box that is kept for them; a band is as high as it is drawn. */
const AIR = 0.2;

export const wholeNames: Action<HTMLElement, string> = (cut) => {
  function look(): void {
    const edge = cut.getBoundingClientRect();
    const round = Number.parseFloat(getComputedStyle(cut).borderTopLeftRadius) || 0;
    for (const name of cut.querySelectorAll<SVGTextElement>("text")) {
      const before = name.previousElementSibling;
      const band = before?.classList.contains("band") ? (before as SVGElement) : null;
      const isWhole = lies(name, edge, round, AIR) && (band === null || lies(band, edge, round, 0));
      for (const each of band === null ? [name] : [name, band]) each.style.visibility = isWhole ? "" : "hidden";
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

/** Whether all of something is within the edge of the cut, whose upper corners are round. */
function lies(each: SVGElement, edge: DOMRect, round: number, air: number): boolean {
  const { left, right, top, bottom, height } = each.getBoundingClientRect();
  const high = top + height * air - edge.top;
  const across = Math.max(0, round - Math.min(left - edge.left, edge.right - right));
  return (
    left >= edge.left &&
    right <= edge.right &&
    high >= 0 &&
    bottom - height * air <= edge.bottom &&
    Math.hypot(across, Math.max(0, round - high)) <= round
  );
}
