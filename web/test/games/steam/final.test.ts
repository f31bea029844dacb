import { expect, test } from "vitest";
import { final } from "../../../src/games/steam/final";
import { seen } from "./seen";

test("the ranking says who is bankrupt, and of nobody else that anything befell them", () => {
  const view = seen.score;
  const broke = { ...view, seats: view.seats.map((seat) => ({ ...seat, bankrupt: seat.seat === 1 })) };
  expect([0, 1, 2].map((seat) => final.fate?.(broke, seat))).toEqual([null, "bankrupt", null]);
});
