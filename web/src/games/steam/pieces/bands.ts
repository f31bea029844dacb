/* Where the names of cities and their cubes stand, so that none lies on another or hides a closed side. */
import { placeName } from "../../../text/fluent";
import { overlap, square, type Measure } from "../../../board/labels";
import { legible } from "../../../board/legibleSizes";
import type { Box, GameMap, MapHex } from "../../../board/maps";
import { TOWN } from "../track";
import { bandBox, cubesBox, isCrowded, type Band, type CityBand } from "./cities";

interface City {
  readonly name: string;
  readonly hex: string;
  readonly cubes: readonly string[];
}
interface Spot {
  readonly hex: string;
  readonly band: CityBand;
  /** the room of the name, and that of the cubes */
  readonly boxes: readonly Box[];
  /** of the name: closed sides are drawn above its band, so that only letters keep off them */
  readonly letters: Box;
  /** what it costs to stand there, whatever stands round it */
  readonly cost: number;
}

/** Where a band may stand, in parts of the radius: where it belongs, or moved. */
const SHIFTS = [0, -0.3, 0.3, -0.55, 0.55, -0.8, 0.8];
/** And where a map is so small that names are wider than their cities: farther, and aside, in parts of half its width. */
const FAR_SHIFTS = [...SHIFTS, -1.05, 1.05];
const ASIDE = [0, -0.25, 0.25, -0.45, 0.45, -0.65, 0.65, -0.8, 0.8];
/** What a step away from its city costs, so that a name stays where it is whenever it can, and cubes below it. */
const AWAY = 0.04;
const ABOVE = 0.05;
/** What an overlap costs for every unit of area: with a name or cubes, a closed side, a town, the hex of another city. */
const ON_WRITTEN = 2;
const ON_CLOSED = 3;
const ON_TOWN = 0.7;
const ON_CITY = 0.4;
/** Of its own hex a name and cubes may hide so much for nothing. */
const MOST_HIDDEN = 0.75;
const ON_OWN = 0.3;
/** The middle of a hex, by which its colour is known, in parts of the radius. */
const CORE = 0.7;
/** How often every name looks again, now that the others stand. */
const TURNS = 4;
/** px that are left free before the first letter and behind the last. */
const MARGIN = 3;
/** Letters as small as these are cut wider than those that are measured. */
const SMALL_CUT = 1.08;

/** The bands of all cities. */
export function bandsOf(
  map: GameMap,
  cities: readonly City[],
  k: number,
  text: number,
  measure: Measure,
): Map<string, CityBand> {
  const hexes = cities.flatMap((city) => map.at.get(city.hex) ?? []);
  const closed = closedParts(map);
  const towns = townsOf(map, new Set(hexes.map((hex) => hex.name)));
  const choices = cities.flatMap((city) => {
    const hex = map.at.get(city.hex);
    if (!hex || city.name === "") return [];
    const others = hexes
      .filter((each) => each !== hex)
      .map((each) => [square(each.x, each.y, map.s * CORE), ON_CITY] as const);
    return [[...spotsOf(map, city, hex, k, text, measure)].map((spot) => weighed(spot, closed, [...towns, ...others]))];
  });
  const chosen = settle(choices);
  return new Map(chosen.map(({ hex, band }) => [hex, band]));
}

/** A spot for every city: each looks again now that the others stand, and then with each that it still lies on. */
function settle(choices: readonly (readonly Spot[])[]): Spot[] {
  const chosen = choices.map(([first]) => first!);
  /** what it costs one to stand there, but for what it lies on of those left out */
  const costOf = (spot: Spot, ...without: number[]): number =>
    chosen.reduce((sum, other, m) => (without.includes(m) ? sum : sum + between(spot, other)), spot.cost);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const before = [...chosen];
    choices.forEach((spots, n) => {
      chosen[n] = cheapest(spots, (spot) => costOf(spot, n));
    });
    choices.forEach((spots, n) => {
      for (let m = n + 1; m < chosen.length; m += 1) {
        if (between(chosen[n]!, chosen[m]!) === 0) continue;
        const others = choices[m]!.map((spot) => [spot, costOf(spot, n, m)] as const).sort(([, a], [, b]) => a - b);
        let least = costOf(chosen[n]!, n) + costOf(chosen[m]!, n, m);
        for (const spot of spots) {
          const cost = costOf(spot, n, m);
          for (const [other, more] of others) {
            if (cost + more >= least) break;
            const both = cost + more + between(spot, other);
            if (both < least) [chosen[n], chosen[m], least] = [spot, other, both];
          }
        }
      }
    });
    if (chosen.every((spot, n) => spot === before[n])) break;
  }
  return chosen;
}

function cheapest(spots: readonly Spot[], costOf: (spot: Spot) => number): Spot {
  let [best, least] = [spots[0]!, Infinity];
  for (const spot of spots) {
    if (spot.cost >= least) continue;
    const cost = costOf(spot);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** What two cost that lie on each other. */
function between(a: Spot, b: Spot): number {
  return ON_WRITTEN * covered(a.boxes, b.boxes);
}

/** The closed sides of a map, in small boxes. */
function closedParts({ closed, s }: GameMap): Box[] {
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  return closed.flatMap(([ax, ay, bx, by]) =>
    parts.map((part) => square(ax + (bx - ax) * part, ay + (by - ay) * part, s * 0.14)),
  );
}

function townsOf(map: GameMap, cities: ReadonlySet<string>): (readonly [Box, number])[] {
  return map.places.flatMap(({ kind, hex }) => {
    const at = map.at.get(hex);
    return kind === "town" && at && !cities.has(hex) ? [[square(at.x, at.y, map.s * TOWN), ON_TOWN] as const] : [];
  });
}

function* spotsOf(
  map: GameMap,
  { name, hex, cubes }: City,
  at: MapHex,
  k: number,
  text: number,
  measure: Measure,
): Generator<Spot> {
  const { s } = map;
  const wide = (map.layout === "flat" ? 0.99 : 0.88) * s;
  const width = SMALL_CUT * measure(placeName(name), 1, false);
  const size = legible(Math.min(s * 0.34, (2 * (wide - MARGIN / k)) / Math.max(1, width)), k, text);
  const lettered = (width * size) / 2;
  const half = Math.max(wide, lettered + MARGIN / k);
  const high = Math.max(s * 0.42, size * 1.12);
  const isWide = half > 1.2 * wide;
  const lifted = isCrowded(cubes.length, s, k) ? -0.2 : 0;
  for (const above of isWide && cubes.length > 0 ? [false, true] : [false])
    for (const aside of isWide ? ASIDE : [0])
      for (const shift of isWide ? FAR_SHIFTS : SHIFTS) {
        const band: Band = { x: at.x + aside * half, y: at.y + (lifted + shift) * s, half, high, size, above };
        const room = cubesBox(cubes, s, k, band);
        const boxes = room === null ? [bandBox(band)] : [bandBox(band), room];
        const away = (AWAY * (Math.abs(aside) + Math.abs(shift)) + (above ? ABOVE : 0)) * half * high;
        const own = square(at.x, at.y, s * CORE);
        const hidden = isWide ? covered(boxes, [own]) - MOST_HIDDEN * (2 * s * CORE) ** 2 : 0;
        const letters: Box = [band.x - lettered, band.y - size / 2, band.x + lettered, band.y + size / 2];
        yield { hex, letters, band: { ...band, cubes: room }, boxes, cost: away + ON_OWN * Math.max(0, hidden) };
      }
}

function weighed(spot: Spot, closed: readonly Box[], around: readonly (readonly [Box, number])[]): Spot {
  const cost = spot.cost + ON_CLOSED * covered([spot.letters, ...spot.boxes.slice(1)], closed);
  return { ...spot, cost: around.reduce((sum, [box, weight]) => sum + weight * covered(spot.boxes, [box]), cost) };
}

function covered(some: readonly Box[], others: readonly Box[]): number {
  let sum = 0;
  for (const a of some) for (const b of others) sum += overlap(a, b);
  return sum;
}
