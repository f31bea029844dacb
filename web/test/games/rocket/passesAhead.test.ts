import { expect, test } from "vitest";
import { readPasses, turnBeforeOwn } from "../../../src/games/rocket/veto/passesAhead.svelte";
import { seen } from "./seen";

test("passes in advance are read as far as they still hold", () => {
  const wishes = ["idle", "pass GWR 4", "pass NER 9", "something else"];
  expect(readPasses(wishes, 5)).toEqual([{ company: "NER", turn: 9 }]);
  expect(readPasses(wishes, 4)).toHaveLength(2);
});

test("until one's own next turn is the turn before it", () => {
  const one = seen.act.seats[0]!;
  const seats = [one, one, one];
  expect(turnBeforeOwn({ turn: 5, active: 0, seats }, 1)).toBe(5);
  expect(turnBeforeOwn({ turn: 5, active: 0, seats }, 2)).toBe(6);
  expect(turnBeforeOwn({ turn: 5, active: 2, seats }, 1)).toBe(6);
});
