/* What belongs together stays on one line: an ending that hangs on a figure, a capital, a sign of money or a name by a
   hyphen, as in Hungarian ("1 $-od", "Dunmere-ben") and Russian ("кто-то"), a range ("30–45"), and an amount with its sign
   ("+£2,000"). Our faces have no hyphen
   that does not break, so a sign that joins is put in: it has no width and is not seen. Only pages need it; a terminal
   breaks lines by words. */
const JOINER = "\u2060";
/** Behind a word of small letters a hyphen may as well join two words, which may be parted: only these are endings, and
    quarters of the sky in names of maps. */
const ENDINGS =
  "e|n|t|[aeoö]t|b[ae]n?|b[óő]l|r[ae]|r[óő]l|n[ae]k|n[áé]l|t[óő]l|h[oeö]z|v[ae]l|j[ae]|ért|ig|ként|oriental[ei]|occidental[ei]|восто\\p{L}+|запад\\p{L}*|то|либо|нибудь";
const HANGING = new RegExp(`(?:^|[\\d$£%\\p{Lu}])-(?=\\p{L})|\\p{L}-(?=(?:${ENDINGS})(?![\\p{L}-]))`, "gu");

/** A piece of a sentence that does not break there; it may begin right behind what is put into the sentence. */
export function held(text: string): string {
  return text.includes("-") ? text.replace(HANGING, `$&${JOINER}`) : text;
}

/** A whole sentence in which no plus or minus is torn from its money, and no range after its dash. */
export const signed = (text: string): string => text.replace(/[+−](?=[$£])|\d–(?=\d)/g, `$&${JOINER}`);

/** A sentence whose rule stays with its last word: alone on a line, "(R6.3)" looks like a note of its own. */
export const citing = (text: string): string => text.replace(/ (\([A-Z]\d+\.\d+\))$/, "\u00a0$1");

/** Words that stay on one line. */
export const whole = (text: string): string => text.replaceAll(" ", "\u00a0");

/** Between pieces of information: where a line breaks the dot stays behind, so that no line begins with it. */
export const DOT = "\u00a0· ";
/** A sentence whose dots stay on the line of what is before them. */
export const dotted = (text: string): string => text.replaceAll(" · ", DOT);

/** The same as it was written. */
export const unheld = (text: string): string => text.replaceAll(JOINER, "").replaceAll(DOT, " · ");
