/* Where the names of Steam's towns may stand, and what they keep off; cities bear their names themselves. */
import { placeName } from "../../text/fluent";
import type { SteamView } from "../../generated/steam";
import type { Box, GameMap } from "../../board/maps";
import type { Point } from "../../board/hexes";
import { labelSize, MANY } from "../../board/legibleSizes";
import { square, type Obstacles, type Wish, uncovered } from "../../board/labels";
import type { Mark } from "../../table/state/previews.svelte";
import type { Band } from "./pieces/cities";
import { OWNER, pointsAlong, type Line } from "./track";

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
  marks: readonly Mark[],
  bands: ReadonlyMap<string, Band>,
  overlaid: readonly Box[] = [],
): Obstacles {
  const { s } = map;
  const hard: Box[] = [...map.taken, ...overlaid];
  for (const city of view.cities) {
    const hex = map.at.get(city.hex);
    if (hex)
      hard.push(bandBox(bands.get(city.hex)) ?? [hex.x - s, hex.y - s * 0.3, hex.x + s, hex.y + s * 0.3], [
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
  const soft: (readonly [Box, number])[] = lines.flatMap((line) =>
    pointsAlong(line.curves)
      .filter((_, n) => n % 4 === 0)
      .map((p) => [square(p[0], p[1], s * 0.14), 3] as const),
  );
  const stops = new Set([...view.cities, ...view.towns].map((stop) => stop.hex));
  const few = marks.filter((mark) => mark.state !== "illegal" && !stops.has(mark.hex));
  for (const mark of few) {
    const hex = map.at.get(mark.hex);
    // Where half the map is legal, names would have nowhere to stand: then they may lie on it, though not on the price.
    if (hex && few.length <= MANY) hard.push(square(hex.x, hex.y, s * 0.55));
    else if (hex) soft.push([[hex.x - s * 0.5, hex.y - s * 0.28, hex.x + s * 0.5, hex.y + s * 0.28], 4]);
  }
  for (const [x, y] of map.shore) soft.push([square(x, y, s * 0.34), 0.12]);
  for (const box of map.seas.flat()) soft.push([box, 1]);
  return { view: uncovered(map.view, overlaid), hard, soft };
}

function bandBox(band: Band | undefined): Box | null {
  if (band === undefined) return null;
  return [band.x - band.half, band.y - band.high / 2, band.x + band.half, band.y + band.high / 2];
}
