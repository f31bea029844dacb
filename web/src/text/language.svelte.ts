/* Which language is spoken. A folder of Fluent files beside the English one is all it takes to offer another. */
import { addTexts, ENGLISH, speak } from "./fluent";
import { PSEUDO } from "./pseudo";

type Loader = () => Promise<string>;
/** Folder, then file. A language has folders of its own for what every page says, and one for each game. */
type Texts = ReadonlyMap<string, ReadonlyMap<string, Loader>>;

// English of every page is in the page itself; of a game's files only these are said in the browser.
const found: Record<string, Loader> = import.meta.glob<string>(
  [
    "../../../src/rainhill/locales/*/{common,server,web}/*.ftl",
    "../../../src/rainhill/locales/*/*/{card,rules,position,web,learn,places,helper,lessons}.ftl",
    "!../../../src/rainhill/locales/en/{common,server,web}/*.ftl",
    "!../../../src/rainhill/locales/en/*/card.ftl",
  ],
  { query: "?raw", import: "default" },
);
const files = byLanguage(found);
/** Folders that every page needs. */
const EVERYWHERE = ["common", "server", "web"];
/** The file of a game that lists of games and tables need. */
const CARD = "card";
/** The file of a game that only whoever takes a lesson needs. */
const LESSONS = "lessons";
const games = new Set<string>();
const taught = new Set<string>();

/** The languages there are, English first. */
export const languages: readonly string[] = [ENGLISH, ...[...files.keys()].filter((each) => each !== ENGLISH).sort()];
/** The language in use; pages are drawn anew when it changes. */
export const spoken: { language: string } = $state({ language: ENGLISH });

export function byLanguage(loaders: Record<string, Loader>): Map<string, Texts> {
  const made = new Map<string, Map<string, Map<string, Loader>>>();
  for (const [path, load] of Object.entries(loaders)) {
    const [, language, folder, file] = /\/([^/]+)\/([^/]+)\/([^/]+)\.ftl$/.exec(path) ?? [];
    if (language === undefined || folder === undefined || file === undefined) continue;
    const folders = made.get(language) ?? new Map<string, Map<string, Loader>>();
    made.set(language, folders.set(folder, (folders.get(folder) ?? new Map<string, Loader>()).set(file, load)));
  }
  return made;
}

/** The language a person means: the chosen one, else the first the browser asks for that there is, else English. */
export function languageFor(chosen: string, wished: readonly string[], known: readonly string[]): string {
  if (known.includes(chosen) || chosen === PSEUDO) return chosen;
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

/** What was wished for last: whoever chooses twice is not answered by the files that come late. */
let wished = "";

/** Speak a language; if its files cannot be had, the one before stays. */
export async function useLanguage(language: string): Promise<void> {
  wished = language;
  if (language !== spoken.language) {
    const wanted = [...textsOf(language)].flatMap(([folder, own]) =>
      EVERYWHERE.includes(folder)
        ? [...own.values()]
        : [...own].filter(([file]) => isWanted(folder, file)).map(([, load]) => load),
    );
    const read = await texts(language === ENGLISH ? [] : wanted);
    if (wished !== language) return;
    speak(language, read);
    spoken.language = language;
  }
  document.documentElement.lang = language;
}

function isWanted(game: string, file: string): boolean {
  return file === LESSONS ? taught.has(game) : file === CARD || games.has(game);
}

/** The words of a game, in English and in the language that is spoken; without those of its lessons. */
export async function loadGameTexts(game: string): Promise<void> {
  await load(game, (file) => file !== LESSONS);
  games.add(game);
}

/** The words of a game's lessons. */
export async function loadLessonTexts(game: string): Promise<void> {
  await load(game, (file) => file === LESSONS);
  taught.add(game);
}

async function load(game: string, isMeant: (file: string) => boolean): Promise<void> {
  const { language } = spoken;
  for (const each of new Set([ENGLISH, language])) {
    const own = [...(textsOf(each).get(game) ?? [])].filter(([file]) => isMeant(file));
    addTexts(each, await texts(own.map(([, loader]) => loader)));
  }
  // Whoever chose another language meanwhile is to have the game's words in it, too.
  if (language !== spoken.language) await load(game, isMeant);
}

/** The pseudo-language is made of English while it is read. */
const textsOf = (language: string): Texts => files.get(language === PSEUDO ? ENGLISH : language) ?? new Map();
const texts = (loaders: readonly Loader[]): Promise<string[]> => Promise.all(loaders.map((load) => load()));
