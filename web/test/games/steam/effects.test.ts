import { describe, expect, test } from "vitest";
import type { SteamEvent } from "../../../src/generated/steam";
import { gainsOf, landingsOf, linksOf, travelsOf } from "../../../src/games/steam/effects";
import { courseOf, linesOf } from "../../../src/games/steam/track";
import { map, seen } from "./seen";

describe("what is seen of events", () => {
  const view = seen.goods;
  test("a cube runs over connected track from where it lay to where it goes", () => {
    const lines = linesOf(map, view);
    for (const { action, stops, links } of view.deliveries) {
      const at = (name: string): readonly [number, number] => {
        const hex = map.at.get(view.cities.find((city) => city.name === name)!.hex)!;
        return [hex.x, hex.y];
      };
      const course = courseOf(lines, at(action.origin), links);
      for (let n = 1; n < course.length; n += 1)
        expect(
          Math.hypot(course[n]![0]![0] - course[n - 1]!.at(-1)![0], course[n]![0]![1] - course[n - 1]!.at(-1)![1]),
        ).toBeLessThan(map.s * 2);
      const end = course.at(-1)!.at(-1)!;
      expect(Math.hypot(end[0] - at(action.to)[0], end[1] - at(action.to)[1])).toBeLessThan(map.s);
      const hexes = links.flatMap((id) => view.links.find((link) => link.id === id)!.hexes);
      const event: SteamEvent = {
        key: "goods-delivered",
        seat: 0,
        cube: action.cube,
        origin: action.origin,
        to: action.to,
        stops,
        hexes,
        points: action.points,
      };
      expect(linksOf(view, stops, new Set(hexes))).toHaveLength(links.length);
      expect(travelsOf([event], map, view, lines)[0]).toMatchObject({ cube: action.cube, links: links.length });
      expect(gainsOf([event], map)).toHaveLength(action.points.filter((won) => won > 0).length);
    }
  });
  test("tiles of others are seen to be laid, one's own are there at once", () => {
    const event: SteamEvent = {
      key: "track-laid",
      seat: 1,
      hex: "A1",
      tile: "22",
      rotation: 3,
      price: 2,
      how: "new",
      replaced: null,
    };
    expect(landingsOf([event], 0)).toEqual([{ hex: "A1", tile: "22", rotation: 3, seat: 1 }]);
    expect(landingsOf([event], 1)).toEqual([]);
  });
});
