/* Words in a picture of a map: those that would be too small to be read are not shown, nor the bands they stand on. */
import { LEAST } from "./legibleSizes";

/** How wide and high a drawing is, in its own units. */
export function sizeOf(drawing: string): readonly [number, number] {
  const [, wide, high] = /viewBox="\S+ \S+ (\S+) ([^"\s]+)"/.exec(drawing)?.map(Number) ?? [];
  return [wide || 1, high || 1];
}

/** A drawing that is shown so many px wide and high at most; before that is known, it has no words. */
export function withReadableWords(drawing: string, width: number, height: number): string {
  const [, ident = ""] = /<svg [^>]*\bid="([\w-]+)"/.exec(drawing) ?? [];
  const [wide, high] = sizeOf(drawing);
  const k = Math.min(width / wide, height / high);
  const sizes = new Set(Array.from(drawing.matchAll(/ font-size="([\d.]+)"/g), ([, size]) => size!));
  const small = [...sizes].filter((size) => Number(size) * k < LEAST);
  if (ident === "" || small.length === 0) return drawing;
  const rules = small.flatMap((size) => {
    const words = `[font-size="${size}"]`;
    return [`#${ident} ${words}`, `#${ident} .band:has(+ ${words})`].map((each) => `${each}{display:none}`);
  });
  return drawing.replace(/<\/svg>\s*$/, `<style>${rules.join("")}</style></svg>`);
}
