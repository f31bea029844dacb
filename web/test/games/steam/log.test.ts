import { describe, expect, test } from "vitest";
import type { SteamEvent } from "../../../src/generated/steam";
import { whereabouts } from "../../../src/board/whereabouts";
import { prices } from "../../../src/games/steam/choice";
import { chartStep, hexLines, scoresOver, signed, tell } from "../../../src/games/steam/words/log";
import { entry } from "../../fixtures";
import { map, names, seen } from "./seen";

describe("words", () => {
  test("a hex is named with its goods, its price, its owner", () => {
    const city = seen.goods.cities.find((each) => each.cubes.length > 0)!;
    expect(hexLines(map, seen.goods, city.hex).join(", ")).toContain("goods: ");
    const [hex, price] = [...prices(seen.build)][0]!;
    expect(hexLines(map, seen.build, hex).join(", ")).toContain(`$${price}`);
    const tile = seen.goods.tiles.find((each) => each.tracks[0]!.owner !== null)!;
    expect(hexLines(map, seen.goods, tile.hex).join(", ")).toContain(seen.goods.seats[tile.tracks[0]!.owner!]!.name);
  });
  test("a hex says which sides its track uses", () => {
    const open = seen.goods.links.find((each) => each.open_hex === "D8")!;
    expect(hexLines(map, seen.goods, "D8").join(", ")).toMatch(
      new RegExp(`open track from ${open.a} of \\w+: [a-z-]+ to south`),
    );
    expect(hexLines(map, seen.goods, "D8").join()).toContain(`lost unless extended in round ${open.expires}`);
  });
  test("chart and log count rounds, not turns", () => {
    expect(chartStep(1)).toBe("round 1");
    const [line] = tell([entry(1, 0, [{ key: "goods-passed", seat: 0 }])], map, names);
    expect(line!.when).toBe("round 1");
  });
  test("a log that begins in the middle says no round before it knows one", () => {
    const phase: SteamEvent = { key: "phase-began", phase: "goods", goods_round: 1 };
    const events: SteamEvent[] = [phase, { key: "goods-passed", seat: 0 }];
    const told = tell(
      [entry(80, 0, events), entry(81, 1, [{ key: "round-began", round: 5, rounds: 8 }, ...events])],
      map,
      names,
    );
    expect(told.map((line) => line.when)).toEqual([undefined, "round 5"]);
    expect(told.map((line) => line.heading?.startsWith("Round 5"))).toEqual([undefined, true]);
  });
  test("what follows from an action stands by the piece of the seat it is about; about several, by none", () => {
    const phase: SteamEvent = { key: "phase-began", phase: "income", goods_round: 0 };
    const income = (seat: number): SteamEvent => ({ key: "income-received", seat, amount: 0, upkeep: 3 });
    const seats = (...events: SteamEvent[]): number[] =>
      tell([entry(1, 0, [{ key: "goods-passed", seat: 0 }, phase, ...events])], map, names).map((line) => line.seat);
    expect(seats(income(1))).toEqual([0, 1]);
    expect(seats(income(0), income(1))).toEqual([0, -1]);
  });
  test("amounts have a sign", () => expect([signed(3), signed(0), signed(-4)]).toEqual(["+3", "0", "−4"]));
  test("the log tells track by its link, or by its place", () => {
    const hex = map.hexes.find((each) => !map.placeAt.has(each.name))!.name;
    const laid: SteamEvent = {
      key: "track-laid",
      seat: 0,
      hex,
      tile: "22",
      rotation: 0,
      price: 2,
      how: "new",
      replaced: null,
    };
    const told = (...events: SteamEvent[]): string => tell([entry(1, 0, events)], map, names)[0]!.text;
    expect(told(laid, { key: "link-completed", owner: 0, a: "Kiel", b: "Ulm", hex })).toBe(
      "Ada completes Kiel – Ulm for $2 (gentle curve, north to south-east).",
    );
    expect(told(laid)).toBe(`Ada lays track ${whereabouts(map, hex)} (gentle curve, north to south-east) for $2.`);
  });
  test("whoever goes bankrupt with nothing left is not said to give nothing first", () => {
    const events: SteamEvent[] = [
      { key: "shortfall-covered", seat: 0, amount: 0, points_lost: 0, income_lost: 0 },
      { key: "went-bankrupt", seat: 0, owed: 14 },
    ];
    expect(tell([entry(1, 0, events)], map, names).map((line) => line.text)).toEqual([
      "Ada cannot pay $14 and is bankrupt.",
    ]);
  });
  test("a match that is broken off has points for the round that was under way: as many steps as rounds", () => {
    const began = (round: number): SteamEvent => ({ key: "round-began", round, rounds: 7 });
    const played = [entry(1, 0, [began(1)]), entry(2, 0, [began(2)]), entry(3, 0, [])];
    expect(scoresOver(played, 3)[0]).toHaveLength(2);
    expect(scoresOver(played, 3, true)[0]).toHaveLength(3);
  });
  test("the log tells phases as headings", () => {
    const events: SteamEvent[] = [
      { key: "auction-passed", seat: 0, place: 2, free: false },
      { key: "phase-began", phase: "actions", goods_round: 0 },
    ];
    const lines = tell([entry(1, 0, events)], map, names);
    expect(lines[0]!.text).toContain("Ada passes");
    expect(lines.at(-1)!.heading).toContain("action tiles");
  });
});
