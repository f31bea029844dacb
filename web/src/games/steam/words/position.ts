/* Steam's position in sentences: who has what, own links, open ends, goods in reach. As terminal/position.py tells it. */
import { compass, whereabouts } from "../../../board/whereabouts";
import type { GameMap } from "../../../board/maps";
import type { SteamView } from "../../../generated/steam";
import { t } from "../../../text/fluent";
import type { PositionPart } from "../../client";
import { ranked } from "../choice";
import { signed } from "./log";

export function positionParts(map: GameMap, view: SteamView): PositionPart[] {
  const eyes = view.seat === null ? view.seats.map((seat) => seat.seat) : [view.seat];
  return [
    { heading: t("position-now"), lines: now(view) },
    ...eyes.flatMap((seat) => seatParts(map, view, seat)),
    {
      heading: t("steam-position-cities"),
      lines: view.cities.map((city) =>
        t("steam-position-city", {
          city: city.name,
          colour: colour(city.colour),
          number: city.cubes.length,
          cubes: city.cubes.map(colour),
        }),
      ),
    },
  ];
}

const colour = (id: string): string => t(`steam-colour-${id}`);

function now(view: SteamView): string[] {
  const { round, rounds, phase, goods_round } = view;
  return [
    t("steam-position-round", { round, rounds, phase, goods_round }),
    view.decision === null
      ? t("position-over")
      : t("position-asked", { seat: view.seats[view.decision.seat]?.name ?? "" }),
    ...view.seats.map((seat) =>
      t("steam-position-seat", {
        seat: seat.name,
        cash: seat.cash,
        income: signed(seat.income),
        points: seat.points,
        level: seat.locomotive,
        links: seat.links,
      }),
    ),
  ];
}

function seatParts(map: GameMap, view: SteamView, number: number): PositionPart[] {
  const seat = view.seats[number]?.name ?? "";
  const own = view.links.filter((link) => link.owner === number);
  const links = own.flatMap((link) =>
    link.status === "complete" && link.b !== null ? [t("steam-position-link", { a: link.a, b: link.b })] : [],
  );
  const open = own.flatMap(({ a, open_hex, open_side, expires }) =>
    open_hex === null
      ? []
      : [
          t("steam-position-open-end", {
            a,
            where: whereabouts(map, open_hex),
            side: open_side === null ? "" : compass(map, open_side),
            expires,
          }),
        ],
  );
  const asked = view.decision?.seat === number && view.deliveries.length > 0;
  const goods = asked
    ? ranked(view).map(({ action, links: way }) => ({ ...action, links: way.length }))
    : inReach(view, number);
  const told = [...new Set(goods.map((each) => t("steam-position-delivery", { ...each, cube: colour(each.cube) })))];
  return [
    { heading: t("steam-position-links", { seat }), lines: some(links, "steam-position-no-links") },
    { heading: t("steam-position-open", { seat }), lines: some(open, "steam-position-no-open") },
    {
      heading: t(asked ? "steam-position-deliveries" : "steam-position-reach", { seat }),
      lines: some(told, "steam-position-no-reach"),
    },
  ];
}

function some(lines: readonly string[], otherwise: string): readonly string[] {
  return lines.length > 0 ? lines : [t(otherwise)];
}

export interface Reachable {
  cube: string;
  origin: string;
  to: string;
  links: number;
}

/** For every kind of goods in a city, the nearest city of its colour over links of one seat, as far as its locomotive goes. */
export function inReach(view: SteamView, seat: number): Reachable[] {
  const level = view.seats[seat]?.locomotive ?? 0;
  const beside = new Map<string, string[]>();
  for (const { owner, status, a, b } of view.links) {
    if (owner !== seat || status !== "complete" || b === null) continue;
    beside.set(a, [...(beside.get(a) ?? []), b]);
    beside.set(b, [...(beside.get(b) ?? []), a]);
  }
  const colours = new Map(view.cities.map((city) => [city.name, city.colour]));
  return view.cities.flatMap((city) =>
    [...new Set(city.cubes)].flatMap((cube): Reachable[] => {
      const seen = new Set([city.name]);
      let edge = [city.name];
      for (let links = 1; links <= level && edge.length > 0; links += 1) {
        edge = [...new Set(edge.flatMap((stop) => beside.get(stop) ?? []))].filter((stop) => !seen.has(stop));
        const to = edge.find((stop) => colours.get(stop) === cube);
        if (to !== undefined) return [{ cube, origin: city.name, to, links }];
        for (const stop of edge) seen.add(stop);
      }
      return [];
    }),
  );
}
