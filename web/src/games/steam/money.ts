/* What choices do to the money of the seat asked. The figures are the view's; here they become words. */
import type { MoneyView, SteamAction, SteamView } from "../../generated/steam";
import { t } from "../../text/fluent";
import { signed } from "./words/log";

/** What an action would do: one entry, for a bid one for each place it may win. */
export function entriesOf(view: SteamView, action: SteamAction | null): MoneyView[] {
  if (action === null) return [];
  const wanted = JSON.stringify(sorted(action));
  return view.money.filter((entry) => JSON.stringify(sorted(entry.action)) === wanted);
}

function sorted(action: object): [string, unknown][] {
  return Object.entries(action).sort(([a], [b]) => a.localeCompare(b));
}

/** What has to be raised for it and at what loss; nothing where cash does. */
export function raising(entry: MoneyView | undefined): string {
  if (entry === undefined || entry.raised === 0) return "";
  return t("steam-brief-money-raised", {
    amount: entry.raised,
    income_lost: entry.income_lost,
    points_lost: entry.points_lost,
  });
}

/** Cash, income and points as they are then, where they change. */
export function moneyThen(view: SteamView, entry: MoneyView | undefined): string {
  const seat = view.seats[view.decision?.seat ?? -1];
  if (entry === undefined || seat === undefined) return "";
  if (entry.cash === seat.cash && entry.income === seat.income && entry.points === seat.points)
    return t("steam-web-then-same", { cash: entry.cash });
  const facts = { cash: entry.cash, income: signed(entry.income), points: entry.points };
  return t(entry.points === seat.points ? "steam-web-afterwards" : "steam-web-afterwards-points", facts);
}
