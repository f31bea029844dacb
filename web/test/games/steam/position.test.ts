import { describe, expect, test } from "vitest";
import { whereabouts } from "../../../src/board/whereabouts";
import { turnOrder } from "../../../src/games/steam/turnOrder";
import { inReach, positionParts } from "../../../src/games/steam/words/position";
import { map, seen } from "./seen";

const lines = (view: typeof seen.goods, heading: string): readonly string[] =>
  positionParts(map, view).find((part) => part.heading === heading)!.lines;

describe("the position in sentences", () => {
  const view = seen.goods;
  const name = view.seats[view.seat!]!.name;
  test("own links, open ends and deliveries", () => {
    expect(lines(view, `Links of ${name}`)).toContain("Gatley – Fairlea");
    expect(lines(view, `Open ends of ${name}`)).toContain(
      `From Cobham: it ends ${whereabouts(map, "D8")} and leads south. It is lost unless it is extended in round ${view.links.find((each) => each.open_hex === "D8")!.expires}.`,
    );
    expect(lines(view, `Deliveries ${name} can make now`).length).toBeGreaterThan(0);
    expect(lines(view, "Now").filter((line) => line.startsWith(name)).length).toBe(2);
  });
  test("goods in reach are those that own links lead to their colour, as far as the locomotive goes", () => {
    const reach = inReach(view, view.seat!);
    const cities = new Map(view.cities.map((city) => [city.name, city]));
    for (const { cube, origin, to, links } of reach) {
      expect(cities.get(origin)!.cubes).toContain(cube);
      expect(cities.get(to)!.colour).toBe(cube);
      expect(links).toBeLessThanOrEqual(view.seats[view.seat!]!.locomotive);
    }
    // Whatever is in reach over own links alone can be delivered.
    for (const { cube, origin, to } of reach)
      expect(view.deliveries.map(({ action }) => [action.cube, action.origin, action.to].join())).toContain(
        [cube, origin, to].join(),
      );
  });
  test("a spectator hears of everybody", () => {
    const headings = positionParts(map, { ...view, seat: null }).map((part) => part.heading);
    for (const seat of view.seats) expect(headings).toContain(`Links of ${seat.name}`);
  });
});

test("whoever is out of the match stands last in the order of turns, the others as they take them", () => {
  const seats = [0, 1, 2].map((seat) => ({ ...seen.goods.seats[seat]!, seat }));
  expect(turnOrder({ order: [2, 0], seats })).toEqual([2, 0, 1]);
  expect(turnOrder({ order: [2, 0, 1], seats })).toEqual([2, 0, 1]);
});
