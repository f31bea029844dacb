/* Words and their uses: nothing is said that has no words, and no words are kept that nobody says. */
import { readdirSync, readFileSync } from "node:fs";
import { join as path } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCE = path(import.meta.dirname, "../../src");
const LOCALES = path(import.meta.dirname, "../../../src/rainhill/locales/en");
/** What only the browser says: its own folder, and these files of every game. */
const BROWSER = /^(web\/|[a-z]+\/(card|web|learn)\.ftl$)/;
const files = readdirSync(LOCALES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ftl"));
const games = files.filter((file) => file.endsWith("/card.ftl")).map((file) => file.split("/")[0]!);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === "generated" ? [] : sources(path(folder, entry.name));
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path(folder, entry.name), "utf8")] : [];
  });
}

/** Every message of a file, and its attributes as `message.attribute`. */
function keysOf(file: string): string[] {
  const found: string[] = [];
  let message = "";
  for (const line of readFileSync(path(LOCALES, file), "utf8").split("\n")) {
    const own = /^([a-z][a-zA-Z0-9_-]*) *=(.*)$/.exec(line);
    const attribute = /^ +\.([a-zA-Z][a-zA-Z0-9_-]*) *=/.exec(line);
    if (own) message = own[1]!;
    if (own) found.push(message);
    if (attribute) found.push(`${message}.${attribute[1]!}`);
  }
  return found;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const texts = sources(SOURCE);
const exact = new Set(
  texts.flatMap((text) => [...text.matchAll(/["'`]([a-z]+-[a-zA-Z0-9_.-]+)["'`]/g)].map((found) => found[1]!)),
);
const PART = /\$\{(?:[^{}`]|`[^`]*`)*\}/;
/** Keys put together from parts: each part may be any word, the first one the name of a game. */
const templates = [
  ...new Set(
    texts.flatMap((text) =>
      [...text.matchAll(new RegExp(`\`((?:[a-zA-Z0-9_.-]|${PART.source})+)\``, "g"))].map((found) => found[1]!),
    ),
  ),
].filter((template) => {
  const words = template.split(PART).join("");
  return PART.test(template) && words.includes("-") && /[a-z]/.test(words);
});
const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.split(PART).map(escaped).join("[a-zA-Z0-9_.-]+")}$`);
const patterns = templates.map(patternOf);
/** Those of the pages and of the games that have a folder here; a game without one may bring no words. */
const ours = templates.filter((template) => new RegExp(`^(web|bot|${games.join("|")})-`).test(template)).map(patternOf);
const browser = files.filter((file) => BROWSER.test(file)).flatMap(keysOf);
const all = new Set(files.flatMap(keysOf));

describe("words", () => {
  test("no key stands in two files", () => {
    const twice = browser.filter((key, n) => browser.indexOf(key) !== n);
    expect(twice).toEqual([]);
  });
  test("every key that is written has a sentence", () => {
    const missing = [...exact].filter(
      (key) => /^(web|[a-z]+-(web|card|learn)|bot)-/.test(key) && !all.has(key) && !key.endsWith("-"),
    );
    expect(missing).toEqual([]);
  });
  test("every key that is put together can have a sentence", () => {
    const empty = ours.filter((pattern) => ![...all].some((key) => pattern.test(key)));
    expect(empty.map(String)).toEqual([]);
  });
  test("every sentence of the browser's own files is said somewhere", () => {
    const idle = browser.filter((key) => !exact.has(key) && !patterns.some((pattern) => pattern.test(key)));
    // A message that has only attributes is said by them.
    expect(
      idle.filter((key) => !browser.some((other) => other.startsWith(`${key}.`) && !idle.includes(other))),
    ).toEqual([]);
  });
});
