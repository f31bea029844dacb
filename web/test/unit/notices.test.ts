import { describe, expect, test } from "vitest";
import type { LogEntry, TableInfo } from "../../src/generated/messages";
import { givenBy, warningAt } from "../../src/table/state/clock.svelte";
import { connectionWords } from "../../src/table/state/connection";
import { notices } from "../../src/table/state/notices";
import { seatChoices } from "../../src/table/state/seatChoices";

type Seat = Partial<TableInfo["seats"][number]>;
const tableOf = (seats: Seat[], more: Partial<TableInfo> = {}): TableInfo =>
  ({
    status: "playing",
    waits: null,
    most_missed: 3,
    seats: seats.map((seat, n) => ({
      seat: n,
      name: ["Ada", "Ben", "Cleo"][n],
      stand_in: "no",
      conceded: false,
      missed: 0,
      ...seat,
    })),
    ...more,
  }) as TableInfo;
const entry = (kind: string, by: string, seat = 0): LogEntry => ({ kind, by, seat }) as LogEntry;
const texts = (info: TableInfo, mine: number[], entries: LogEntry[] = []): [string, number | null][] =>
  notices(info, mine, entries).map((each) => [each.text, each.back]);

describe("everybody is told who is stood in for", () => {
  test("its person with a way back", () => {
    const info = tableOf([{ stand_in: "seat" }, {}, { stand_in: "seat" }]);
    expect(texts(info, [0])).toEqual([
      ["A bot plays for you.", 0],
      ["A bot plays for Cleo.", null],
    ]);
    expect(texts(info, [1])).toEqual([["Bots play for Ada and Cleo.", null]]);
    expect(texts(info, [0, 1])[0]).toEqual(["A bot plays for Ada.", 0]);
    expect(texts({ ...info, status: "finished" }, [0])).toEqual([]);
  });
  test("but nothing is offered to whoever has conceded", () => {
    expect(texts(tableOf([{ conceded: true, stand_in: "seat" }, {}, {}]), [0])).toEqual([
      ["You have conceded. A bot plays on in your seat.", null],
    ]);
  });
  test("and whose time ran out, until somebody acts", () => {
    const info = tableOf([{ missed: 1 }, {}]);
    const log = [entry("action", "person"), entry("timeout", "clock"), entry("action", "bot")];
    expect(texts(info, [0], log)[0]?.[0]).toContain("If this happens 2 more times in a row, the bot gets the seat.");
    expect(texts(tableOf([{ missed: 2 }, {}]), [0], log)[0]?.[0]).toContain(
      "If this happens once more in a row, the bot gets the seat.",
    );
    expect(texts(info, [1], log)).toEqual([["Ada’s time ran out. A bot made that one decision.", null]]);
    expect(texts(info, [1], [...log, entry("action", "person", 1)])).toEqual([]);
  });
  test("and that it waits", () => {
    expect(texts(tableOf([{}, {}], { waits: 5 }), [])).toHaveLength(1);
  });
});

test("whoever has conceded is offered nothing, whoever is stood in for only the way back", () => {
  const more = { policy: { hand_over: "anyone" } as TableInfo["policy"], offer: null };
  const offered = (seat: Seat, status: TableInfo["status"] = "playing"): string[] =>
    Object.entries(seatChoices({ ...tableOf([seat, {}], more), status }, 0)).flatMap(([name, is]) =>
      is ? [name] : [],
    );
  expect(offered({})).toEqual(["handOver", "end", "concede"]);
  expect(offered({ stand_in: "decision" })).toEqual(["handOver", "end", "concede"]);
  expect(offered({ stand_in: "seat" })).toEqual(["takeBack"]);
  expect(offered({ conceded: true, stand_in: "seat" })).toEqual([]);
  expect(offered({}, "finished")).toEqual([]);
  expect(seatChoices(tableOf([{}]), null).concede).toBe(false);
});

describe("a clock that is about to run out", () => {
  test("is told in steps that fit what the table gives", () => {
    expect([45, 30, 12, 10, 4, 0].map((left) => warningAt(left, 60))).toEqual([null, 30, 30, 10, 5, null]);
    expect(warningAt(60, 900)).toBe(60);
    expect(warningAt(8, 10)).toBe(null);
    expect(warningAt(null, 60)).toBe(null);
    expect(givenBy({ kind: "days", seconds: 300, increment: 0, days: 2, at_zero: "bot" })).toBe(172_800);
  });
});

describe("the words of a connection", () => {
  const sending = { type: "control" } as never;
  const fine = { link: "live", sending: null, isSlow: false, trouble: null } as const;
  test("are honest, and silent while all is well", () => {
    expect(connectionWords(fine, 0)).toBe(null);
    expect(connectionWords({ ...fine, sending, isSlow: true }, 0)?.main).toBe("Sending…");
    expect(connectionWords({ ...fine, link: "silent", sending }, 0)?.kept).toContain("kept");
    expect(connectionWords({ ...fine, link: "lost" }, 1)?.main).toContain("in a second");
  });
});
