/* What whoever has a seat may do with it besides playing; what cannot be had is not offered. */
import type { TableInfo } from "../../generated/messages";

export interface SeatChoices {
  readonly takeBack: boolean;
  readonly handOver: boolean;
  readonly end: boolean;
  readonly concede: boolean;
}
const NOTHING: SeatChoices = { takeBack: false, handOver: false, end: false, concede: false };

export function seatChoices(info: TableInfo | null, seat: number | null): SeatChoices {
  const own = seat === null ? undefined : info?.seats[seat];
  if (info === null || own === undefined || info.status !== "playing" || own.conceded) return NOTHING;
  if (own.stand_in === "seat") return { ...NOTHING, takeBack: true };
  return { takeBack: false, handOver: info.policy.hand_over !== "no", end: info.offer === null, concede: true };
}
