/* Where buttons and chips stand over a map: along the rim of its window, where they hide no hex while all of it is shown,
   and nothing that stands on one in a closer look. */
import { fitted, newCamera, type Inset, type Stand } from "./camera.svelte";
import { grown, overlap, square } from "./labels";
import type { Box, GameMap } from "./maps";

export type Corner = "tl" | "tr" | "bl" | "br";
export interface Overlay {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** where it is looked for */
  readonly at: Corner;
  /** it comes and goes: it stands where the others leave room, and neither they nor the map give way */
  readonly isPassing?: boolean;
}
/** px between the sides of the window and what stands along them. */
export interface Margins {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}
interface Window {
  readonly width: number;
  readonly height: number;
}
export interface Rim {
  /** by the id of what stands there, in px of the window */
  readonly boxes: Readonly<Record<string, Box>>;
  /** the room that the map leaves, a little more than asked for where something would hide a hex otherwise */
  readonly inset: Inset;
}

const STEP = 4;
/** px between two that stand beside each other */
const APART = 6;
/** Something that is named is missed more than an empty hex, and its name more than what adorns the map. */
const HEX = 4;
const PLACE = 5;
/** In a closer look track is missed less than anything that stands on it. */
const TRACK = 0.15;
const NAME = 0.15;
/** Title or compass rose, however little of it is hidden: half of one looks broken. */
const LETTERING = 0.15;
/** What is looked for elsewhere has to be worth it: so much for a px. */
const HABIT = 0.0004;
/** What a px to the side is worth to a column, in px along its side. */
const COLUMN = 6;
/** The map may be smaller by so much rather than be hidden. */
const LOSS = 0.03;
/** Of the radius, squared: what touches only the corner of a hex hides nothing. */
const REACH = 0.72;
const [GIVE, MOST] = [12, 144] as const;

/** How many hexes of a map a box of the window touches while the whole map is shown; places count for more. */
export function hidden(map: GameMap, box: Box, window: Window, inset: Inset): number {
  return hexesUnder(box, shownIn(map, window, inset));
}

/** A place for each along the rim, and how the map gives way where all of them together would hide a hex. */
export function standAlongRim(
  map: GameMap,
  window: Window,
  inset: Inset,
  margins: Margins,
  overlays: readonly Overlay[],
): Rim {
  let best = { ...placed(map, window, inset, margins, overlays), inset };
  if (best.hides === 0) return best;
  const whole = fitted({ ...newCamera(), ...window }, map.land, inset).k;
  for (let more = GIVE; more <= MOST; more += GIVE)
    for (const side of ["left", "right", "top", "bottom"] as const) {
      const given = { ...inset, [side]: inset[side] + more };
      if (fitted({ ...newCamera(), ...window }, map.land, given).k < whole * (1 - LOSS)) continue;
      const found = placed(map, window, given, margins, overlays);
      if (found.hides < best.hides) best = { ...found, inset: given };
      if (best.hides === 0) return best;
    }
  return best;
}

/** The larger ones first, each where it hides least and is nearest to where it is looked for. */
function placed(
  map: GameMap,
  window: Window,
  inset: Inset,
  margins: Margins,
  overlays: readonly Overlay[],
): { boxes: Record<string, Box>; hides: number } {
  const shown = shownIn(map, window, inset);
  const boxes: Record<string, Box> = {};
  let hides = 0;
  const size = ({ width, height, isPassing = false }: Overlay): number => (isPassing ? 0 : width * height);
  for (const overlay of [...overlays].sort((a, b) => size(b) - size(a))) {
    const taken = Object.values(boxes).map((box) => grown(box, APART));
    const favourite = cornerBox(overlay.at, overlay, window, margins);
    let best: { box: Box; cost: number; under: number } | null = null;
    for (const box of alongRim(overlay, window, margins)) {
      if (taken.some((other) => overlap(other, box) > 0)) continue;
      let cost = distance(box, favourite) * HABIT;
      if (best !== null && cost >= best.cost) continue;
      const under = hexesUnder(box, shown);
      cost += under * HEX + nearNames(box, shown);
      if (best === null || cost < best.cost) best = { box, cost, under };
    }
    boxes[overlay.id] = best?.box ?? favourite;
    if (overlay.isPassing !== true) hides += best?.under ?? 1;
  }
  return { boxes, hides };
}

/** Where they stand in a closer look: those that would hide something go along the rim to where they hide nothing. */
export function standAside(
  map: GameMap,
  { k, x, y }: Stand,
  window: Window,
  margins: Margins,
  boxes: Readonly<Record<string, Box>>,
  pieces: ReadonlySet<string>,
  track: readonly string[] = [],
): Readonly<Record<string, Box>> {
  const hexesOf = (names: Iterable<string>, weight: number): Shown["hexes"] =>
    [...names].flatMap((name) => {
      const hex = map.at.get(name);
      return hex === undefined ? [] : [{ x: hex.x * k + x, y: hex.y * k + y, weight }];
    });
  const shown: Shown = {
    r: map.s * k,
    hexes: [...hexesOf(pieces, PLACE), ...hexesOf(track, TRACK)],
    names: [],
    lettering: [],
  };
  const stood = Object.fromEntries(Object.entries(boxes).filter(([, box]) => hexesUnder(box, shown) === 0));
  for (const [id, box] of Object.entries(boxes)) {
    if (id in stood) continue;
    const taken = Object.values(stood).map((other) => grown(other, APART));
    // A column of buttons stays at its side: in the middle of the foot it would look lost.
    const aside = box[3] - box[1] > 2 * (box[2] - box[0]) ? COLUMN : 0;
    const cost = (at: Box): number =>
      hexesUnder(at, shown) * HEX + (distance(at, box) + aside * Math.abs(at[0] - box[0])) * HABIT;
    let best = { box, cost: cost(box) };
    for (const at of alongRim({ width: box[2] - box[0], height: box[3] - box[1] }, window, margins)) {
      if (taken.some((other) => overlap(other, at) > 0)) continue;
      const found = { box: at, cost: cost(at) };
      if (found.cost < best.cost) best = found;
    }
    stood[id] = best.box;
  }
  return stood;
}

const distance = (a: Box, b: Box): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);

function cornerBox(at: Corner, { width, height }: Window, window: Window, margins: Margins): Box {
  const left = at.endsWith("l") ? margins.side : window.width - margins.side - width;
  const top = at.startsWith("t") ? margins.top : window.height - margins.bottom - height;
  return [left, top, left + width, top + height];
}

function* alongRim({ width, height }: Window, window: Window, margins: Margins): Generator<Box> {
  const [left, right] = [margins.side, window.width - margins.side - width];
  const [top, bottom] = [margins.top, window.height - margins.bottom - height];
  for (let x = left; x <= right; x += STEP) for (const y of [top, bottom]) yield [x, y, x + width, y + height];
  for (let y = top; y <= bottom; y += STEP) for (const x of [left, right]) yield [x, y, x + width, y + height];
  yield [right, bottom, right + width, bottom + height];
}

interface Shown {
  readonly r: number;
  readonly hexes: readonly { readonly x: number; readonly y: number; readonly weight: number }[];
  /** where the names of places may stand */
  readonly names: readonly Box[];
  /** title and compass rose */
  readonly lettering: readonly Box[];
}

function shownIn(map: GameMap, window: Window, inset: Inset): Shown {
  const { k, x, y } = fitted({ ...newCamera(), ...window }, map.land, inset);
  const r = map.s * k;
  const hexes = map.hexes.map((hex) => ({
    x: hex.x * k + x,
    y: hex.y * k + y,
    weight: map.placeAt.has(hex.name) ? PLACE : 1,
  }));
  // Letters keep a size however small the map is.
  const [wide, high] = [Math.max(r * 2.4, 40), Math.max(r * 1.5, r + 12)];
  return {
    r,
    hexes,
    names: hexes.flatMap((hex): Box[] =>
      hex.weight === PLACE ? [[hex.x - wide, hex.y - high, hex.x + wide, hex.y + high]] : [],
    ),
    lettering: map.taken.map((box): Box => [box[0] * k + x, box[1] * k + y, box[2] * k + x, box[3] * k + y]),
  };
}

function hexesUnder(box: Box, { r, hexes }: Shown): number {
  let sum = 0;
  for (const hex of hexes) {
    const dx = Math.max(box[0] - hex.x, 0, hex.x - box[2]);
    const dy = Math.max(box[1] - hex.y, 0, hex.y - box[3]);
    if (dx * dx + dy * dy >= r * r * REACH) continue;
    const part = overlap(box, square(hex.x, hex.y, r * 0.9)) / (3.24 * r * r);
    sum += (0.2 + part) * hex.weight;
  }
  return sum;
}

function nearNames(box: Box, { names, lettering }: Shown): number {
  const area = (box[2] - box[0]) * (box[3] - box[1]);
  const under = (others: readonly Box[]): number =>
    others.reduce((sum, other) => sum + Math.min(area, overlap(box, other)), 0) / area;
  return NAME * under(names) + LETTERING * lettering.filter((other) => overlap(box, other) > 0).length;
}

/** What stands at the right goes aside for a card there, so many px wide. */
export function besideCard(boxes: Readonly<Record<string, Box>>, width: number, card: number): Record<string, Box> {
  return Object.fromEntries(
    Object.entries(boxes).map(([id, box]) => {
      const by = box[0] + box[2] < width ? 0 : card;
      return [id, [box[0] - by, box[1], box[2] - by, box[3]]];
    }),
  );
}

/** So that what grows does so towards the middle. */
export function styleAt(box: Box, window: Window): string {
  const across = box[0] + box[2] < window.width ? `left: ${box[0]}px` : `right: ${window.width - box[2]}px`;
  const along = box[1] + box[3] < window.height ? `top: ${box[1]}px` : `bottom: ${window.height - box[3]}px`;
  return `${across}; ${along}`;
}
