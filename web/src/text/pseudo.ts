/* A language that nobody speaks: English, longer, with accents and marks of direction. A page in it shows at a glance which
   words are not in the Fluent files, and what is cut off where a language needs more room. */
export const PSEUDO = "en-XA";
const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = "áƀçđéƒǧħíĵķļɱñóþɋřšťúṽŵẋýžÁƁÇĐÉƑǦĦÍĴĶĻṀÑÓÞɊŘŠŤÚṼŴẊÝŽ";
const ACCENTS = new Map([...PLAIN].map((letter, n) => [letter, [...ACCENTED][n]!]));
/** What isolates a text from the direction of its surroundings, as Fluent does for what is put into it. */
const FIRST_STRONG = "\u2068";
const POP = "\u2069";

/** A piece of a sentence, a third longer: vowels are said twice. */
export function pseudo(text: string): string {
  if (!/[A-Za-z]/.test(text)) return text;
  const said = [...text].map((letter) => {
    const accented = ACCENTS.get(letter) ?? letter;
    return /[aeiou]/.test(letter) ? accented + accented : accented;
  });
  return `${FIRST_STRONG}${said.join("")}${POP}`;
}
