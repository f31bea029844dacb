/* Maps as the build writes them from Python: hexes, places, and the ground already drawn. */
import drawn from "../generated/maps.json";
import { getEarly } from "../net/early";
import { spoken } from "../text/language.svelte";
import { mapName } from "../text/words";
import type { Hex, Layout, Point } from "./hexes";

export interface MapHex extends Hex {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly terrain: string;
  readonly near: readonly (string | null)[];
}
export interface MapPlace {
  readonly name: string;
  readonly kind: "start" | "city" | "town";
  readonly hex: string;
}
export interface MapCompany {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly colour: string;
  readonly monogram: string;
  readonly hex: string;
}
export type Box = readonly [number, number, number, number];
/** Names of seas, title and compass rose, and the room they take. */
type Lettering = Pick<MapData, "surround" | "taken" | "seas">;
export interface MapData {
  readonly game: string;
  readonly id: string;
  readonly title: string;
  readonly layout: Layout;
  readonly s: number;
  readonly view: Box;
  readonly land: Box;
  readonly ground: string;
  readonly surround: string;
  readonly taken: readonly Box[];
  /** each name as small boxes, in the order of its texts in `surround` */
  readonly seas: readonly (readonly Box[])[];
  /** the same in languages that have other names for something here */
  readonly lettering?: Readonly<Record<string, Lettering>>;
  readonly shore: readonly Point[];
  /** sides that nothing may cross, from corner to corner */
  readonly closed?: readonly Box[];
  readonly hexes: readonly MapHex[];
  /* what a game has on its maps */
  readonly places?: readonly MapPlace[];
  readonly companies?: readonly MapCompany[];
  readonly industries?: readonly string[];
}
/** A map with what is looked up all the time. */
export interface GameMap extends Required<MapData> {
  readonly at: ReadonlyMap<string, MapHex>;
  readonly placeAt: ReadonlyMap<string, MapPlace>;
  readonly placeNamed: ReadonlyMap<string, MapPlace>;
  readonly companyOf: ReadonlyMap<string, MapCompany>;
}

const kept = new Map<string, Promise<GameMap>>();
const listed: Partial<Record<string, { maps: string[]; card: boolean }>> = drawn.games;

/** The address of a drawn file: with the version of all of them, it may be kept for good. */
export function drawnFile(name: string): string {
  return `/maps/${name}?v=${drawn.version}`;
}

/** Whether there are hexes and pictures of a map; a game may be played without. */
export function isDrawn(game: string, id: string): boolean {
  return listed[game]?.maps.includes(id) ?? false;
}

/** Whether there is a picture of a game for its card. */
export function hasCard(game: string): boolean {
  return listed[game]?.card ?? false;
}

/** Whether a map is somebody's own: its id has the hash of its text behind a tilde, and its table tells it. */
export function isOwn(id: string): boolean {
  return id.includes("~");
}

/** Where the picture of a table's map is, if there is one. */
export function pictureOf(table: { id: string; game: string; map: string }, dark: boolean): string | null {
  const theme = dark ? "dark" : "light";
  if (isOwn(table.map)) return `/api/tables/${table.id}/map.svg?theme=${theme}`;
  return isDrawn(table.game, table.map) ? drawnFile(`${table.game}/${table.map}-${theme}.svg`) : null;
}

/** The map of a table, lettered in the language that is spoken. */
export async function loadMap(game: string, id: string, table: string): Promise<GameMap> {
  const map = await loadDrawn(game, id, table);
  return { ...map, ...map.lettering[spoken.language] };
}

function loadDrawn(game: string, id: string, table: string): Promise<GameMap> {
  const key = `${game}/${id}`;
  let found = kept.get(key);
  if (found === undefined) {
    const address = addressOf(game, id, table);
    found = address === null ? Promise.resolve(blankMap(game, id)) : fetchMap(address);
    kept.set(key, found);
    // A map that could not be had is asked for again next time.
    found.catch(() => kept.delete(key));
  }
  return found;
}

/** Where the map of a table is told; null where its game has none to draw. */
export function addressOf(game: string, id: string, table: string): string | null {
  if (isOwn(id)) return `/api/tables/${table}/map.json`;
  return isDrawn(game, id) ? drawnFile(`${game}/${id}.json`) : null;
}

async function fetchMap(address: string): Promise<GameMap> {
  const answer = await getEarly(address);
  if (!answer.ok) throw new Error(`map ${address}: ${answer.status}`);
  return indexMap((await answer.json()) as MapData);
}

/** What stands for a map where a game has none: no hexes, and so no board. */
function blankMap(game: string, id: string): GameMap {
  return indexMap({
    game,
    id,
    title: mapName(game, id),
    layout: "flat",
    s: 1,
    view: [0, 0, 1, 1],
    land: [0, 0, 1, 1],
    ground: "",
    surround: "",
    taken: [],
    seas: [],
    shore: [],
    hexes: [],
  });
}

export function indexMap(data: MapData): GameMap {
  const { closed = [], places = [], companies = [], industries = [], lettering = {} } = data;
  return {
    ...data,
    closed,
    places,
    companies,
    industries,
    lettering,
    at: new Map(data.hexes.map((hex) => [hex.name, hex])),
    placeAt: new Map(places.map((place) => [place.hex, place])),
    placeNamed: new Map(places.map((place) => [place.name, place])),
    companyOf: new Map(companies.map((company) => [company.id, company])),
  };
}

/** The hex under a point of the map, if it is one to play on. */
export function hexAt(map: GameMap, x: number, y: number): MapHex | null {
  let best: MapHex | null = null;
  let least = map.s * map.s;
  for (const hex of map.hexes) {
    const away = (hex.x - x) ** 2 + (hex.y - y) ** 2;
    if (away < least) [best, least] = [hex, away];
  }
  return best;
}
