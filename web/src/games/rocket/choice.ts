/* Narrowing what `view.legal` lists to what a person points at. No rule is decided here: the list is the server's. */
import type { Bid, Extend, Invest, MoveStation, PlaceStation, RocketAction, RocketView } from "../../generated/rocket";
import type { GameMap } from "../../board/maps";
import type { Mark, MarkState } from "../../table/state/previews.svelte";

export type Mode = "invest" | "station" | "extend";
export interface Choice {
  mode: Mode | null;
  /** extend: the company taken hold of */
  company: string | null;
  /** station: the own station lifted */
  origin: string | null;
  /** invest: the city pointed at */
  city: string | null;
  action: RocketAction | null;
}

export const NOTHING: Choice = { mode: null, company: null, origin: null, city: null, action: null };
const LETTERS = "ABCDEF";

type OfKind<K extends RocketAction["kind"]> = Extract<RocketAction, { kind: K }>;

export function ofKind<K extends RocketAction["kind"]>(view: RocketView, kind: K): OfKind<K>[] {
  return view.legal.filter((action): action is OfKind<K> => action.kind === kind);
}

/** The modes that have at least one legal action. */
export function modes(view: RocketView): Mode[] {
  const kinds = new Set(view.legal.map((action) => action.kind));
  const out: Mode[] = [];
  if (kinds.has("invest")) out.push("invest");
  if (kinds.has("station") || kinds.has("move-station")) out.push("station");
  if (kinds.has("extend")) out.push("extend");
  return out;
}

export function extensions(view: RocketView, company: string | null): Extend[] {
  return ofKind(view, "extend").filter((action) => company === null || action.company === company);
}

export function investments(view: RocketView, city: string | null): Invest[] {
  return ofKind(view, "invest").filter((action) => city === null || action.city === city);
}

export function letter(view: RocketView, hex: string): string {
  return LETTERS[view.veto?.targets.indexOf(hex) ?? -1] ?? "";
}

/** Bids for a target, the lowest first. */
export function bids(view: RocketView, hex: string): Bid[] {
  return ofKind(view, "bid")
    .filter((bid) => bid.to === hex)
    .sort((a, b) => a.shares - b.shares);
}

/** Where an action happens. */
export function hexOf(map: GameMap, action: RocketAction): string | null {
  switch (action.kind) {
    case "invest":
      return map.placeNamed.get(action.city)?.hex ?? null;
    case "station":
      return action.at;
    case "move-station":
    case "extend":
    case "bid":
      return action.to;
    default:
      return null;
  }
}

/** What lights up on the map for a choice so far. */
export function marks(map: GameMap, view: RocketView, choice: Choice): Mark[] {
  const made = new Map<string, Mark>();
  const put = (hex: string | null | undefined, state: MarkState, sign = ""): void => {
    if (hex) made.set(hex, { hex, state, sign });
  };
  const city = (name: string): string | undefined => map.placeNamed.get(name)?.hex;
  if (choice.mode === null) {
    for (const action of investments(view, null)) put(city(action.city), "quiet");
    for (const action of extensions(view, null)) put(action.to, "quiet");
    for (const action of extensions(view, null)) put(locomotive(view, action.company), "quiet");
  } else if (choice.mode === "invest") {
    for (const action of investments(view, null)) put(city(action.city), "legal", " ");
    if (choice.city !== null) put(city(choice.city), "selected", " ");
  } else if (choice.mode === "extend") {
    for (const action of extensions(view, choice.company)) put(action.to, "legal");
    if (choice.company !== null) put(locomotive(view, choice.company), "quiet");
  } else if (choice.origin !== null) {
    for (const action of ofKind(view, "move-station")) if (action.origin === choice.origin) put(action.to, "legal");
    put(choice.origin, "preview", " ");
  } else {
    for (const action of ofKind(view, "station")) put(action.at, "legal");
    for (const action of ofKind(view, "move-station")) put(action.origin, "quiet");
  }
  if (choice.action !== null) put(hexOf(map, choice.action), "selected", " ");
  return [...made.values()];
}

/** The marks of a veto round: every target with its letter, the present one as a preview. */
export function vetoMarks(view: RocketView, chosen: string | null): Mark[] {
  const { veto } = view;
  if (veto === null) return [];
  return veto.targets.map((hex) => ({
    hex,
    state: hex === chosen ? "selected" : hex === veto.target ? "preview" : "legal",
    sign: letter(view, hex),
  }));
}

function locomotive(view: RocketView, company: string): string | null {
  return view.companies.find((each) => each.id === company)?.locomotive ?? null;
}

/** What somebody means who points at a hex; the same choice again if it means nothing. */
export function point(map: GameMap, view: RocketView, choice: Choice, hex: string): Choice {
  const narrowed = narrow(map, view, choice, hex);
  if (narrowed !== null) return narrowed;
  if (choice.mode !== null) {
    // Something else that is legal may be meant: go over to it.
    const fresh = narrow(map, view, NOTHING, hex);
    if (fresh !== null) return fresh;
  }
  return choice;
}

function narrow(map: GameMap, view: RocketView, choice: Choice, hex: string): Choice | null {
  const { mode } = choice;
  if (mode === "extend" || mode === null) {
    const targets = extensions(view, choice.company).filter((action) => action.to === hex);
    if (targets.length > 0) return suggested(targets[0]!);
    const company = view.companies.find((each) => each.locomotive === hex && extensions(view, each.id).length > 0);
    if (company) return { ...NOTHING, mode: "extend", company: company.id };
  }
  if (mode === "invest" || mode === null) {
    const city = map.placeAt.get(hex)?.name ?? null;
    const found = city === null ? [] : investments(view, city);
    if (found.length > 0) return { ...NOTHING, mode: "invest", city, action: found.length === 1 ? found[0]! : null };
  }
  if (mode === "station" || mode === null) {
    if (choice.origin !== null) {
      const moved = ofKind(view, "move-station").find(
        (action): action is MoveStation => action.origin === choice.origin && action.to === hex,
      );
      if (moved) return { ...choice, action: moved };
    }
    const placed = ofKind(view, "station").find((action): action is PlaceStation => action.at === hex);
    if (placed && choice.origin === null) return { ...NOTHING, mode: "station", action: placed };
    if (ofKind(view, "move-station").some((action) => action.origin === hex))
      return { ...NOTHING, mode: "station", origin: hex };
  }
  return null;
}

/** A choice as it would be if everything of an action had been pointed at. */
export function suggested(action: RocketAction): Choice {
  switch (action.kind) {
    case "extend":
      return { ...NOTHING, mode: "extend", company: action.company, action };
    case "invest":
      return { ...NOTHING, mode: "invest", city: action.city, action };
    case "station":
      return { ...NOTHING, mode: "station", action };
    case "move-station":
      return { ...NOTHING, mode: "station", origin: action.origin, action };
    default:
      return NOTHING;
  }
}

/** The companies that could go where the chosen one is to go, if there are several. */
export function rivalsFor(view: RocketView, choice: Choice): Extend[] {
  const { action } = choice;
  if (action?.kind !== "extend") return [];
  const found = extensions(view, null).filter((each) => each.to === action.to);
  return found.length > 1 ? found : [];
}

/** The action somebody seems to mean by pointing at a hex, offered or not; of one that is not, the server says why. */
export function meant(map: GameMap, view: RocketView, choice: Choice, hex: string): RocketAction | null {
  if (view.veto !== null) return { kind: "bid", shares: ofKind(view, "bid")[0]?.shares ?? view.veto.bid + 1, to: hex };
  const next = point(map, view, choice, hex);
  if (next !== choice) return next.action;
  if (choice.mode === "invest") return investment(map, view, hex);
  if (choice.mode === "extend") return extension(map, view, choice.company, hex);
  if (choice.mode === "station" && choice.origin !== null)
    return { kind: "move-station", origin: choice.origin, to: hex };
  if (choice.mode === "station") return { kind: "station", at: hex };
  const stands = view.companies.some((each) => each.locomotive === hex);
  return stands ? extension(map, view, null, hex) : (investment(map, view, hex) ?? { kind: "station", at: hex });
}

function investment(map: GameMap, view: RocketView, hex: string): Invest | null {
  const city = view.cities.find((each) => each.name === map.placeAt.get(hex)?.name);
  return city ? { kind: "invest", city: city.name, industry: city.places[0]!.industry } : null;
}

/** Without a company the one that stands there is meant, straight on, or one that stands beside. */
function extension(map: GameMap, view: RocketView, company: string | null, hex: string): Extend | null {
  if (company !== null) return { kind: "extend", company, to: hex };
  const near = map.at.get(hex)?.near ?? [];
  const stands = view.companies.find((each) => each.locomotive === hex);
  const ahead = stands ? (near[stands.heading ?? 0] ?? near.find((next) => next !== null)) : hex;
  const moved = stands ?? view.companies.find((each) => each.locomotive !== null && near.includes(each.locomotive));
  return moved && ahead ? { kind: "extend", company: moved.id, to: ahead } : null;
}
