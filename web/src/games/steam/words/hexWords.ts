/* Hexes in the words of places: people know these, not the letters and numbers of a record. */
import type { GameMap } from "../../../board/maps";
import { compass, whereabouts } from "../../../board/whereabouts";
import type { Facts } from "../../../generated";
import { join, t } from "../../../text/fluent";
import { tracksOf, type Track } from "../tiles";

const HEXES = ["hex", "open_hex"];

/** The place on a hex, or "the hex south of Albany"; what is not on the map lies nowhere and has only its name. */
export function hexWord(map: GameMap, name: string): string {
  if (!map.at.has(name)) return name;
  return map.placeAt.get(name)?.name ?? t("steam-web-the-hex", { where: whereabouts(map, name) });
}

/** Facts of an event or a refusal with their hexes in words. */
export function inWords<F extends Facts>(map: GameMap, facts: F): F {
  const words = HEXES.flatMap((name) => {
    const hex = facts[name];
    return typeof hex === "string" ? [[name, hexWord(map, hex)] as const] : [];
  });
  return { ...facts, ...Object.fromEntries(words) };
}

/** A track by the sides it uses: "north to south-east", "north to the town". */
export function trackWord(map: GameMap, [a, b]: Track): string {
  return b === null
    ? t("steam-web-side-town", { a: compass(map, a) })
    : t("steam-web-sides", { a: compass(map, a), b: compass(map, b) });
}

/** All the tracks of a tile as it lies, turned by so many sixths. */
export function tileWord(map: GameMap, tile: string, rotation: number): string {
  const tracks = tracksOf(tile, rotation);
  const towns = tracks.filter(([, b]) => b === null).map(([a]) => compass(map, a));
  const ways = tracks.filter(([, b]) => b !== null).map((track) => trackWord(map, track));
  return join(towns.length > 0 ? [...ways, t("steam-web-sides-town", { sides: towns })] : ways);
}
