import { describe, expect, test } from "vitest";
import type { SteamEvent } from "../../../src/generated/steam";
import { capitals, NOTHING, ranked, takes, turned } from "../../../src/games/steam/choice";
import { tileWord } from "../../../src/games/steam/words/hexWords";
import { signed } from "../../../src/games/steam/words/log";
import { afterwards, detailOf, goName, scoreResult, titleOf } from "../../../src/games/steam/words/phrases";
import { t } from "../../../src/text/fluent";
import { map, names, seen } from "./seen";

describe("prices", () => {
  test("what a tile costs is told in parts before it is laid", () => {
    for (const lay of [...seen.build.lays, ...seen.city.lays]) {
      const view = seen.build.lays.includes(lay) ? seen.build : seen.city;
      const told = detailOf(
        map,
        view,
        { ...NOTHING, mode: "track", hex: lay.action.hex, action: lay.action },
        null,
        names,
      );
      expect(Object.values(lay.parts).reduce((sum, dollars) => sum + dollars, 0)).toBe(lay.price);
      if (Object.keys(lay.parts).length > 1) expect(told).toContain(`= $${lay.price}`);
      else expect(told).toContain(`${lay.price} sides $${lay.price}`);
      for (const part of ["town", "hills", "river"]) expect(told.includes(`+ ${part} $`)).toBe(part in lay.parts);
    }
    expect(new Set(seen.build.lays.flatMap((lay) => Object.keys(lay.parts))).size).toBeGreaterThan(1);
  });
});

describe("building", () => {
  const view = seen.build;
  const asked = (of: typeof view, by: Partial<typeof NOTHING>): string =>
    detailOf(map, of, { ...NOTHING, ...by }, null, names);
  test("one side is one side", () => {
    expect(t("steam-web-price-sides", { dollars: 1 })).toBe("1 side $1");
    expect(t("steam-web-price-sides", { dollars: 2 })).toBe("2 sides $2");
  });
  test("what is to be chosen next is what is asked for", () => {
    expect(asked(view, {})).toContain("Choose a marked hex.");
    for (const by of [
      { mode: "city" as const, town: "Birkby" },
      { mode: "growth" as const, city: "Cobham" },
    ]) {
      expect(asked(seen.city, by)).not.toContain("hex with a price");
      expect(asked(seen.city, by)).toContain("goods of the supply.");
      expect(asked(seen.city, by)).not.toContain("Cash");
    }
    expect(asked(seen.city, { mode: "city" })).toContain("Choose a town on the map.");
  });
  test("the sides of a tile are told before and after it is turned", () => {
    const lay = view.lays.find((each) => each.action.tile === "22" && turned(view, each.action) !== each.action)!;
    const next = turned(view, lay.action);
    const [before, after] = [lay.action, next].map((action) => asked(view, { hex: action.hex, action }));
    expect(before).toContain(tileWord(map, "22", lay.action.rotation));
    expect(after).toContain(tileWord(map, "22", next.rotation));
    expect(before).not.toBe(after);
  });
  test("improving and redirecting are named so on the button", () => {
    const lay = view.lays.find((each) => each.how !== "new")!;
    expect(goName(view, lay.action)).toMatch(new RegExp(`^(Improve|Redirect) for \\$${lay.price}$`));
  });
});

describe("goods", () => {
  const view = seen.goods;
  test("where no delivery is possible none is asked for", () => {
    const none = { ...view, deliveries: [] };
    expect(titleOf(map, none, NOTHING, null)).toBe("No delivery is possible");
    expect(detailOf(map, none, NOTHING, null, names)).toMatch(
      /^(Improve the locomotive, or pass|You can only pass)\.$/,
    );
    expect(detailOf(map, view, NOTHING, null, names)).toMatch(/^Choose a delivery/);
  });
  test("near bankruptcy passing comes first, with what a better locomotive costs", () => {
    const improve = { kind: "improve" } as const;
    const near = (edition: string, can_settle: number): typeof view => ({
      ...view,
      edition,
      deliveries: [],
      legal: [improve],
      seats: view.seats.map((seat) => ({ ...seat, due: -4, can_settle, bankrupt: false })),
    });
    const told = (of: typeof view): string => detailOf(map, of, NOTHING, null, names);
    expect(told(near("standard", 5))).toBe("Pass, or improve the locomotive (upkeep rises by $1).");
    for (const fine of [near("standard", 50), near("base", 5)])
      expect(told(fine)).toBe("Improve the locomotive, or pass.");
  });
  test("a way is said stop by stop with what everybody gets", () => {
    const delivery = ranked(view)[0]!;
    const choice = { ...NOTHING, action: delivery.action };
    for (const stop of delivery.stops) expect(titleOf(map, view, choice, [])).toContain(stop);
    expect(detailOf(map, view, choice, [], names)).toMatch(/\+\d/);
  });
});

describe("money", () => {
  test("capital tells cash and income afterwards", () => {
    const view = seen.capital;
    const choice = { ...NOTHING, action: capitals(view)[2]! };
    expect(detailOf(map, view, choice, null, names)).toContain("then $10 in cash, income −2");
  });
  test("both ways of placing points tell their result", () => {
    const view = seen.score;
    const seat = view.seats[view.decision!.seat]!;
    const points = view.scoring!.points[seat.seat]!;
    expect(scoreResult(view, { kind: "score", choice: "income" })).toContain(signed(seat.income + points));
    expect(scoreResult(view, { kind: "score", choice: "points" })).toContain(String(seat.points + points));
  });
  test("a tile is taken for what it costs", () => {
    expect(takes(seen.tile).length).toBeGreaterThan(4);
    const city = takes(seen.tile).find((take) => take.tile === "urbanization" && !take.passed)!;
    expect(goName(seen.tile, city)).toBe("Take it for $6");
  });
  test("cash and income after a payment are told before it", () => {
    const view = seen.tile;
    const seat = view.seats[view.decision!.seat]!;
    const events: SteamEvent[] = [
      { key: "money-raised", seat: seat.seat, amount: 10, income_lost: 2, points_lost: 0 },
      { key: "paid", seat: seat.seat, amount: 6, purpose: "tile" },
    ];
    expect(afterwards(view, events)).toBe(`then $${seat.cash + 4} in cash, income ${signed(seat.income - 2)}`);
    expect(
      afterwards(view, [{ key: "tile-taken", seat: seat.seat, tile: "urbanization", passed: false, price: 0 }]),
    ).toBe("");
  });
});
