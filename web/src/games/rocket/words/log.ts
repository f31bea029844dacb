/* Rocket's log as a story: what still stands, in words of places and directions, with where it happened. */
import type { LogEntry } from "../../../generated/messages";
import type { BaseEvent } from "../../../generated";
import type { InvestmentView, RocketEvent, RocketView } from "../../../generated/rocket";
import type { GameMap, MapPlace } from "../../../board/maps";
import { wayTo, whereabouts } from "../../../board/whereabouts";
import { isWhole, nextHeading, standing, tableLine, type Line } from "../../../table/state/log";
import { hasText, join, t } from "../../../text/fluent";
import { describe, eventFacts, hasPoints, type Names } from "../../../text/words";
import { industry } from "./phrases";
import { eventsOf } from "../rocketTypes";

const SILENT = new Set(["turn-began", "veto-passed"]);
const HEX_FACTS = ["at", "to", "origin", "hex"];
const PLACE_FACTS = ["city", "town", "place"];

export function tell(entries: readonly LogEntry[], map: GameMap, names: Names): Line[] {
  const out: Line[] = [];
  const first = isWhole(entries) ? entries.find((entry) => entry.kind === "action") : undefined;
  let heading: string | null = first
    ? t("rocket-web-log-turn", { turn: 1, seat: names.seats[first.seat] ?? "" })
    : null;
  let turn = first ? 1 : null;
  let origin: string | null = null;
  let announced = false;
  for (const entry of standing(entries)) {
    const { seat, number } = entry;
    if (entry.kind !== "action") {
      out.push(tableLine(entry, names, heading));
      heading = null;
      continue;
    }
    const events = eventsOf(entry);
    const proposed = events.find((event) => event.key === "extension-proposed");
    if (proposed) origin = proposed.origin;
    const spoken = spokenOf(events, announced);
    announced ||= events.some((event) => event.key === "end-announced");
    const text = spoken.map((event) => tellEvent(event, map, names, origin)).join(" ");
    if (text !== "") {
      const company = spoken.map((event) => event["company"] ?? event["survivor"]).find((id) => typeof id === "string");
      out.push({
        id: String(number),
        number,
        seat,
        sign: typeof company === "string" ? (map.companyOf.get(company) ?? null) : null,
        text,
        hexes: hexesOf(spoken, map),
        heading,
        kind: "action",
        ...(turn === null ? {} : { when: t("rocket-web-when", { turn }) }),
      });
      heading = null;
    }
    const began = events.find((event) => event.key === "turn-began");
    if (began) {
      turn = began.turn;
      heading = t("rocket-web-log-turn", { turn, seat: names.seats[began.seat] ?? "" });
    }
  }
  if (heading !== null) out.push(nextHeading(heading, entries));
  return out;
}

/**
 * What is worth a sentence, the move first: proposals that came about at once and scorings of nothing go without saying,
 * and so does why the match ends where that was announced.
 */
function spokenOf(events: readonly RocketEvent[], announced: boolean): BaseEvent[] {
  const ran = events.find((event) => event.key === "line-extended");
  const known = announced || events.some((event) => event.key === "end-announced");
  const told: BaseEvent[] = events
    .filter(
      (event) =>
        !SILENT.has(event.key) && event !== ran && !(ran && event.key === "extension-proposed") && !isNothing(event),
    )
    .map((event) => (known && event.key === "match-ended" ? { ...event, key: "end-reached" } : event));
  if (!ran) return told;
  // Whoever pays has bid, and where the line was sent need not be said twice.
  const paid = told.find((event) => event.key === "veto-paid");
  const rest = told.filter((event) => event.key !== "bid-made" && event !== paid);
  return paid ? [paid, { ...ran, key: "line-sent" }, ...rest] : [ran, ...told];
}

function isNothing(event: RocketEvent): boolean {
  return (event.key === "city-scored" || event.key === "town-scored") && !hasPoints(event);
}

/** An event with hexes told by the places they lie beside; `origin` is where the locomotive in question stands. */
export function tellEvent(event: BaseEvent, map: GameMap, names: Names, origin: string | null): string {
  const key = `rocket-web-told-${event.key}`;
  if (!hasText(key)) return describe(event, names);
  const to = event["to"] ?? event["at"];
  const from = typeof event["origin"] === "string" ? event["origin"] : origin;
  const where = typeof to === "string" ? whereabouts(map, to) : null;
  const way = typeof to === "string" ? wayTo(map, from, to) : null;
  return t(key, {
    ...eventFacts(event, names),
    where,
    // Without a direction it is told where the hex lies, and sentences want to hear where to.
    way: way !== null && way === where ? t("rocket-web-told-way", { where }) : way,
    was: from === null ? null : whereabouts(map, from),
  });
}

export function hexesOf(events: readonly BaseEvent[], map: GameMap): string[] {
  const found = new Set<string>();
  for (const event of events) {
    for (const name of HEX_FACTS) {
      const value = event[name];
      if (typeof value === "string" && map.at.has(value)) found.add(value);
    }
    for (const name of PLACE_FACTS) {
      const value = event[name];
      const hex = typeof value === "string" ? map.placeNamed.get(value)?.hex : undefined;
      if (hex) found.add(hex);
    }
  }
  return [...found];
}

/** Where a piece was moved or put by these events. */
export function touched(events: readonly RocketEvent[], map: GameMap): string[] {
  return events.flatMap((event) => {
    if (event.key === "line-extended" || event.key === "station-moved") return [event.to];
    if (event.key === "station-placed") return [event.at];
    return event.key === "invested" ? hexesOf([event], map) : [];
  });
}

/** Where the last thing that moved a piece happened. */
export function lastMove(entries: readonly LogEntry[], map: GameMap): string[] {
  const stood = standing(entries);
  for (let n = stood.length - 1; n >= 0; n -= 1) {
    const hexes = touched(eventsOf(stood[n]!), map);
    if (hexes.length > 0) return hexes.slice(-1);
  }
  return [];
}

/** Points scored in play after every turn, a row a seat; where the match was broken off, its last turn is one, too. */
export function scoresOver(entries: readonly LogEntry[], seats: number, brokenOff = false): number[][] {
  const now = Array.from({ length: seats }, () => 0);
  const rows = now.map(() => [0]);
  const push = (): void => rows.forEach((row, seat) => row.push(now[seat] ?? 0));
  for (const entry of standing(entries)) {
    for (const event of eventsOf(entry)) {
      if ("points" in event) event.points.forEach((won, seat) => (now[seat] = (now[seat] ?? 0) + won));
      if (event.key === "turn-began" || event.key === "match-ended") push();
    }
  }
  if (brokenOff) push();
  return rows;
}

/** What lies on a hex, a line each, the name first. */
export function hexLines(map: GameMap, view: RocketView | null, name: string): string[] {
  const hex = map.at.get(name);
  if (!hex) return [name];
  const place = map.placeAt.get(name);
  const lines = [
    place
      ? t(`rocket-web-hex-${place.kind}`, { place: place.name, hex: name })
      : t("web-hex-where", { hex: name, where: whereabouts(map, name) }),
  ];
  if (place && view) lines.push(...placeLines(view, place));
  for (const company of view?.companies ?? []) {
    if (company.locomotive === name && company.status !== "closed")
      lines.push(
        t(company.status === "isolated" ? "rocket-web-hex-locomotive-isolated" : "rocket-web-hex-locomotive", {
          company: company.name,
        }),
      );
    else if (company.track.some((tile) => tile.hex === name))
      lines.push(t("rocket-web-hex-track", { company: company.name }));
  }
  const station = view?.stations.find((each) => each.hex === name);
  if (station)
    lines.push(
      t(station.company === null ? "rocket-web-hex-station" : "rocket-web-hex-station-on", {
        seat: view?.seats[station.seat]?.name ?? "",
        company: station.company,
      }),
    );
  return lines;
}

/** The investments of a city, and the lines that have joined a place. */
function placeLines(view: RocketView, place: MapPlace): string[] {
  const slots = view.cities.find((city) => city.name === place.name)?.places ?? [];
  const lines =
    slots.length === 0
      ? []
      : [t("rocket-web-hex-free", { industries: industries(slots.filter((slot) => slot.seat === null)) })];
  for (const seat of view.seats) {
    const own = slots.filter((slot) => slot.seat === seat.seat);
    if (own.length > 0) lines.push(t("rocket-web-hex-invested", { seat: seat.name, industries: industries(own) }));
  }
  const joined = view.companies
    .filter((company) => company.status !== "closed" && company.joined.includes(place.name))
    .map((company) => company.id);
  return joined.length === 0 ? lines : [...lines, t("rocket-web-hex-joined", { companies: joined })];
}

function industries(slots: readonly InvestmentView[]): string | null {
  const counted = new Map<string, number>();
  for (const slot of slots) counted.set(slot.industry, (counted.get(slot.industry) ?? 0) + 1);
  const named = [...counted].map(([id, number]) => t("rocket-web-hex-industry", { industry: industry(id), number }));
  return named.length === 0 ? null : join(named);
}
