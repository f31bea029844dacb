/* Why a row of the final scoring gives what it gives, from what it lists: who has how much, and gets what. */
import type { LogEntry } from "../generated/messages";
import { hasText, join, t, type Facts } from "../text/fluent";
import { short, type Said } from "../text/words";
import { eventsOf, standing } from "./log";

interface Scored {
  readonly key: string;
  readonly points: readonly number[];
  readonly holdings: readonly number[];
  readonly facts: Facts;
}

const EARNED = { "city-scored": "cities", "town-scored": "towns", merged: "mergers" } as const;
type Source = (typeof EARNED)[keyof typeof EARNED];
const SOURCES: readonly Source[] = ["cities", "towns", "mergers"];

/** The rule of a row and who has what in it, a sentence each; none for rows that speak for themselves. */
export function whyRow(row: Scored, entries: readonly LogEntry[], said: Said): string[] {
  const key = `web-final-why-${said.game}-${row.key}`;
  if (!hasText(key)) return [];
  return [t(key, row.facts), ...(row.key === "earned" ? earned(entries, said) : held(row, said))];
}

function held(row: Scored, said: Said): string[] {
  const order = row.holdings.map((number, seat) => ({ number, seat, points: row.points[seat] ?? 0 })).sort((a, b) => b.number - a.number);
  return [order.map(({ number, seat, points }) => t("web-final-has", { seat: said.names[seat] ?? "", number, points, amount: t("web-gain-points", { amount: short(points, said) }) })).join(" · ")];
}

/** What was scored in play, by where it came from. */
function earned(entries: readonly LogEntry[], said: Said): string[] {
  const sums = said.names.map((): Record<Source, number> => ({ cities: 0, towns: 0, mergers: 0 }));
  for (const event of standing(entries).flatMap(eventsOf)) {
    const source = EARNED[event.key as keyof typeof EARNED];
    if (source && Array.isArray(event["points"])) (event["points"] as number[]).forEach((won, seat) => (sums[seat]![source] += won));
  }
  return sums.map((sum, seat) => {
    const parts = SOURCES.filter((source) => sum[source] > 0).map((source) => t(`web-final-by-${source}`, { amount: short(sum[source], said) }));
    return t("web-final-in-play", { seat: said.names[seat] ?? "", parts: parts.length > 0 ? join(parts) : t("web-final-by-nothing") });
  });
}
