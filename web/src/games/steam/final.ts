/* The final scoring of Steam: points of the match and of its end, and why: round by round, and what each piece is worth. */
import type { LogEntry } from "../../generated/messages";
import type { Row } from "../../generated";
import { hasText, t } from "../../text/fluent";
import { DOT } from "../../text/held";
import type { Names } from "../../text/words";
import type { FinalScoring, RowGroup } from "../client";
import { scoresOver } from "./words/log";
import { asSteamView } from "./steamTypes";

/** The rule of a row, and who has what by it. */
export function whyRow(row: Row, entries: readonly LogEntry[], names: Names): string[] {
  const key = `steam-web-final-why-${row.key}`;
  if (!hasText(key)) return [];
  return [t(key), ...(row.key === "points" ? byRounds(entries, names) : held(row, names))];
}

/** What everybody won in each round; rounds in which nobody did are passed over. */
function byRounds(entries: readonly LogEntry[], names: Names): string[] {
  const totals = scoresOver(entries, names.seats.length);
  const rounds = (totals[0]?.length ?? 1) - 1;
  return Array.from({ length: rounds }, (_, n) => n + 1).flatMap((round) => {
    const won = totals.flatMap((row, seat) => {
      const points = (row[round] ?? 0) - (row[round - 1] ?? 0);
      return points === 0 ? [] : [t("steam-web-final-won", { seat: names.seats[seat] ?? "", points: points })];
    });
    return won.length === 0 ? [] : [t("steam-web-final-round", { round, won: won.join(DOT) })];
  });
}

function held(row: Row, names: Names): string[] {
  return [
    row.holdings
      .map((number, seat) =>
        // Who is bankrupt loses nothing by an income below zero, having nothing.
        t(`steam-web-final-has-${row.key}`, {
          seat: names.seats[seat] ?? "",
          number,
          points: row.points[seat] ?? 0,
          counts: number >= 0 || row.points[seat] !== 0,
        }),
      )
      .join(DOT),
  ];
}

const GROUPS: readonly (readonly [heading: string, keys: readonly string[]])[] = [
  ["earned", ["points"]],
  ["end", ["income", "links"]],
];

export const final: FinalScoring = {
  when: (view) => t("steam-web-final-when", { rounds: asSteamView(view).round }),
  arrange: (rows) => ({
    groups: GROUPS.map(([heading, keys]): RowGroup => ({
      heading: t(`steam-web-final-${heading}`),
      rows: rows.filter((row) => keys.includes(row.key)),
    })),
    mentioned: [],
  }),
  why: whyRow,
  fate: (view, seat) => (asSteamView(view).seats[seat]?.bankrupt === true ? t("steam-web-bankrupt") : null),
  RowSign: null,
};
