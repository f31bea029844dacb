/* The rulebook.md and reference.md of a game and language, made into chapters of blocks a page can show and search.
   The format is told in docs/howto/translate-the-rules.md; tests/locales/rulebooks.py reads it likewise. */
import { held, signed } from "../text/held";

/** For which tables something holds: an edition, a choice of an option, a number of seats. */
export interface Condition {
  readonly kind: "edition" | "option" | "seats";
  readonly name: string;
  readonly value: string;
}
export interface Words {
  readonly html: string;
  readonly text: string;
  /** decided by us, where the printed rules are silent or contradict each other */
  readonly isRuling: boolean;
}
export interface Variant extends Words {
  readonly when: Condition;
}
export type Block =
  | ({ readonly kind: "rule"; readonly id: string | null; readonly variants: readonly Variant[] } & Words)
  | ({ readonly kind: "paragraph" | "example" | "note" } & Words)
  | { readonly kind: "picture"; readonly name: string; readonly text: string }
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[]; readonly text: string };
export interface Chapter {
  /** a number such as R5, or a word */
  readonly id: string;
  readonly number: string | null;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly language: string;
}
export interface Rulebook {
  readonly title: string;
  /** what stands before the first chapter */
  readonly intro: Chapter;
  readonly chapters: readonly Chapter[];
}

/** Whose rules they are, how their ids begin, where the id of a rule leads, and the numbers they name. */
export interface Source {
  readonly language: string;
  readonly letter: string | null;
  readonly link: (rule: string) => string;
  readonly facts: Readonly<Record<string, number>>;
  /** what becomes of all words, for a language that is made of another */
  readonly say?: (text: string) => string;
}

export function readRulebook(markdown: string, source: Source): Rulebook {
  const [before = "", ...parts] = told(markdown, source).split(/^## /m);
  const title = said(/^# (.*)$/m.exec(before)?.[1] ?? "", source);
  const chapters = parts.map((part) => {
    const at = part.indexOf("\n");
    return { ...heading(part.slice(0, at), source), blocks: blocksOf(part.slice(at), source) };
  });
  const intro = { id: "", number: null, title, language: source.language, blocks: blocksOf(before, source) };
  return { title, intro, chapters };
}

/** A translation with every chapter it lacks taken from the English book. */
export function completed(translation: Rulebook, english: Rulebook): Rulebook {
  const own = new Map(translation.chapters.map((chapter) => [chapter.id, chapter]));
  return { ...translation, chapters: english.chapters.map((chapter) => own.get(chapter.id) ?? chapter) };
}

/** `{$name}` is a number of the engine, written as the language does; `{$name grouped}` has its thousands set apart anyway. */
function told(markdown: string, { facts, language }: Source): string {
  const usual = new Intl.NumberFormat(language);
  const apart = new Intl.NumberFormat(language, { useGrouping: true });
  return markdown.replace(/\{\$([a-z0-9-]+)( grouped)?\}/g, (whole, name: string, grouped?: string) => {
    const value = facts[name];
    const format = grouped === undefined ? usual : apart;
    return value === undefined ? whole : format.format(value).replace("-", "−");
  });
}

/** `R5 Extend a line` or `Words {#words}`. */
function heading(line: string, source: Source): Omit<Chapter, "blocks"> {
  const { letter, language } = source;
  const [, named, id] = /^(.*?)\s*\{#([a-z-]+)\}$/.exec(line.trim()) ?? [];
  if (named !== undefined && id !== undefined) return { id, number: null, title: said(named, source), language };
  const [, number, title] = new RegExp(`^(${letter}\\d+) (.*)$`).exec(line.trim()) ?? [];
  return { id: number ?? line, number: number ?? null, title: said(title ?? line, source), language };
}

/** A remark about the rule above it; without the mark it is an example. */
const NOTE = "> {note} ";

function blocksOf(markdown: string, source: Source): Block[] {
  const blocks: Block[] = [];
  for (const lines of chunks(markdown)) {
    const first = lines[0]!;
    if (first.startsWith("# ")) continue;
    if (first.startsWith("|")) blocks.push(table(lines, source));
    else if (first.startsWith("- ")) blocks.push(rule(lines, source));
    else if (first.startsWith(NOTE)) blocks.push({ kind: "note", ...words(first.slice(NOTE.length), source) });
    else if (first.startsWith("> ")) blocks.push({ kind: "example", ...words(first.slice(2), source) });
    else {
      const [, text, name] = /^!\[(.*)\]\(([a-z-]+)\)$/.exec(first) ?? [];
      if (text !== undefined && name !== undefined) blocks.push({ kind: "picture", name, text: said(text, source) });
      else blocks.push({ kind: "paragraph", ...words(lines.join(" "), source) });
    }
  }
  return blocks;
}

/** Lines that belong together: a rule with its variants, a table, a paragraph. */
function chunks(markdown: string): string[][] {
  const found: string[][] = [];
  let open: string[] = [];
  for (const line of [...markdown.split("\n"), ""]) {
    if (line.trim() === "" || /^([#>!]|- )/.test(line)) {
      if (open.length > 0) found.push(open);
      open = line.trim() === "" ? [] : [line];
    } else open.push(line);
  }
  return found;
}

function rule(lines: readonly string[], source: Source): Block {
  const [first = "", ...rest] = lines;
  const [, id, text] = new RegExp(`^- \\*\\*(${source.letter}\\d+\\.\\d+)\\*\\* (.*)$`).exec(first) ?? [];
  const variants = rest.flatMap((line) => {
    const [, mark, text] = /^\s+- \{([a-z_]+=[a-z0-9_]+|[a-z0-9]+)\} (.*)$/.exec(line) ?? [];
    return mark === undefined || text === undefined ? [] : [{ when: condition(mark), ...words(text, source) }];
  });
  return { kind: "rule", id: id ?? null, variants, ...words(text ?? first.slice(2), source) };
}

function condition(mark: string): Condition {
  const [name = "", value] = mark.split("=");
  if (value === undefined) return { kind: "edition", name: "edition", value: name };
  return { kind: name === "seats" ? "seats" : "option", name, value };
}

/** A cell of a table as the words that always hold, and those under a mark such as `{base}`. */
export function cellParts(cell: string): { readonly when: Condition | null; readonly html: string }[] {
  const [always = "", ...marked] = cell.split(/\{([a-z_]+=[a-z0-9_]+|[a-z0-9]+)\} /);
  const parts = marked.flatMap((mark, n) =>
    n % 2 === 0 ? [{ when: condition(mark), html: (marked[n + 1] ?? "").trim() }] : [],
  );
  return always.trim() === "" && parts.length > 0 ? parts : [{ when: null, html: always.trim() }, ...parts];
}

function table(lines: readonly string[], source: Source): Block {
  const rows = lines
    .filter((line) => !/^\|[-| ]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => inline(said(cell.trim(), source), source)),
    );
  return { kind: "table", rows, text: plain(lines.join(" ")) };
}

function words(text: string, source: Source): Words {
  const bare = text.replace(/ ?\{ruling\}/g, "");
  const words = said(bare, source);
  return { html: inline(words, source), text: plain(words), isRuling: bare !== text };
}

/** Words as they are said; marks and ids of rules stay what they are. */
function said(text: string, { say }: Source): string {
  if (say === undefined) return text;
  return text
    .split(/(\*+|\b[A-Z]\d+(?:\.\d+)?\b)/)
    .map((part, n) => (n % 2 === 1 ? part : say(part)))
    .join("");
}

/** What is read and searched: without marks. */
const plain = (text: string): string => text.replace(/\*+|`/g, "");

/** Bold, italic, and ids of rules as links; everything else is escaped. */
export function inline(text: string, { letter, link }: Source): string {
  const marked = signed(held(text))
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/\*([^*]+)\*/g, "<i>$1</i>");
  if (letter === null) return marked;
  return marked.replace(
    new RegExp(`\\b${letter}\\d+(?:\\.\\d+)?\\b`, "g"),
    (rule) => `<a href="${link(rule)}">${rule}</a>`,
  );
}
