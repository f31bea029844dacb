import { describe, expect, test } from "vitest";
import { entryHex, hexStep, readingOrder } from "../../src/board/hexSteps";
import { indexMap, type MapData } from "../../src/board/maps";
import { readJson } from "../fixtures";

const map = indexMap(readJson<MapData>("../games/rocket/toy-map.json", import.meta.url));
const reading = readingOrder(map);
const [first, second, third] = [reading[3]!.name, reading[7]!.name, reading[20]!.name];
const targets = new Set([third, first, second]);
const none = new Set<string>();

describe("the map by keys", () => {
  test("Tab enters at the first hex that can be chosen, or where one was before", () => {
    expect(entryHex(map, reading, targets, null)).toBe(first);
    expect(entryHex(map, reading, targets, second)).toBe(second);
    expect(entryHex(map, reading, targets, reading[0]!.name)).toBe(first);
  });
  test("without anything to choose it is entered all the same, at a place", () => {
    expect(map.placeAt.has(entryHex(map, reading, none, null)!)).toBe(true);
    expect(entryHex(map, reading, none, third)).toBe(third);
  });
  test("N leads through what can be chosen and round again, Shift+N back", () => {
    const steps = (from: string, key: string): string | null | undefined => hexStep(map, reading, targets, from, key);
    expect([steps(first, "n"), steps(second, "n"), steps(third, "n")]).toEqual([second, third, first]);
    expect([steps(first, "N"), steps(third, "N")]).toEqual([third, second]);
    expect(hexStep(map, reading, none, first, "n")).toBeNull();
  });
});
