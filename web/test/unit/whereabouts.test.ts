import { describe, expect, test } from "vitest";
import { indexMap, type MapData } from "../../src/board/maps";
import { wayTo, whereabouts } from "../../src/board/whereabouts";
import { readJson } from "../fixtures";

const map = indexMap(readJson<MapData>("../games/rocket/toy-map.json", import.meta.url));
const place = map.places[0]!;
const home = map.at.get(place.hex)!;
const beside = home.near.find((name) => name !== null)!;

describe("places in words", () => {
  test("a hex is told by what lies beside it, never by its code alone", () => {
    expect(whereabouts(map, place.hex)).toBe(`at ${place.name}`);
    expect(whereabouts(map, beside)).toContain(place.name);
    for (const hex of map.hexes) expect(whereabouts(map, hex.name)).not.toContain(hex.name);
  });
  test("a step is a direction", () => {
    expect(wayTo(map, place.hex, beside)).toMatch(/^(north|south|east|west)/);
    expect(wayTo(map, null, beside)).toBe(whereabouts(map, beside));
  });
});
