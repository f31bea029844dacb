/* Where something has to be scrolled it is seen that there is more: what is at the edge fades (styles/base.css). */

/** `use:scrollCue`: the element has `data-more` for as long as something in it lies below its edge, `data-earlier` as long as
    something lies above it. */
export function scrollCue(node: HTMLElement): { destroy(): void } {
  function measure(): void {
    const hidden = node.scrollHeight - node.clientHeight - node.scrollTop;
    node.toggleAttribute("data-more", node.clientHeight > 0 && hidden > 1);
    node.toggleAttribute("data-earlier", node.clientHeight > 0 && node.scrollTop > 1);
  }
  const words = new MutationObserver(measure);
  words.observe(node, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ["class", "style", "data-tight", "open", "hidden"],
  });
  const sizes = new ResizeObserver(measure);
  sizes.observe(node);
  // Larger letters make what is in it longer, and not it where it fills the window.
  for (const each of node.children) sizes.observe(each);
  node.addEventListener("scroll", measure, { passive: true });
  void document.fonts.ready.then(measure);
  measure();
  return {
    destroy() {
      words.disconnect();
      sizes.disconnect();
      node.removeEventListener("scroll", measure);
    },
  };
}

/** `use:footCue`: what stays at the foot of the window has `data-stuck` for as long as what it stands below goes on under it. */
export function footCue(node: HTMLElement): { destroy(): void } {
  const watch = new IntersectionObserver(
    ([seen]) => node.toggleAttribute("data-stuck", seen !== undefined && seen.boundingClientRect.bottom >= innerHeight),
    // Where it rests at the edge of the window its last pixel is outside.
    { rootMargin: "0px 0px -1px", threshold: 1 },
  );
  watch.observe(node);
  return { destroy: () => watch.disconnect() };
}
