import { describe, expect, test } from "vitest";
import { newLines } from "../../src/table/state/announced";
import { whenOf, type Line } from "../../src/table/state/log";
import { stepped } from "../../src/ui/keys/listKeys";

const line = (number: number, more: Partial<Line> = {}): Line => ({
  id: String(number),
  number,
  seat: 0,
  sign: null,
  text: `line ${number}`,
  hexes: [],
  heading: null,
  kind: "action",
  ...more,
});

describe("what is spoken of the log", () => {
  test("lines that were added, each once, and none that stood there", () => {
    const { fresh, known } = newLines([line(1), line(2), line(3, { text: "" }), line(4)], new Set(["1"]));
    expect(fresh.map((each) => each.text)).toEqual(["line 2", "line 4"]);
    expect(newLines([line(1), line(2), line(4)], known).fresh).toEqual([]);
    expect(newLines([line(1)], known).fresh).toEqual([]);
  });
});

describe("when something was", () => {
  test("as the game counts, never the number of an entry", () => {
    const lines = [line(79, { when: "turn 11" }), line(80, { when: "turn 12" }), line(81, { kind: "table" })];
    expect(whenOf(lines, 80)).toBe("turn 12");
    expect(whenOf(lines, 81)).toBe("turn 12");
    expect(whenOf([line(3), line(7)], 7)).toBe("move 2");
  });
});

describe("lists by arrows", () => {
  const item = (kind: string): { matches(lines: string): boolean } => ({ matches: (lines) => kind === lines });
  const items = [item("line"), item("link"), item("line")];
  const [a, link, b] = items;
  test("up and down lead from line to line, left and right to what stands in it", () => {
    expect(stepped(items, 0, "ArrowDown", "line")).toBe(b);
    expect(stepped(items, 0, "ArrowRight", "line")).toBe(link);
    expect(stepped(items, 1, "ArrowUp", "line")).toBe(a);
    expect(stepped(items, 2, "ArrowDown", "line")).toBeNull();
    expect(stepped(items, 0, "End", "line")).toBe(b);
    expect(stepped(items, 0, "x", "line")).toBeNull();
  });
});
