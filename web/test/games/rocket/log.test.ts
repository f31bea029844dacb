import { describe, expect, test } from "vitest";
import type { RocketEvent } from "../../../src/generated/rocket";
import { hexLines, scoresOver, tell, touched } from "../../../src/games/rocket/words/log";
import { entry } from "../../fixtures";
import { map, names, seen } from "./seen";

const place = map.places[0]!;
const home = map.at.get(place.hex)!;
const beside = home.near.find((name) => name !== null)!;

describe("hexes in words", () => {
  test("a city tells its investments and the lines that joined it", () => {
    const city = seen.act.cities[0]!;
    expect(hexLines(map, seen.act, city.hex).join("\n")).toMatch(/free: |all spaces taken/);
  });
});

describe("the log", () => {
  test("lines say the move first and leave out scorings of nothing", () => {
    const events: RocketEvent[] = [
      { key: "extension-proposed", seat: 0, company: "A", origin: place.hex, to: beside },
      { key: "share-taken", seat: 0, company: "A" },
      { key: "line-extended", seat: 0, company: "A", origin: place.hex, to: beside, tile: true, tiles_left: 3 },
      { key: "city-scored", city: "X", company: "A", points: [0, 0] },
    ];
    const [line] = tell([entry(1, 0, events)], map, names);
    expect(line!.text).toMatch(/^Ada runs the A /);
    expect(line!.text).toContain("takes a share");
    expect(line!.text).not.toContain("nobody scores");
    expect(line!.text).not.toContain("wants to");
    expect(line!.hexes).toContain(beside);
    expect(touched(events, map)).toEqual([beside]);
  });
  test("a log that begins in the middle says no turn before it knows one", () => {
    const invested: RocketEvent = { key: "invested", seat: 0, city: "X", industry: "steel" };
    const turn: RocketEvent = { key: "turn-began", seat: 1, turn: 9 };
    const told = tell([entry(40, 0, [invested, turn]), entry(41, 1, [invested])], map, names);
    expect(told.map((line) => line.when)).toEqual([undefined, "turn 9"]);
    expect(told.map((line) => line.heading !== null)).toEqual([false, true]);
    expect(tell([entry(1, 0, [invested])], map, names)[0]!.heading).not.toBeNull();
  });
  test("a standstill is told with the move that completed a round, and so is the end by it", () => {
    const moved: RocketEvent = { key: "station-moved", seat: 0, origin: place.hex, to: beside, company: null };
    const [round] = tell([entry(1, 0, [moved, { key: "standstill", rounds: 2, left: 1 }])], map, names);
    expect(round!.text).toMatch(/^Ada moves a station.*\. For 2 rounds nobody has .* after one more such round\.$/);
    const ended: RocketEvent = { key: "match-ended", reason: "standstill", scores: [3, 5], winners: [1] };
    const [end] = tell([entry(1, 0, [moved, ended])], map, names);
    expect(end!.text).toContain("For three rounds stations were moved and nothing else. The match is over");
  });
  test("why the match ends is told once: when it is announced, or at the end", () => {
    const announced: RocketEvent = { key: "end-announced", reason: "tiles" };
    const ended: RocketEvent = { key: "match-ended", reason: "tiles", scores: [3, 5], winners: [1] };
    const told = (...entries: RocketEvent[][]): string =>
      tell(
        entries.map((events, n) => entry(n + 1, 0, events)),
        map,
        names,
      )
        .map((line) => line.text)
        .join(" ");
    for (const text of [told([announced], [ended]), told([announced, ended]), told([ended])]) {
      expect(text.split("The last track tile is laid")).toHaveLength(2);
      expect(text).toMatch(/The match is over: Ada\s.* Ben wins\.$/);
    }
  });
  test("a bid whose locomotive is not known is told with the hex it leads to", () => {
    const bid: RocketEvent = { key: "bid-made", seat: 1, company: "A", shares: 1, to: beside };
    expect(tell([entry(40, 1, [bid])], map, names)[0]!.text).toMatch(
      /^Ben bids 1 share of the A to send it to the hex /,
    );
  });
  test("a match that is broken off has points for the turn that was under way: as many steps as turns", () => {
    const began = (turn: number): RocketEvent => ({ key: "turn-began", seat: 0, turn });
    const played = [entry(1, 0, [began(2)]), entry(2, 0, [])];
    expect(scoresOver(played, 2)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(scoresOver(played, 2, true)[0]).toHaveLength(3);
    expect(scoresOver([], 2, true)[0]).toHaveLength(2);
  });
  test("who pays for a veto has bid, and the way is said once", () => {
    const events: RocketEvent[] = [
      { key: "bid-made", seat: 1, company: "A", shares: 1, to: beside },
      { key: "veto-paid", seat: 1, company: "A", shares: 1, to: beside },
      { key: "line-extended", seat: 0, company: "A", origin: place.hex, to: beside, tile: true, tiles_left: 3 },
    ];
    const [line] = tell([entry(1, 1, events)], map, names);
    expect(line!.text).toMatch(/^Ben pays 1 share of the A and sends it \S+( \S+)*\. It is now /);
    expect(line!.text).not.toMatch(/bids|runs/);
  });
});
