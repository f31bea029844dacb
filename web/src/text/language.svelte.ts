/* Which language is spoken. A folder of Fluent files beside the English one is all it takes to offer another. */
import { addTexts, ENGLISH, speak } from "./fluent";

type Loader = () => Promise<string>;
const found: Record<string, Loader> = import.meta.glob<string>(["../../../src/rainhill/locales/*/*.ftl", "!../../../src/rainhill/locales/en/*.ftl"], { query: "?raw", import: "default" });
const files: ReadonlyMap<string, ReadonlyMap<string, Loader>> = byLanguage(found);
/** Fluent files of the command line; no page says them. */
const SPOKEN = new Set(["bot", "kernel", "server", "rocket", "steam", "web", "steam-web", "home-web", "learn-web"]);

/** The languages there are, English first. */
export const languages: readonly string[] = [ENGLISH, ...[...files].filter(([, own]) => own.has("kernel")).map(([language]) => language).sort()];
/** The language in use; pages are drawn anew when it changes. */
export const spoken: { language: string } = $state({ language: ENGLISH });

export function byLanguage(loaders: Record<string, Loader>): Map<string, Map<string, Loader>> {
  const made = new Map<string, Map<string, Loader>>();
  for (const [path, load] of Object.entries(loaders)) {
    const [, language, file] = /\/([^/]+)\/([^/]+)\.ftl$/.exec(path) ?? [];
    if (language === undefined || file === undefined) continue;
    if (!made.has(language)) made.set(language, new Map());
    made.get(language)!.set(file, load);
  }
  return made;
}

/** The language a person means: the chosen one, else the first the browser asks for that there is, else English. */
export function languageFor(chosen: string, wished: readonly string[], known: readonly string[]): string {
  if (known.includes(chosen)) return chosen;
  for (const wish of wished) {
    const base = wish.toLowerCase().split("-")[0] ?? "";
    if (known.includes(base)) return base;
  }
  return ENGLISH;
}

/** Its own name: whoever needs it can read it. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Speak a language; if its files cannot be had, the one before stays. */
export async function useLanguage(language: string): Promise<void> {
  if (language !== spoken.language) {
    const loaders = [...(files.get(language) ?? new Map<string, Loader>())].filter(([file]) => SPOKEN.has(file));
    speak(language, await Promise.all(loaders.map(([, load]) => load())));
    spoken.language = language;
  }
  document.documentElement.lang = language;
}

/** What only one page says, in English; other languages have it loaded already. */
export function withTexts(source: string): void {
  addTexts(ENGLISH, source);
}
