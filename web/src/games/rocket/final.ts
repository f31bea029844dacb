/* The final scoring: its groups, and why a row gives what it gives: who has how much, and gets what. */
import type { LogEntry } from "../../generated/messages";
import type { Row } from "../../generated";
import { standing } from "../../table/state/log";
import { hasText, join, t } from "../../text/fluent";
import { DOT } from "../../text/held";
import { short, type Names } from "../../text/words";
import type { FinalScoring, RowGroup } from "../client";
import RowSign from "./pieces/RowSign.svelte";
import { asRocketView, eventsOf } from "./rocketTypes";

const EARNED = { "city-scored": "cities", "town-scored": "towns", merged: "mergers" } as const;
type Source = (typeof EARNED)[keyof typeof EARNED];
const SOURCES: readonly Source[] = ["cities", "towns", "mergers"];

/** The rule of a row and who has what in it, a sentence each; none for rows that speak for themselves. */
export function whyRow(row: Row, entries: readonly LogEntry[], names: Names): string[] {
  const key = `rocket-web-final-why-${row.key}`;
  if (!hasText(key)) return [];
  return [t(key, row.facts), ...(row.key === "earned" ? earned(entries, names) : held(row, names))];
}

function held(row: Row, names: Names): string[] {
  const order = row.holdings
    .map((number, seat) => ({ number, seat, points: row.points[seat] ?? 0 }))
    .sort((a, b) => b.number - a.number);
  return [
    order
      .map(({ number, seat, points }) =>
        t("rocket-web-final-has", {
          seat: names.seats[seat] ?? "",
          number,
          points,
          amount: t("web-gain-points", { amount: short(points, names) }),
        }),
      )
      .join(DOT),
  ];
}

/** What was scored in play, by where it came from. */
function earned(entries: readonly LogEntry[], names: Names): string[] {
  const sums = names.seats.map((): Record<Source, number> => ({ cities: 0, towns: 0, mergers: 0 }));
  for (const event of standing(entries).flatMap(eventsOf)) {
    if (!("points" in event)) continue;
    const source = EARNED[event.key];
    event.points.forEach((won, seat) => (sums[seat]![source] += won));
  }
  return sums.map((sum, seat) => {
    const parts = SOURCES.filter((source) => sum[source] > 0).map((source) =>
      t(`rocket-web-final-by-${source}`, { amount: short(sum[source], names) }),
    );
    return t("rocket-web-final-in-play", {
      seat: names.seats[seat] ?? "",
      parts: parts.length > 0 ? join(parts) : t("rocket-web-final-by-nothing"),
    });
  });
}

const GROUPS: readonly (readonly [heading: string, keys: readonly string[]])[] = [
  ["earned", ["earned"]],
  ["majorities", ["industry", "passengers"]],
  ["companies", ["stations", "shares"]],
];
/** Lines that were closed are named below the table. */
const CLOSED = "closed";

export const final: FinalScoring = {
  when: (view) => t("rocket-web-final-when", { turns: asRocketView(view).turn }),
  arrange(rows) {
    const groups = GROUPS.map(([heading, keys]): RowGroup => ({
      heading: t(`rocket-web-final-${heading}`),
      rows: rows.filter((row) => keys.includes(row.key)),
    }));
    return { groups, mentioned: rows.filter((row) => row.key === CLOSED) };
  },
  why: whyRow,
  RowSign,
};
