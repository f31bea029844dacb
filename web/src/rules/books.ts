/* The rulebooks there are, by language and game; only what is read is fetched. */
import { ENGLISH } from "../text/fluent";
import { PSEUDO, pseudo } from "../text/pseudo";
import { completed, readRulebook, type Rulebook, type Source } from "./rulebook";

type Loader<T> = () => Promise<T>;
export type Kind = "rulebook" | "reference";
const files: Record<string, Loader<string>> = import.meta.glob<string>(
  "../../../src/rainhill/locales/*/*/{rulebook,reference}.md",
  { query: "?raw", import: "default" },
);
const numbers: Record<string, Loader<Record<string, number>>> = import.meta.glob<Record<string, number>>(
  "../generated/*-facts.json",
  { import: "default" },
);

const fileOf = (language: string, game: string, kind: Kind): Loader<string> | undefined =>
  files[`../../../src/rainhill/locales/${language}/${game}/${kind}.md`];

export const hasBook = (game: string): boolean => fileOf(ENGLISH, game, "rulebook") !== undefined;

/** The rules in which the options of a game are told, by option. */
export async function rulesOfOptions(game: string): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>();
  const markdown = (await fileOf(ENGLISH, game, "rulebook")?.()) ?? "";
  let rule = "";
  for (const line of markdown.split("\n")) {
    rule = /^- \*\*([A-Z]\d+\.\d+)\*\*/.exec(line)?.[1] ?? rule;
    const option = /^ +- \{([a-z_]+)=/.exec(line)?.[1];
    if (option !== undefined && !made.has(option)) made.set(option, rule);
  }
  return made;
}

/** A book in a language, chapter by chapter in English where that lacks it; null if the game has none. */
export async function loadBook(
  kind: Kind,
  game: string,
  language: string,
  how: Pick<Source, "letter" | "link">,
): Promise<Rulebook | null> {
  const english = fileOf(ENGLISH, game, kind);
  if (english === undefined) return null;
  const facts = (await numbers[`../generated/${game}-facts.json`]?.()) ?? {};
  if (language === PSEUDO) return readRulebook(await english(), { ...how, language, facts, say: pseudo });
  const first = readRulebook(await english(), { ...how, language: ENGLISH, facts });
  const own = language === ENGLISH ? undefined : fileOf(language, game, kind);
  return own === undefined ? first : completed(readRulebook(await own(), { ...how, language, facts }), first);
}
