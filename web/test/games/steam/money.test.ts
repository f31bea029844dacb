import { describe, expect, test } from "vitest";
import { bids } from "../../../src/games/steam/choice";
import { signed } from "../../../src/games/steam/words/log";
import { entriesOf, moneyThen, raising } from "../../../src/games/steam/money";
import { seen } from "./seen";

describe("money", () => {
  test("a bid that is more than the cash says what it raises", () => {
    const view = seen.auction;
    const seat = view.seats[view.decision!.seat]!;
    const dear = bids(view).find((bid) => bid.amount > seat.cash)!;
    const [entry, ...more] = entriesOf(view, dear);
    expect(more).toEqual([]);
    expect(raising(entry)).toContain("income");
    expect(moneyThen(view, entry)).toBe(`then $${entry!.cash} in cash, income ${signed(entry!.income)}`);
  });
  test("a bid for the whole order has a price at every place, the last for nothing", () => {
    const view = seen.bidding;
    const entries = entriesOf(view, bids(view).at(-1)!);
    expect(entries.map((entry) => entry.place)).toEqual([1, 2, 3]);
    expect(entries.at(-1)!.paid).toBe(0);
    expect(entriesOf(view, { kind: "pass" })[0]).toMatchObject({ place: 3, paid: 0 });
  });
});
