/* What can be seen of events on the board: tiles that are laid, goods that travel, points and who gets them. */
import type { SteamEvent, SteamView } from "../../generated/steam";
import type { GameMap } from "../../board/maps";
import type { Point } from "../../board/hexes";
import type { Gain } from "../../board/PointsFlight.svelte";
import { t } from "../../text/fluent";
import { courseOf, pathData, type Line } from "./track";

/** Points of deliveries, from the city they were earned in to whoever earned them. */
export function gainsOf(events: readonly SteamEvent[], map: GameMap): Gain[] {
  return events
    .filter((event) => event.key === "goods-delivered")
    .flatMap((event): Gain[] => {
      const hex = map.placeNamed.get(event.to)?.hex;
      if (hex === undefined) return [];
      return event.points.flatMap((won, seat) =>
        won > 0 ? [{ hex, seat, text: t("web-gain-points", { amount: won }) }] : [],
      );
    });
}

export interface Landing {
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
  readonly seat: number;
}

/** Tiles that somebody else laid. */
export function landingsOf(events: readonly SteamEvent[], viewer: number | null): Landing[] {
  const laid = events
    .filter((event) => event.key === "track-laid")
    .filter((event) => event.seat !== viewer)
    .map((event) => ({
      hex: event.hex,
      tile: event.tile,
      rotation: event.rotation,
      seat: event.seat,
    }));
  // Of a hex that was laid and then redirected, the tile that lies there now.
  return [...new Map(laid.map((tile) => [tile.hex, tile])).values()];
}

export interface Travel {
  readonly cube: string;
  readonly d: string;
  readonly links: number;
}

/** The ways of cubes that were delivered. */
export function travelsOf(
  events: readonly SteamEvent[],
  map: GameMap,
  view: SteamView,
  lines: readonly Line[],
): Travel[] {
  return events
    .filter((event) => event.key === "goods-delivered")
    .flatMap((event): Travel[] => {
      const links = linksOf(view, event.stops, new Set(event.hexes));
      const course = courseOf(lines, middleOf(map, event.origin), links);
      return course.length === 0
        ? []
        : [
            {
              cube: event.cube,
              d: pathData([...course, [course.at(-1)!.at(-1)!, middleOf(map, event.to)]]),
              links: links.length,
            },
          ];
    });
}

/** The links between the stops of a way, among those that lie on its hexes. */
export function linksOf(view: SteamView, stops: readonly string[], hexes: ReadonlySet<string>): number[] {
  return stops.slice(1).flatMap((to, n) => {
    const from = stops[n]!;
    const link = view.links.find(
      (each) =>
        ((each.a === from && each.b === to) || (each.a === to && each.b === from)) &&
        each.hexes.every((hex) => hexes.has(hex)),
    );
    return link === undefined ? [] : [link.id];
  });
}

function middleOf(map: GameMap, place: string): Point {
  const hex = map.at.get(map.placeNamed.get(place)?.hex ?? "");
  return hex ? [hex.x, hex.y] : [0, 0];
}
