/*
 * Playfair, cut to what is set in it. As it comes it can be any size and weight, which makes it four times as heavy; we
 * need headings, the names of cities and the names of towns. Alphabets stay files of their own, fetched when a page
 * has a letter of them.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

interface Cut {
  readonly name: string;
  readonly style: "normal" | "italic";
  /** the weights that are asked for in styles, and the one that is drawn */
  readonly asked: string;
  readonly weight: number;
  /** the size in px it is drawn for: hairlines for large letters, sturdy ones for small */
  readonly size: number;
}
const CUTS: readonly Cut[] = [
  { name: "heading", style: "normal", asked: "400 600", weight: 600, size: 24 },
  { name: "city", style: "normal", asked: "700", weight: 700, size: 10 },
  { name: "town", style: "italic", asked: "400 700", weight: 600, size: 10 },
];
/** The alphabets of the languages that are spoken here. */
const ALPHABETS = ["cyrillic", "latin-ext", "latin"];
/** Capitals' figures, figures of one width, and what keeps letters apart; no small capitals, no fractions. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "lnum", "tnum", "pnum"];

const PACKAGE = "node_modules/@fontsource-variable/playfair";
const MADE = "src/generated/fonts";

function lettersOf(range: string): string {
  return range
    .split(",")
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
    })
    .join("");
}

/** Write the cut files and the style sheet that names them, unless they are there already. */
export async function cutFonts(web: string): Promise<void> {
  const made = join(web, MADE);
  const version = readFileSync(join(web, PACKAGE, "package.json"), "utf8");
  const stamp = createHash("sha256")
    .update(version + JSON.stringify([CUTS, ALPHABETS, FEATURES]))
    .digest("hex");
  const stamped = join(made, "stamp");
  if (existsSync(stamped) && readFileSync(stamped, "utf8") === stamp) return;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  const ranges = JSON.parse(readFileSync(join(web, PACKAGE, "unicode.json"), "utf8")) as Record<string, string>;
  const rules: string[] = [];
  for (const { name, style, asked, weight, size } of CUTS) {
    for (const alphabet of ALPHABETS) {
      const range = ranges[alphabet]!;
      const cut = await subsetFont(
        readFileSync(join(web, PACKAGE, "files", `playfair-${alphabet}-opsz-${style}.woff2`)),
        lettersOf(range),
        {
          targetFormat: "woff2",
          variationAxes: { wght: weight, opsz: size },
          keepFeatures: FEATURES,
          noHinting: true,
        },
      );
      const file = `playfair-${alphabet}-${name}.woff2`;
      writeFileSync(join(made, file), cut);
      rules.push(
        `@font-face { font-family: "Playfair Variable"; font-style: ${style}; font-weight: ${asked}; font-display: swap; src: url("./${file}") format("woff2"); unicode-range: ${range}; }`,
      );
    }
  }
  writeFileSync(join(made, "playfair.css"), `${rules.join("\n")}\n`);
  writeFileSync(stamped, stamp);
}

export function fonts(web: string): Plugin {
  return { name: "rainhill-fonts", configResolved: () => cutFonts(web) };
}
