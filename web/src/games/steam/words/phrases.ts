/* What the action bar says: what is asked, what is chosen, what it costs and brings. */
import type { LayView, SteamAction, SteamEvent, SteamView } from "../../../generated/steam";
import type { GameMap } from "../../../board/maps";
import { whereabouts } from "../../../board/whereabouts";
import { placeName, t } from "../../../text/fluent";
import { DOT } from "../../../text/held";
import { brief, capital, type Names } from "../../../text/words";
import { deliveryOf, layOf, ofKind, type Choice } from "../choice";
import { entriesOf, moneyThen } from "../money";
import { riskOf } from "../solvency";
import { inWords, tileWord } from "./hexWords";
import { signed } from "./log";

const colour = (id: string): string => t(`steam-colour-${id}`);

export function titleOf(map: GameMap, view: SteamView, choice: Choice, events: readonly SteamEvent[] | null): string {
  const { action } = choice;
  switch (view.decision?.kind) {
    case "auction":
      return t("steam-web-ask-auction", { place: view.auction?.place ?? null });
    case "capital":
      return t("steam-web-ask-capital");
    case "tile":
      return action?.kind === "take" ? t(`steam-tile-${action.tile}`) : t("steam-web-ask-tile");
    case "build":
      if (action?.kind === "lay") return layTitle(map, action.hex, events);
      if (action?.kind === "new-city")
        return t("steam-web-city-title", { town: action.town, colour: colour(action.colour) });
      if (action?.kind === "grow") return t("steam-web-grow-title", { city: action.city });
      if (choice.mode === "city")
        return choice.town === null ? t("steam-web-ask-city") : t("steam-web-ask-city-colour", { town: choice.town });
      if (choice.mode === "growth")
        return choice.city === null
          ? t("steam-web-ask-growth")
          : t("steam-web-ask-growth-supply", { city: choice.city });
      return t("steam-web-ask-build", { left: view.build?.left ?? 0 });
    case "goods":
      if (action?.kind === "deliver") {
        const stops = deliveryOf(view, action)?.stops ?? [action.origin, action.to];
        return t("steam-web-delivery-title", {
          cube: capital(colour(action.cube)),
          way: stops.map(placeName).reduce((first, next) => t("steam-way-more", { first, next })),
        });
      }
      if (action?.kind === "improve") return t("steam-web-improve-title", { level: level(view) + 1 });
      return t("steam-web-ask-goods", { number: view.deliveries.length });
    case "score":
      return t("steam-web-ask-score", { points: view.scoring?.points[view.decision.seat] ?? 0 });
    default:
      return "";
  }
}

/** The link a tile completes, or where it lies. */
function layTitle(map: GameMap, hex: string, events: readonly SteamEvent[] | null): string {
  const link = events?.find((event) => event.key === "link-completed");
  return link ? t("steam-way-more", { first: link.a, next: link.b }) : capital(whereabouts(map, hex));
}

/** An action in a few words, whatever the decision. */
export function actionTitle(map: GameMap, _view: SteamView, action: SteamAction): string {
  switch (action.kind) {
    case "bid":
      return t("steam-web-go-bid", { amount: action.amount });
    case "capital":
      return t("steam-web-go-capital", { amount: action.amount });
    case "take":
      return action.passed
        ? t("steam-web-take-passed", { tile: t(`steam-tile-${action.tile}`) })
        : t(`steam-tile-${action.tile}`);
    case "lay":
      return t("steam-web-lay-title", {
        where: capital(whereabouts(map, action.hex)),
        shape: t(`steam-shape-${action.tile}`),
        sides: tileWord(map, action.tile, action.rotation),
      });
    case "new-city":
      return t("steam-web-city-title", { town: action.town, colour: colour(action.colour) });
    case "grow":
      return t("steam-web-grow-title", { city: action.city });
    case "deliver":
      return t("steam-web-delivery-title", {
        cube: capital(colour(action.cube)),
        way: t("steam-way-more", { first: action.origin, next: action.to }),
      });
    case "improve":
      return t("steam-web-improve-locomotive");
    case "score":
      return t(`steam-web-score-${action.choice}`);
    case "end-build":
      return t("steam-web-go-end");
    case "pass":
      return t("steam-web-go-pass");
  }
}

function level(view: SteamView): number {
  return view.seats[view.decision?.seat ?? 0]?.locomotive ?? 0;
}

/** Whether a better locomotive makes a bankruptcy likelier that is near already: it costs upkeep in Standard only. */
function costsUpkeep(view: SteamView): boolean {
  const seat = view.seats[view.decision?.seat ?? -1];
  return view.edition === "standard" && seat !== undefined && riskOf(seat) !== "none";
}

/** One line about the consequence; `events` are those of the chosen action, null while the server is asked. */
export function detailOf(
  map: GameMap,
  view: SteamView,
  choice: Choice,
  events: readonly SteamEvent[] | null,
  names: Names,
): string {
  const { action } = choice;
  const parts: string[] = [];
  switch (view.decision?.kind) {
    case "auction": {
      const auction = view.auction;
      parts.push(
        auction?.bidder == null
          ? t("steam-web-bid-none")
          : t("steam-web-bid-stands", { seat: names.seats[auction.bidder] ?? "", bid: auction.bid }),
      );
      if (auction?.free_pass === view.decision.seat) parts.push(t("steam-web-free-pass"));
      break;
    }
    case "capital":
      // As the rulebook's example has it; whoever plays for the first time has no measure.
      if (view.round === 1) parts.push(t("steam-web-capital-usual"));
      parts.push(t("steam-web-capital-cost"), moneyThen(view, entriesOf(view, action)[0]));
      break;
    case "tile":
      if (action?.kind !== "take") return t("steam-web-ask-tile-detail", { edition: view.edition });
      parts.push(
        action.passed ? t("steam-web-does-passed") : t(`steam-web-does-${action.tile}`, { edition: view.edition }),
        moneyThen(view, entriesOf(view, action)[0]),
      );
      break;
    case "build":
      parts.push(...buildDetail(map, view, choice, events, names));
      break;
    case "goods":
      if (action?.kind === "improve")
        parts.push(
          t(view.edition === "standard" ? "steam-web-improve-upkeep" : "steam-web-improve-detail", {
            level: level(view) + 1,
          }),
        );
      else if (action?.kind === "deliver")
        parts.push(
          action.points
            .flatMap((points, seat) =>
              points > 0 ? [t("steam-gain-base", { seat: names.seats[seat] ?? "", points })] : [],
            )
            .join(", "),
        );
      else
        parts.push(
          t("steam-web-ask-goods-detail", {
            number: view.deliveries.length,
            improve: ofKind(view, "improve").length === 0 ? "no" : costsUpkeep(view) ? "risky" : "yes",
          }),
        );
      break;
    case "score":
      if (view.scoring)
        parts.push(
          t("steam-web-score-of", {
            cube: capital(colour(view.scoring.cube)),
            origin: view.scoring.origin,
            to: view.scoring.to,
          }),
        );
      break;
    case undefined:
      break;
  }
  return parts.filter((part) => part !== "").join(DOT);
}

function buildDetail(
  map: GameMap,
  view: SteamView,
  choice: Choice,
  events: readonly SteamEvent[] | null,
  names: Names,
): string[] {
  const { action, mode } = choice;
  const asked = view.seats[view.decision?.seat ?? 0];
  if (action !== null) {
    const lay = layOf(view, action);
    const words = lay === null ? null : layWords(map, lay);
    const what = words === null ? [] : [words.how, words.price];
    if (events === null) return [...what, t("web-previewing")];
    // The title tells the first link already.
    const first = events.find((event) => event.key === "link-completed" && event["owner"] === asked?.seat);
    return [
      ...what,
      ...brief(
        events.filter((event) => event !== first).map((event) => inWords(map, event)),
        names,
      ),
      first === undefined ? "" : t("steam-web-completes"),
      afterwards(view, events),
    ];
  }
  const parts = [whatNext(view, choice)];
  // A New City and growth cost nothing any more.
  if (mode !== "city" && mode !== "growth")
    parts.push(
      t("steam-web-ask-build-spent", { spent: view.build?.spent ?? 0 }),
      t("steam-web-ask-build-cash", { cash: asked?.cash ?? 0, more: (asked?.can_pay ?? 0) - (asked?.cash ?? 0) }),
    );
  if (mode !== "city" && view.build?.new_city === "must") parts.push(t("steam-web-must-city"));
  if (mode !== "growth" && view.build?.growth === "must") parts.push(t("steam-web-must-growth"));
  return [parts.filter((part) => part !== "").join(" ")];
}

/** What is to be pointed at next in a build turn. */
function whatNext(view: SteamView, choice: Choice): string {
  if (choice.mode === "city") return t(choice.town === null ? "steam-web-next-town" : "steam-web-next-colour");
  if (choice.mode === "growth") return t(choice.city === null ? "steam-web-next-city" : "steam-web-next-space");
  return view.lays.length > 0 ? t("steam-web-next-hex") : "";
}

/** How a tile is laid, and what its price is made of. */
function layWords(map: GameMap, lay: LayView): { how: string; price: string } {
  const parts = ["sides", "town", "hills", "river"].flatMap((part) =>
    lay.parts[part] ? [t(`steam-web-price-${part}`, { dollars: lay.parts[part] })] : [],
  );
  const price =
    parts.length === 1 ? parts[0]! : t("steam-web-price-sum", { parts: parts.join(" + "), price: lay.price });
  const { tile, rotation } = lay.action;
  const facts = { shape: t(`steam-shape-${tile}`), sides: tileWord(map, tile, rotation) };
  return { how: t(`steam-web-how-${lay.how}`, facts), price };
}

/** What choosing a hex would do, for its tip. */
export function peekWords(map: GameMap, view: SteamView, action: SteamAction, brings: readonly string[]): string[] {
  const lay = layOf(view, action);
  if (lay !== null) return [t("steam-web-peek-lay", layWords(map, lay)), ...brings];
  if (action.kind === "deliver")
    return [
      t("steam-web-peek-deliver", {
        cube: colour(action.cube),
        to: action.to,
        points: action.points[view.decision?.seat ?? 0] ?? 0,
      }),
    ];
  return [...brings];
}

/** Which links ending the build turn now would lose. */
export function endLoses(
  view: SteamView,
  outlook: (action: SteamAction) => readonly SteamEvent[] | null,
  names: Names,
): string {
  const end = ofKind(view, "end-build")[0];
  const events = end === undefined ? null : outlook(end);
  return events === null
    ? ""
    : brief(
        events.filter((event) => event.key === "link-lost"),
        names,
      ).join(", ");
}

/** Cash and income after the payments among events; nothing where no money moves. */
export function afterwards(view: SteamView, events: readonly SteamEvent[] | null): string {
  const seat = view.seats[view.decision?.seat ?? -1];
  if (seat === undefined) return "";
  let { cash, income } = seat;
  let moves = false;
  for (const event of events ?? []) {
    if (!("seat" in event) || event.seat !== seat.seat) continue;
    moves ||= event.key === "paid" || event.key === "money-raised";
    if (event.key === "paid") cash -= event.amount;
    if (event.key === "change-returned") cash += event.amount;
    if (event.key === "money-raised") {
      cash += event.amount;
      income -= event.income_lost;
    }
  }
  return moves ? t("steam-web-afterwards", { cash, income: signed(income) }) : "";
}

/** The two ways of placing points, each with what it leads to. */
export function scoreResult(view: SteamView, action: SteamAction): string {
  const [entry] = entriesOf(view, action);
  const seat = view.seats[view.decision?.seat ?? -1];
  if (action.kind !== "score" || entry === undefined || seat === undefined) return "";
  if (action.choice === "income")
    return t("steam-web-to-income", { now: signed(seat.income), then: signed(entry.income), lost: entry.wasted });
  return t("steam-web-to-points", { now: seat.points, then: entry.points });
}

export function goName(view: SteamView, action: SteamAction): string {
  switch (action.kind) {
    case "bid":
      return t("steam-web-go-bid", { amount: action.amount });
    case "capital":
      return t("steam-web-go-capital", { amount: action.amount });
    case "take":
      return action.passed
        ? t("steam-web-go-take-passed")
        : t("steam-web-go-take", { price: entriesOf(view, action)[0]?.paid ?? 0 });
    case "lay": {
      const lay = layOf(view, action);
      return t(lay === null || lay.how === "new" ? "steam-web-go-build" : `steam-web-go-${lay.how}`, {
        price: lay?.price ?? 0,
      });
    }
    case "new-city":
      return t("steam-web-go-city");
    case "grow":
      return t("steam-web-go-grow");
    case "deliver":
      return t("steam-web-go-deliver", { points: action.points[view.decision?.seat ?? 0] ?? 0 });
    case "improve":
      return t("steam-web-go-improve-locomotive", { level: level(view) + 1 });
    default:
      return t("steam-web-go-pass");
  }
}
