/* A language that nobody speaks: English, longer, with accents and marks of direction. A page in it shows at a glance which
   words are not in the Fluent files, and what is cut off where a language needs more room. */
export const PSEUDO = "en-XA";
const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áƀçđéƒǧħíĵķļɱñóþɋřšťúṽŵẋýžÁƁÇĐÉƑǦĦÍĴĶĻṀÑÓÞɊŘŠŤÚṼŴẊÝŽ";
const ACCENTS = new Map([...PLAIN].map((letter, n) => [letter, [...ACCENTED][n]!]));
/** What isolates a text from the direction of its surroundings, as Fluent does for what is put into it. */
const FIRST_STRONG = "\u2068";
const POP = "\u2069";

function accented(letter: string): string {
  const found = ACCENTS.get(letter) ?? letter;
  return /[aeiou]/.test(letter) ? found + found : found;
}

/** A piece of a sentence, a third longer: vowels are said twice. */
export function pseudo(text: string): string {
  if (!/[A-Za-z]/.test(text)) return text;
  // Marks such as `{base}` in tables of rules are read by the page.
  const said = text.split(/(\{[a-z0-9-]+\})/).map((part, n) => (n % 2 === 1 ? part : [...part].map(accented).join("")));
  return `${FIRST_STRONG}${said.join("")}${POP}`;
}
