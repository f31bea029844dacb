/* An analysis made ready to be shown: lines for the chart, decisions by what they cost, hexes a notation speaks of. */
import type { JudgedInfo, StudyInfo } from "../generated/messages";
import type { GameMap } from "../board/maps";
import { t } from "../text/fluent";
import { spoken } from "../text/language.svelte";

export type Measure = "chances" | "points";
export type Filter = "all" | "costly" | number;

/** A decision that gave away less of the chance to win than this is not called a mistake; as in rainhill.analysis. */
const MISTAKE = 0.05;

/** A row a seat: its value before every decision that was judged, and at the end where that is known. */
export function series(study: StudyInfo, seats: number, measure: Measure): number[][] {
  const final = measure === "chances" ? study.final_chances : study.final_points;
  // The end does not follow upon a decision in the middle of the match.
  const end = study.judged.length < study.total ? null : final;
  return Array.from({ length: seats }, (_, seat) => [
    ...study.judged.map((each) => each.best[0]?.[measure][seat] ?? 0),
    ...(end === null ? [] : [end[seat] ?? 0]),
  ]);
}

export function isCostly(judged: JudgedInfo): boolean {
  return judged.cost >= MISTAKE;
}

export function chosen(judged: readonly JudgedInfo[], filter: Filter): JudgedInfo[] {
  if (filter === "all") return [...judged];
  if (filter === "costly") return judged.filter(isCostly);
  return judged.filter((each) => each.seat === filter);
}

/** The hexes and places that an action in notation names. */
export function hexesNamed(notation: string, map: Pick<GameMap, "at" | "placeNamed">): string[] {
  const found = new Set<string>();
  for (const word of notation.match(/\b[A-Z]{1,2}\d{1,2}\b/g) ?? []) if (map.at.has(word)) found.add(word);
  for (const [name, place] of map.placeNamed) if (notation.includes(name)) found.add(place.hex);
  return [...found];
}

export const percent = (chance: number): string => t("web-percent", { number: Math.round(chance * 100) });

/** Expected points to a tenth, as the language writes them. */
export function tenths(points: number): string {
  const format = new Intl.NumberFormat(spoken.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  // What is rounded to nothing has no sign.
  return format.format(Math.round(points * 10) / 10 || 0).replace("-", "−");
}
