import { expect, test } from "vitest";
import { actionTitle, factName, hexesOf, ownFacts, questionTitle } from "../../../src/games/plain/actions";
import type { BaseView } from "../../../src/generated";

const view: BaseView & { stones: number } = {
  seat: 0,
  game: "pebbles",
  map: "heap",
  edition: "long",
  options: {},
  decision: { seat: 0, kind: "take", facts: { stones: 4 } },
  legal: [
    { kind: "take", stones: 1 },
    { kind: "take", stones: 2 },
  ],
  seats: [
    { seat: 0, name: "Ada", score: null },
    { seat: 1, name: "Ben", score: null },
  ],
  outcome: null,
  stones: 4,
};

test("an action without a sentence is told by what it is made of", () => {
  expect(view.legal.map((action) => actionTitle(view, action))).toEqual(["take 1", "take 2"]);
  expect(actionTitle(view, { kind: "ask", seat: 1 })).toBe("ask Ben");
  expect(actionTitle(view, { kind: "pass" })).toBe("pass");
  expect(questionTitle(view)).toBe("Choose an action");
});

test("what a view tells besides what all views tell is listed", () => {
  expect(ownFacts(view)).toEqual([["stones", "4"]]);
  const seat = { ...view.seats[0]!, taken: 3 };
  expect(ownFacts(seat)).toEqual([["taken", "3"]]);
  expect(factName("pebbles", "stones_left")).toBe("stones left");
});

test("an action that names hexes of the map is found there", () => {
  expect(hexesOf({ kind: "move", from: "A1", to: "A2", with: "knight" }, (name) => /^A\d$/.test(name))).toEqual([
    "A1",
    "A2",
  ]);
});
