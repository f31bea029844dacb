/* Which piece a seat has: that of its number, unless the people of the table that is shown chose others. */
import { getContext, setContext } from "svelte";
import type { SeatInfo } from "../generated/messages";

type Seats = () => readonly Pick<SeatInfo, "colour">[] | undefined;
const KEY = Symbol("colours of seats");

/** How many pieces there are to choose from. */
export const COLOURS = 6;

/** Everything below this component shows seats in the colours of a table. */
export function showColours(seats: Seats): void {
  setContext(KEY, seats);
}

/** The names of seats' pieces, for a component while it is made. */
export function seatPieces(): (seat: number) => string {
  const seats = getContext<Seats | undefined>(KEY);
  return (seat) => `p${(seats?.()?.[seat]?.colour ?? seat) + 1}`;
}

/** The colour of a seat at a table that is not the one shown. */
export const colourOf = (seat: Pick<SeatInfo, "seat" | "colour">): number => seat.colour ?? seat.seat;
