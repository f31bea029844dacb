import { describe, expect, test } from "vitest";
import type { GameFacts } from "../../src/generated/messages";
import {
  addSeat,
  asFirstMatch,
  botChoices,
  botsOf,
  changedOptions,
  chooseFirst,
  EACH,
  firstOf,
  hasFirstMatch,
  inOrder,
  isHeeded,
  needsOthers,
  newDraft,
  printed,
  shownColours,
  usualBot,
  withPace,
  wishOf,
} from "../../src/create/draft";

const steam: GameFacts = {
  id: "steam",
  title: "Steam",
  designer: "",
  rules: 1,
  seats: [3, 4, 5, 6],
  editions: ["base", "standard"],
  default_edition: "base",
  own_maps: true,
  default_map: "northeast",
  chooses_first: true,
  first_match: { base: { first_order: "random" }, standard: { mercy: "both" } },
  options: [
    {
      id: "first_order",
      choices: ["auction", "random"],
      defaults: { "": "auction", standard: "random" },
      editions: ["base"],
      each_seat: false,
    },
    {
      id: "repeats",
      choices: ["no", "towns"],
      defaults: { "": "no" },
      editions: ["base", "standard"],
      each_seat: false,
    },
    {
      id: "mercy",
      choices: ["none", "track"],
      defaults: { "": "none" },
      editions: ["standard"],
      each_seat: true,
    },
  ],
  maps: [
    { id: "toy", hash: "", hexes: 36, seats: [3, 4], possible: [] },
    { id: "ruhr", hash: "", hexes: 175, seats: [3, 4, 5], possible: [] },
    { id: "northeast", hash: "", hexes: 179, seats: [3, 4, 5], possible: [] },
  ],
};

describe("a new table", () => {
  test("begins as printed, with me and bots of different names", () => {
    const draft = newDraft(steam, "Irene", "greedy");
    expect(draft.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
    addSeat(draft, "greedy");
    expect(new Set(draft.seats.map((seat) => seat.name)).size).toBe(4);
    expect(wishOf(steam, draft, "Irene")).toMatchObject({
      game: "steam",
      map: "northeast",
      edition: "base",
      options: {},
      name: "Irene",
      start: true,
    });
    expect(needsOthers(draft)).toBe(false);
  });
  test("sends only options that differ from the edition and that it heeds", () => {
    const draft = newDraft(steam, "Irene", "greedy");
    draft.options = { first_order: "random", repeats: "no" };
    expect(changedOptions(steam, draft)).toEqual({ first_order: "random" });
    draft.edition = "standard";
    expect(printed(steam.options[0]!, "standard")).toBe("random");
    expect(isHeeded(steam.options[0]!, "standard")).toBe(false);
    expect(changedOptions(steam, draft)).toEqual({});
  });
  test("a choice for each seat goes with the seat, and is one for all if they agree", () => {
    const draft = newDraft(steam, "Irene", "greedy");
    [draft.edition, draft.options] = ["standard", { mercy: EACH }];
    expect(changedOptions(steam, draft)).toEqual({});
    draft.seats[2]!.choices["mercy"] = "track";
    expect(changedOptions(steam, draft)).toEqual({ mercy: "none none track" });
    draft.seats.splice(1, 1);
    expect(changedOptions(steam, draft)).toEqual({ mercy: "none track" });
    draft.seats[0]!.choices["mercy"] = "track";
    expect(changedOptions(steam, draft)).toEqual({ mercy: "track" });
    draft.edition = "base";
    expect(changedOptions(steam, draft)).toEqual({});
  });
  test("makes a first match milder: for the whole table, or for its people alone", () => {
    const draft = newDraft(steam, "Irene", "greedy");
    asFirstMatch(steam, draft);
    expect(changedOptions(steam, draft)).toEqual({ first_order: "random" });
    draft.edition = "standard";
    draft.seats[1]!.kind = "open";
    asFirstMatch(steam, draft);
    expect(changedOptions(steam, draft)).toEqual({ mercy: "both both none" });
    expect(hasFirstMatch({ ...steam, first_match: {} }, draft)).toBe(false);
  });
  test("says who begins where seats stay as listed and the game leaves it to the table", () => {
    const draft = newDraft(steam, "Irene", "greedy");
    chooseFirst(draft, 2);
    expect(wishOf(steam, draft, "Irene").first).toBeNull();
    draft.policy.order = "fixed";
    expect(wishOf(steam, draft, "Irene").first).toBe(2);
    draft.seats.splice(0, 1);
    expect(firstOf(steam, draft)).toBe(1);
    expect(firstOf({ ...steam, chooses_first: false }, draft)).toBeNull();
    chooseFirst(draft, null);
    expect(firstOf(steam, draft)).toBeNull();
  });
  test("gives no name to a seat that somebody else will take", () => {
    const draft = newDraft(steam, "Irene", "greedy");
    draft.seats[1]!.kind = "invite";
    draft.seats[2]!.kind = "open";
    expect(wishOf(steam, draft, "Irene").seats.map((seat) => [seat.name, seat.bot])).toEqual([
      ["Irene", null],
      [null, null],
      [null, null],
    ]);
    expect(needsOthers(draft)).toBe(true);
  });
  test("sends the text of a map of one's own instead of a map's id", () => {
    const draft = newDraft(steam, "Irene", "greedy");
    expect(wishOf(steam, draft, "Irene")).toMatchObject({ map: "northeast", map_text: null });
    draft.mapText = "format = 1\n";
    expect(wishOf(steam, draft, "Irene")).toMatchObject({ map: null, map_text: "format = 1\n" });
  });
  test("shows the game's own map first and the small one last", () => {
    expect(inOrder(steam).map((map) => map.id)).toEqual(["northeast", "ruhr", "toy"]);
  });
  test("takes the bot of last time, else whom the server would take", () => {
    const facts = { bots: ["random", "greedy", "clerk", "baron"], usual_bot: "clerk" };
    expect(usualBot(facts, "baron")).toBe("baron");
    expect(usualBot(facts, "gone")).toBe("clerk");
  });
  test("offers levels apart from the bots for trying things out", () => {
    const facts = {
      games: [],
      bots: ["random", "novice", "baron"],
      levels: [
        { id: "novice", seconds: 0 },
        { id: "baron", seconds: 0.2 },
      ],
      usual_bot: "baron",
      issues: null,
      protocol: 1,
      version: "",
    };
    expect(botsOf(facts)).toEqual({ levels: ["novice", "baron"], others: ["random"] });
    const { choices, others } = botChoices(botsOf(facts));
    expect([choices, others.choices].map((each) => each.map(({ value }) => value))).toEqual([
      ["novice", "baron"],
      ["random"],
    ]);
  });
  test("a clock begins with a time that suits its kind", () => {
    const clock = withPace({ kind: "none", seconds: 900, increment: 10, days: 2, at_zero: "bot" }, "decision");
    expect(clock).toMatchObject({ kind: "decision", seconds: 60, increment: 0 });
    expect(withPace(clock, "match")).toMatchObject({ seconds: 900, increment: 10 });
  });
});

test("colours: what was chosen stands, and the others step aside as on the server", () => {
  expect(shownColours([null, null, null])).toEqual([0, 1, 2]);
  expect(shownColours([1, null, null])).toEqual([1, 0, 2]);
  expect(shownColours([null, null, 0])).toEqual([2, 1, 0]);
  expect(shownColours([5, null, 4])).toEqual([5, 1, 4]);
});
