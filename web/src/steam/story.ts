/* Steam's log as a story: what still stands, in words, with where it happened. */
import type { LogEntry } from "../generated/messages";
import type { SteamView } from "../generated/steam";
import type { GameMap } from "../map/boards";
import { standing, eventsOf, type Line } from "../rocket/story";
import { t } from "../text/fluent";
import { describe, type Said, type Told } from "../text/words";
import { prices } from "./choice";

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
      const facts = { seat: said.names[seat] ?? "", what: String(entry.facts["what"] ?? "none"), bot: String(entry.facts["bot"] ?? "none") };
      out.push({ id, number, seat, company: null, text: t(`web-log-${entry.kind}`, facts), hexes: [], heading, kind: "table" });
      heading = null;
      continue;
    }
    // What follows from an action may lie in the next phase: its sentences stand under that heading.
    let spoken: Told[] = [];
    let part = 0;
    const close = (): void => {
      const text = spoken.map((event) => describe(event, said)).join(" ");
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
  if (heading !== null) out.push({ id: "now", number: entries.length + 1, seat: -1, company: null, text: "", hexes: [], heading, kind: "table" });
  return out;
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

/** What the last thing that changed the map touched; `way` are the hexes of a delivery. */
export function lastMove(entries: readonly LogEntry[], map: GameMap): { at: string[]; way: string[]; cube: string | null; key: string } {
  const stood = standing(entries);
  for (let n = stood.length - 1; n >= 0; n -= 1) {
    for (const event of [...eventsOf(stood[n]!)].reverse()) {
      const key = String(stood[n]!.number);
      if (event.key === "track-laid") return { at: [event["hex"] as string], way: [], cube: null, key };
      if (event.key === "city-placed" || event.key === "city-grown") return { at: hexesOf([event], map), way: [], cube: null, key };
      if (event.key === "goods-delivered") return { at: hexesOf([{ key: "", to: event["to"], origin: event["origin"] }], map), way: hexesOf([event], map), cube: event["cube"] as string, key };
    }
  }
  return { at: [], way: [], cube: null, key: "" };
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

/** A hex in words: what stands there, what it is beside, and what can be built. */
export function hexName(map: GameMap, view: SteamView | null, name: string, compass: readonly string[]): string {
  const hex = map.at.get(name);
  if (!hex) return name;
  const city = view?.cities.find((each) => each.hex === name);
  const town = view?.towns.find((each) => each.hex === name);
  const parts: string[] = [];
  if (city) {
    const colour = t(`steam-colour-${city.colour}`);
    const cubes = city.cubes.map((cube) => t(`steam-colour-${cube}`));
    parts.push(t(cubes.length > 0 ? "web-steam-hex-city" : "web-steam-hex-city-empty", { place: city.name, hex: name, colour, cubes }));
    if (city.marker) parts.push(t("web-steam-hex-marker"));
  } else if (town) parts.push(t("web-steam-hex-town", { place: town.name, hex: name }));
  else {
    const d = hex.near.findIndex((next) => next !== null && map.placeAt.has(next));
    const near = d < 0 ? null : map.placeAt.get(hex.near[d]!)!;
    parts.push(near ? t("web-hex-near", { hex: name, direction: t(`web-direction-${compass[(d + 3) % 6]}`), place: near.name }) : name);
  }
  if (hex.terrain.includes("hill")) parts.push(t("web-steam-hex-hills"));
  if (hex.terrain.includes("river")) parts.push(t("web-steam-hex-river"));
  const owners = new Set(view?.tiles.find((tile) => tile.hex === name)?.tracks.map((track) => track.owner) ?? []);
  for (const owner of owners) parts.push(owner === null ? t("web-steam-hex-track-free") : t("web-steam-hex-track", { seat: view?.seats[owner]?.name ?? "" }));
  const price = view ? prices(view).get(name) : undefined;
  if (price !== undefined) parts.push(t("web-steam-hex-price", { price }));
  return parts.join(", ");
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
