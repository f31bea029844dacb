/* Every word a person reads: t(key, facts) finds the sentence in the Fluent files shared with Python. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { FUNCTIONS } from "./functions";
import { dotted, held, signed, unheld } from "./held";
import { PSEUDO, pseudo } from "./pseudo";

export type Fact = string | number | boolean | null | undefined | readonly (string | number)[];
export type Facts = Record<string, Fact>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

export const ENGLISH = "en";
/** What every page says: it comes with the first one. Words of a game come with its first table. */
const english: Record<string, string> = import.meta.glob<string>(
  ["../../../src/rainhill/locales/en/{common,server,web}/*.ftl", "../../../src/rainhill/locales/en/*/card.ftl"],
  { query: "?raw", import: "default", eager: true },
);

/** The chosen language first, English last: what a language lacks is said in English, message by message. */
let bundles: FluentBundle[] = [bundleOf(ENGLISH, Object.values(english))];

function bundleOf(language: string, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, {
    functions: FUNCTIONS,
    useIsolating: false,
    transform: language === PSEUDO ? pseudo : held,
  });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/** Speak a language from now on; without sources, English alone. */
export function speak(language: string, sources: readonly string[]): void {
  const fallback = bundles.at(-1)!;
  const said = language === PSEUDO ? [...Object.values(english), ...sources] : sources;
  bundles = language === ENGLISH ? [fallback] : [bundleOf(language, said), fallback];
}

/** Sentences that are needed only later, in English or in the language that is spoken. */
export function addTexts(language: string, sources: readonly string[]): void {
  const bundle = bundles.find((each) => each.locales[0] === language);
  if (language === ENGLISH)
    for (const source of sources)
      for (const [, key, name] of source.matchAll(PLACE)) if (key && name) placeKeys.set(name, key);
  for (const source of sources) bundle?.addResource(new FluentResource(source), { allowOverrides: true });
}

/** Facts that may name a place, which a language may call by another name than the map does; as in rainhill.locales. */
const PLACE_FACTS = new Set(
  "a at b city cities end hex map origin place places start stop stops to town towns".split(" "),
);
const PLACE = /^([a-z]+-place-[A-Za-z0-9-]+) = (.+)$/gm;
/** The keys of places, by the names that the maps have for them. */
const placeKeys = new Map<string, string>();

/** What a place on a map is called in the language that is spoken. */
export function placeName(name: string): string {
  const key = placeKeys.get(name);
  return key === undefined ? name : t(key);
}

/** The sentence of a key (`message` or `message.attribute`). */
export function t(key: string, facts: Facts = {}): string {
  const found = find(key);
  if (found === null) return key;
  const errors: Error[] = [];
  const sentence = dotted(signed(trueMinus(found.bundle.formatPattern(found.pattern, plain(facts), errors))));
  remember(sentence, key);
  return sentence;
}

/** The English sentence of a key, whatever is spoken: it calls places as the maps do. */
export function inEnglish(key: string): string {
  const found = find(key, bundles.slice(-1));
  return found === null ? "" : unheld(found.bundle.formatPattern(found.pattern));
}

/** What was said lately, and by which key: whoever finds a mistake knows the words only. */
const said = new Map<string, string>();
const MOST_SAID = 4000;
function remember(sentence: string, key: string): void {
  if (said.size >= MOST_SAID) said.clear();
  said.set(unheld(sentence), key);
}

/** The keys of what was said lately and has these words. */
export function keysOf(words: string): string[] {
  const wanted = unheld(words).trim().toLowerCase();
  if (wanted === "") return [];
  const found = [...said].filter(([sentence]) => sentence.toLowerCase().includes(wanted)).map(([, key]) => key);
  return [...new Set(found)].sort().slice(0, 12);
}

/** A number below zero has a minus, not the hyphen that a computer writes for it; that of money stands before its sign. */
function trueMinus(text: string): string {
  if (!/[-−]/.test(text)) return text;
  return text.replace(/(^|[\s(:·])-(?=[$£]?\d)/g, "$1−").replace(/([$£])[-−](?=\d)/g, "−$1");
}

export function hasText(key: string): boolean {
  return find(key) !== null;
}

/** Words as a list in a sentence: "Ada, Ben and Cai". */
export function join(parts: readonly string[]): string {
  const [first, ...rest] = parts;
  if (first === undefined) return t("list-none");
  const last = rest.pop();
  let said = first;
  for (const next of rest) said = t("list-more", { first: said, next });
  return last === undefined ? said : t("list-last", { first: said, last });
}

function find(key: string, among = bundles): { bundle: FluentBundle; pattern: Pattern } | null {
  const [id = "", attribute] = key.split(".");
  for (const bundle of among) {
    const message = bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern) return { bundle, pattern };
  }
  return null;
}

/** Fluent chooses variants by words and numbers only; it is done as in rainhill.locales. */
function plain(facts: Facts): Record<string, FluentVariable> {
  const made: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === "boolean") made[name] = value ? "yes" : "no";
    else if (value === null || value === undefined) made[name] = "none";
    else if (Array.isArray(value)) made[name] = join(value.map((each) => placed(name, String(each))));
    else made[name] = typeof value === "string" ? placed(name, value) : (value as number);
  }
  return made;
}

const placed = (fact: string, value: string): string => (PLACE_FACTS.has(fact) ? placeName(value) : value);
