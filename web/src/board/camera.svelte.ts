/* Pan and zoom: where the map stands on the screen. k is px a map unit; x and y the px of the map's origin. */
import { overlap, square } from "./labels";
import type { Box, GameMap, MapHex } from "./maps";

export interface Camera {
  k: number;
  x: number;
  y: number;
  /** the zoom the picture was last drawn sharply at */
  settled: number;
  width: number;
  height: number;
}

export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A zoom and a place. */
export type Stand = Pick<Camera, "k" | "x" | "y">;

const MOST = 4.5;

/** Part of the way from one stand to another, gently begun and ended. */
export function between(from: Stand, to: Stand, part: number): Stand {
  const p = part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
  return { k: from.k + (to.k - from.k) * p, x: from.x + (to.x - from.x) * p, y: from.y + (to.y - from.y) * p };
}

export function newCamera(): Camera {
  return { k: 1, x: 0, y: 0, settled: 1, width: 0, height: 0 };
}

/** The zoom and place at which a box fills the window inside the inset. */
export function fitted(camera: Camera, box: Box, inset: Inset, most = MOST): Stand {
  const w = Math.max(40, camera.width - inset.left - inset.right);
  const h = Math.max(40, camera.height - inset.top - inset.bottom);
  const k = Math.min(w / (box[2] - box[0]), h / (box[3] - box[1]), most);
  const x = inset.left + w / 2 - (k * (box[0] + box[2])) / 2;
  const y = inset.top + h / 2 - (k * (box[1] + box[3])) / 2;
  return { k, x, y };
}

/** A look is closer that shows the map so much larger than whole. */
const CLOSER = 1.2;
export function isCloserAt(
  { k, width, height }: Pick<Camera, "k" | "width" | "height">,
  map: GameMap,
  inset: Inset,
): boolean {
  return k > fitted({ ...newCamera(), width, height }, map.land, inset).k * CLOSER;
}

/** Whether all of a box is in the window, clear of what lies over its sides. */
export function isInSight(camera: Camera, box: Box, inset: Inset): boolean {
  const { k, x, y, width, height } = camera;
  return (
    box[0] * k + x >= inset.left &&
    box[1] * k + y >= inset.top &&
    box[2] * k + x <= width - inset.right &&
    box[3] * k + y <= height - inset.bottom
  );
}

/** Zoom by a factor, keeping the point of the screen under the fingers where it is. */
export function zoomed(camera: Camera, factor: number, px: number, py: number, least: number): Stand {
  const k = Math.min(MOST, Math.max(least, camera.k * factor));
  const by = k / camera.k;
  return { k, x: px - (px - camera.x) * by, y: py - (py - camera.y) * by };
}

/** Keep some of the land in the middle half of the window. */
export function kept(camera: Camera, land: Box): Pick<Camera, "x" | "y"> {
  const { k, width, height } = camera;
  const x = Math.min(width * 0.6 - k * land[0], Math.max(width * 0.4 - k * land[2], camera.x));
  const y = Math.min(height * 0.6 - k * land[1], Math.max(height * 0.4 - k * land[3], camera.y));
  return { x, y };
}

const CLOSEST = 1.6;
/** Of a few hexes to choose from nobody has to be that near: more is seen of where on the map they are. */
const CLOSEST_TO_FEW = 1.2;
const FEW = 4;
/** how far the ring round a hex reaches, in parts of its radius */
const RING = 1.15;

/** A box fitted, and made larger until no hex that can be chosen is cut in two by the edge of the window. */
export function closerLook(camera: Camera, map: GameMap, look: Box, targets: ReadonlySet<string>, inset: Inset): Stand {
  const r = map.s * RING;
  const hexes = [...targets].flatMap((name) => map.at.get(name) ?? []);
  const most = hexes.length < FEW ? CLOSEST_TO_FEW : CLOSEST;
  const cutAt = ({ k, x, y }: Stand): readonly MapHex[] => {
    const [left, top] = [(inset.left - x) / k, (inset.top - y) / k];
    const [right, bottom] = [(camera.width - inset.right - x) / k, (camera.height - inset.bottom - y) / k];
    return hexes.filter(
      (hex) =>
        hex.x + r > left &&
        hex.x - r < right &&
        hex.y + r > top &&
        hex.y - r < bottom &&
        (hex.x - r < left || hex.x + r > right || hex.y - r < top || hex.y + r > bottom),
    );
  };
  let box = look;
  for (let turn = 0; turn <= hexes.length; turn += 1) {
    const stand = fitted(camera, box, inset, most);
    const cut = cutAt(stand);
    if (cut.length === 0) {
      const land = filled(camera, map, stand, inset);
      return FILLED.map((part) => between(stand, land, part)).find((to) => cutAt(to).length === 0) ?? stand;
    }
    box = [
      Math.min(box[0], ...cut.map((hex) => hex.x - r)),
      Math.min(box[1], ...cut.map((hex) => hex.y - r)),
      Math.max(box[2], ...cut.map((hex) => hex.x + r)),
      Math.max(box[3], ...cut.map((hex) => hex.y + r)),
    ];
  }
  return fitted(camera, box, inset, most);
}

/** How much of the way to a window full of land is tried: all of it may cut a hex in two at the other side. */
const FILLED = [1, 0.75, 0.6, 0.45, 0.3];

/** A stand moved so that the window shows land rather than what lies beyond its edge; all that was in sight stays there. */
function filled({ width, height }: Camera, { land }: GameMap, { k, x, y }: Stand, inset: Inset): Stand {
  const along = (at: number, from: number, to: number, first: number, last: number): number =>
    k * (last - first) < to - from ? at : Math.min(from - k * first, Math.max(to - k * last, at));
  return {
    k,
    x: along(x, inset.left, width - inset.right, land[0], land[2]),
    y: along(y, inset.top, height - inset.bottom, land[1], land[3]),
  };
}

/** px by which a stand is moved about, and the most of it; how much smaller each try is than the one before */
const [NUDGE, FARTHEST, SMALLER] = [12, 108, 0.94] as const;

/** A stand moved or taken back a little, so that nothing that lies over the window hides a hex that can be chosen; null where that helps nothing. */
export function clearOf(
  camera: Camera,
  map: GameMap,
  stand: Stand,
  targets: ReadonlySet<string>,
  over: readonly Box[],
  inset: Inset,
  least: number,
): Stand | null {
  const hexes = [...targets].flatMap((name) => map.at.get(name) ?? []);
  const boxAt = (hex: { x: number; y: number }, { k, x, y }: Stand, part: number): Box =>
    square(hex.x * k + x, hex.y * k + y, map.s * k * part);
  const window: Box = [inset.left, inset.top, camera.width - inset.right, camera.height - inset.bottom];
  const shown = hexes.filter((hex) => overlap(boxAt(hex, stand, 0.5), window) > 0);
  const isClear = (to: Stand): boolean =>
    shown.every((hex) => {
      const box = boxAt(hex, to, 0.9);
      const inside = box[0] >= window[0] && box[1] >= window[1] && box[2] <= window[2] && box[3] <= window[3];
      return inside && over.every((other) => overlap(box, other) === 0);
    });
  const covered = (to: Stand): boolean =>
    shown.some((hex) => over.some((other) => overlap(boxAt(hex, to, 0.9), other) > 0));
  if (!covered(stand)) return stand;
  const [middleX, middleY] = [(window[0] + window[2]) / 2, (window[1] + window[3]) / 2];
  for (let part = 1; stand.k * part >= least; part *= SMALLER) {
    const x = middleX - (middleX - stand.x) * part;
    const y = middleY - (middleY - stand.y) * part;
    const found = nudges.find(([dx, dy]) => isClear({ k: stand.k * part, x: x + dx, y: y + dy }));
    if (found !== undefined) return { k: stand.k * part, x: x + found[0], y: y + found[1] };
  }
  return null;
}

/** The shorter ways first. */
const nudges: readonly (readonly [number, number])[] = steps()
  .flatMap((dx) => steps().map((dy) => [dx, dy] as const))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
function steps(): number[] {
  return Array.from({ length: (2 * FARTHEST) / NUDGE + 1 }, (_, n) => n * NUDGE - FARTHEST);
}
