/* Texts of several paragraphs, a paragraph a line; a long one goes on in the next line of its file. */

/** A line goes on with the one before it if it is indented, or if that one stops in the middle of a sentence. */
export function paragraphsOf(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split("\n")) {
    const before = found.at(-1);
    if (before !== undefined && (/^\s/.test(line) || !/[.:!?…][^\p{L}\p{N}]*$/u.test(before)))
      found[found.length - 1] = `${before} ${line.trim()}`;
    else found.push(line);
  }
  return found;
}
