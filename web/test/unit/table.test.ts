/* What both tables share: the log, places in words, the camera, and the final scoring told in sentences. */
import { readFileSync } from "node:fs";
import { describe as group, expect, test } from "vitest";
import type { LogEntry } from "../../src/generated/messages";
import type { RocketView } from "../../src/generated/rocket";
import { indexMap, type MapData } from "../../src/map/boards";
import { between } from "../../src/map/camera.svelte";
import { num } from "../../src/map/hexes";
import { wayTo, whereabouts } from "../../src/map/where";
import { meant, NOTHING } from "../../src/rocket/choice";
import { arrowsOf, closedLines, gainsOf, stationTravels } from "../../src/rocket/effects";
import { inWords } from "../../src/rocket/saying";
import { hexLines, tell, touched } from "../../src/rocket/story";
import { growth } from "../../src/rocket/track";
import { whyRow } from "../../src/table/finalWords";
import { lastOwn, standing } from "../../src/table/log";
import { lookedAt } from "../../src/table/moment";
import { entryOfTurn } from "../../src/table/telling";
import { refusal, type Told } from "../../src/text/words";

const map = indexMap(JSON.parse(readFileSync(new URL("./toy-map.json", import.meta.url), "utf8")) as MapData);
const views = JSON.parse(readFileSync(new URL("./toy-views.json", import.meta.url), "utf8")) as { act: RocketView };
const said = { game: "rocket", edition: "2018", names: ["Ada", "Ben"] };
const place = map.places[0]!;
const home = map.at.get(place.hex)!;
const beside = home.near.find((name) => name !== null)!;

function entry(number: number, seat: number, events: Told[], more: Partial<LogEntry> = {}): LogEntry {
  return { number, seat, kind: "action", by: "person", at: 0, action: null, notation: "", auto: false, facts: {}, events, ...more };
}

group("places in words", () => {
  test("a hex is told by what lies beside it, never by its code alone", () => {
    expect(whereabouts(map, place.hex)).toBe(`at ${place.name}`);
    expect(whereabouts(map, beside)).toContain(place.name);
    for (const hex of map.hexes) expect(whereabouts(map, hex.name)).not.toContain(hex.name);
  });
  test("a step is a direction", () => {
    expect(wayTo(map, place.hex, beside)).toMatch(/^(north|south|east|west)/);
    expect(wayTo(map, null, beside)).toBe(whereabouts(map, beside));
  });
  test("a refusal speaks of this hex", () => {
    const facts = inWords(map, { hex: beside, seat: 1 });
    expect(refusal("next-to-station", "R4.2", facts, said)).toBe("This hex is next to a station of Ben; no station may be placed there. (R4.2)");
  });
  test("a city tells its investments and the lines that joined it", () => {
    const city = views.act.cities[0]!;
    expect(hexLines(map, views.act, city.hex).join("\n")).toMatch(/free: |all places taken/);
  });
});

group("the log", () => {
  const placed = { key: "station-placed", seat: 0, at: beside };
  test("what was taken back is left out", () => {
    const log = [entry(1, 0, [placed]), entry(2, 1, []), entry(3, 1, [], { kind: "undo", facts: { to: 1 } })];
    expect(standing(log).map((each) => each.number)).toEqual([1, 3]);
  });
  test("news begin after one's own last action, whoever else acted", () => {
    const log = [entry(1, 0, []), entry(2, 1, [], { by: "bot" }), entry(3, 0, [], { by: "rules" })];
    expect(lastOwn(log, [0])).toBe(1);
    expect(lastOwn(log, [])).toBe(0);
  });
  test("lines say the move first and leave out scorings of nothing", () => {
    const events: Told[] = [
      { key: "extension-proposed", seat: 0, company: "A", origin: place.hex, to: beside },
      { key: "share-taken", seat: 0, company: "A" },
      { key: "line-extended", seat: 0, company: "A", origin: place.hex, to: beside, tile: true, tiles_left: 3 },
      { key: "city-scored", city: "X", company: "A", points: [0, 0] },
    ];
    const [line] = tell([entry(1, 0, events)], map, said);
    expect(line!.text).toMatch(/^Ada runs the A /);
    expect(line!.text).toContain("takes a share");
    expect(line!.text).not.toContain("nobody scores");
    expect(line!.text).not.toContain("wants to");
    expect(line!.hexes).toContain(beside);
    expect(touched(events, map)).toEqual([beside]);
  });
  test("who pays for a veto has bid, and the way is said once", () => {
    const events: Told[] = [
      { key: "bid-made", seat: 1, company: "A", shares: 1, to: beside },
      { key: "veto-paid", seat: 1, company: "A", shares: 1, to: beside },
      { key: "line-extended", seat: 0, company: "A", origin: place.hex, to: beside, tile: true, tiles_left: 3 },
    ];
    const [line] = tell([entry(1, 1, events)], map, said);
    expect(line!.text).toMatch(/^Ben pays 1 share of the A and sends it \S+( \S+)*\. It is now /);
    expect(line!.text).not.toMatch(/bids|runs/);
  });
  test("a chart finds the entry at which a turn was reached", () => {
    const log = [entry(1, 0, []), entry(2, 0, [{ key: "turn-began" }]), entry(3, 1, []), entry(4, 1, [{ key: "turn-began" }])];
    const scores = (entries: readonly LogEntry[]): number[][] => [[0, ...entries.filter((each) => each.events.length > 0).map(() => 0)]];
    expect([0, 1, 2].map((turn) => entryOfTurn(log, turn, scores))).toEqual([0, 2, 4]);
  });
});

group("movement", () => {
  test("points fly from where they were earned, passengers from their station", () => {
    const events: Told[] = [
      { key: "line-extended", seat: 0, company: "A", origin: place.hex, to: beside },
      { key: "merged", closed: "A", survivor: "B", points: [3, 0] },
      { key: "passenger-taken", seat: 1, owner: 0, at: place.hex },
    ];
    expect(gainsOf(events, map, said)).toEqual([
      { hex: beside, seat: 0, text: "+3" },
      { hex: place.hex, seat: 1, text: "+1 passenger" },
    ]);
    expect(arrowsOf(events, map)).toHaveLength(1);
    expect(closedLines(events, map, null)).toEqual([]);
    expect(stationTravels([{ key: "station-moved", origin: place.hex, to: beside }]).get(beside)).toBe(place.hex);
  });
  test("moves that score are looked at longer, mergers longest", () => {
    const scored = { key: "city-scored", points: [2, 0] };
    expect(lookedAt([])).toBeLessThan(lookedAt([scored]));
    expect(lookedAt([scored])).toBeLessThan(lookedAt([scored, { key: "merged", points: [1, 0] }]));
  });
  test("the camera begins and ends where it should and keeps every point on a straight way", () => {
    const [from, to] = [{ k: 1, x: 0, y: 0 }, { k: 2, x: -100, y: 50 }];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    const half = between(from, to, 0.5);
    expect(half.x * to.k + 7 * half.k).toBeCloseTo(to.k * (half.x + (7 * half.k) / to.k));
    expect(half).toEqual({ k: 1.5, x: -50, y: 25 });
  });
});

group("a line that grows", () => {
  test("only the stroke that leads to the locomotive grows, by its last hex", () => {
    const at = map.at.get(beside)!;
    const end = `L${num(at.x)} ${num(at.y)}`;
    expect(growth(map, `M0 0L1 1L2 2M5 5L6 6L7 7Q8 8 9 9${end}`, beside)).toEqual({ old: "M0 0L1 1L2 2", fresh: `M5 5L6 6L7 7Q8 8 9 9${end}`, share: 1 / 2.64 });
    expect(growth(map, "M0 0L1 1", beside)).toBeNull();
  });
});

group("what somebody means", () => {
  test("without a kind chosen: a locomotive is to run, a city to be invested in, a hex to get a station", () => {
    const view = { ...views.act, legal: [] };
    const engine = view.companies.find((each) => each.locomotive !== null)!;
    expect(meant(map, view, NOTHING, engine.locomotive!)).toMatchObject({ kind: "extend", company: engine.id });
    expect(meant(map, view, NOTHING, view.cities[0]!.hex)).toMatchObject({ kind: "invest", city: view.cities[0]!.name });
    const empty = map.hexes.find((hex) => !map.placeAt.has(hex.name) && !view.companies.some((each) => each.locomotive === hex.name))!;
    expect(meant(map, view, NOTHING, empty.name)).toEqual({ kind: "station", at: empty.name });
  });
});

group("the final scoring", () => {
  test("a row says its rule and who has what", () => {
    const why = whyRow({ key: "industry", points: [3, 6], holdings: [2, 4], facts: { industry: "steel" } }, [], said);
    expect(why[0]).toContain("most 6, second 3");
    expect(why[1]).toBe("Ben 4: +6 · Ada 2: +3");
  });
  test("what was earned in play is told by where it came from", () => {
    const log = [entry(1, 0, [{ key: "city-scored", points: [2, 1] }]), entry(2, 1, [{ key: "merged", points: [0, 3] }])];
    const why = whyRow({ key: "earned", points: [2, 4], holdings: [0, 0], facts: {} }, log, said);
    expect(why.slice(1)).toEqual(["Ada: 2 in cities", "Ben: 1 in cities and 3 by mergers"]);
  });
});
