/* Steam's log as a story: what still stands, in words, with where it happened. */
import type { LogEntry } from "../../../generated/messages";
import type { BaseEvent } from "../../../generated";
import type { SteamEvent, SteamView } from "../../../generated/steam";
import type { GameMap } from "../../../board/maps";
import { whereabouts } from "../../../board/whereabouts";
import { isWhole, nextHeading, standing, tableLine, type Line } from "../../../table/state/log";
import { hasText, t } from "../../../text/fluent";
import { describe, eventFacts, type Names } from "../../../text/words";
import { NOTHING_MOVED, type LastMove } from "../../client";
import { prices } from "../choice";
import { inWords, tileWord, trackWord } from "./hexWords";
import { eventsOf } from "../steamTypes";

const SILENT = new Set(["paid", "build-began", "phase-began", "round-began", "build-ended", "change-returned"]);
const STOP_FACTS = ["a", "b", "town", "city", "origin", "to", "start"];

export function tell(entries: readonly LogEntry[], map: GameMap, names: Names): Line[] {
  const out: Line[] = [];
  let round = isWhole(entries) ? 1 : null;
  let heading: string | null = null;
  for (const entry of standing(entries)) {
    const { seat, number } = entry;
    const id = String(number);
    if (entry.kind !== "action") {
      out.push(tableLine(entry, names, heading));
      heading = null;
      continue;
    }
    // What follows from an action may lie in the next phase: its sentences stand under that heading.
    let spoken: SteamEvent[] = [];
    let part = 0;
    const close = (): void => {
      const text = sentences(spoken, map, names);
      if (text !== "") {
        out.push({
          id: `${id}.${part}`,
          number,
          seat: part === 0 ? seat : onlySeat(spoken),
          sign: null,
          text,
          hexes: hexesOf(spoken, map),
          heading,
          kind: "action",
          ...(round === null ? {} : { when: t("steam-web-when", { round }) }),
        });
        heading = null;
      }
      spoken = [];
      part += 1;
    };
    for (const event of eventsOf(entry)) {
      if (event.key === "round-began") {
        close();
        round = event.round;
      }
      if (event.key === "phase-began") {
        close();
        const { phase, goods_round } = event;
        heading = round === null ? null : t("steam-web-log-round", { round, phase, goods_round });
      }
      if (!SILENT.has(event.key) && !isNothing(event)) spoken.push(event);
    }
    close();
  }
  if (heading !== null) out.push(nextHeading(heading, entries));
  return out;
}

/** Whom events are about, if it is one seat; below 0 several or none. */
function onlySeat(events: readonly BaseEvent[]): number {
  const seats = new Set(events.flatMap(({ seat }) => (typeof seat === "number" ? [seat] : [])));
  return seats.size === 1 ? [...seats][0]! : -1;
}

/** Whoever has nothing left gives nothing; what follows from it is told by the next event. */
const isNothing = (event: SteamEvent): boolean => event.key === "shortfall-covered" && event.amount === 0;

/** Events as sentences that speak of places; track that completes a link is told by the link. */
function sentences(events: readonly SteamEvent[], map: GameMap, names: Names): string {
  const laid = events.find((event) => event.key === "track-laid");
  const completed = events
    .filter((event) => event.key === "link-completed")
    .filter((link) => link.owner === laid?.seat);
  const one = laid !== undefined && completed.length === 1 ? completed[0]! : null;
  const told: readonly BaseEvent[] =
    one === null
      ? events
      : events
          .filter((event) => event !== one)
          .map((event) => (event === laid ? { ...laid, key: "track-completes", a: one.a, b: one.b } : event));
  return told.map((event) => sentence(event, map, names)).join(" ");
}

function sentence(event: BaseEvent, map: GameMap, names: Names): string {
  const own = `steam-web-told-${event.key}`;
  if (!hasText(own))
    return describe(
      inWords(map, typeof event["income"] === "number" ? { ...event, income: signed(event["income"]) } : event),
      names,
    );
  const { hex, tile, rotation } = event;
  const where = typeof hex === "string" ? whereabouts(map, hex) : null;
  const sides = typeof tile === "string" && typeof rotation === "number" ? tileWord(map, tile, rotation) : null;
  return t(own, { ...eventFacts(event, names), where, sides });
}

export function hexesOf(events: readonly BaseEvent[], map: GameMap): string[] {
  const found = new Set<string>();
  for (const event of events) {
    for (const name of STOP_FACTS) {
      const place = event[name];
      const hex = typeof place === "string" ? map.placeNamed.get(place)?.hex : undefined;
      if (hex) found.add(hex);
    }
    const { hex, hexes } = event;
    if (typeof hex === "string" && map.at.has(hex)) found.add(hex);
    if (Array.isArray(hexes)) for (const each of hexes) found.add(String(each));
  }
  return [...found];
}

/** What changed the map after an entry; without anything, the last thing that did. */
export function newsSince(entries: readonly LogEntry[], map: GameMap, since: number): LastMove {
  const stood = standing(entries);
  const fresh = newsOf(stood.filter((entry) => entry.number > since).flatMap(eventsOf), map);
  return since > 0 && (fresh.at.length > 0 || fresh.way.length > 0) ? fresh : lastMove(entries, map);
}

/** What the last thing that changed the map touched. */
export function lastMove(entries: readonly LogEntry[], map: GameMap): LastMove {
  const stood = standing(entries);
  for (let n = stood.length - 1; n >= 0; n -= 1) {
    const news = newsOf(eventsOf(stood[n]!), map);
    if (news.at.length > 0) return news;
  }
  return NOTHING_MOVED;
}

function newsOf(events: readonly SteamEvent[], map: GameMap): LastMove {
  const delivered = events.filter((event) => event.key === "goods-delivered").at(-1);
  const at = events.flatMap((event) => {
    if (event.key === "track-laid") return [event.hex];
    return event.key === "city-placed" || event.key === "city-grown" ? hexesOf([event], map) : [];
  });
  if (delivered === undefined) return { ...NOTHING_MOVED, at: [...new Set(at)] };
  const ends = hexesOf([{ key: "", to: delivered.to, origin: delivered.origin }], map);
  return {
    at: [...new Set([...at, ...ends])],
    stops: delivered.stops,
    way: delivered.hexes,
  };
}

/** The hexes a seat has laid in its build turn so far. */
export function draftOf(entries: readonly LogEntry[], seat: number): string[] {
  // A hex may be laid and redirected within one turn; it is drafted once.
  let laid = new Set<string>();
  for (const event of standing(entries).flatMap(eventsOf)) {
    if (event.key === "build-began") laid = new Set();
    if (event.key === "track-laid" && event.seat === seat) laid.add(event.hex);
  }
  return [...laid];
}

/** Victory points after every round, a row a seat; where the match was broken off, its last round is one, too. */
export function scoresOver(entries: readonly LogEntry[], seats: number, brokenOff = false): number[][] {
  const now = Array.from({ length: seats }, () => 0);
  const rows = now.map(() => [0]);
  const push = (): void => rows.forEach((row, seat) => row.push(now[seat] ?? 0));
  for (const entry of standing(entries)) {
    for (const event of eventsOf(entry)) {
      if (event.key === "points-scored") now[event.seat] = event.total;
      if (event.key === "money-raised" || event.key === "shortfall-covered")
        now[event.seat] = (now[event.seat] ?? 0) - event.points_lost;
      if (event.key === "round-began" && event.round > 1) push();
      // What final scoring adds is a step of its own, which whoever draws them knows from the outcome.
      if (event.key === "match-ended") push();
    }
  }
  if (brokenOff) push();
  return rows;
}

/** What a point of the chart stands at. */
export const chartStep = (round: number): string => t("steam-web-chart-round", { round });

/** What stands on a hex, a line each, the name first, and what can be built there. */
export function hexLines(map: GameMap, view: SteamView | null, name: string): string[] {
  const hex = map.at.get(name);
  if (!hex) return [name];
  const city = view?.cities.find((each) => each.hex === name);
  const town = view?.towns.find((each) => each.hex === name);
  const lines: string[] = [];
  if (city) {
    const cubes = city.cubes.map((cube) => t(`steam-colour-${cube}`));
    lines.push(t("steam-web-hex-city", { place: city.name, hex: name, colour: t(`steam-colour-${city.colour}`) }));
    lines.push(cubes.length > 0 ? t("steam-web-hex-goods", { cubes }) : t("steam-web-hex-no-goods"));
    if (city.marker) lines.push(t("steam-web-hex-marker"));
  } else
    lines.push(
      town
        ? t("steam-web-hex-town", { place: town.name, hex: name })
        : t("web-hex-where", { hex: name, where: whereabouts(map, name) }),
    );
  const ground = ["hill", "river", "canal", "lake", "coast"]
    .filter((kind) => hex.terrain.includes(kind))
    .map((kind) => t(`steam-web-hex-${kind}`));
  if (ground.length > 0) lines.push(ground.join(", "));
  if (view) lines.push(...trackLines(map, view, name));
  const price = view ? prices(view).get(name) : undefined;
  if (price !== undefined) lines.push(t("steam-web-hex-price", { price }));
  return lines;
}

/** The links over a hex with their owners and the sides they use, and what becomes of open ones. */
function trackLines(map: GameMap, view: SteamView, name: string): string[] {
  const tracks = view.tiles.find((tile) => tile.hex === name)?.tracks ?? [];
  return view.links.flatMap((link) => {
    const own = tracks.filter((track) => track.link === link.id);
    if (own.length === 0) return [];
    const seat = link.owner === null ? null : (view.seats[link.owner]?.name ?? "");
    const sides = own.map((track) => trackWord(map, [track.a, track.b]));
    if (link.b !== null) return [t("steam-web-hex-link", { a: link.a, b: link.b, seat, sides })];
    return [t("steam-web-hex-link-open", { a: link.a, seat, sides, expires: link.expires })];
  });
}

/** An amount of dollars that is got or paid. */
export function signedDollars(value: number): string {
  return value === 0
    ? t("steam-web-cash", { cash: 0 })
    : t(value > 0 ? "steam-web-gets" : "steam-web-pays", { amount: Math.abs(value) });
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
