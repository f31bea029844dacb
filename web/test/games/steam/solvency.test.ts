import { describe, expect, test } from "vitest";
import { leadsToBankruptcy, riskOf, solvencyNotices } from "../../../src/games/steam/solvency";
import type { SteamEvent, SteamView } from "../../../src/generated/steam";
import type { GameEvent } from "../../../src/generated";
import type { LogEntry } from "../../../src/generated/messages";
import { entry } from "../../fixtures";
import { seen } from "./seen";

type Seat = SteamView["seats"][number];
const seatOf = (due: number, can_settle: number, more: Partial<Seat> = {}): Seat =>
  ({ seat: 0, name: "Ada", income: due, cash: 0, due, can_settle, bankrupt: false, ...more }) as Seat;
const viewOf = (...seats: Seat[]): SteamView => ({
  ...seen.auction,
  outcome: null,
  seats: seats.map((seat, n) => ({ ...seat, seat: n })),
});
const entryOf = (...events: ({ key: string } & Partial<Record<"seat" | "owed", number>>)[]): LogEntry =>
  entry(1, 0, events as GameEvent[]);
const texts = (view: SteamView, mine: number[], entries: LogEntry[] = []): string[] =>
  solvencyNotices(view, mine, entries).map((each) => each.text);

describe("bankruptcy", () => {
  test("is told before it can happen, with what is due and what saves", () => {
    expect([seatOf(4, 0), seatOf(-4, 30), seatOf(-8, 12), seatOf(-10, 9)].map(riskOf)).toEqual([
      "none",
      "none",
      "near",
      "now",
    ]);
    const view = viewOf(seatOf(-10, 9), seatOf(-8, 12, { name: "Ben" }));
    expect(texts(view, [0])[0]).toMatch(/about to go bankrupt.*−10.*\$10.*\$9.*income/);
    expect(texts(view, [1])[0]).toMatch(/near.*\$8.*\$12/);
    expect(texts(view, [])).toEqual([]);
  });
  test("asks for points of deliveries only while there may be one", () => {
    const view = viewOf(seatOf(-10, 9), seatOf(-8, 12, { name: "Ben" }));
    const asked = (seat: number): SteamView => ({
      ...view,
      decision: { ...view.decision!, kind: "goods", seat },
      deliveries: [],
    });
    for (const seat of [0, 1]) {
      expect(texts(view, [seat])[0]).toMatch(/Take delivery points as income, and spend (nothing more|less)\.$/);
      expect(texts(asked(seat), [seat])[0]).toMatch(/\d\S*( in all)?\. Spend (nothing more|less)\.$/);
      expect(texts(asked(1 - seat), [seat])[0]).toContain("delivery points");
    }
  });
  test("is told of an action that would lead to it", () => {
    const paid = [{ key: "paid", seat: 0, amount: 8 }] as SteamEvent[];
    expect(leadsToBankruptcy(seatOf(-4, 11), paid)).toBe(true);
    expect(leadsToBankruptcy(seatOf(-4, 12), paid)).toBe(false);
    const raised = { key: "money-raised", seat: 0, amount: 5, income_lost: 1, points_lost: 0 } as SteamEvent;
    expect(leadsToBankruptcy(seatOf(-4, 12), [raised, ...paid])).toBe(true);
    expect(leadsToBankruptcy(seatOf(-4, 2), null)).toBe(false);
    expect(leadsToBankruptcy(seatOf(0, 50), null, [{ paid: 48, income_lost: 10 }])).toBe(true);
    expect(leadsToBankruptcy(seatOf(0, 50), null, [{ paid: 9, income_lost: 2 }])).toBe(false);
  });
  test("is told to everybody when it happens, until the next round is over", () => {
    const view = viewOf(seatOf(0, 0, { bankrupt: true }), seatOf(3, 9, { name: "Ben" }));
    const round = { key: "round-began" };
    const log = [entryOf(round), entryOf({ key: "went-bankrupt", seat: 0, owed: 7 }, round)];
    expect(texts(view, [1], log)).toEqual(["Ada could not pay $7, is bankrupt and out of the match."]);
    expect(texts(view, [0], log)[0]).toMatch(/^You could not pay/);
    expect(texts(view, [1], [...log, entryOf(round)])).toEqual([]);
  });
});
