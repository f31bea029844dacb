import { describe, expect, test } from "vitest";
import { NOTHING } from "../../../src/games/rocket/choice";
import { inWords, questionWords } from "../../../src/games/rocket/words/phrases";
import { refusal } from "../../../src/text/words";
import { map, names, seen } from "./seen";

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

test("a city is named in the first question only where one can be invested in", () => {
  const { act } = seen;
  const full = { ...act, legal: act.legal.filter((each) => each.kind !== "invest") };
  expect(questionWords(map, act, NOTHING).detail).toBe("Tap a locomotive, a city, or one of the buttons.");
  expect(questionWords(map, full, NOTHING).detail).toBe("Tap a locomotive or one of the buttons.");
});
