/* A number for each number of seats, on one line: "3 players: 10 · 4: 8 · 5 and 6: 7". A box for each would say little in
   much room. */
import { join, t } from "../text/fluent";
import { DOT } from "../text/held";
import type { Variant } from "./rulebook";

/** The line, or null where more than a number is said. */
export function figuresOf(variants: readonly Variant[]): string | null {
  const seatsOf = new Map<string, string[]>();
  for (const { when, text } of variants) {
    const figure = /^(\d+)\.$/.exec(text)?.[1];
    if (when.kind !== "seats" || figure === undefined) return null;
    seatsOf.set(figure, [...(seatsOf.get(figure) ?? []), when.value]);
  }
  if (seatsOf.size === 0) return null;
  // What is counted is said once, behind the first.
  const players = (seats: readonly string[]): string[] => [
    ...seats.slice(0, -1),
    t("web-rules-seats", { seats: Number(seats.at(-1)) }),
  ];
  return [...seatsOf].map(([figure, seats], n) => `${join(n === 0 ? players(seats) : seats)}: ${figure}`).join(DOT);
}
