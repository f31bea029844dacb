/* What somebody seems to have meant by pointing at something that is not offered. The server says why not; only what a
   view tells by itself is said here. */
import type { LayTile, SteamAction, SteamView } from "../../../generated/steam";
import type { GameMap, MapHex } from "../../../board/maps";
import { t } from "../../../text/fluent";
import { coloursFor, stopAt, suppliesFor, type Choice } from "../choice";
import { tracksOf } from "../tiles";

const SIMPLE = ["21", "22", "23"];
const MOST_TRIES = 5;
/** Refusals that another way of laying the tile might not meet. */
const PASSING = new Set(["into-black-edge", "meets-others", "same-rotation", "start-moved", "track-not-kept"]);

export interface Meant {
  readonly tries: readonly SteamAction[];
  /** whether a refusal is to be told, or another try may tell more */
  isEnough(code: string): boolean;
}

/** Actions to ask the server about, one after the other until one refusal says enough. */
export function meant(map: GameMap, view: SteamView, choice: Choice, hex: string): Meant {
  const all = (): boolean => true;
  if (view.decision?.kind !== "build") return { tries: [], isEnough: all };
  if (choice.mode === "track") return lays(map, view, hex);
  const stop = stopAt(view, hex);
  if (stop === null) return { tries: [], isEnough: all };
  const supply = suppliesFor(view, choice)[0] ?? 0;
  const action: SteamAction =
    choice.mode === "growth"
      ? { kind: "grow", city: stop, supply }
      : { kind: "new-city", town: stop, colour: coloursFor(view, choice)[0] ?? "grey", supply };
  return { tries: [action], isEnough: all };
}

/** Simple track, first of all from where somebody may have wanted to go on. */
function lays(map: GameMap, view: SteamView, name: string): Meant {
  const hex = map.at.get(name);
  if (!hex) return { tries: [], isEnough: () => true };
  const tiles = view.towns.some((town) => town.hex === name) ? ["T11"] : SIMPLE;
  const all = tiles.flatMap((tile) =>
    [0, 1, 2, 3, 4, 5]
      .filter((rotation) => tile !== "21" || rotation < 3)
      .map((rotation): LayTile => ({ kind: "lay", hex: name, tile, rotation })),
  );
  const starts = startsAt(view, hex);
  const leaves = (lay: LayTile): boolean =>
    tracksOf(lay.tile, lay.rotation).some(([a, b]) => starts.has(a) || (b !== null && starts.has(b)));
  const tries = [...all.filter(leaves), ...all.filter((lay) => !leaves(lay))].slice(0, MOST_TRIES);
  return { tries, isEnough: (code) => !PASSING.has(code) && (code !== "no-start" || starts.size === 0) };
}

/** Sides of a hex beyond which lies a city or an own open end. */
function startsAt(view: SteamView, hex: MapHex): Set<number> {
  const cities = new Set(view.cities.map((city) => city.hex));
  const open = new Set(
    view.links
      .filter((link) => link.owner === view.seat && link.open_hex !== null)
      .map((link) => `${link.open_hex} ${link.open_side}`),
  );
  return new Set(
    [0, 1, 2, 3, 4, 5].filter((d) => {
      const next = hex.near[d] ?? null;
      return next !== null && (cities.has(next) || open.has(`${next} ${(d + 3) % 6}`));
    }),
  );
}

/** Why nothing can be delivered from or to a hex, as far as the view tells. */
export function whyNoDelivery(view: SteamView, choice: Choice, hex: string): string | null {
  if (view.decision?.kind !== "goods") return null;
  const city = view.cities.find((each) => each.hex === hex);
  const level = view.seats[view.decision.seat]?.locomotive ?? 0;
  if (city === undefined) return t("steam-web-why-city");
  const origin = view.cities.find((each) => each.name === choice.origin);
  if (origin === undefined || origin.name === city.name) {
    return city.cubes.length === 0
      ? t("steam-web-why-no-goods", { city: city.name })
      : t("steam-web-why-nothing-leaves", { city: city.name, level });
  }
  const colour = t(`steam-colour-${city.colour}`);
  return t(origin.cubes.includes(city.colour) ? "steam-web-why-no-way" : "steam-web-why-no-cube", {
    origin: origin.name,
    to: city.name,
    colour,
    level,
  });
}
