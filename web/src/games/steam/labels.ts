/* Where the names of Steam's towns may stand, and what they keep off; cities bear their names themselves. */
import { placeName } from "../../text/fluent";
import type { SteamView } from "../../generated/steam";
import type { Box, GameMap } from "../../board/maps";
import type { Point } from "../../board/hexes";
import { areMany, labelSize } from "../../board/legibleSizes";
import { square, type Obstacles, type Wish, uncovered } from "../../board/labels";
import type { Mark } from "../../table/state/previews.svelte";
import { bandBox, type CityBand } from "./pieces/cities";
import type { TargetSign } from "./pieces/targets";
import { OWNER, pointsAlong, WIDTH, type Line } from "./track";

/** What a name costs for every unit of area: on track, on a side that no track may cross, on a dot, on a coast. */
const ON_TRACK = 3;
const ON_CLOSED_SIDE = 4;
const ON_DOT = 4;
const ON_SHORE = 0.25;

export function labelWishes(map: GameMap, view: SteamView, k: number, text = 1): Wish[] {
  const size = labelSize(map.s, k, 0.48, text);
  return view.towns.flatMap((town) => {
    const hex = map.at.get(town.hex);
    return hex ? [{ text: placeName(town.name), x: hex.x, y: hex.y, gap: map.s * 0.38, size, town: true }] : [];
  });
}

export function obstacles(
  map: GameMap,
  view: SteamView,
  lines: readonly Line[],
  owners: readonly { at: Point }[],
  { marks, signs }: { marks: readonly Mark[]; signs: readonly TargetSign[] },
  bands: ReadonlyMap<string, CityBand>,
  overlaid: readonly Box[] = [],
): Obstacles {
  const { s } = map;
  const hard: Box[] = [...map.taken, ...overlaid];
  for (const city of view.cities) {
    const hex = map.at.get(city.hex);
    if (!hex) continue;
    const band = bands.get(city.hex);
    hard.push(band ? bandBox(band) : [hex.x - s, hex.y - s * 0.3, hex.x + s, hex.y + s * 0.3], [
      hex.x - s * 0.72,
      hex.y - s * 0.84,
      hex.x + s * 0.72,
      hex.y + s * 0.84,
    ]);
  }
  for (const town of view.towns) {
    const hex = map.at.get(town.hex);
    if (hex) hard.push(square(hex.x, hex.y, s * 0.33));
  }
  for (const owner of owners) hard.push(square(owner.at[0], owner.at[1], s * OWNER * 1.15));
  const track = lines.flatMap((line) =>
    pointsAlong(line.curves)
      .filter((_, n) => n % 2 === 0)
      .map((p) => square(p[0], p[1], (s * WIDTH) / 2 + 1.1)),
  );
  const soft: (readonly [Box, number])[] = track.map((box) => [box, ON_TRACK]);
  for (const [ax, ay, bx, by] of map.closed)
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.9])
      soft.push([square(ax + (bx - ax) * part, ay + (by - ay) * part, s * 0.16), ON_CLOSED_SIDE]);
  // A town without its name is tapped or zoomed to; cubes that are hidden would be taken for none.
  for (const { cubes } of bands.values()) if (cubes !== null) hard.push(cubes);
  // What is written can be read only beside a name; a dot is seen below one, too, though better beside.
  for (const { kind, box } of signs)
    if (kind === "dot") soft.push([box, ON_DOT]);
    else hard.push(box);
  const stops = new Set([...view.cities, ...view.towns].map((stop) => stop.hex));
  const many = areMany(marks);
  for (const mark of marks) {
    const hex = map.at.get(mark.hex);
    // Where half the map is legal it is not white, and names may lie on it.
    const white = mark.state === "selected" || (!many && mark.state !== "illegal");
    if (hex && white && !stops.has(mark.hex)) hard.push(square(hex.x, hex.y, s * 0.55));
  }
  for (const [x, y] of map.shore) soft.push([square(x, y, s * 0.34), ON_SHORE]);
  for (const box of map.seas.flat()) soft.push([box, 1]);
  return { view: uncovered(map.view, overlaid), hard, soft, track };
}
