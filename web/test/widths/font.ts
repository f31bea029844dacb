/* How wide words are: the advance of every letter, read from the real face. Kerning is left out; it mostly draws letters
   together, so nothing is wider than it is said here. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const WEB = join(import.meta.dirname, "../..");
const FACES = ["latin", "latin-ext", "cyrillic"].map((alphabet) =>
  join(WEB, "node_modules/@fontsource-variable/source-sans-3/files", `source-sans-3-${alphabet}-wght-normal.woff2`),
);
/** A letter that the face has not (an arrow, an icon) is as wide as the widest. */
const STRANGE = 1;

/** Letter -> its advance, in parts of the size. */
export type Advances = ReadonlyMap<string, number>;

/** The letters of the face in a weight, as far as they are needed. */
export async function advancesOf(letters: string, weight: number): Promise<Advances> {
  const found = new Map<string, number>();
  for (const face of FACES) {
    const options = { targetFormat: "truetype", variationAxes: { wght: weight }, noHinting: true } as const;
    read(await subsetFont(readFileSync(face), letters, options), letters, found);
  }
  return found;
}

/** The width of a text in px. */
export const widthOf = (text: string, size: number, advances: Advances): number =>
  size * [...text].reduce((sum, letter) => sum + (advances.get(letter) ?? STRANGE), 0);

/** `head`, `hhea`, `hmtx` and `cmap` of a TrueType file; https://learn.microsoft.com/typography/opentype/spec/ */
function read(file: Buffer, letters: string, found: Map<string, number>): void {
  const tables = new Map<string, number>();
  for (let n = 0; n < file.readUInt16BE(4); n += 1)
    tables.set(file.toString("latin1", 12 + 16 * n, 16 + 16 * n), file.readUInt32BE(12 + 16 * n + 8));
  const table = (name: string): number => tables.get(name)!;
  const em = file.readUInt16BE(table("head") + 18);
  const measured = file.readUInt16BE(table("hhea") + 34);
  const advance = (glyph: number): number => file.readUInt16BE(table("hmtx") + 4 * Math.min(glyph, measured - 1)) / em;
  const glyphOf = mapOf(file, table("cmap"));
  for (const letter of new Set(letters)) {
    const glyph = glyphOf(letter.codePointAt(0)!);
    if (glyph > 0 && !found.has(letter)) found.set(letter, advance(glyph));
  }
}

/** The glyph of a code by a table of format 4; 0: there is none. */
function mapOf(file: Buffer, cmap: number): (code: number) => number {
  const at = Array.from(
    { length: file.readUInt16BE(cmap + 2) },
    (_, n) => cmap + file.readUInt32BE(cmap + 4 + 8 * n + 4),
  ).find((offset) => file.readUInt16BE(offset) === 4);
  if (at === undefined) return () => 0;
  const twice = file.readUInt16BE(at + 6);
  return (code) => {
    for (let n = 0; n < twice; n += 2) {
      if (file.readUInt16BE(at + 14 + n) < code) continue;
      const first = file.readUInt16BE(at + 16 + twice + n);
      if (first > code) return 0;
      const delta = file.readUInt16BE(at + 16 + 2 * twice + n);
      const where = at + 16 + 3 * twice + n;
      const range = file.readUInt16BE(where);
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = file.readUInt16BE(where + range + 2 * (code - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
