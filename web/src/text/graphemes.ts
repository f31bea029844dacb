/* Characters as people see them: a flag or a family of joined emoji is one, however many codes it has. */

/** A text of at most so many codes, cut between two characters as people see them. */
export function shortened(text: string, most: number): string {
  if ([...text].length <= most) return text;
  let [said, length] = ["", 0];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)) {
    length += [...segment].length;
    if (length > most) break;
    said += segment;
  }
  return said;
}
