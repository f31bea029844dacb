/* How large the window is, in the few sizes the screens know. */
const phone = window.matchMedia("(max-width: 767px) and (max-aspect-ratio: 13/10), (max-width: 479px)");
const wide = window.matchMedia("(max-width: 1199px) and (orientation: landscape)");
const low = window.matchMedia(
  "(max-height: 520px) and (min-aspect-ratio: 13/10) and (min-width: 480px) and (max-width: 1199px)",
);
const roomy = window.matchMedia("(min-width: 1200px) and (min-height: 860px)");

function measured(): { phone: boolean; column: boolean; low: boolean; roomy: boolean } {
  return { phone: phone.matches, column: wide.matches && !phone.matches, low: low.matches, roomy: roomy.matches };
}

/**
 * phone: upright, or a window so narrow that nothing fits beside the board; column: one column beside the board; low: that column on a phone lying on its side;
 * roomy: beside the board there is room for a card between players and log.
 */
export const size = $state(measured());
for (const media of [phone, wide, low, roomy]) media.addEventListener("change", () => Object.assign(size, measured()));
