import { describe, expect, test } from "vitest";
import type { RocketEvent } from "../../../src/generated/rocket";
import { arrowsOf, closedLines, gainsOf, stationTravels } from "../../../src/games/rocket/effects";
import { engineRadius } from "../../../src/games/rocket/pieces/plates";
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
    // Between the rim of a starting town and a locomotive beside it only the head of an arrow would show.
    expect(arrowsOf(events, map, 1)).toEqual([]);
    expect(closedLines(events, map, null)).toEqual([]);
    expect(
      stationTravels([{ key: "station-moved", seat: 0, company: null, origin: place.hex, to: beside }]).get(beside),
    ).toBe(place.hex);
  });

  test("an arrow begins and ends at the rim of what stands there", () => {
    const company = map.companies[0]!;
    const isBare = (name: string | null): name is string => name !== null && !map.placeAt.has(name);
    const from = [...map.at.values()].find((hex) => isBare(hex.name) && hex.near.some(isBare))!;
    const to = map.at.get(from.near.find(isBare)!)!;
    const moved: RocketEvent[] = [
      { key: "line-extended", seat: 0, company: company.id, origin: from.name, to: to.name, tile: true, tiles_left: 3 },
    ];
    // On the smallest maps it would be a dot or two.
    expect(arrowsOf(moved, map, 0.2)).toEqual([]);
    for (const k of [0.8, 1, 2]) {
      const [arrow] = arrowsOf(moved, map, k);
      const [start, end] = [...arrow!.d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
        Number(x),
        Number(y),
      ]);
      const off = (hex: { x: number; y: number }, [x, y]: readonly number[]): number =>
        Math.hypot(x! - hex.x, y! - hex.y);
      expect(off(to, end!)).toBeGreaterThan(engineRadius(map.s, k, company.monogram, true));
      expect(off(from, start!)).toBeGreaterThan(map.s * 0.2);
      expect(Math.hypot(end![0]! - start![0]!, end![1]! - start![1]!)).toBeGreaterThan(map.s * 0.55);
    }
  });
});
