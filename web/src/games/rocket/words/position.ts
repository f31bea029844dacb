/* Rocket's position in sentences: lines, places joined, shares, stations. As terminal/position.py tells it. */
import { whereabouts } from "../../../board/whereabouts";
import type { GameMap } from "../../../board/maps";
import type { CompanyView, RocketView } from "../../../generated/rocket";
import { join, t } from "../../../text/fluent";
import { money, type Names } from "../../../text/words";
import type { PositionPart } from "../../client";
import { industry } from "./phrases";

export function positionParts(map: GameMap, view: RocketView, names: Names): PositionPart[] {
  const eyes = view.seat === null ? view.seats.map((seat) => seat.seat) : [view.seat];
  return [
    { heading: t("position-now"), lines: now(map, view, names) },
    { heading: t("rocket-position-lines"), lines: view.companies.map((company) => lineWords(map, view, company)) },
    ...eyes.flatMap((seat) => seatParts(map, view, seat)),
  ];
}

function now(map: GameMap, view: RocketView, names: Names): string[] {
  return [
    t("rocket-position-turn", { turn: view.turn, tiles: view.tiles_left, passengers: view.passengers_left }),
    view.decision === null
      ? t("position-over")
      : t("position-asked", { seat: view.seats[view.decision.seat]?.name ?? "" }),
    ...(view.veto === null
      ? []
      : [t("rocket-position-veto", { company: view.veto.company, where: whereabouts(map, view.veto.target) })]),
    ...view.seats.map((seat) =>
      t("rocket-position-seat", {
        seat: seat.name,
        amount: seat.score === null ? null : money(seat.score, names),
        stations: seat.stations_left,
        passengers: seat.passengers,
      }),
    ),
  ];
}

function lineWords(map: GameMap, view: RocketView, company: CompanyView): string {
  const facts = {
    company: company.name,
    id: company.id,
    survivor: company.merged_into ?? "",
    place: company.joined[0] ?? (company.locomotive === null ? "" : (map.placeAt.get(company.locomotive)?.name ?? "")),
    where: company.locomotive === null ? "" : whereabouts(map, company.locomotive),
  };
  const state = t(`rocket-position-line-${company.status}`, facts);
  if (company.status === "closed") return state;
  const holders = (numbers: readonly number[]): string | null => {
    const held = numbers.flatMap((number, seat) =>
      number > 0 ? [t("rocket-position-holder", { seat: view.seats[seat]?.name ?? "", number })] : [],
    );
    return held.length === 0 ? null : join(held);
  };
  return [
    state,
    t("rocket-position-joined", { number: company.joined.length, places: company.joined }),
    t("rocket-position-shares", { holders: holders(company.shares) }),
    t("rocket-position-stations", { holders: holders(company.stations) }),
  ].join(" ");
}

function seatParts(map: GameMap, view: RocketView, number: number): PositionPart[] {
  const seat = view.seats[number]?.name ?? "";
  const stations = view.stations
    .filter((station) => station.seat === number)
    .map(({ hex, company }) => t("rocket-position-own-station", { where: whereabouts(map, hex), company }));
  const invested = view.cities.flatMap((city) => {
    const own = city.places.filter((place) => place.seat === number).map((place) => industry(place.industry));
    return own.length === 0 ? [] : [t("rocket-position-investment", { city: city.name, industries: own })];
  });
  const some = (lines: readonly string[], otherwise: string): readonly string[] =>
    lines.length > 0 ? lines : [t(otherwise)];
  return [
    { heading: t("rocket-position-own-stations", { seat }), lines: some(stations, "rocket-position-no-stations") },
    {
      heading: t("rocket-position-own-investments", { seat }),
      lines: some(invested, "rocket-position-no-investments"),
    },
  ];
}
