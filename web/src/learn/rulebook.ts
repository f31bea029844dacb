/* The rules.md of a game, as far as it uses Markdown, made into blocks a page can show and search. */
export type Block =
  | { kind: "heading"; id: string; text: string }
  | { kind: "rule"; id: string | null; html: string; text: string }
  | { kind: "paragraph"; html: string; text: string }
  | { kind: "table"; rows: string[][]; text: string };

/** Whose rules they are, and how their ids begin. */
export interface Book {
  readonly game: string;
  readonly letter: string | null;
}

export function readRulebook(markdown: string, book: Book): Block[] {
  const blocks: Block[] = [];
  for (const lines of chunks(markdown)) {
    const first = lines[0]!;
    const joined = lines.map((line) => line.trim()).join(" ");
    if (first.startsWith("## ")) blocks.push({ kind: "heading", id: headingId(first, book), text: first.slice(3) });
    else if (first.startsWith("|")) blocks.push(table(lines, book));
    else if (first.startsWith("- ")) blocks.push(rule(joined.slice(2), book));
    else if (!first.startsWith("#") && !first.startsWith("!"))
      blocks.push({ kind: "paragraph", html: inline(joined, book), text: joined });
  }
  return blocks;
}

/** Lines that belong together: a heading, a list item with its continuation, a table, a paragraph. */
function chunks(markdown: string): string[][] {
  const found: string[][] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) found.push(open);
    open = [];
  };
  for (const line of markdown.split("\n")) {
    if (line.trim() === "") close();
    else if (/^(#+ |- )/.test(line)) {
      close();
      open = [line];
      if (line.startsWith("#")) close();
    } else open.push(line);
  }
  close();
  return found;
}

function headingId(line: string, { letter }: Book): string {
  const name = line.slice(3).split(" ")[0] ?? "";
  return letter !== null && new RegExp(`^${letter}\\d+(\\.\\d+)?$`).test(name) ? name : "";
}

function rule(text: string, book: Book): Block {
  const [, id, rest] = new RegExp(`^\\*\\*(${book.letter}\\d+\\.\\d+)\\*\\* (.*)$`).exec(text) ?? [];
  return { kind: "rule", id: id ?? null, html: inline(rest ?? text, book), text };
}

function table(lines: readonly string[], book: Book): Block {
  const rows = lines
    .filter((line) => !/^\|[-| ]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => inline(cell.trim(), book)),
    );
  return { kind: "table", rows, text: lines.join(" ") };
}

/** Bold, italic, code, marks like [ruling], and rule numbers as links; everything else is escaped. */
export function inline(text: string, { game, letter }: Book): string {
  const marked = text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/\*([^*]+)\*/g, "<i>$1</i>")
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\[((?:text|printed|likely|ruling|option|follows)[^\]]*)\]/g, "<small>$1</small>");
  return letter === null
    ? marked
    : marked.replace(new RegExp(`\\b(${letter}\\d+(?:\\.\\d+)?)\\b`, "g"), `<a href="#/learn/${game}/$1">$1</a>`);
}
