/* The log of a game that is not known: a line an entry, from the sentences of its events or their facts. */
import type { GameMap } from "../../board/maps";
import { whereabouts } from "../../board/whereabouts";
import type { LogEntry } from "../../generated/messages";
import { standing, tableLine, type Line } from "../../table/state/log";
import { t } from "../../text/fluent";
import { DOT } from "../../text/held";
import { describe, type Names } from "../../text/words";
import { hexesOf } from "./actions";

export function tell(entries: readonly LogEntry[], map: GameMap, names: Names): Line[] {
  return standing(entries).map((entry) => {
    if (entry.kind !== "action") return tableLine(entry, names, null);
    const told = entry.events.map((event) => describe(event, names)).join(DOT);
    return {
      id: String(entry.number),
      number: entry.number,
      seat: entry.seat,
      sign: null,
      text: told === "" ? entry.notation : told,
      hexes: entry.action === null ? [] : hexesOf(entry.action, (name) => map.at.has(name)),
      heading: null,
      kind: "action",
    };
  });
}

/** A row a seat: points are known only where an event tells the totals. */
export function scoresOver(entries: readonly LogEntry[], seats: number): number[][] {
  const rows = Array.from({ length: seats }, () => [0]);
  for (const event of standing(entries).flatMap((entry) => entry.events)) {
    if (!("scores" in event)) continue;
    rows.forEach((row, seat) => row.push(event.scores[seat] ?? 0));
  }
  return rows;
}

export function hexLines(map: GameMap, name: string): string[] {
  const place = map.placeAt.get(name);
  return [place?.name ?? t("web-hex-where", { hex: name, where: whereabouts(map, name) })];
}
