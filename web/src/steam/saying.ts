/* What the action bar says: what is asked, what is chosen, what it costs and brings. */
import type { LayView, SteamAction, SteamView } from "../generated/steam";
import type { GameMap } from "../map/boards";
import { compass, whereabouts } from "../map/where";
import { join, t } from "../text/fluent";
import { brief, type Said, type Told } from "../text/words";
import { deliveryOf, layOf, ofKind, type Choice } from "./choice";
import { entriesOf, moneyThen } from "./money";
import { inWords } from "./places";
import { signed } from "./story";
import { tracksOf } from "./tiles";

const colour = (id: string): string => t(`steam-colour-${id}`);

export function titleOf(map: GameMap, view: SteamView, choice: Choice, events: readonly Told[] | null): string {
  const { action } = choice;
  switch (view.decision?.kind) {
    case "auction":
      return t("web-steam-ask-auction", { place: view.auction?.place ?? null });
    case "capital":
      return t("web-steam-ask-capital");
    case "tile":
      return action?.kind === "take" ? t(`steam-tile-${action.tile}`) : t("web-steam-ask-tile");
    case "build":
      if (action?.kind === "lay") return layTitle(map, action.hex, events);
      if (action?.kind === "new-city") return t("web-steam-city-title", { town: action.town, colour: colour(action.colour) });
      if (action?.kind === "grow") return t("web-steam-grow-title", { city: action.city });
      if (choice.mode === "city") return choice.town === null ? t("web-steam-ask-city") : t("web-steam-ask-city-colour", { town: choice.town });
      if (choice.mode === "growth") return choice.city === null ? t("web-steam-ask-growth") : t("web-steam-ask-growth-supply", { city: choice.city });
      return t("web-steam-ask-build", { left: view.build?.left ?? 0 });
    case "goods":
      if (action?.kind === "deliver") {
        const stops = deliveryOf(view, action)?.stops ?? [action.origin, action.to];
        return t("web-steam-delivery-title", { cube: capital(colour(action.cube)), way: stops.reduce((first, next) => t("steam-way-more", { first, next })) });
      }
      if (action?.kind === "improve") return t("web-steam-improve-title", { level: level(view) + 1 });
      return t("web-steam-ask-goods", { number: view.deliveries.length });
    case "score":
      return t("web-steam-ask-score", { points: view.scoring?.points[view.decision.seat] ?? 0 });
    default:
      return "";
  }
}

/** The link a tile completes, or where it lies. */
function layTitle(map: GameMap, hex: string, events: readonly Told[] | null): string {
  const link = events?.find((event) => event.key === "link-completed");
  return link ? t("steam-way-more", { first: link["a"] as string, next: link["b"] as string }) : capital(whereabouts(map, hex));
}

/** An action in a few words, whatever the decision. */
export function actionTitle(map: GameMap, action: SteamAction): string {
  switch (action.kind) {
    case "bid":
      return t("web-steam-go-bid", { amount: action.amount });
    case "capital":
      return t("web-steam-go-capital", { amount: action.amount });
    case "take":
      return action.passed ? t("web-steam-take-passed", { tile: t(`steam-tile-${action.tile}`) }) : t(`steam-tile-${action.tile}`);
    case "lay": {
      const side = (d: number): string => compass(map, d);
      const ways = tracksOf(action.tile, action.rotation).map(([a, b]) => (b === null ? side(a) : t("web-steam-lay-way", { a: side(a), b: side(b) })));
      return t("web-steam-lay-title", { where: capital(whereabouts(map, action.hex)), shape: t(`steam-shape-${action.tile}`), ways: join(ways) });
    }
    case "new-city":
      return t("web-steam-city-title", { town: action.town, colour: colour(action.colour) });
    case "grow":
      return t("web-steam-grow-title", { city: action.city });
    case "deliver":
      return t("web-steam-delivery-title", { cube: capital(colour(action.cube)), way: t("steam-way-more", { first: action.origin, next: action.to }) });
    case "improve":
      return t("web-steam-improve-locomotive");
    case "score":
      return t(`web-steam-score-${action.choice}`);
    case "end-build":
      return t("web-steam-go-end");
    case "pass":
      return t("web-steam-go-pass");
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
function level(view: SteamView): number {
  return view.seats[view.decision?.seat ?? 0]?.locomotive ?? 0;
}

/** One line about the consequence; `events` are those of the chosen action, null while the server is asked. */
export function detailOf(map: GameMap, view: SteamView, choice: Choice, events: readonly Told[] | null, said: Said): string {
  const { action } = choice;
  const parts: string[] = [];
  switch (view.decision?.kind) {
    case "auction": {
      const auction = view.auction;
      parts.push(auction?.bidder == null ? t("web-steam-bid-none") : t("web-steam-bid-stands", { seat: said.names[auction.bidder] ?? "", bid: auction.bid }));
      if (auction?.free_pass === view.decision.seat) parts.push(t("web-steam-free-pass"));
      break;
    }
    case "capital":
      parts.push(t("web-steam-capital-cost"), moneyThen(view, entriesOf(view, action)[0]));
      break;
    case "tile":
      if (action?.kind !== "take") return t("web-steam-ask-tile-detail", { edition: view.edition });
      parts.push(action.passed ? t("web-steam-does-passed") : t(`web-steam-does-${action.tile}`, { edition: view.edition }), moneyThen(view, entriesOf(view, action)[0]));
      break;
    case "build":
      parts.push(...buildDetail(map, view, choice, events, said));
      break;
    case "goods":
      if (action?.kind === "improve") parts.push(t(view.edition === "standard" ? "web-steam-improve-upkeep" : "web-steam-improve-detail", { level: level(view) + 1 }));
      else if (action?.kind === "deliver") parts.push(action.points.flatMap((points, seat) => (points > 0 ? [t("steam-gain-base", { seat: said.names[seat] ?? "", points })] : [])).join(", "));
      else parts.push(t(ofKind(view, "improve").length > 0 ? "web-steam-ask-goods-detail" : "web-steam-ask-goods-detail-no-improve"));
      break;
    case "score":
      if (view.scoring) parts.push(t("web-steam-score-of", { cube: capital(colour(view.scoring.cube)), origin: view.scoring.origin, to: view.scoring.to }));
      break;
  }
  return parts.filter((part) => part !== "").join(" · ");
}

function buildDetail(map: GameMap, view: SteamView, { action, mode }: Choice, events: readonly Told[] | null, said: Said): string[] {
  const asked = view.seats[view.decision?.seat ?? 0];
  if (action !== null) {
    const lay = layOf(view, action);
    const words = lay === null ? null : layWords(lay);
    const what = words === null ? [] : [words.how, words.price];
    if (events === null) return [...what, t("web-previewing")];
    // The title tells the first link already.
    const first = events.find((event) => event.key === "link-completed" && event["owner"] === asked?.seat);
    return [...what, ...brief(events.filter((event) => event !== first).map((event) => inWords(map, event)), said), first === undefined ? "" : t("web-steam-completes"), afterwards(view, events)];
  }
  const parts = [t("web-steam-ask-build-money", { spent: view.build?.spent ?? 0, cash: asked?.cash ?? 0, more: (asked?.can_pay ?? 0) - (asked?.cash ?? 0) })];
  if (mode !== "city" && view.build?.new_city === "must") parts.push(t("web-steam-must-city"));
  if (mode !== "growth" && view.build?.growth === "must") parts.push(t("web-steam-must-growth"));
  return parts;
}

/** How a tile is laid, and what its price is made of. */
function layWords(lay: LayView): { how: string; price: string } {
  const parts = ["sides", "town", "hills", "river"].flatMap((part) => (lay.parts[part] ? [t(`web-steam-price-${part}`, { dollars: lay.parts[part] })] : []));
  const price = parts.length === 1 ? parts[0]! : t("web-steam-price-sum", { parts: parts.join(" + "), price: lay.price });
  return { how: t(`web-steam-how-${lay.how}`, { shape: t(`steam-shape-${lay.action.tile}`) }), price };
}

/** What choosing a hex would do, for its tip. */
export function peekWords(view: SteamView, action: SteamAction, brings: readonly string[]): string[] {
  const lay = layOf(view, action);
  if (lay !== null) return [t("web-steam-peek-lay", layWords(lay)), ...brings];
  if (action.kind === "deliver") return [t("web-steam-peek-deliver", { cube: colour(action.cube), to: action.to, points: action.points[view.decision?.seat ?? 0] ?? 0 })];
  return [...brings];
}

/** Which links ending the build turn now would lose. */
export function endLoses(view: SteamView, outlook: (action: SteamAction) => readonly Told[] | null, said: Said): string {
  const end = ofKind(view, "end-build")[0];
  const events = end === undefined ? null : outlook(end);
  return events === null ? "" : brief(events.filter((event) => event.key === "link-lost"), said).join(", ");
}

/** Cash and income after the payments among events; nothing where no money moves. */
export function afterwards(view: SteamView, events: readonly Told[] | null): string {
  const seat = view.seats[view.decision?.seat ?? -1];
  const mine = (events ?? []).filter((event) => event["seat"] === seat?.seat);
  if (seat === undefined || !mine.some((event) => event.key === "paid" || event.key === "money-raised")) return "";
  const sum = (key: string, fact: string): number => mine.filter((event) => event.key === key).reduce((so, event) => so + (event[fact] as number), 0);
  const cash = seat.cash + sum("money-raised", "amount") - sum("paid", "amount") + sum("change-returned", "amount");
  return t("web-steam-afterwards", { cash, income: signed(seat.income - sum("money-raised", "income_lost")) });
}

/** The two ways of placing points, each with what it leads to. */
export function scoreResult(view: SteamView, action: SteamAction): string {
  const [entry] = entriesOf(view, action);
  const seat = view.seats[view.decision?.seat ?? -1];
  if (action.kind !== "score" || entry === undefined || seat === undefined) return "";
  if (action.choice === "income") return t("web-steam-to-income", { now: signed(seat.income), then: signed(entry.income), lost: entry.wasted });
  return t("web-steam-to-points", { now: seat.points, then: entry.points });
}

export function goName(view: SteamView, action: SteamAction): string {
  switch (action.kind) {
    case "bid":
      return t("web-steam-go-bid", { amount: action.amount });
    case "capital":
      return t("web-steam-go-capital", { amount: action.amount });
    case "take":
      return action.passed ? t("web-steam-go-take-passed") : t("web-steam-go-take", { price: entriesOf(view, action)[0]?.paid ?? 0 });
    case "lay": {
      const lay = layOf(view, action);
      return t(lay === null || lay.how === "new" ? "web-steam-go-build" : `web-steam-go-${lay.how}`, { price: lay?.price ?? 0 });
    }
    case "new-city":
      return t("web-steam-go-city");
    case "grow":
      return t("web-steam-go-grow");
    case "deliver":
      return t("web-steam-go-deliver", { points: action.points[view.decision?.seat ?? 0] ?? 0 });
    case "improve":
      return t("web-steam-go-improve-locomotive", { level: level(view) + 1 });
    default:
      return t("web-steam-go-pass");
  }
}
