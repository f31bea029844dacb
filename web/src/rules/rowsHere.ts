/* Tables whose cells differ by edition, as they hold at a table. */
import { cellParts, type Condition } from "./rulebook";
import { holds, type Terms } from "./terms";

type Rows = readonly (readonly string[])[];

/** The rows with what holds at a table; without one, all of it, each by the name of its edition. A column whose heading
    does not hold is left out. */
export function rowsHere(rows: Rows, terms: Terms | null, nameOf: (edition: string) => string): string[][] {
  const kept = (rows[0] ?? []).map((cell) => partsHere(cell, terms).length > 0);
  return rows.map((row) => row.filter((_, n) => kept[n] !== false).map((cell) => said(cell, terms, nameOf)));
}

function said(cell: string, terms: Terms | null, nameOf: (edition: string) => string): string {
  return partsHere(cell, terms)
    .map(({ when, html }) => (when === null || terms !== null ? html : `${named(when, nameOf)}: ${html}`))
    .join(terms === null ? ". " : " ");
}

const partsHere = (cell: string, terms: Terms | null): ReturnType<typeof cellParts> =>
  cellParts(cell).filter(({ when }) => when === null || holds(when, terms) !== false);

const named = (when: Condition, nameOf: (edition: string) => string): string =>
  when.kind === "edition" ? nameOf(when.value) : when.value;
