import { describe, expect, test } from "vitest";
import { indexMap, type MapData } from "../../src/board/maps";
import { wayTo, whereabouts } from "../../src/board/whereabouts";
import { addTexts, speak } from "../../src/text/fluent";
import { readJson } from "../fixtures";

const map = indexMap(readJson<MapData>("../games/rocket/toy-map.json", import.meta.url));
const place = map.places[0]!;
const home = map.at.get(place.hex)!;
const beside = home.near.find((name) => name !== null)!;
const SIDES = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
const BESIDE = SIDES.map((side) => `web-direction-${side} = x\n    .beside = рядом: { $place }\n`).join("");

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
  test("a game's places are called what the game calls them", () => {
    const steam = { ...map, game: "steam" };
    speak("ru", ["web-where-at = в городе { $place }\nweb-where-place = города { $place }\n", BESIDE]);
    addTexts("ru", ["steam-web-where-at = в пункте { $place }\nsteam-web-where-place = пункта { $place }\n"]);
    expect(whereabouts(map, place.hex)).toBe(`в городе ${place.name}`);
    expect(whereabouts(steam, place.hex)).toBe(`в пункте ${place.name}`);
    expect(whereabouts(map, beside)).toBe(`рядом: города ${place.name}`);
    expect(whereabouts(steam, beside)).toBe(`рядом: пункта ${place.name}`);
    speak("en", []);
  });
});
