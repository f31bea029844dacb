import { describe, expect, test } from "vitest";
import type { RocketView } from "../../src/generated/rocket";
import { hexAt, indexMap, type MapData } from "../../src/map/boards";
import { bids, extensions, hexOf, investments, letter, marks, meant, modes, NOTHING, ofKind, point, vetoMarks } from "../../src/rocket/choice";
import { engines, linePaths } from "../../src/rocket/track";
import toyMap from "./toy-map.json";
import views from "./toy-views.json";

const map = indexMap(toyMap as unknown as MapData);
const act = views.act as unknown as RocketView;
const veto = views.veto as unknown as RocketView;

describe("what can be chosen", () => {
  test("modes are those that have a legal action", () => {
    expect(modes(act)).toEqual(["invest", "station", "extend"].filter((mode) => act.legal.some((a) => a.kind === mode || (mode === "station" && a.kind === "move-station"))));
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
        expect(point(map, act, { ...NOTHING, mode: "extend", company: action.company }, action.to).action).toEqual(action);
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
    expect(marks(map, act, chosen).filter((mark) => mark.state === "legal").map((mark) => mark.hex).sort()).toEqual(extensions(act, chosen.company).map((a) => a.to).sort());
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
    expect(vetoMarks(veto, null).filter((mark) => mark.state === "preview").map((mark) => mark.hex)).toEqual([veto.veto!.target]);
  });
});

describe("the map", () => {
  test("every hex is found under its own middle", () => {
    for (const hex of map.hexes) expect(hexAt(map, hex.x, hex.y)?.name).toBe(hex.name);
  });
  test("every line that has left is drawn, and ends under its locomotive", () => {
    const paths = linePaths(map, act);
    for (const engine of engines(map, act)) {
      if (engine.heading === null) continue;
      const d = paths.get(engine.company.id)!;
      const { x, y } = map.at.get(engine.name)!;
      expect(d).toContain(`${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
    }
  });
});
