/* What can be seen of events on the board: who gains where, what moved, which ribbons change hands. */
import type { RocketEvent, RocketView } from "../../generated/rocket";
import type { GameMap } from "../../board/maps";
import { xy, type Point } from "../../board/hexes";
import type { Gain } from "../../board/PointsFlight.svelte";
import { t } from "../../text/fluent";
import { short, type Names } from "../../text/words";
import { engineRadius, startRadius } from "./pieces/plates";
import { linePaths } from "./track";

/** The radius of a station, in parts of a hex's. */
const STATION = 0.42;
/** px between an arrow and what it begins and ends at: half of how thick its pale border is */
const OFF = 3.5;
/** The shortest arrow, in parts of a hex's radius, and how long its head may be beside its shaft: shorter ones look like dirt. */
const SHORTEST = 0.55;
const HEAD = 0.45;

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
export function arrowsOf(events: readonly RocketEvent[], map: GameMap, k: number): Arrow[] {
  return events.flatMap((event): Arrow[] => {
    if (event.key !== "line-extended" && event.key !== "station-moved") return [];
    const [from, to] = [map.at.get(event.origin), map.at.get(event.to)];
    if (!from || !to) return [];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const whole = Math.hypot(dx, dy);
    const monogram = event.key === "line-extended" ? map.companyOf.get(event.company)?.monogram : undefined;
    const piece = monogram === undefined ? map.s * STATION : engineRadius(map.s, k, monogram, true);
    const last = whole - Math.max(piece, rim(map, event.to, k)) - OFF / k;
    const first = rim(map, event.origin, k) + OFF / k;
    // Where the two rims nearly meet, an arrow would be a blot on what stands there; the ring round the piece says enough.
    if (last - first < SHORTEST * map.s) return [];
    const at = (way: number): Point => [from.x + (dx * way) / whole, from.y + (dy * way) / whole];
    const [start, end] = [at(first), at(last)];
    const angle = Math.atan2(dy, dx);
    const long = Math.min(map.s * 0.4, (last - first) * HEAD);
    const barb = (turn: number): string =>
      xy([end[0] - Math.cos(angle + turn) * long, end[1] - Math.sin(angle + turn) * long]);
    return [
      {
        id: `${event.key} ${from.name} ${to.name}`,
        d: `M${xy(start)}L${xy(end)}M${barb(0.5)}L${xy(end)}L${barb(-0.5)}`,
      },
    ];
  });
}

/** How far from the middle of a hex ends what always stands there. */
function rim(map: GameMap, hex: string, k: number): number {
  const place = map.placeAt.get(hex);
  if (place === undefined) return map.s * 0.2;
  if (place.kind !== "start") return map.s * (place.kind === "town" ? 0.4 : 0.8);
  const company = map.companies.find((each) => each.hex === hex);
  return Math.max(map.s * 0.88, company === undefined ? 0 : startRadius(map.s, k, company.monogram));
}

/** Where a station came from, by where it stands now. */
export function stationTravels(events: readonly RocketEvent[]): Map<string, string> {
  return new Map(events.filter((event) => event.key === "station-moved").map((event) => [event.to, event.origin]));
}
