import { describe, expect, test } from "vitest";
import {
  bids,
  cityOptions,
  coloursFor,
  deliveryOf,
  isDecided,
  layOf,
  marks,
  modes,
  NOTHING,
  ofKind,
  openLinks,
  point,
  prices,
  ranked,
  settle,
  shapesAt,
  suppliesFor,
  turned,
} from "../../../src/games/steam/choice";
import { titleOf } from "../../../src/games/steam/words/phrases";
import { map, seen } from "./seen";

describe("building", () => {
  const view = seen.build;
  test("a price stands on every hex where something can be laid, and it is the lowest", () => {
    for (const [hex, price] of prices(view)) {
      const there = view.lays.filter((lay) => lay.action.hex === hex).map((lay) => lay.price);
      expect(price).toBe(Math.min(...there));
    }
    const signs = marks(map, view, NOTHING).map((mark) => mark.sign);
    expect(signs.every((sign) => /^\$\d+$/.test(sign))).toBe(true);
  });
  test("every lay can be reached: hex, shape, turns", () => {
    for (const lay of view.lays) {
      const there = shapesAt(view, lay.action.hex).find((each) => each.tile === lay.action.tile)!;
      let action = there.lays[0]!.action;
      for (let n = 0; n < 6 && action.rotation !== lay.action.rotation; n += 1) action = turned(view, action);
      expect(action).toEqual(lay.action);
    }
  });
  test("pointing chooses a legal lay, and pointing again turns it", () => {
    const hex = [...prices(view).keys()].find((name) => shapesAt(view, name)[0]!.lays.length > 1)!;
    const first = point(view, NOTHING, hex);
    expect(layOf(view, first.action)).not.toBeNull();
    const second = point(view, first, hex);
    expect(layOf(view, second.action)).not.toBeNull();
    expect(second.action).not.toEqual(first.action);
  });
});

describe("New City", () => {
  const view = seen.city;
  test("a town, a colour and a supply space lead to one action of the list", () => {
    expect(modes(view)).toContain("city");
    const town = ofKind(view, "new-city")[0]!.town;
    const hex = map.placeNamed.get(town)!.hex;
    let choice = point(view, { ...NOTHING, mode: "city" }, hex);
    expect(choice.town).toBe(town);
    choice = settle(view, { ...choice, colour: coloursFor(view, choice)[0]! });
    choice = settle(view, { ...choice, supply: suppliesFor(view, choice)[0]! });
    expect(cityOptions(view, choice)).toHaveLength(1);
    expect(view.legal).toContainEqual(choice.action);
    expect(titleOf(map, view, choice, [])).toContain(town);
  });
});

describe("goods", () => {
  const view = seen.goods;
  test("the best delivery stands first, and none is lost", () => {
    const list = ranked(view);
    const seat = view.decision!.seat;
    expect(list).toHaveLength(view.deliveries.length);
    for (let n = 1; n < list.length; n += 1)
      expect(list[n]!.action.points[seat]!).toBeLessThanOrEqual(list[n - 1]!.action.points[seat]!);
  });
  test("pointing at a city shows what leaves it, pointing at another where it goes", () => {
    const wanted = ranked(view)[0]!.action;
    const from = point(view, NOTHING, view.cities.find((city) => city.name === wanted.origin)!.hex);
    expect(from.origin).toBe(wanted.origin);
    const to = point(view, from, view.cities.find((city) => city.name === wanted.to)!.hex);
    expect(deliveryOf(view, to.action)).not.toBeNull();
    expect(marks(map, view, to).find((mark) => mark.state === "selected")!.sign).toMatch(/^\+\d$/);
  });
});

describe("what is chosen", () => {
  test("only what leaves nothing to choose may be done at once", () => {
    const lays = shapesAt(seen.build, seen.build.lays[0]!.action.hex);
    const many = lays.find((each) => each.lays.length > 1);
    if (many) expect(isDecided(seen.build, many.lays[0]!.action, true)).toBe(false);
    expect(isDecided(seen.build, lays[0]!.lays[0]!.action, false)).toBe(
      lays.length === 1 && lays[0]!.lays.length === 1,
    );
    expect(isDecided(seen.auction, bids(seen.auction)[0]!, true)).toBe(false);
    expect(isDecided(seen.goods, seen.goods.deliveries[0]!.action, true)).toBe(true);
  });
  test("links about to be lost come first", () => {
    const links = openLinks(seen.build).map((link) => link.expires!);
    expect(links).toEqual([...links].sort((a, b) => a - b));
  });
});
