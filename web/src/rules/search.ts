/* Finding words in the rules, whatever their case and accents. */
import type { Block, Chapter } from "./rulebook";

/** A letter without its accents, always one sign for one sign, so that places in the text stay what they are. */
const fold = (text: string): string =>
  [...text].map((sign) => (sign.length > 1 ? sign : (sign.normalize("NFD")[0] ?? sign).toLowerCase()[0])).join("");

export const wordsOf = (wanted: string): string[] => fold(wanted).split(/\s+/).filter(Boolean);

function textOf(block: Block): string {
  const own = block.kind === "rule" ? `${block.id ?? ""} ${block.text}` : block.text;
  return block.kind === "rule" ? [own, ...block.variants.map((variant) => variant.text)].join(" ") : own;
}

/** The chapters in which all the words are found in one block, with those blocks; a table brings
    what introduces it, a title that has them brings all. */
export function found(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  const has = (text: string): boolean => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
  return chapters.flatMap((chapter) => {
    const blocks = has(`${chapter.number ?? ""} ${chapter.title}`)
      ? chapter.blocks
      : chapter.blocks.filter((block, n) => {
          const next = chapter.blocks[n + 1];
          return has(textOf(block)) || (next?.kind === "table" && has(textOf(next)));
        });
    return blocks.length === 0 ? [] : [{ ...chapter, blocks }];
  });
}

/** Markup with the words marked, outside of its tags. */
export function marked(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  return html
    .split(/(<[^>]*>|&[a-z]+;)/)
    .map((part, n) => (n % 2 === 1 ? part : markedText(part, words)))
    .join("");
}

/** The same for words that are no markup. */
export const markedWords = (text: string, words: readonly string[]): string =>
  marked(text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;"), words);

function markedText(text: string, words: readonly string[]): string {
  const folded = fold(text);
  const on = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) on.fill(true, at, at + word.length);
  let made = "";
  for (let n = 0; n < text.length; n++) {
    if (on[n] === true && on[n - 1] !== true) made += "<mark>";
    made += text[n];
    if (on[n] === true && on[n + 1] !== true) made += "</mark>";
  }
  return made;
}
