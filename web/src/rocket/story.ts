/* The log as a story: what still stands, in words, with where it happened. */
import type { LogEntry } from "../generated/messages";
import type { RocketView } from "../generated/rocket";
import type { GameMap } from "../map/boards";
import { t } from "../text/fluent";
import { describe, type Said, type Told } from "../text/words";

export interface Line {
  readonly id: string;
  readonly number: number;
  readonly seat: number;
  readonly company: string | null;
  readonly text: string;
  readonly hexes: readonly string[];
  /** the heading that stands before it, if a turn begins */
  readonly heading: string | null;
  readonly kind: "action" | "table";
}

const SILENT = new Set(["turn-began", "veto-passed"]);
const HEX_FACTS = ["at", "to", "origin", "hex"];
const PLACE_FACTS = ["city", "town", "place"];

/** The entries that still stand: what was taken back is left out. */
export function standing(entries: readonly LogEntry[]): LogEntry[] {
  let kept: LogEntry[] = [];
  let actions = 0;
  for (const entry of entries) {
    if (entry.kind === "action") actions += 1;
    if (entry.kind === "undo") {
      const to = Number(entry.facts["to"] ?? 0);
      let seen = 0;
      kept = kept.filter((each) => each.kind !== "action" || (seen += 1) <= to);
      actions = to;
    }
    kept.push(entry);
  }
  void actions;
  return kept;
}

export function eventsOf(entry: LogEntry): Told[] {
  return entry.events as Told[];
}

export function tell(entries: readonly LogEntry[], map: GameMap, said: Said): Line[] {
  const out: Line[] = [];
  const first = entries.find((entry) => entry.kind === "action");
  let heading: string | null = first ? t("web-log-turn", { turn: 1, seat: said.names[first.seat] ?? "" }) : null;
  for (const entry of standing(entries)) {
    const seat = entry.seat;
    if (entry.kind !== "action") {
      out.push({ id: String(entry.number), number: entry.number, seat, company: null, text: tableLine(entry, said), hexes: [], heading, kind: "table" });
      heading = null;
      continue;
    }
    const events = eventsOf(entry);
    const spoken = events.filter((event) => !SILENT.has(event.key) && !(event.key === "extension-proposed" && events.some((other) => other.key === "line-extended")));
    const text = spoken.map((event) => describe(event, said)).join(" ");
    if (text !== "") {
      const company = spoken.map((event) => event["company"] ?? event["survivor"]).find((id) => typeof id === "string");
      out.push({ id: String(entry.number), number: entry.number, seat, company: (company as string | undefined) ?? null, text, hexes: hexesOf(spoken, map), heading, kind: "action" });
      heading = null;
    }
    const began = events.find((event) => event.key === "turn-began");
    if (began) heading = t("web-log-turn", { turn: began["turn"] as number, seat: said.names[began["seat"] as number] ?? "" });
  }
  if (heading !== null) out.push({ id: "now", number: entries.length + 1, seat: -1, company: null, text: "", hexes: [], heading, kind: "table" });
  return out;
}

function tableLine(entry: LogEntry, said: Said): string {
  const facts = { seat: said.names[entry.seat] ?? "", what: String(entry.facts["what"] ?? "none"), bot: String(entry.facts["bot"] ?? "none") };
  return t(`web-log-${entry.kind}`, facts);
}

export function hexesOf(events: readonly Told[], map: GameMap): string[] {
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

/** Where the last thing that moved a piece happened. */
export function lastMove(entries: readonly LogEntry[], map: GameMap): string[] {
  const stood = standing(entries);
  for (let n = stood.length - 1; n >= 0; n -= 1) {
    for (const event of [...eventsOf(stood[n]!)].reverse()) {
      if (event.key === "line-extended" || event.key === "station-moved") return [event["to"] as string];
      if (event.key === "station-placed") return [event["at"] as string];
      if (event.key === "invested") return hexesOf([event], map);
    }
  }
  return [];
}

/** Points scored in play after every turn, a row a seat. */
export function scoresOver(entries: readonly LogEntry[], seats: number): number[][] {
  const now = Array.from({ length: seats }, () => 0);
  const rows = now.map(() => [0]);
  for (const entry of standing(entries)) {
    for (const event of eventsOf(entry)) {
      const points = event["points"];
      if (Array.isArray(points)) (points as number[]).forEach((won, seat) => (now[seat] = (now[seat] ?? 0) + won));
      if (event.key === "turn-began" || event.key === "match-ended") rows.forEach((row, seat) => row.push(now[seat] ?? 0));
    }
  }
  return rows;
}

/** A hex in words: what it is called, what lies on it, or what it lies next to. */
export function hexName(map: GameMap, view: RocketView | null, name: string, compass: readonly string[]): string {
  const hex = map.at.get(name);
  if (!hex) return name;
  const place = map.placeAt.get(name);
  const parts: string[] = [];
  if (place) parts.push(t(`web-hex-${place.kind}`, { place: place.name, hex: name }));
  else {
    const d = hex.near.findIndex((next) => next !== null && map.placeAt.has(next));
    const near = d < 0 ? null : map.placeAt.get(hex.near[d]!)!;
    parts.push(near ? t("web-hex-near", { hex: name, direction: t(`web-direction-${compass[(d + 3) % 6]}`), place: near.name }) : name);
  }
  for (const company of view?.companies ?? []) {
    if (company.locomotive === name && company.status !== "closed") parts.push(t("web-hex-locomotive", { company: company.name }));
    else if (company.track.some((tile) => tile.hex === name)) parts.push(t("web-hex-track", { company: company.name }));
  }
  const station = view?.stations.find((each) => each.hex === name);
  if (station) parts.push(t("web-hex-station", { seat: view?.seats[station.seat]?.name ?? "" }));
  return parts.join(", ");
}
