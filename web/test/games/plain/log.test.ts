import { expect, test } from "vitest";
import { indexMap, type MapData } from "../../../src/board/maps";
import { hexLines, scoresOver, tell } from "../../../src/games/plain/log";
import type { LogEntry } from "../../../src/generated/messages";
import { entry, readJson } from "../../fixtures";

const map = indexMap(readJson<MapData>("../rocket/toy-map.json", import.meta.url));
const names = { game: "pebbles", edition: "long", seats: ["Ada", "Ben"] };
const log = readJson<LogEntry[]>("./entries.json", import.meta.url);

test("events without sentences are told by their facts, seats by name", () => {
  const lines = tell(log, map, names);
  expect(lines.map((line) => [line.seat, line.text])).toEqual([
    [0, "taken: seat Ada and stones 2."],
    [1, "take 1"],
    [1, "Ben concedes; a bot plays on."],
  ]);
});

test("totals are charted where an event tells them", () => {
  const ended = entry(4, 0, [{ key: "match-ended", reason: "empty", scores: [1, 0], winners: [0] }]);
  expect(scoresOver(log, 2)).toEqual([[0], [0]]);
  expect(scoresOver([...log, ended], 2)).toEqual([
    [0, 1],
    [0, 0],
  ]);
});

test("a hex is named by its place", () => {
  const place = map.places[0]!;
  expect(hexLines(map, place.hex)).toEqual([place.name]);
});
