import { describe, expect, test } from "vitest";
import { hexWord, inWords } from "../../../src/games/steam/hexWords";
import { map, seen } from "./seen";

describe("words", () => {
  test("hexes are told by places: on one, beside one, near one", () => {
    const town = seen.build.towns[0]!;
    expect(hexWord(map, town.hex)).toBe(town.name);
    const beside = map.hexes.find(
      (hex) => !map.placeAt.has(hex.name) && hex.near.some((next) => next !== null && map.placeAt.has(next)),
    )!;
    expect(hexWord(map, beside.name)).toMatch(/^the hex ([a-z-]+ of|between) \w/);
    for (const hex of map.hexes) expect(hexWord(map, hex.name)).not.toBe(hex.name);
    expect(inWords(map, { hex: town.hex, price: 3 })).toEqual({ hex: town.name, price: 3 });
  });
});
