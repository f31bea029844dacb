import { describe, expect, test } from "vitest";
import type { RocketEvent } from "../../../src/generated/rocket";
import { arrowsOf, closedLines, gainsOf, stationTravels } from "../../../src/games/rocket/effects";
import { map, names } from "./seen";

const place = map.places[0]!;
const home = map.at.get(place.hex)!;
const beside = home.near.find((name) => name !== null)!;

describe("movement", () => {
  test("points fly from where they were earned, passengers from their station", () => {
    const events: RocketEvent[] = [
      { key: "line-extended", seat: 0, company: "A", origin: place.hex, to: beside, tile: true, tiles_left: 3 },
      { key: "merged", closed: "A", survivor: "B", places: 2, points: [3, 0], tiles_left: 3 },
      { key: "passenger-taken", seat: 1, owner: 0, at: place.hex, passengers_left: 2 },
    ];
    expect(gainsOf(events, map, names)).toEqual([
      { hex: beside, seat: 0, text: "+3" },
      { hex: place.hex, seat: 1, text: "+1 passenger" },
    ]);
    expect(arrowsOf(events, map)).toHaveLength(1);
    expect(closedLines(events, map, null)).toEqual([]);
    expect(
      stationTravels([{ key: "station-moved", seat: 0, company: null, origin: place.hex, to: beside }]).get(beside),
    ).toBe(place.hex);
  });
});
