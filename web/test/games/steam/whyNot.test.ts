import { describe, expect, test } from "vitest";
import { NOTHING, point, prices } from "../../../src/games/steam/choice";
import { meant, whyNoDelivery } from "../../../src/games/steam/words/whyNot";
import { map, seen } from "./seen";

describe("building", () => {
  const view = seen.build;
  test("pointing elsewhere means nothing, and the server can be asked why", () => {
    const hex = map.hexes.find((each) => !prices(view).has(each.name))!.name;
    expect(point(view, NOTHING, hex)).toBe(NOTHING);
    const { tries, isEnough } = meant(map, view, NOTHING, hex);
    expect(isEnough("track-too-expensive")).toBe(true);
    expect(tries.length).toBeGreaterThan(0);
    expect(tries.length).toBeLessThan(6);
    for (const each of tries) expect(each).toMatchObject({ kind: "lay", hex });
  });
});

describe("goods", () => {
  test("what cannot be delivered has a reason", () => {
    const view = seen.goods;
    const empty = { ...view, cities: view.cities.map((city) => ({ ...city, cubes: [] })) };
    expect(whyNoDelivery(empty, NOTHING, view.cities[0]!.hex)).toContain("no goods");
    expect(whyNoDelivery(view, NOTHING, view.towns[0]!.hex)).toContain("cities");
    const origin = view.cities.find((city) => city.cubes.length > 0)!;
    const other = view.cities.find((city) => city.name !== origin.name && !origin.cubes.includes(city.colour))!;
    expect(whyNoDelivery(view, { ...NOTHING, origin: origin.name }, other.hex)).toContain(`goods for ${other.name}`);
    expect(whyNoDelivery(seen.build, NOTHING, origin.hex)).toBeNull();
  });
});
