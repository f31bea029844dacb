/* The order of the seats where a match ended without points. */
import type { SeatInfo } from "../../generated/messages";

/** Whoever won first, the others as they sit. */
export function unscoredRanking(seats: readonly Pick<SeatInfo, "seat">[], winners: readonly number[]): number[] {
  const all = seats.map(({ seat }) => seat);
  return [...all.filter((seat) => winners.includes(seat)), ...all.filter((seat) => !winners.includes(seat))];
}
