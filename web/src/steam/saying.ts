/* What the action bar says: what is asked, what is chosen, what it costs and brings. */
import type { SteamAction, SteamView } from "../generated/steam";
import { t } from "../text/fluent";
import { brief, type Said, type Told } from "../text/words";
import { deliveryOf, layOf, ofKind, type Choice } from "./choice";
import { bidCost } from "./money";
import { signed } from "./story";

const colour = (id: string): string => t(`steam-colour-${id}`);

export function titleOf(view: SteamView, choice: Choice): string {
  const { action } = choice;
  switch (view.decision?.kind) {
    case "auction":
      return t("web-steam-ask-auction", { place: view.auction?.place ?? null });
    case "capital":
      return t("web-steam-ask-capital");
    case "tile":
      return action?.kind === "take" ? t(`steam-tile-${action.tile}`) : t("web-steam-ask-tile");
    case "build":
      if (action?.kind === "lay") return t("web-steam-lay-title", { hex: action.hex, shape: t(`steam-shape-${action.tile}`) });
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

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
function level(view: SteamView): number {
  return view.seats[view.decision?.seat ?? 0]?.locomotive ?? 0;
}

/** One line about the consequence; `brings` is null while the server is asked. */
export function detailOf(view: SteamView, choice: Choice, brings: readonly string[] | null, outlook: (action: SteamAction) => readonly Told[] | null, said: Said): string {
  const { action } = choice;
  const parts: string[] = [];
  const asked = view.seats[view.decision?.seat ?? 0];
  switch (view.decision?.kind) {
    case "auction": {
      const auction = view.auction;
      parts.push(auction?.bidder == null ? t("web-steam-bid-none") : t("web-steam-bid-stands", { seat: said.names[auction.bidder] ?? "", bid: auction.bid }));
      if (action?.kind === "bid") parts.push(bidCost(view, action.amount));
      if (auction?.free_pass === view.decision.seat) parts.push(t("web-steam-free-pass"));
      break;
    }
    case "capital":
      if (brings === null) return t("web-previewing");
      parts.push(...brings);
      break;
    case "tile":
      if (action?.kind !== "take") return "";
      parts.push(action.passed ? t("web-steam-does-passed") : t(`web-steam-does-${action.tile}`, { edition: view.edition }), ...(brings ?? []));
      break;
    case "build": {
      if (action !== null) {
        const lay = layOf(view, action);
        if (lay !== null) parts.push(t(`web-steam-how-${lay.how}`));
        if (brings === null) parts.push(t("web-previewing"));
        else parts.push(...brings);
        break;
      }
      parts.push(t("web-steam-ask-build-detail", { spent: view.build?.spent ?? 0, can_pay: asked?.can_pay ?? 0 }));
      if (view.build?.new_city === "must") parts.push(t("web-steam-must-city"));
      if (view.build?.growth === "must") parts.push(t("web-steam-must-growth"));
      const lost = endLoses(view, outlook, said);
      if (lost !== "") parts.push(t("web-steam-end-lost", { lost }));
      break;
    }
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

/** Which links ending the build turn now would lose. */
export function endLoses(view: SteamView, outlook: (action: SteamAction) => readonly Told[] | null, said: Said): string {
  const end = ofKind(view, "end-build")[0];
  const events = end === undefined ? null : outlook(end);
  return events === null ? "" : brief(events.filter((event) => event.key === "link-lost"), said).join(", ");
}

/** What is paid at once, among events. */
export function paid(events: readonly Told[] | null): number | null {
  return events === null ? null : events.filter((event) => event.key === "paid").reduce((sum, event) => sum + (event["amount"] as number), 0);
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

/** What an action tile costs in the end: the price, and what has to be raised for it. */
export function takeCost(events: readonly Told[] | null, said: Said): string {
  return events === null ? "" : brief(events.filter((event) => event.key === "money-raised"), said).join(", ");
}

/** The two ways of placing points, each with what it leads to. */
export function scoreResult(view: SteamView, action: SteamAction, events: readonly Told[] | null): string {
  if (action.kind !== "score" || view.decision === null || events === null) return t("web-previewing");
  const seat = view.seats[view.decision.seat]!;
  const income = events.find((event) => event.key === "income-scored" && event["seat"] === seat.seat);
  if (income) return t("web-steam-to-income", { now: signed(seat.income), then: signed(income["income"] as number), lost: income["lost"] as number });
  const points = events.find((event) => event.key === "points-scored" && event["seat"] === seat.seat);
  return points ? t("web-steam-to-points", { now: seat.points, then: points["total"] as number }) : t("web-previewing");
}

export function goName(view: SteamView, action: SteamAction, price: number | null): string {
  switch (action.kind) {
    case "bid":
      return t("web-steam-go-bid", { amount: action.amount });
    case "capital":
      return t("web-steam-go-capital", { amount: action.amount });
    case "take":
      return action.passed ? t("web-steam-go-take-passed") : t("web-steam-go-take", { price: price ?? 0 });
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
