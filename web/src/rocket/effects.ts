/* What can be seen of events on the board: who gains where, what moved, which ribbons change hands. */
import type { RocketView } from "../generated/rocket";
import type { GameMap } from "../map/boards";
import { edge, direction, num } from "../map/hexes";
import type { Gain } from "../table/PointsFlight.svelte";
import { t } from "../text/fluent";
import { short, type Said, type Told } from "../text/words";
import { linePaths } from "./track";

/** Points and passengers, from where they were earned to whoever earned them. */
export function gainsOf(events: readonly Told[], map: GameMap, said: Said): Gain[] {
  const ran = events.find((event) => event.key === "line-extended");
  return events.flatMap((event): Gain[] => {
    if (event.key === "passenger-taken") return [{ hex: event["at"] as string, seat: event["seat"] as number, text: t("web-gain-passenger") }];
    const place = event["city"] ?? event["town"];
    const hex = typeof place === "string" ? map.placeNamed.get(place)?.hex : (ran?.["to"] as string | undefined);
    const points = event["points"];
    if (!Array.isArray(points) || hex === undefined) return [];
    return (points as number[]).flatMap((won, seat) => (won > 0 ? [{ hex, seat, text: t("web-gain-points", { amount: short(won, said) }) }] : []));
  });
}

/** The closed line of a merger as it lay before, still in its own colour. */
export function closedLines(events: readonly Told[], map: GameMap, before: RocketView | null): { id: string; d: string }[] {
  if (before === null) return [];
  const merged = events.filter((event) => event.key === "merged").map((event) => event["closed"] as string);
  if (merged.length === 0) return [];
  const paths = linePaths(map, before);
  return merged.flatMap((id) => (paths.has(id) ? [{ id, d: paths.get(id)! }] : []));
}

export interface Arrow {
  readonly id: string;
  readonly d: string;
}

/** Dotted arrows from where a piece stood to where it stands, for those who want no movement. */
export function arrowsOf(events: readonly Told[], map: GameMap): Arrow[] {
  return events.flatMap((event): Arrow[] => {
    const [from, to] = [map.at.get(String(event["origin"] ?? "")), map.at.get(String(event["to"] ?? ""))];
    if (!from || !to || (event.key !== "line-extended" && event.key !== "station-moved")) return [];
    const d = direction(from, to);
    // Between neighbours it crosses their common side; a station may come from far away.
    const [start, end] = d === null ? [[from.x, from.y] as const, [to.x, to.y] as const] : [edge(map.layout, from, d, map.s, 0.25), edge(map.layout, to, (d + 3) % 6, map.s, 0.55)];
    const angle = Math.atan2(end[1] - start[1], end[0] - start[0]);
    const barb = (turn: number): string => `${num(end[0] - Math.cos(angle + turn) * map.s * 0.4)} ${num(end[1] - Math.sin(angle + turn) * map.s * 0.4)}`;
    return [{ id: `${event.key} ${from.name} ${to.name}`, d: `M${num(start[0])} ${num(start[1])}L${num(end[0])} ${num(end[1])}M${barb(0.5)}L${num(end[0])} ${num(end[1])}L${barb(-0.5)}` }];
  });
}

/** Where a station came from, by where it stands now. */
export function stationTravels(events: readonly Told[]): Map<string, string> {
  return new Map(events.filter((event) => event.key === "station-moved").map((event) => [event["to"] as string, event["origin"] as string]));
}
