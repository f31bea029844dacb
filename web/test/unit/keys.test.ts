/* Words and their uses: nothing is said that has no words, and no words are kept that nobody says. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join as path } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCE = path(import.meta.dirname, "../../src");
const LOCALES = path(import.meta.dirname, "../../../src/rainhill/locales/en");
const BROWSER_FILES = ["web", "steam-web", "home-web", "learn-web"];

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === "generated" ? [] : sources(path(folder, entry.name));
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path(folder, entry.name), "utf8")] : [];
  });
}

/** Every message of a file, and its attributes as `message.attribute`. */
function keysOf(file: string): string[] {
  const name = path(LOCALES, `${file}.ftl`);
  const found: string[] = [];
  let message = "";
  for (const line of existsSync(name) ? readFileSync(name, "utf8").split("\n") : []) {
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
const exact = new Set(texts.flatMap((text) => [...text.matchAll(/["'`]([a-z]+-[a-zA-Z0-9_.-]+)["'`]/g)].map((found) => found[1]!)));
/** Keys put together from parts: each part may be any word. */
const templates = [...new Set(texts.flatMap((text) => [...text.matchAll(/`((?:web|bot)-[a-zA-Z0-9_.-]*(?:\$\{(?:[^{}`]|`[^`]*`)*\}[a-zA-Z0-9_.-]*)+)`/g)].map((found) => found[1]!)))];
const patterns = templates.map((template) => new RegExp(`^${template.split(/\$\{(?:[^{}`]|`[^`]*`)*\}/).map(escaped).join("[a-zA-Z0-9_.-]+")}$`));
const browser = BROWSER_FILES.flatMap(keysOf);
const all = new Set(readdirSync(LOCALES).flatMap((file) => keysOf(file.replace(/\.ftl$/, ""))));

describe("words", () => {
  test("no key stands in two files", () => {
    const twice = browser.filter((key, n) => browser.indexOf(key) !== n);
    expect(twice).toEqual([]);
  });
  test("every key that is written has a sentence", () => {
    const missing = [...exact].filter((key) => /^(web|steam-web|bot)-/.test(key) && !all.has(key) && !key.endsWith("-"));
    expect(missing).toEqual([]);
  });
  test("every key that is put together can have a sentence", () => {
    const empty = patterns.filter((pattern) => ![...all].some((key) => pattern.test(key)));
    expect(empty.map(String)).toEqual([]);
  });
  test("every sentence of the browser's own files is said somewhere", () => {
    const idle = browser.filter((key) => !exact.has(key) && !patterns.some((pattern) => pattern.test(key)));
    // A message that has only attributes is said by them.
    expect(idle.filter((key) => !browser.some((other) => other.startsWith(`${key}.`) && !idle.includes(other)))).toEqual([]);
  });
});
