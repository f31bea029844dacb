/* What hangs on a figure, a capital or a sign of money by a hyphen, as Hungarian endings do ("1 $-od"), stays on its
   line. Our faces have no hyphen that does not break, so the usual one is followed by a sign that joins: it has no width
   and is not seen. Only pages need it; a terminal breaks lines by words. */
const JOINER = "\u2060";

/** A piece of a sentence that does not break there; it may begin right behind what is put into the sentence. */
export function held(text: string): string {
  return text.includes("-") ? text.replace(/(^|[\d$£%\p{Lu}])-(?=\p{L})/gu, `$1-${JOINER}`) : text;
}

/** The same as it was written. */
export const unheld = (text: string): string => text.replaceAll(JOINER, "");
