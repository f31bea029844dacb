/* Hexes in the words of places: people know these, not the letters and numbers of a record. */
import type { GameMap } from "../../board/maps";
import { whereabouts } from "../../board/whereabouts";
import type { Facts } from "../../generated";
import { t } from "../../text/fluent";

const HEXES = ["hex", "open_hex"];

/** The place on a hex, or "the hex south of Albany". */
export function hexWord(map: GameMap, name: string): string {
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
