/* What a bid would cost its bidder. Everything else is previewed by the server; a bid is paid only when others have
   passed, so no preview tells its price. The terminal counts the same way (cli/play_steam_offers.py). */
import type { SteamView } from "../generated/steam";
import { t } from "../text/fluent";

const STEP = 5;
const LOWEST_INCOME = -10;

export function bidCost(view: SteamView, amount: number): string {
  const seat = view.seats[view.decision?.seat ?? -1];
  if (seat === undefined) return "";
  if (view.edition !== "base") return t("web-steam-bid-shares", { full: amount, half: Math.ceil(amount / 2) });
  const steps = Math.max(0, Math.ceil((amount - seat.cash) / STEP));
  if (steps === 0) return t("web-steam-bid-if-won", { cost: t("web-steam-from-cash", { left: seat.cash - amount }) });
  const byIncome = Math.min(steps, Math.max(0, seat.income - LOWEST_INCOME));
  return t("web-steam-bid-if-won", { cost: t("steam-brief-money-raised", { amount: steps * STEP, income_lost: byIncome, points_lost: 2 * (steps - byIncome) }) });
}
