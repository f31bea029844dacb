/* Narrowing what Steam's view lists to what a person points at. No rule is decided here: the lists are the server's. */
import type {
  Bid,
  Deliver,
  DeliveryView,
  GrowCity,
  LayTile,
  LayView,
  PlaceCity,
  RaiseCapital,
  SteamAction,
  SteamView,
  TakeTile,
} from "../../generated/steam";
import type { GameMap } from "../../board/maps";
import type { Mark, MarkState } from "../../table/state/previews.svelte";
import { t } from "../../text/fluent";
import { exits } from "./tiles";

export type Mode = "track" | "city" | "growth";
export interface Choice {
  mode: Mode;
  /** build: the hex pointed at */
  hex: string | null;
  town: string | null;
  city: string | null;
  colour: string | null;
  supply: number | null;
  /** goods: the city whose cubes are looked at */
  origin: string | null;
  action: SteamAction | null;
}

export const NOTHING: Choice = {
  mode: "track",
  hex: null,
  town: null,
  city: null,
  colour: null,
  supply: null,
  origin: null,
  action: null,
};

type OfKind<K extends SteamAction["kind"]> = Extract<SteamAction, { kind: K }>;

export function ofKind<K extends SteamAction["kind"]>(view: SteamView, kind: K): OfKind<K>[] {
  return view.legal.filter((action): action is OfKind<K> => action.kind === kind);
}
export const bids = (view: SteamView): Bid[] => ofKind(view, "bid").sort((a, b) => a.amount - b.amount);
export const capitals = (view: SteamView): RaiseCapital[] =>
  ofKind(view, "capital").sort((a, b) => a.amount - b.amount);
export const takes = (view: SteamView): TakeTile[] => ofKind(view, "take");

/** What can be done in a build turn besides ending it. */
export function modes(view: SteamView): Mode[] {
  const out: Mode[] = [];
  if (view.lays.length > 0) out.push("track");
  if (ofKind(view, "new-city").length > 0) out.push("city");
  if (ofKind(view, "grow").length > 0) out.push("growth");
  return out;
}

// -- track ---------------------------------------------------------------------------------------------------------

/** The lowest price at every hex where something can be laid. */
export function prices(view: SteamView): Map<string, number> {
  const out = new Map<string, number>();
  for (const lay of view.lays) out.set(lay.action.hex, Math.min(out.get(lay.action.hex) ?? lay.price, lay.price));
  return out;
}

/** What can be laid on a hex by shape: simple and cheap shapes first. */
export function shapesAt(view: SteamView, hex: string): { tile: string; lays: LayView[] }[] {
  const found = new Map<string, LayView[]>();
  for (const lay of view.lays)
    if (lay.action.hex === hex) found.set(lay.action.tile, [...(found.get(lay.action.tile) ?? []), lay]);
  const least = (lays: readonly LayView[]): number => Math.min(...lays.map((lay) => lay.price));
  return [...found]
    .map(([tile, lays]) => ({ tile, lays: lays.sort((a, b) => a.action.rotation - b.action.rotation) }))
    .sort((a, b) => exits(a.tile) - exits(b.tile) || least(a.lays) - least(b.lays) || a.tile.localeCompare(b.tile));
}

export function layOf(view: SteamView, action: SteamAction | null): LayView | null {
  if (action?.kind !== "lay") return null;
  return view.lays.find((lay) => same(lay.action, action)) ?? null;
}

function same(a: LayTile, b: LayTile): boolean {
  return a.hex === b.hex && a.tile === b.tile && a.rotation === b.rotation;
}

/** The same tile in its next legal rotation. */
export function turned(view: SteamView, action: LayTile, by = 1): LayTile {
  const lays = shapesAt(view, action.hex).find((each) => each.tile === action.tile)?.lays ?? [];
  const at = lays.findIndex((lay) => same(lay.action, action));
  return lays[(at + by + lays.length) % lays.length]?.action ?? action;
}

// -- New City and growth -------------------------------------------------------------------------------------------

export function cityOptions(view: SteamView, choice: Choice): PlaceCity[] {
  const { town, colour, supply } = choice;
  return ofKind(view, "new-city").filter(
    (each) =>
      (town === null || each.town === town) &&
      (colour === null || each.colour === colour) &&
      (supply === null || each.supply === supply),
  );
}
export function growOptions(view: SteamView, choice: Choice): GrowCity[] {
  const { city, supply } = choice;
  return ofKind(view, "grow").filter(
    (each) => (city === null || each.city === city) && (supply === null || each.supply === supply),
  );
}
export function coloursFor(view: SteamView, choice: Choice): string[] {
  return [...new Set(cityOptions(view, { ...choice, colour: null }).map((each) => each.colour))];
}
export function suppliesFor(view: SteamView, choice: Choice): number[] {
  const options =
    choice.mode === "growth"
      ? growOptions(view, { ...choice, supply: null })
      : cityOptions(view, { ...choice, supply: null });
  return [...new Set(options.map((each) => each.supply))].sort((a, b) => a - b);
}

/** The choice with its action, once what was pointed at leaves only one. */
export function settle(view: SteamView, choice: Choice): Choice {
  if (choice.mode === "city") {
    const options = cityOptions(view, choice);
    return { ...choice, action: choice.town !== null && options.length === 1 ? options[0]! : null };
  }
  if (choice.mode === "growth") {
    const options = growOptions(view, choice);
    return { ...choice, action: choice.city !== null && options.length === 1 ? options[0]! : null };
  }
  return choice;
}

/** A choice as it would be if everything of an action had been pointed at. */
export function suggested(choice: Choice, action: SteamAction): Choice {
  switch (action.kind) {
    case "lay":
      return { ...NOTHING, mode: "track", hex: action.hex, action };
    case "new-city":
      return { ...NOTHING, mode: "city", town: action.town, colour: action.colour, supply: action.supply, action };
    case "grow":
      return { ...NOTHING, mode: "growth", city: action.city, supply: action.supply, action };
    default:
      return { ...choice, action };
  }
}

// -- goods ---------------------------------------------------------------------------------------------------------

/** The best for the seat asked first: its own points, then how far it gets ahead, then short ways. */
export function ranked(view: SteamView): DeliveryView[] {
  const seat = view.decision?.seat ?? 0;
  const worth = ({ action, links }: DeliveryView): [number, number, number] => [
    -(action.points[seat] ?? 0),
    Math.max(0, ...action.points.filter((_, other) => other !== seat)),
    links.length,
  ];
  return [...view.deliveries].sort((a, b) => {
    const [x, y] = [worth(a), worth(b)];
    return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
  });
}

export function deliveryOf(view: SteamView, action: SteamAction | null): DeliveryView | null {
  if (action?.kind !== "deliver") return null;
  const wanted = JSON.stringify(action);
  return view.deliveries.find((each) => JSON.stringify(each.action) === wanted) ?? null;
}

function bestFrom(view: SteamView, origin: string, to: string): Deliver | null {
  return ranked(view).find((each) => each.action.origin === origin && each.action.to === to)?.action ?? null;
}

// -- the map -------------------------------------------------------------------------------------------------------

export function stopAt(view: SteamView, hex: string): string | null {
  return (
    view.cities.find((city) => city.hex === hex)?.name ?? view.towns.find((town) => town.hex === hex)?.name ?? null
  );
}
export function hexOfStop(map: GameMap, view: SteamView, name: string): string | null {
  return (
    view.cities.find((city) => city.name === name)?.hex ??
    view.towns.find((town) => town.name === name)?.hex ??
    map.placeNamed.get(name)?.hex ??
    null
  );
}

/** What lights up on the map for a choice so far. */
export function marks(map: GameMap, view: SteamView, choice: Choice): Mark[] {
  const made = new Map<string, Mark>();
  const put = (hex: string | null, state: MarkState, sign = " "): void => {
    if (hex) made.set(hex, { hex, state, sign });
  };
  const stop = (name: string): string | null => hexOfStop(map, view, name);
  if (view.decision?.kind === "build") {
    if (choice.mode === "track") {
      // Where a tile lies already, it stays visible: improving it is offered more quietly.
      const tiled = new Set(view.tiles.map((tile) => tile.hex));
      for (const [hex, price] of prices(view))
        put(hex, tiled.has(hex) ? "quiet" : "legal", t("steam-web-cash", { cash: price }));
      if (choice.hex !== null) put(choice.hex, "selected");
    } else if (choice.mode === "city") {
      for (const each of ofKind(view, "new-city")) put(stop(each.town), "legal");
      if (choice.town !== null) put(stop(choice.town), "selected");
    } else {
      for (const each of ofKind(view, "grow")) put(stop(each.city), "legal");
      if (choice.city !== null) put(stop(choice.city), "selected");
    }
  } else if (view.decision?.kind === "goods") {
    const seat = view.decision.seat;
    if (choice.origin === null) for (const each of view.deliveries) put(stop(each.action.origin), "quiet");
    else
      for (const each of [...ranked(view)].reverse())
        if (each.action.origin === choice.origin)
          put(stop(each.action.to), "legal", `+${each.action.points[seat] ?? 0}`);
    if (choice.origin !== null) put(stop(choice.origin), "preview");
    if (choice.action?.kind === "deliver") {
      put(stop(choice.action.origin), "preview");
      put(stop(choice.action.to), "selected", `+${choice.action.points[seat] ?? 0}`);
    }
  }
  return [...made.values()];
}

/** What somebody means who points at a hex; the same choice again if it means nothing. */
export function point(view: SteamView, choice: Choice, hex: string): Choice {
  if (view.decision?.kind === "goods") return pointGoods(view, choice, stopAt(view, hex));
  if (view.decision?.kind !== "build") return choice;
  const stop = stopAt(view, hex);
  const asCity = stop !== null && ofKind(view, "new-city").some((each) => each.town === stop);
  const asGrowth = stop !== null && ofKind(view, "grow").some((each) => each.city === stop);
  if (choice.mode === "city" && asCity) return settle(view, { ...choice, town: stop });
  if (choice.mode === "growth" && asGrowth) return settle(view, { ...choice, city: stop });
  if (choice.action?.kind === "lay" && choice.hex === hex) return { ...choice, action: turned(view, choice.action) };
  const first = shapesAt(view, hex)[0]?.lays[0];
  if (first !== undefined) return { ...NOTHING, hex, action: first.action };
  if (asCity) return settle(view, { ...NOTHING, mode: "city", town: stop });
  if (asGrowth) return settle(view, { ...NOTHING, mode: "growth", city: stop });
  return choice;
}

function pointGoods(view: SteamView, choice: Choice, stop: string | null): Choice {
  if (stop === null) return choice;
  if (choice.origin !== null && choice.origin !== stop) {
    const action = bestFrom(view, choice.origin, stop);
    if (action !== null) return { ...choice, action };
  }
  if (choice.origin === stop) return NOTHING;
  const from = view.deliveries.filter((each) => each.action.origin === stop);
  if (from.length === 0) return choice;
  return { ...NOTHING, origin: stop, action: from.length === 1 ? from[0]!.action : null };
}

/** Whether nothing is left to choose about an action: then it may be done at once, if somebody likes that. */
export function isDecided(view: SteamView, action: SteamAction, byShape: boolean): boolean {
  if (action.kind === "bid" || action.kind === "capital") return false;
  if (action.kind !== "lay") return true;
  const shapes = shapesAt(view, action.hex);
  const ways = shapes.find((each) => each.tile === action.tile)?.lays.length ?? 0;
  return ways === 1 && (byShape || shapes.length === 1);
}

/** Links that their owner loses unless they are extended: those of this round first. */
export function openLinks(view: SteamView): SteamView["links"] {
  return view.links
    .filter((link) => link.owner !== null && link.expires !== null)
    .sort((a, b) => a.expires! - b.expires! || a.owner! - b.owner!);
}
