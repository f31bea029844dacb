import { describe, expect, test } from "vitest";
import { COMPASS } from "../../../src/board/hexes";
import { hexWord, inWords, tileWord } from "../../../src/games/steam/words/hexWords";
import { map, seen } from "./seen";

describe("track in words", () => {
  test("the sides of a tile as it is turned, those of a town together", () => {
    const sides = COMPASS[map.layout];
    expect(tileWord(map, "21", 0)).toBe(`${sides[0]} to ${sides[3]}`);
    expect(tileWord(map, "21", 1)).toBe(`${sides[1]} to ${sides[4]}`);
    expect(tileWord(map, "42", 0).match(/ to /g)).toHaveLength(2);
    expect(tileWord(map, "T21", 0)).toBe(`from the town to ${sides[0]} and ${sides[3]}`);
  });
});

describe("words", () => {
  test("hexes are told by places: on one, beside one, near one", () => {
    const town = seen.build.towns[0]!;
    expect(hexWord(map, town.hex)).toBe(town.name);
    const beside = map.hexes.find(
      (hex) => !map.placeAt.has(hex.name) && hex.near.some((next) => next !== null && map.placeAt.has(next)),
    )!;
    expect(hexWord(map, beside.name)).toMatch(/^the hex ([a-z-]+ of|between) \w/);
    for (const hex of map.hexes) expect(hexWord(map, hex.name)).not.toBe(hex.name);
    expect(hexWord(map, "Z99")).toBe("Z99");
    expect(inWords(map, { hex: town.hex, price: 3 })).toEqual({ hex: town.name, price: 3 });
  });
});
