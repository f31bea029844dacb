/* Steam's log as a story: what still stands, in words, with where it happened. */
import type { LogEntry } from "../generated/messages";
import type { SteamView } from "../generated/steam";
import type { GameMap } from "../map/boards";
import { whereabouts } from "../map/where";
import { eventsOf, nextHeading, standing, tableLine, type Line } from "../table/log";
import { hasText, t } from "../text/fluent";
import { describe, eventFacts, type Said, type Told } from "../text/words";
import { prices } from "./choice";
import { inWords } from "./places";

const SILENT = new Set(["paid", "build-began", "phase-began", "round-began", "build-ended", "change-returned"]);
const STOP_FACTS = ["a", "b", "town", "city", "origin", "to", "start"];

export function tell(entries: readonly LogEntry[], map: GameMap, said: Said): Line[] {
  const out: Line[] = [];
  let round = 1;
  let heading: string | null = null;
  for (const entry of standing(entries)) {
    const { seat, number } = entry;
    const id = String(number);
    if (entry.kind !== "action") {
      out.push(tableLine(entry, said, heading));
      heading = null;
      continue;
    }
    // What follows from an action may lie in the next phase: its sentences stand under that heading.
    let spoken: Told[] = [];
    let part = 0;
    const close = (): void => {
      const text = sentences(spoken, map, said);
      if (text !== "") {
        out.push({ id: `${id}.${part}`, number, seat: part === 0 ? seat : -1, company: null, text, hexes: hexesOf(spoken, map), heading, kind: "action" });
        heading = null;
      }
      spoken = [];
      part += 1;
    };
    for (const event of eventsOf(entry)) {
      if (event.key === "round-began") round = event["round"] as number;
      if (event.key === "phase-began") {
        close();
        heading = t("web-steam-log-round", { round, phase: event["phase"] as string, goods_round: event["goods_round"] as number });
      }
      if (!SILENT.has(event.key)) spoken.push(event);
    }
    close();
  }
  if (heading !== null) out.push(nextHeading(heading, entries));
  return out;
}

/** Events as sentences that speak of places; track that completes a link is told by the link. */
function sentences(events: readonly Told[], map: GameMap, said: Said): string {
  const laid = events.find((event) => event.key === "track-laid");
  const completed = events.filter((event) => event.key === "link-completed" && event["owner"] === laid?.["seat"]);
  const one = laid !== undefined && completed.length === 1 ? completed[0]! : null;
  const told = one === null ? events : events.filter((event) => event !== one).map((event) => (event === laid ? { ...laid, key: "track-completes", a: one["a"], b: one["b"] } : event));
  return told.map((event) => sentence(event, map, said)).join(" ");
}

function sentence(event: Told, map: GameMap, said: Said): string {
  const own = `web-steam-told-${event.key}`;
  if (!hasText(own)) return describe(inWords(map, typeof event["income"] === "number" ? { ...event, income: signed(event["income"]) } : event), said);
  const where = typeof event["hex"] === "string" ? whereabouts(map, event["hex"]) : null;
  return t(own, { ...eventFacts(event, said), where });
}

export function hexesOf(events: readonly Told[], map: GameMap): string[] {
  const found = new Set<string>();
  for (const event of events) {
    for (const name of STOP_FACTS) {
      const hex = typeof event[name] === "string" ? map.placeNamed.get(event[name])?.hex : undefined;
      if (hex) found.add(hex);
    }
    if (typeof event["hex"] === "string" && map.at.has(event["hex"])) found.add(event["hex"]);
    if (Array.isArray(event["hexes"])) for (const hex of event["hexes"] as string[]) found.add(hex);
  }
  return [...found];
}

export interface News {
  /** hexes that something was laid or put on */
  readonly at: readonly string[];
  /** the last delivery: its stops and its hexes */
  readonly stops: readonly string[];
  readonly way: readonly string[];
}
const NONE: News = { at: [], stops: [], way: [] };

/** What changed the map after an entry; without anything, the last thing that did. */
export function newsSince(entries: readonly LogEntry[], map: GameMap, since: number): News {
  const stood = standing(entries);
  const fresh = newsOf(stood.filter((entry) => entry.number > since).flatMap(eventsOf), map);
  return since > 0 && (fresh.at.length > 0 || fresh.way.length > 0) ? fresh : lastMove(entries, map);
}

/** What the last thing that changed the map touched. */
export function lastMove(entries: readonly LogEntry[], map: GameMap): News {
  const stood = standing(entries);
  for (let n = stood.length - 1; n >= 0; n -= 1) {
    const news = newsOf(eventsOf(stood[n]!), map);
    if (news.at.length > 0) return news;
  }
  return NONE;
}

function newsOf(events: readonly Told[], map: GameMap): News {
  const delivered = events.filter((event) => event.key === "goods-delivered").at(-1);
  const at = events.flatMap((event) => {
    if (event.key === "track-laid") return [event["hex"] as string];
    return event.key === "city-placed" || event.key === "city-grown" ? hexesOf([event], map) : [];
  });
  if (delivered === undefined) return { ...NONE, at: [...new Set(at)] };
  const ends = hexesOf([{ key: "", to: delivered["to"], origin: delivered["origin"] }], map);
  return { at: [...new Set([...at, ...ends])], stops: delivered["stops"] as string[], way: delivered["hexes"] as string[] };
}

/** The hexes a seat has laid in its build turn so far. */
export function draftOf(entries: readonly LogEntry[], seat: number): string[] {
  // A hex may be laid and redirected within one turn; it is drafted once.
  let laid = new Set<string>();
  for (const event of standing(entries).flatMap(eventsOf)) {
    if (event.key === "build-began") laid = new Set();
    if (event.key === "track-laid" && event["seat"] === seat) laid.add(event["hex"] as string);
  }
  return [...laid];
}

/** Victory points after every round, a row a seat. */
export function scoresOver(entries: readonly LogEntry[], seats: number): number[][] {
  const now = Array.from({ length: seats }, () => 0);
  const rows = now.map(() => [0]);
  const push = (): void => rows.forEach((row, seat) => row.push(now[seat] ?? 0));
  for (const entry of standing(entries)) {
    for (const event of eventsOf(entry)) {
      const seat = event["seat"] as number;
      if (event.key === "points-scored") now[seat] = event["total"] as number;
      if (event.key === "money-raised" || event.key === "shortfall-covered") now[seat] = (now[seat] ?? 0) - (event["points_lost"] as number);
      if (event.key === "round-began" && (event["round"] as number) > 1) push();
      if (event.key === "match-ended") {
        (event["scores"] as number[]).forEach((score, each) => (now[each] = score));
        push();
      }
    }
  }
  return rows;
}

/** What stands on a hex, a line each, the name first, and what can be built there. */
export function hexLines(map: GameMap, view: SteamView | null, name: string): string[] {
  const hex = map.at.get(name);
  if (!hex) return [name];
  const city = view?.cities.find((each) => each.hex === name);
  const town = view?.towns.find((each) => each.hex === name);
  const lines: string[] = [];
  if (city) {
    const cubes = city.cubes.map((cube) => t(`steam-colour-${cube}`));
    lines.push(t("web-steam-hex-city", { place: city.name, hex: name, colour: t(`steam-colour-${city.colour}`) }));
    lines.push(cubes.length > 0 ? t("web-steam-hex-goods", { cubes }) : t("web-steam-hex-no-goods"));
    if (city.marker) lines.push(t("web-steam-hex-marker"));
  } else lines.push(town ? t("web-steam-hex-town", { place: town.name, hex: name }) : t("web-hex-where", { hex: name, where: whereabouts(map, name) }));
  const ground = ["hill", "river"].filter((kind) => hex.terrain.includes(kind)).map((kind) => t(`web-steam-hex-${kind}`));
  if (ground.length > 0) lines.push(ground.join(", "));
  if (view) lines.push(...trackLines(view, name));
  const price = view ? prices(view).get(name) : undefined;
  if (price !== undefined) lines.push(t("web-steam-hex-price", { price }));
  return lines;
}

/** The links over a hex with their owners, and what becomes of open ones. */
function trackLines(view: SteamView, name: string): string[] {
  const ids = new Set(view.tiles.find((tile) => tile.hex === name)?.tracks.map((track) => track.link) ?? []);
  return view.links.filter((link) => ids.has(link.id)).map((link) => {
    const seat = link.owner === null ? null : (view.seats[link.owner]?.name ?? "");
    if (link.b !== null) return t("web-steam-hex-link", { a: link.a, b: link.b, seat });
    return t("web-steam-hex-link-open", { a: link.a, seat, expires: link.expires });
  });
}

/** A hex in one breath, for those who hear the map. */
export function hexName(map: GameMap, view: SteamView | null, name: string): string {
  return hexLines(map, view, name).join(", ");
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
