/* A hex in words: beside which place, on which side of it. Nobody has to know the names of the grid. */
import { hasText, placeName, t, type Facts } from "../text/fluent";
import type { GameMap, MapHex, MapPlace } from "./maps";
import { COMPASS, direction } from "./hexes";

/** "south of Crewe", "between Guildford and Brighton", "near Rugby". */
export function whereabouts(map: GameMap, name: string): string {
  const hex = map.at.get(name);
  if (!hex) return t("web-where-hex", { hex: name });
  const here = map.placeAt.get(name);
  if (here) return where(map, "at", { place: here.name });
  const beside = hex.near.flatMap((next, d) => {
    const place = next === null ? undefined : map.placeAt.get(next);
    return place ? [{ d, place }] : [];
  });
  const [first, second] = opposite(beside);
  if (first && second)
    return where(map, "between", { first: placeName(first.place.name), second: placeName(second.place.name) });
  if (first) return t(`${side(map, first.d + 3)}.beside`, { place: placed(map, first.place) });
  for (const [d, next] of hex.near.entries()) {
    const beyond = next === null ? null : (map.at.get(next)?.near[d] ?? null);
    const place = beyond === null ? undefined : map.placeAt.get(beyond);
    if (place) return t(`${side(map, d + 3)}.two`, { place: placed(map, place) });
  }
  const near = nearest(map, hex);
  return near === null ? t("web-where-hex", { hex: name }) : t("web-where-near", { place: placed(map, near) });
}

/** A game's own words where it has them: some languages say what a place is, and that differs between games. */
function where(map: GameMap, how: "at" | "between" | "place", facts: Facts): string {
  const own = `${map.game}-web-where-${how}`;
  return t(hasText(own) ? own : `web-where-${how}`, facts);
}

const placed = (map: GameMap, { name }: MapPlace): string => where(map, "place", { place: name });

interface Beside {
  readonly d: number;
  readonly place: MapPlace;
}

/** Two places on opposite sides if there are such, else the first two. */
function opposite(beside: readonly Beside[]): readonly (Beside | undefined)[] {
  for (const a of beside) {
    const b = beside.find((other) => other.d === (a.d + 3) % 6);
    if (b) return [a, b];
  }
  return beside;
}

function nearest(map: GameMap, hex: MapHex): MapPlace | null {
  let best: MapPlace | null = null;
  let least = Infinity;
  for (const place of map.places) {
    const at = map.at.get(place.hex);
    const away = at ? (at.x - hex.x) ** 2 + (at.y - hex.y) ** 2 : Infinity;
    if (away < least) [best, least] = [place, away];
  }
  return best;
}

/** The words of a side of a hex: what it is called, what lies beside it, where it leads. */
const side = (map: GameMap, d: number): string => `web-direction-${COMPASS[map.layout][d % 6]}`;

/** The name of a side of a hex. */
export function compass(map: GameMap, d: number): string {
  return t(side(map, d));
}

/** The way from one hex to the next, as a direction; where it lies if the two are no neighbours. */
export function wayTo(map: GameMap, from: string | null, to: string): string {
  const [a, b] = [from === null ? undefined : map.at.get(from), map.at.get(to)];
  const d = a && b ? direction(a, b) : null;
  return d === null ? whereabouts(map, to) : t(`${side(map, d)}.towards`);
}
