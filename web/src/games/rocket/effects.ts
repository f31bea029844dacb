/* What can be seen of events on the board: who gains where, what moved, which ribbons change hands. */
import type { RocketEvent, RocketView } from "../../generated/rocket";
import type { GameMap } from "../../board/maps";
import { edge, direction, num } from "../../board/hexes";
import type { Gain } from "../../board/PointsFlight.svelte";
import { t } from "../../text/fluent";
import { short, type Names } from "../../text/words";
import { linePaths } from "./track";

/** Points and passengers, from where they were earned to whoever earned them. */
export function gainsOf(events: readonly RocketEvent[], map: GameMap, names: Names): Gain[] {
  const ran = events.find((event) => event.key === "line-extended");
  const hexNamed = (place: string): string | undefined => map.placeNamed.get(place)?.hex;
  return events.flatMap((event): Gain[] => {
    if (event.key === "passenger-taken")
      return [{ hex: event.at, seat: event.seat, text: t("rocket-web-gain-passenger") }];
    if (!("points" in event)) return [];
    const hex = "city" in event ? hexNamed(event.city) : "town" in event ? hexNamed(event.town) : ran?.to;
    if (hex === undefined) return [];
    return event.points.flatMap((won, seat) =>
      won > 0 ? [{ hex, seat, text: t("web-gain-points", { amount: short(won, names) }) }] : [],
    );
  });
}

/** The closed line of a merger as it lay before, still in its own colour. */
export function closedLines(
  events: readonly RocketEvent[],
  map: GameMap,
  before: RocketView | null,
): { id: string; d: string }[] {
  if (before === null) return [];
  const merged = events.filter((event) => event.key === "merged").map((event) => event.closed);
  if (merged.length === 0) return [];
  const paths = linePaths(map, before);
  return merged.flatMap((id) => (paths.has(id) ? [{ id, d: paths.get(id)! }] : []));
}

export interface Arrow {
  readonly id: string;
  readonly d: string;
}

/** Dotted arrows from where a piece stood to where it stands, for those who want no movement. */
export function arrowsOf(events: readonly RocketEvent[], map: GameMap): Arrow[] {
  return events.flatMap((event): Arrow[] => {
    if (event.key !== "line-extended" && event.key !== "station-moved") return [];
    const [from, to] = [map.at.get(event.origin), map.at.get(event.to)];
    if (!from || !to) return [];
    const d = direction(from, to);
    // Between neighbours it crosses their common side; a station may come from far away.
    const [start, end] =
      d === null
        ? [[from.x, from.y] as const, [to.x, to.y] as const]
        : [edge(map.layout, from, d, map.s, 0.25), edge(map.layout, to, (d + 3) % 6, map.s, 0.55)];
    const angle = Math.atan2(end[1] - start[1], end[0] - start[0]);
    const barb = (turn: number): string =>
      `${num(end[0] - Math.cos(angle + turn) * map.s * 0.4)} ${num(end[1] - Math.sin(angle + turn) * map.s * 0.4)}`;
    return [
      {
        id: `${event.key} ${from.name} ${to.name}`,
        d: `M${num(start[0])} ${num(start[1])}L${num(end[0])} ${num(end[1])}M${barb(0.5)}L${num(end[0])} ${num(end[1])}L${barb(-0.5)}`,
      },
    ];
  });
}

/** Where a station came from, by where it stands now. */
export function stationTravels(events: readonly RocketEvent[]): Map<string, string> {
  return new Map(events.filter((event) => event.key === "station-moved").map((event) => [event.to, event.origin]));
}
