import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../src/generated";
import type { LogEntry } from "../../src/generated/messages";
import {
  conceders,
  entryOfTurn,
  lastOwn,
  movesSince,
  span,
  standing,
  tableLine,
  type Line,
} from "../../src/table/state/log";
import { join, t } from "../../src/text/fluent";
import { entry } from "../fixtures";

const placed: GameEvent = { key: "station-placed", seat: 0, at: "A1" };
const began: GameEvent = { key: "turn-began", seat: 0, turn: 1 };

describe("the log", () => {
  test("what was taken back is left out", () => {
    const log = [entry(1, 0, [placed]), entry(2, 1, []), entry(3, 1, [], { kind: "undo", facts: { to: 1 } })];
    expect(standing(log).map((each) => each.number)).toEqual([1, 3]);
  });
  test("news begin after one's own last action, whoever else acted", () => {
    const log = [entry(1, 0, []), entry(2, 1, [], { by: "bot" }), entry(3, 0, [], { by: "rules" })];
    expect(lastOwn(log, [0])).toBe(1);
    expect(lastOwn(log, [])).toBe(0);
  });
  test("only moves of the match count as news, and each of them once", () => {
    const names = { game: "rocket", edition: "2018", seats: ["Ada", "Ben"] };
    const said = tableLine(entry(3, 1, [], { kind: "decline", facts: { what: "undo" } }), names, null);
    const move = (number: number, part: number): Line => ({ ...said, id: `${number}.${part}`, number, kind: "action" });
    const lines = [move(1, 0), said, move(4, 0), move(4, 1), { ...move(5, 0), text: "" }, move(6, 0)];
    expect(movesSince(lines, 1)).toBe(2);
    expect(movesSince(lines, 0)).toBe(3);
    expect(movesSince([said], 1)).toBe(0);
  });
  test("an outage says how long it was and whose time it is not", () => {
    const away = entry(1, 1, [], { kind: "outage", by: "clock", facts: { from: 1000, to: 1000 + 11 * 60 } });
    const names = { game: "rocket", edition: "2018", seats: ["Ada", "Ben"] };
    expect(tableLine(away, names, null).text).toBe("The server was away for 11 minutes; this costs Ben no time.");
    expect([7.4, 61, 100, 3600, 5400, 86_400 * 2].map(span)).toEqual([
      "7 seconds",
      "61 seconds",
      "2 minutes",
      "60 minutes",
      "2 hours",
      "2 days",
    ]);
  });
  test("what nobody did stands by nobody's piece", () => {
    const names = { game: "rocket", edition: "2018", seats: ["Ada", "Ben"] };
    const seatOf = (kind: LogEntry["kind"]): number =>
      tableLine(entry(1, 1, [], { kind, facts: { from: 0, to: 9, since: 0 } }), names, null).seat;
    expect((["wait", "resume", "outage", "ended"] as const).map(seatOf)).toEqual([-1, -1, -1, -1]);
    expect((["concede", "timeout", "hand-over", "offer"] as const).map(seatOf)).toEqual([1, 1, 1, 1]);
  });
  test("whoever lost by time has not conceded", () => {
    const lost = entry(1, 0, [], { kind: "timeout", by: "clock", facts: { at_zero: "lose" } });
    expect(conceders([lost, entry(2, 2, [], { kind: "concede" }), entry(3, 1, [])])).toEqual([2]);
    expect(
      [[], ["Ada"], ["Ada", "Ben"]].map((names) => t("web-final-conceded", { many: names.length, seats: join(names) })),
    ).toEqual(["The match ended because somebody conceded.", "Ada conceded.", "Ada and Ben conceded."]);
  });
  test("a chart finds the entry at which a turn was reached", () => {
    const log = [entry(1, 0, []), entry(2, 0, [began]), entry(3, 1, []), entry(4, 1, [began])];
    const scores = (entries: readonly LogEntry[]): number[][] => [
      [0, ...entries.filter((each) => each.events.length > 0).map(() => 0)],
    ];
    expect([0, 1, 2].map((turn) => entryOfTurn(log, turn, scores))).toEqual([0, 2, 4]);
  });
});
