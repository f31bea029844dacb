import { expect, test } from "vitest";
import { corner } from "../../../src/board/hexes";
import { overlap, placeLabels, square, type Label } from "../../../src/board/labels";
import { LEAST, MANY } from "../../../src/board/legibleSizes";
import type { Box } from "../../../src/board/maps";
import { labelWishes, obstacles } from "../../../src/games/steam/labels";
import { bandsOf } from "../../../src/games/steam/pieces/bands";
import { bandBox } from "../../../src/games/steam/pieces/cities";
import { targetSigns, type TargetSign } from "../../../src/games/steam/pieces/targets";
import { linesOf, ownerSpots, pointsAlong, TOWN, WIDTH } from "../../../src/games/steam/track";
import type { Mark } from "../../../src/table/state/previews.svelte";
import { map, seen } from "./seen";

const measure = (text: string, size: number): number => text.length * size * 0.52;
const ZOOMS = [0.6, 0.8, 1, 1.6];
const stops = new Set([...seen.goods.cities, ...seen.goods.towns].map((stop) => stop.hex));
const towns = new Set(seen.goods.towns.map((town) => town.hex));
const cities = new Set(seen.goods.cities.map((city) => city.hex));

interface Placed {
  labels: Label[];
  signs: TargetSign[];
}
function placed(
  k: number,
  marks: readonly Mark[],
  view = seen.goods,
  overlaid: readonly Box[] = [],
  board = map,
): Placed {
  const bands = bandsOf(map, view.cities, k, 1, measure);
  const signs = targetSigns(map, marks, k, bands, cities, towns);
  const lines = linesOf(map, view);
  const around = obstacles(board, view, lines, ownerSpots(lines, [], map.s), { marks, signs }, bands, overlaid);
  return { labels: placeLabels(labelWishes(map, view, k), around, measure), signs };
}
/** Every hex can be chosen: new track on most, on those with track a dearer one. */
const everywhere = (): Mark[] => {
  const laid = new Set(seen.goods.tiles.map((tile) => tile.hex));
  return map.hexes
    .filter((hex) => !stops.has(hex.name))
    .map(({ name }) => ({ hex: name, state: laid.has(name) ? ("quiet" as const) : ("legal" as const), sign: "$4" }));
};
const lying = (labels: readonly Label[], boxes: readonly Box[]): string[] =>
  labels.filter(({ box }) => boxes.some((each) => overlap(box, each) > 0.5)).map(({ wish }) => wish.text);

test.each(ZOOMS)("at zoom %s no name lies on a price, be there few or many", (k) => {
  const all = everywhere();
  const few = all.filter((_, n) => n % 6 === 0);
  expect(all.length).toBeGreaterThan(MANY);
  expect(few.length).toBeLessThanOrEqual(MANY);
  for (const marks of [all, few]) {
    const { labels, signs } = placed(k, marks);
    const written = signs.filter(({ kind }) => kind !== "dot");
    if (marks === few || map.s * k >= 15) expect(written.length).toBeGreaterThan(0);
    for (const { size } of written) expect(size * k).toBeGreaterThanOrEqual(LEAST);
    expect(
      lying(
        labels,
        written.map(({ box }) => box),
      ),
    ).toEqual([]);
  }
});

test("a town with a price below it has its name elsewhere, and prices everywhere cost at most one name", () => {
  const town = seen.goods.towns[1]!;
  const marks = [{ hex: town.hex, state: "quiet", sign: "$4" }] as const;
  const [before, after] = [placed(1, []), placed(1, marks)];
  const [tag] = after.signs.map(({ box }) => box);
  expect(lying(before.labels, [tag!])).toEqual([town.name]);
  expect(lying(after.labels, [tag!])).toEqual([]);
  // One that would have nowhere to stand but on track.
  expect(placed(1, everywhere()).labels.length).toBeGreaterThanOrEqual(before.labels.length - 1);
});

test.each(ZOOMS.slice(0, 3))("at zoom %s a name keeps off a closed side below its town", (k) => {
  const town = seen.auction.towns[1]!;
  const [from, to] = [1, 2].map((n) => corner(map.layout, map.at.get(town.hex)!, n, map.s));
  const closed: Box = [...from!, ...to!];
  const teeth = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) =>
    square(closed[0] + (closed[2] - closed[0]) * part, closed[1], map.s * 0.15),
  );
  expect(lying(placed(k, [], seen.auction).labels, teeth)).toEqual([town.name]);
  const { labels } = placed(k, [], seen.auction, [], { ...map, closed: [closed] });
  expect(lying(labels, teeth)).toEqual([]);
  expect(labels.map(({ wish }) => wish.text)).toContain(town.name);
});

test("names keep off track as wide as it is drawn", () => {
  const track = linesOf(map, seen.goods).flatMap((line) =>
    pointsAlong(line.curves).map(([x, y]) => square(x, y, (map.s * WIDTH) / 2)),
  );
  expect(track.length).toBeGreaterThan(100);
  expect(lying(placed(1.6, []).labels, track)).toEqual([]);
});

test("a town that is not in the window has no name there", () => {
  const [first, ...others] = seen.goods.towns.map((town) => ({ ...town, x: map.at.get(town.hex)!.x }));
  const west = others.reduce((least, each) => (each.x < least.x ? each : least), first!);
  const beside: Box = [-1e4, -1e4, west.x + 1, 1e4];
  const names = (overlaid: readonly Box[]): string[] =>
    placed(1.6, [], seen.goods, overlaid).labels.map(({ wish }) => wish.text);
  expect(names([])).toContain(west.name);
  expect(names([beside])).not.toContain(west.name);
  expect(names([beside]).length).toBeGreaterThan(0);
});

test("what a delivery brings stands on no name of a city, though on a phone these are wider than their hexes", () => {
  for (const px of [8, 10, 14, 20, 40]) {
    const k = px / map.s;
    const bands = bandsOf(map, seen.goods.cities, k, 1, measure);
    for (const { hex } of seen.goods.cities) {
      const [gain] = targetSigns(map, [{ hex, state: "selected", sign: "+3" }], k, bands, cities);
      expect(gain!.kind).toBe("gain");
      for (const band of bands.values()) expect(overlap(bandBox(band), gain!.box), `${hex} ${px}`).toBeCloseTo(0);
    }
  }
});

test("where nothing is free close to a town, its name stands below its price", () => {
  const town = seen.auction.towns[1]!;
  const { x, y } = map.at.get(town.hex)!;
  const marks = [{ hex: town.hex, state: "quiet", sign: "$4" }] as const;
  // Around it, but for the price, everything lies under something.
  const beside: Box[] = [
    [x - 99, y - 60, x - map.s * 0.4, y + map.s * 0.8],
    [x + map.s * 0.4, y - 60, x + 99, y + map.s * 0.8],
    [x - 99, y - 60, x + 99, y - map.s * 0.3],
  ];
  const { labels, signs } = placed(1.6, marks, seen.auction, beside);
  const name = labels.find(({ wish }) => wish.text === town.name);
  expect(name?.box[1]).toBeGreaterThanOrEqual(signs[0]!.box[3] - 0.5);
});

test("no price and no dot lies on the town of its hex, however many can be chosen and however small the map is", () => {
  for (const px of [7, 10, 15, 20, 30, 50])
    for (const state of ["legal", "quiet", "selected"] as const)
      for (const others of [[], everywhere()]) {
        const marks: Mark[] = [...towns].map((hex) => ({ hex, state, sign: "$4" }));
        const { signs } = placed(px / map.s, [...marks, ...others]);
        for (const town of towns) {
          const { x, y } = map.at.get(town)!;
          const at = signs.find(({ id }) => id === town + state);
          expect(at, `${town} ${state} ${px}`).toBeDefined();
          // A dot in the smallest hexes is almost as large as the town it stands at.
          const free = square(x, y, map.s * (at!.kind === "dot" ? TOWN / 2 : TOWN));
          expect(overlap(at!.box, free), `${town} ${state} ${px}`).toBeCloseTo(0);
        }
      }
});

test("a sign moves within its hex where a name of a city, cubes or a piece would cut it", () => {
  const { x, y, name } = map.hexes.find((hex) => !stops.has(hex.name))!;
  const mark = [{ hex: name, state: "quiet", sign: "$4" }] as const;
  const sign = (pieces: readonly Box[]): Box => targetSigns(map, mark, 1, new Map(), cities, towns, pieces)[0]!.box;
  const before = sign([]);
  const piece = square((before[0] + before[2]) / 2, before[3], 4);
  expect(overlap(before, piece)).toBeGreaterThan(0);
  expect(overlap(sign([piece]), piece)).toBeCloseTo(0);
  expect(overlap(sign([piece]), square(x, y, map.s))).toBeGreaterThan(0);
});
