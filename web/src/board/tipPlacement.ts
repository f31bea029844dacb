/* Where words about a hex stand: near it, never on it, and where they hide the least. */
import type { Box } from "./maps";
import { overlap } from "./labels";

export interface Around {
  /** the middle of the hex and half its height, in the browser's window */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** where the words may stand */
  readonly room: Box;
  /** what should stay in sight, and how much it would be missed */
  readonly seen: readonly (readonly [Box, number])[];
}

const GAP = 8;
/** Sides of the hex in the order of liking. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0, -1],
  [0, 1],
] as const;
const ON_THE_HEX = 40;

export function beside(around: Around, wide: number, high: number): { x: number; y: number } {
  const { x, y, r, room, seen } = around;
  const hex: Box = [x - r, y - r * 0.9, x + r, y + r * 0.9];
  let best = { x, y, cost: Infinity };
  for (const [rank, [sx, sy]] of SIDES.entries()) {
    for (const far of [1.05, 1.9, 2.75]) {
      const away = r * far + GAP;
      // On a slant both ways count, so each can be shorter.
      const step = sx !== 0 && sy !== 0 ? away * 0.75 : away;
      const left = clamp(x + sx * step + ((sx - 1) * wide) / 2, room[0], room[2] - wide);
      const top = clamp(y + sy * step + ((sy - 1) * high) / 2, room[1], room[3] - high);
      const box: Box = [left, top, left + wide, top + high];
      const hidden = seen.reduce(
        (sum, [other, weight]) => sum + overlap(box, other) * weight,
        overlap(box, hex) * ON_THE_HEX,
      );
      const cost = hidden / (wide * high + 1) + rank * 0.02 + far * 0.12;
      if (cost < best.cost) best = { x: left, y: top, cost };
    }
  }
  return best;
}

/** Ways to stand in a room, in the order of liking: below and above its middle, then in its corners. */
const SPOTS = [
  [0.5, 1],
  [0.5, 0],
  [0, 1],
  [1, 1],
  [0, 0],
  [1, 0],
] as const;

/** Where a note about a hex stands that is larger than a tip: off the hex, and where it hides least. */
export function noteSpot(
  { room, seen }: Pick<Around, "room" | "seen">,
  about: Box | null,
  wide: number,
  high: number,
): { x: number; y: number } {
  let best = { x: room[0], y: room[1], cost: Infinity };
  for (const [rank, [across, along]] of SPOTS.entries()) {
    const x = room[0] + Math.max(0, room[2] - room[0] - wide) * across;
    const y = room[1] + Math.max(0, room[3] - room[1] - high) * along;
    const box: Box = [x, y, x + wide, y + high];
    const on = about === null ? 0 : overlap(box, about) * ON_THE_HEX;
    const hidden = seen.reduce((sum, [other, weight]) => sum + overlap(box, other) * weight, on);
    const cost = hidden / (wide * high + 1) + rank * 0.02;
    if (cost < best.cost) best = { x, y, cost };
  }
  return best;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
