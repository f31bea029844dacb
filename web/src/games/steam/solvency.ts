/* Bankruptcy told before it can happen, and when it does. What is due and what can still be found is the view's. */
import type { MoneyView, SteamEvent, SteamView } from "../../generated/steam";
import type { LogEntry } from "../../generated/messages";
import type { Notice } from "../../table/state/notices";
import { t } from "../../text/fluent";
import { signed } from "./words/log";
import { eventsOf } from "./steamTypes";

type SeatView = SteamView["seats"][number];
/** `now`: as things stand the next income phase is the end; `near`: the one after it would be. */
export type Risk = "none" | "near" | "now";

const owedBy = (seat: SeatView): number => Math.max(0, -seat.due);

export function riskOf(seat: SeatView): Risk {
  const owed = owedBy(seat);
  if (seat.bankrupt || owed === 0) return "none";
  return seat.can_settle < owed ? "now" : seat.can_settle < 2 * owed ? "near" : "none";
}

/** What is due, what there is, and what saves, in words; `stuck`: the seat is asked for goods and can deliver none. */
export function riskText(seat: SeatView, own: boolean, stuck = false): string {
  const risk = riskOf(seat);
  return risk === "none"
    ? ""
    : t(`steam-web-risk-${risk}`, {
        whom: own ? "you" : "name",
        deliveries: stuck ? "none" : "some",
        seat: seat.name,
        income: signed(seat.income),
        owed: owedBy(seat),
        most: seat.can_settle,
      });
}

const isStuck = (view: SteamView, seat: SeatView): boolean =>
  view.decision?.kind === "goods" && view.decision.seat === seat.seat && view.deliveries.length === 0;

/**
 * Whether what an action would cost leaves too little for the next income phase: by the events of its preview, or where
 * they come later, as those of a bid, by what it may cost.
 */
export function leadsToBankruptcy(
  seat: SeatView,
  events: readonly SteamEvent[] | null,
  costs: readonly Pick<MoneyView, "paid" | "income_lost">[] = [],
): boolean {
  const own = (events ?? []).filter((event) => "seat" in event && event.seat === seat.seat);
  if (own.some((event) => event.key === "went-bankrupt")) return true;
  const told = {
    paid: own.reduce((sum, event) => sum + (event.key === "paid" ? event.amount : 0), 0),
    income_lost: own.reduce((sum, event) => sum + (event.key === "money-raised" ? event.income_lost : 0), 0),
  };
  return [told, ...costs].some(
    ({ paid, income_lost }) => paid > 0 && seat.can_settle - paid < owedBy(seat) + income_lost,
  );
}

/** What everybody is told above the board: one's own risk, and who has gone bankrupt since the last round began. */
export function solvencyNotices(view: SteamView, mine: readonly number[], entries: readonly LogEntry[]): Notice[] {
  const found: Notice[] = [];
  for (const { seat, owed } of bankruptcies(entries)) {
    const isOwn = mine.includes(seat);
    const whom = isOwn && mine.length === 1 ? "you" : "name";
    const text = t("steam-web-went-bankrupt", { whom, seat: view.seats[seat]?.name ?? "", owed });
    found.push({ id: `bankrupt ${seat}`, text, back: null, isOwn });
  }
  for (const seat of view.seats) {
    const text =
      view.outcome === null && mine.includes(seat.seat) ? riskText(seat, mine.length === 1, isStuck(view, seat)) : "";
    if (text !== "") found.push({ id: `risk ${riskOf(seat)} ${seat.seat}`, text, back: null, isOwn: true });
  }
  return found;
}

/** Those of the last income phase, until the round after it is under way. */
function bankruptcies(entries: readonly LogEntry[]): { seat: number; owed: number }[] {
  const events = entries.flatMap(eventsOf);
  const rounds = events.flatMap((event, n) => (event.key === "round-began" ? [n] : []));
  // The round that begins by the same action is still that of the news.
  return events
    .slice(rounds.at(-2) ?? 0)
    .flatMap((event) => (event.key === "went-bankrupt" ? [{ seat: event.seat, owed: event.owed }] : []));
}
