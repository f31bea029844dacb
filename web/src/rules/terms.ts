/* What a table agreed on, as far as the rules depend on it; carried in the address, so that a page about the rules can
   be opened beside the table, kept and sent. */
import type { TableInfo } from "../generated/messages";
import type { Condition } from "./rulebook";

export interface Terms {
  readonly edition: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
}
const EDITION = "edition";
const SEATS = "seats";
/** An address may be written by anybody: no more options than a game can have. */
const MOST = 40;

export function termsOf(info: TableInfo): Terms {
  return { edition: info.edition, seats: info.seats.length, options: info.options };
}

export function writeTerms(terms: Terms): string {
  return new URLSearchParams([
    [EDITION, terms.edition],
    [SEATS, String(terms.seats)],
    ...Object.entries(terms.options),
  ]).toString();
}

export function readTerms(written: string | null): Terms | null {
  const found = [...new URLSearchParams(written ?? "")].slice(0, MOST);
  const { [EDITION]: edition, [SEATS]: seats, ...options } = Object.fromEntries(found);
  const number = Number(seats);
  return edition === undefined || !Number.isInteger(number) ? null : { edition, seats: number, options };
}

/** Whether something holds at a table; null where no table is at hand or nothing is known of it there. */
export function holds(when: Condition, terms: Terms | null): boolean | null {
  if (terms === null) return null;
  if (when.kind === "edition") return terms.edition === when.value;
  if (when.kind === "seats") return String(terms.seats) === when.value;
  const chosen = terms.options[when.name];
  // Where every seat has a choice of its own, all of them are named.
  return chosen === undefined ? null : chosen.split(" ").includes(when.value);
}

export const rulesPath = (game: string, rule: string | null, terms: Terms | null): string =>
  `#/rules/${game}${rule === null && terms === null ? "" : `/${rule ?? ""}`}${terms === null ? "" : `/${writeTerms(terms)}`}`;
export const referencePath = (game: string, terms: Terms | null): string =>
  `#/reference/${game}${terms === null ? "" : `/${writeTerms(terms)}`}`;
