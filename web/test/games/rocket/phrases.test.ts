import { describe, expect, test } from "vitest";
import { inWords } from "../../../src/games/rocket/words/phrases";
import { refusal } from "../../../src/text/words";
import { map, names } from "./seen";

const place = map.places[0]!;
const home = map.at.get(place.hex)!;
const beside = home.near.find((name) => name !== null)!;

describe("places in words", () => {
  test("a refusal does not name the hex that is pointed at", () => {
    const facts = inWords(map, { hex: beside, seat: 1 });
    expect(refusal("next-to-station", "R4.2", facts, names)).toBe(
      "No station may be placed here: a station of Ben is next to it. (R4.2)",
    );
  });
});
