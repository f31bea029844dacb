/* How large the window is, in the three sizes the screens know. */
const phone = window.matchMedia("(max-width: 767px)");
const column = window.matchMedia("(min-width: 768px) and (max-width: 1199px) and (orientation: landscape)");
export const size = $state({ phone: phone.matches, column: column.matches });
phone.addEventListener("change", () => (size.phone = phone.matches));
column.addEventListener("change", () => (size.column = column.matches));
