/* Functions that sentences may use besides Fluent's own: the same as rainhill/locales/functions.py. */
import type { FluentFunction } from "@fluent/bundle";

const VOWELS = "aáeéiíoóöőuúüű";
/** Letters whose own name begins with a vowel, as in abbreviations that are spelled. */
const SPOKEN_WITH_A_VOWEL = "aeflmnorsuxyáéíóöőúüűi";

/** The Hungarian article for what follows: "a" or "az", by how it is spoken. */
export function az(value: string): string {
  const said = value.replace(/^["'„»«([$£−\-+ ]+/u, "");
  const first = said.charAt(0).toLowerCase();
  if (/\d/.test(first)) {
    // Groups have three digits each, and a decimal or what follows the dot of a rule is read later: only what stands
    // before the first sign counts.
    const digits = /^\d+/.exec(said)?.[0] ?? "";
    // egy, öt, ötven, ötszáz, ezer, ötezer, egymillió; but tíz, száz.
    return first === "5" || (first === "1" && digits.length % 3 === 1) ? "az" : "a";
  }
  if (first === "") return "a";
  const word = (said.split(/\s/u)[0] ?? "").replace(/[.,:;!?)»”"']+$/u, "").replaceAll("&", "");
  const isSpelled = word === word.toUpperCase() && word !== word.toLowerCase();
  return (isSpelled ? SPOKEN_WITH_A_VOWEL : VOWELS).includes(first) ? "az" : "a";
}

/** The Italian "a" or "e" before what follows: "ad" and "ed" before the same vowel. */
export const ad = (value: string): string => (begins(value, "aà") ? "ad" : "a");
export const ed = (value: string): string => (begins(value, "eèé") ? "ed" : "e");

function begins(value: string, letters: string): boolean {
  const first = value
    .replace(/^["'“«(]+/u, "")
    .charAt(0)
    .toLowerCase();
  return first !== "" && letters.includes(first);
}

/** A function of what a sentence is told, be it a word or a number. */
const ofWord =
  (say: (value: string) => string): FluentFunction =>
  ([value]) =>
    say(typeof value === "string" ? value : String(value?.valueOf() ?? ""));

export const FUNCTIONS: Record<string, FluentFunction> = { AZ: ofWord(az), AD: ofWord(ad), ED: ofWord(ed) };
