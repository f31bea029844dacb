import { describe, expect, test } from "vitest";
import {
  bids,
  extensions,
  hexOf,
  investments,
  letter,
  marks,
  meant,
  modes,
  NOTHING,
  ofKind,
  point,
  suggested,
  vetoMarks,
} from "../../../src/games/rocket/choice";
import { map, seen } from "./seen";

const { act, veto } = seen;

describe("what can be chosen", () => {
  test("modes are those that have a legal action", () => {
    expect(modes(act)).toEqual(
      ["invest", "station", "extend"].filter((mode) =>
        act.legal.some((a) => a.kind === mode || (mode === "station" && a.kind === "move-station")),
      ),
    );
    expect(modes({ ...act, legal: [] })).toEqual([]);
  });
  test("every legal action that has a hex can be reached by pointing", () => {
    for (const action of act.legal) {
      if (action.kind === "invest") {
        const chosen = point(map, act, { ...NOTHING, mode: "invest" }, hexOf(map, action)!);
        expect(investments(act, chosen.city)).toContainEqual(action);
      } else if (action.kind === "station") {
        expect(point(map, act, { ...NOTHING, mode: "station" }, action.at).action).toEqual(action);
      } else if (action.kind === "extend") {
        expect(point(map, act, { ...NOTHING, mode: "extend", company: action.company }, action.to).action).toEqual(
          action,
        );
      } else if (action.kind === "move-station") {
        const lifted = point(map, act, { ...NOTHING, mode: "station" }, action.origin);
        const origin = lifted.origin ?? action.origin;
        expect(point(map, act, { ...NOTHING, mode: "station", origin }, action.to).action).toEqual(action);
      }
    }
  });
  test("a chosen action is always one of the list", () => {
    for (const mode of modes(act)) {
      for (const hex of map.hexes) {
        const { action } = point(map, act, { ...NOTHING, mode }, hex.name);
        if (action !== null) expect(act.legal).toContainEqual(action);
      }
    }
  });
  test("pointing at a locomotive takes hold of its company", () => {
    const company = extensions(act, null)[0]!.company;
    const at = act.companies.find((each) => each.id === company)!.locomotive!;
    const chosen = point(map, act, NOTHING, at);
    expect(chosen.mode).toBe("extend");
    expect(
      marks(map, act, chosen)
        .filter((mark) => mark.state === "legal")
        .map((mark) => mark.hex)
        .sort(),
    ).toEqual(
      extensions(act, chosen.company)
        .map((a) => a.to)
        .sort(),
    );
  });
  test("with nothing chosen, an empty hex that a locomotive may enter means that extension", () => {
    for (const action of extensions(act, null)) {
      if (map.placeAt.has(action.to) || act.companies.some((each) => each.locomotive === action.to)) continue;
      const chosen = point(map, act, NOTHING, action.to);
      expect(chosen).toMatchObject({ mode: "extend", action: { kind: "extend", to: action.to } });
      expect(act.legal).toContainEqual(chosen.action);
      expect(marks(map, act, NOTHING)).toContainEqual({ hex: action.to, state: "quiet", sign: "" });
    }
  });
  test("what a hint names is chosen as if it had been pointed at", () => {
    for (const action of act.legal) expect(suggested(action).action).toEqual(action);
  });
  test("a hex that is not offered leaves the choice alone and can be asked about", () => {
    const choice = { ...NOTHING, mode: "station" as const };
    const legal = new Set(ofKind(act, "station").map((a) => a.at));
    const other = map.hexes.find((hex) => !legal.has(hex.name) && point(map, act, choice, hex.name) === choice)!;
    expect(meant(map, act, choice, other.name)).toEqual({ kind: "station", at: other.name });
  });
  test("targets of a veto have letters, and bids start at the lowest", () => {
    expect(veto.veto).not.toBeNull();
    veto.veto!.targets.forEach((hex, n) => {
      expect(letter(veto, hex)).toBe("ABCDEF"[n]);
      const shares = bids(veto, hex).map((bid) => bid.shares);
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
    });
    expect(
      vetoMarks(veto, null)
        .filter((mark) => mark.state === "preview")
        .map((mark) => mark.hex),
    ).toEqual([veto.veto!.target]);
  });
});

describe("what somebody means", () => {
  test("without a kind chosen: a locomotive is to run, a city to be invested in, a hex to get a station", () => {
    const view = { ...act, legal: [] };
    const engine = view.companies.find((each) => each.locomotive !== null)!;
    expect(meant(map, view, NOTHING, engine.locomotive!)).toMatchObject({ kind: "extend", company: engine.id });
    expect(meant(map, view, NOTHING, view.cities[0]!.hex)).toMatchObject({
      kind: "invest",
      city: view.cities[0]!.name,
    });
    const empty = map.hexes.find(
      (hex) => !map.placeAt.has(hex.name) && !view.companies.some((each) => each.locomotive === hex.name),
    )!;
    expect(meant(map, view, NOTHING, empty.name)).toEqual({ kind: "station", at: empty.name });
  });
});
