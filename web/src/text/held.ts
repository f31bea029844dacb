/* What belongs together stays on one line: an ending that hangs on a figure, a capital or a sign of money by a hyphen, as
   in Hungarian ("1 $-od"), and an amount with its sign ("+£2,000"). Our faces have no hyphen that does not break, so a
   sign that joins is put in: it has no width and is not seen. Only pages need it; a terminal breaks lines by words. */
const JOINER = "\u2060";

/** A piece of a sentence that does not break there; it may begin right behind what is put into the sentence. */
export function held(text: string): string {
  return text.includes("-") ? text.replace(/(^|[\d$£%\p{Lu}])-(?=\p{L})/gu, `$1-${JOINER}`) : text;
}

/** A whole sentence in which no plus or minus is torn from its money. */
export const signed = (text: string): string => text.replace(/[+−](?=[$£])/g, `$&${JOINER}`);

/** The same as it was written. */
export const unheld = (text: string): string => text.replaceAll(JOINER, "");
