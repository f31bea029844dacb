import { expect, test } from "vitest";
import { hexAt, indexMap, type MapData } from "../../src/board/maps";
import { readJson } from "../fixtures";

const map = indexMap(readJson<MapData>("../games/rocket/toy-map.json", import.meta.url));

test("every hex is found under its own middle", () => {
  for (const hex of map.hexes) expect(hexAt(map, hex.x, hex.y)?.name).toBe(hex.name);
});
