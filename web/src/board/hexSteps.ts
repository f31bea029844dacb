/* From hex to hex by keys. */
import type { GameMap, MapHex } from "./maps";

/** Where the Tab key enters the map: where somebody was before, if that can be chosen or nothing can, else the first choice. */
export function entryHex(
  map: GameMap,
  reading: readonly MapHex[],
  targets: ReadonlySet<string>,
  last: string | null,
): string | null {
  if (last !== null && (targets.size === 0 || targets.has(last))) return last;
  const first = reading.find((hex) => (targets.size > 0 ? targets.has(hex.name) : map.placeAt.has(hex.name)));
  return (first ?? reading[0])?.name ?? null;
}

/** The hexes in the order in which one reads: row by row. */
export function readingOrder(map: GameMap): MapHex[] {
  return [...map.hexes].sort((a, b) => a.y - b.y || a.x - b.x);
}

/**
 * Where a key leads from a hex: arrows to neighbours, N and Shift+N through what can be chosen, Home and End to the first
 * and the last of it, Page keys through the places; null where it leads nowhere, undefined if it is no such key.
 */
export function hexStep(
  map: GameMap,
  reading: readonly MapHex[],
  targets: ReadonlySet<string>,
  name: string,
  key: string,
): string | null | undefined {
  if (key.startsWith("Arrow")) return neighbour(map, name, key);
  if (key === "Home" || key === "End")
    return reading.filter((hex) => targets.has(hex.name)).at(key === "Home" ? 0 : -1)?.name ?? null;
  const from = reading.findIndex((hex) => hex.name === name);
  if (key === "n" || key === "N") {
    const ways = [...reading.slice(from + 1), ...reading.slice(0, from)].filter((hex) => targets.has(hex.name));
    return ways.at(key === "n" ? 0 : -1)?.name ?? null;
  }
  if (key !== "PageDown" && key !== "PageUp") return undefined;
  const rest = key === "PageDown" ? reading.slice(from + 1) : reading.slice(0, from).reverse();
  return rest.find((hex) => map.placeAt.has(hex.name))?.name ?? null;
}

function neighbour(map: GameMap, name: string, arrow: string): string | null {
  const hex = map.at.get(name);
  if (!hex) return null;
  const flat = map.layout === "flat";
  const odd = Math.abs((flat ? hex.q : hex.r) % 2) === 1;
  const ways: Record<string, readonly number[]> = flat
    ? { ArrowUp: [0], ArrowDown: [3], ArrowRight: odd ? [2, 1] : [1, 2], ArrowLeft: odd ? [4, 5] : [5, 4] }
    : { ArrowLeft: [5], ArrowRight: [2], ArrowUp: odd ? [0, 1] : [1, 0], ArrowDown: odd ? [4, 3] : [3, 4] };
  return (ways[arrow] ?? []).map((d) => hex.near[d] ?? null).find((next) => next !== null) ?? null;
}
