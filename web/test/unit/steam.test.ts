import { describe, expect, test } from "vitest";
import type { SteamView } from "../../src/generated/steam";
import { indexMap, type MapData } from "../../src/map/boards";
import { bids, capitals, cityOptions, coloursFor, deliveryOf, isDecided, layOf, marks, modes, NOTHING, ofKind, openLinks, point, prices, ranked, settle, shapesAt, suppliesFor, takes, turned } from "../../src/steam/choice";
import { entriesOf, moneyThen, raising } from "../../src/steam/money";
import { whereabouts } from "../../src/map/where";
import { hexWord, inWords } from "../../src/steam/places";
import { meant, whyNoDelivery } from "../../src/steam/refused";
import { afterwards, detailOf, goName, scoreResult, titleOf } from "../../src/steam/saying";
import { hexName, signed, tell } from "../../src/steam/story";
import { exits, shapes, tracksOf } from "../../src/steam/tiles";
import { gainsOf, landingsOf, linksOf, travelsOf } from "../../src/steam/effects";
import { casing, courseOf, cubeSpots, linesOf, ownerSpots, pathData, pointsAlong } from "../../src/steam/track";
import type { Said } from "../../src/text/words";
import toyMap from "./steam-map.json";
import views from "./steam-views.json";

const map = indexMap(toyMap as unknown as MapData);
const seen = views as unknown as Record<"auction" | "bidding" | "capital" | "tile" | "build" | "city" | "goods" | "score", SteamView>;
const said: Said = { game: "steam", edition: "base", names: ["Ada", "Ben", "Cai"] };

describe("prices", () => {
  test("what a tile costs is told in parts before it is laid", () => {
    for (const lay of [...seen.build.lays, ...seen.city.lays]) {
      const view = seen.build.lays.includes(lay) ? seen.build : seen.city;
      const told = detailOf(map, view, { ...NOTHING, mode: "track", hex: lay.action.hex, action: lay.action }, null, said);
      expect(Object.values(lay.parts).reduce((sum, dollars) => sum + dollars, 0)).toBe(lay.price);
      if (Object.keys(lay.parts).length > 1) expect(told).toContain(`= $${lay.price}`);
      else expect(told).toContain(`${lay.price} sides $${lay.price}`);
      for (const part of ["town", "hills", "river"]) expect(told.includes(`+ ${part} $`)).toBe(part in lay.parts);
    }
    expect(new Set(seen.build.lays.flatMap((lay) => Object.keys(lay.parts))).size).toBeGreaterThan(1);
  });
});

describe("tiles", () => {
  test("there are 21 shapes, and town tiles have spurs only", () => {
    expect(shapes.size).toBe(21);
    for (const shape of shapes.values()) expect(shape.spurs.length > 0).toBe(shape.id.startsWith("T"));
  });
  test("a turned tile leaves by turned sides", () => {
    expect(tracksOf("21", 1)).toEqual([[1, 4]]);
    expect(tracksOf("T23", 5)).toEqual([[5, null], [0, null]]);
    expect(exits("42")).toBe(4);
    expect(exits("T31")).toBe(3);
  });
  test("every tile on the map lies as its shape says", () => {
    for (const tile of seen.build.tiles) {
      const sides = tile.tracks.flatMap((track) => [track.a, ...(track.b === null ? [] : [track.b])]).sort();
      const drawn = tracksOf(tile.tile, tile.rotation).flatMap(([a, b]) => [a, ...(b === null ? [] : [b])]).sort();
      expect(drawn).toEqual(sides);
    }
  });
});

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
  test("pointing elsewhere means nothing, and the server can be asked why", () => {
    const hex = map.hexes.find((each) => !prices(view).has(each.name))!.name;
    expect(point(view, NOTHING, hex)).toBe(NOTHING);
    const { tries, isEnough } = meant(map, view, NOTHING, hex);
    expect(isEnough("track-too-expensive")).toBe(true);
    expect(tries.length).toBeGreaterThan(0);
    expect(tries.length).toBeLessThan(6);
    for (const each of tries) expect(each).toMatchObject({ kind: "lay", hex });
  });
  test("improving and redirecting are named so on the button", () => {
    const lay = view.lays.find((each) => each.how !== "new")!;
    expect(goName(view, lay.action)).toMatch(new RegExp(`^(Improve|Redirect) for \\$${lay.price}$`));
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
    for (let n = 1; n < list.length; n += 1) expect(list[n]!.action.points[seat]!).toBeLessThanOrEqual(list[n - 1]!.action.points[seat]!);
  });
  test("pointing at a city shows what leaves it, pointing at another where it goes", () => {
    const wanted = ranked(view)[0]!.action;
    const from = point(view, NOTHING, view.cities.find((city) => city.name === wanted.origin)!.hex);
    expect(from.origin).toBe(wanted.origin);
    const to = point(view, from, view.cities.find((city) => city.name === wanted.to)!.hex);
    expect(deliveryOf(view, to.action)).not.toBeNull();
    expect(marks(map, view, to).find((mark) => mark.state === "selected")!.sign).toMatch(/^\+\d$/);
  });
  test("a way is said stop by stop with what everybody gets", () => {
    const delivery = ranked(view)[0]!;
    const choice = { ...NOTHING, action: delivery.action };
    for (const stop of delivery.stops) expect(titleOf(map, view, choice, [])).toContain(stop);
    expect(detailOf(map, view, choice, [], said)).toMatch(/\+\d/);
  });
});

describe("money", () => {
  test("a bid that is more than the cash says what it raises", () => {
    const view = seen.auction;
    const seat = view.seats[view.decision!.seat]!;
    const dear = bids(view).find((bid) => bid.amount > seat.cash)!;
    const [entry, ...more] = entriesOf(view, dear);
    expect(more).toEqual([]);
    expect(raising(entry)).toContain("income");
    expect(moneyThen(view, entry)).toBe(`then $${entry!.cash} in cash, income ${signed(entry!.income)}`);
  });
  test("a bid for the whole order has a price at every place, the last for nothing", () => {
    const view = seen.bidding;
    const entries = entriesOf(view, bids(view).at(-1)!);
    expect(entries.map((entry) => entry.place)).toEqual([1, 2, 3]);
    expect(entries.at(-1)!.paid).toBe(0);
    expect(entriesOf(view, { kind: "pass" })[0]).toMatchObject({ place: 3, paid: 0 });
  });
  test("capital tells cash and income afterwards", () => {
    const view = seen.capital;
    const choice = { ...NOTHING, action: capitals(view)[2]! };
    expect(detailOf(map, view, choice, null, said)).toContain("then $10 in cash, income −2");
  });
  test("both ways of placing points tell their result", () => {
    const view = seen.score;
    const seat = view.seats[view.decision!.seat]!;
    const points = view.scoring!.points[seat.seat]!;
    expect(scoreResult(view, { kind: "score", choice: "income" })).toContain(signed(seat.income + points));
    expect(scoreResult(view, { kind: "score", choice: "points" })).toContain(String(seat.points + points));
  });
  test("a tile is taken for what it costs", () => {
    expect(takes(seen.tile).length).toBeGreaterThan(4);
    const city = takes(seen.tile).find((take) => take.tile === "urbanization" && !take.passed)!;
    expect(goName(seen.tile, city)).toBe("Take it for $6");
  });
  test("cash and income after a payment are told before it", () => {
    const view = seen.tile;
    const seat = view.seats[view.decision!.seat]!;
    const events = [{ key: "money-raised", seat: seat.seat, amount: 10, income_lost: 2, points_lost: 0 }, { key: "paid", seat: seat.seat, amount: 6, purpose: "tile" }];
    expect(afterwards(view, events)).toBe(`then $${seat.cash + 4} in cash, income ${signed(seat.income - 2)}`);
    expect(afterwards(view, [{ key: "tile-taken", seat: seat.seat }])).toBe("");
  });
  test("amounts have a sign", () => expect([signed(3), signed(0), signed(-4)]).toEqual(["+3", "0", "−4"]));
});

describe("track", () => {
  const view = seen.goods;
  test("every link with track becomes one connected line", () => {
    const lines = linesOf(map, view);
    const links = new Set(view.tiles.flatMap((tile) => tile.tracks.map((track) => track.link)));
    expect(new Set(lines.map((line) => line.link))).toEqual(links);
    for (const line of lines) {
      for (let n = 1; n < line.curves.length; n += 1) {
        const [a, b] = [line.curves[n - 1]!.at(-1)!, line.curves[n]![0]!];
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(0.01);
      }
      expect(pathData(line.curves)).toMatch(/^M[-\d. LQC]+$/);
      expect(casing(line).firm === "").toBe(line.owner === null);
    }
  });
  test("an owner's piece stands on the owner's track", () => {
    const lines = linesOf(map, view);
    for (const spot of ownerSpots(lines, [], map.s)) {
      const line = lines.find((each) => each.id === spot.id)!;
      expect(line.owner).toBe(spot.owner);
      expect(pointsAlong(line.curves).some((p) => p[0] === spot.at[0] && p[1] === spot.at[1])).toBe(true);
    }
  });
  test("a cube runs over connected track from where it lay to where it goes", () => {
    const lines = linesOf(map, view);
    for (const { action, stops, links } of view.deliveries) {
      const at = (name: string): readonly [number, number] => {
        const hex = map.at.get(view.cities.find((city) => city.name === name)!.hex)!;
        return [hex.x, hex.y];
      };
      const course = courseOf(lines, at(action.origin), links);
      for (let n = 1; n < course.length; n += 1) expect(Math.hypot(course[n]![0]![0] - course[n - 1]!.at(-1)![0], course[n]![0]![1] - course[n - 1]!.at(-1)![1])).toBeLessThan(map.s * 2);
      const end = course.at(-1)!.at(-1)!;
      expect(Math.hypot(end[0] - at(action.to)[0], end[1] - at(action.to)[1])).toBeLessThan(map.s);
      const hexes = links.flatMap((id) => view.links.find((link) => link.id === id)!.hexes);
      const event = { key: "goods-delivered", seat: 0, cube: action.cube, origin: action.origin, to: action.to, stops, hexes, points: action.points };
      expect(linksOf(view, stops, new Set(hexes))).toHaveLength(links.length);
      expect(travelsOf([event], map, view, lines)[0]).toMatchObject({ cube: action.cube, links: links.length });
      expect(gainsOf([event], map)).toHaveLength(action.points.filter((won) => won > 0).length);
    }
  });
  test("tiles of others are seen to be laid, one's own are there at once", () => {
    const event = { key: "track-laid", seat: 1, hex: "A1", tile: "22", rotation: 3, price: 2, how: "new", replaced: null };
    expect(landingsOf([event], 0)).toEqual([{ hex: "A1", tile: "22", rotation: 3, seat: 1 }]);
    expect(landingsOf([event], 1)).toEqual([]);
  });
  test("cubes never overlap", () => {
    for (const number of [1, 4, 5, 9, 12]) {
      const spots = cubeSpots(number, 28, 0, 0);
      expect(spots).toHaveLength(number);
      spots.forEach((a, n) => spots.slice(n + 1).forEach((b) => expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(a.size)));
    }
  });
});

describe("words", () => {
  test("a hex is named with its goods, its price, its owner", () => {
    const city = seen.goods.cities.find((each) => each.cubes.length > 0)!;
    expect(hexName(map, seen.goods, city.hex)).toContain("goods: ");
    const [hex, price] = [...prices(seen.build)][0]!;
    expect(hexName(map, seen.build, hex)).toContain(`$${price}`);
    const tile = seen.goods.tiles.find((each) => each.tracks[0]!.owner !== null)!;
    expect(hexName(map, seen.goods, tile.hex)).toContain(seen.goods.seats[tile.tracks[0]!.owner!]!.name);
  });
  test("hexes are told by places: on one, beside one, near one", () => {
    const town = seen.build.towns[0]!;
    expect(hexWord(map, town.hex)).toBe(town.name);
    const beside = map.hexes.find((hex) => !map.placeAt.has(hex.name) && hex.near.some((next) => next !== null && map.placeAt.has(next)))!;
    expect(hexWord(map, beside.name)).toMatch(/^the hex ([a-z-]+ of|between) \w/);
    for (const hex of map.hexes) expect(hexWord(map, hex.name)).not.toBe(hex.name);
    expect(inWords(map, { hex: town.hex, price: 3 })).toEqual({ hex: town.name, price: 3 });
  });
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
  test("only what leaves nothing to choose may be done at once", () => {
    const lays = shapesAt(seen.build, seen.build.lays[0]!.action.hex);
    const many = lays.find((each) => each.lays.length > 1);
    if (many) expect(isDecided(seen.build, many.lays[0]!.action, true)).toBe(false);
    expect(isDecided(seen.build, lays[0]!.lays[0]!.action, false)).toBe(lays.length === 1 && lays[0]!.lays.length === 1);
    expect(isDecided(seen.auction, bids(seen.auction)[0]!, true)).toBe(false);
    expect(isDecided(seen.goods, seen.goods.deliveries[0]!.action, true)).toBe(true);
  });
  test("links about to be lost come first", () => {
    const links = openLinks(seen.build).map((link) => link.expires!);
    expect(links).toEqual([...links].sort((a, b) => a - b));
  });
  test("the log tells track by its link, or by its place", () => {
    const hex = map.hexes.find((each) => !map.placeAt.has(each.name))!.name;
    const laid = { key: "track-laid", seat: 0, hex, tile: "22", rotation: 0, price: 2, how: "new", replaced: null };
    const told = (...events: object[]): string => tell([{ number: 1, kind: "action", seat: 0, by: "person", action: null, notation: null, facts: {}, auto: false, events } as never], map, said)[0]!.text;
    expect(told(laid, { key: "link-completed", owner: 0, a: "Kiel", b: "Ulm" })).toBe("Ada completes Kiel – Ulm for $2.");
    expect(told(laid)).toContain(`lays track ${whereabouts(map, hex)}`);
  });
  test("the log tells phases as headings", () => {
    const entry = { number: 1, kind: "action", seat: 0, by: "person", action: null, notation: null, facts: {}, auto: false, events: [{ key: "auction-passed", seat: 0, place: 2, free: false }, { key: "phase-began", phase: "actions", goods_round: 0 }] };
    const lines = tell([entry as never], map, said);
    expect(lines[0]!.text).toContain("Ada passes");
    expect(lines.at(-1)!.heading).toContain("action tiles");
  });
});
