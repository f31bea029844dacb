/* Who comes before whom. */
import type { SteamView } from "../../generated/steam";

/** All seats as they take their turns; whoever has none any more, last. */
export function turnOrder({ order, seats }: Pick<SteamView, "order" | "seats">): number[] {
  return [...order, ...seats.map(({ seat }) => seat).filter((seat) => !order.includes(seat))];
}
