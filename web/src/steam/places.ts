/* Hexes in the words of places: people know these, not the letters and numbers of a record. */
import type { GameMap } from "../map/boards";
import { whereabouts } from "../map/where";
import { t, type Facts } from "../text/fluent";
import type { Told } from "../text/words";

const HEXES = ["hex", "open_hex"];

/** The place on a hex, or "the hex south of Albany". */
export function hexWord(map: GameMap, name: string): string {
  return map.placeAt.get(name)?.name ?? t("web-steam-the-hex", { where: whereabouts(map, name) });
}

/** Facts of an event or a refusal with their hexes in words. */
export function inWords<F extends Facts | Told>(map: GameMap, facts: F): F {
  const made: Record<string, unknown> = { ...facts };
  for (const name of HEXES) if (typeof made[name] === "string") made[name] = hexWord(map, made[name]);
  return made as F;
}
