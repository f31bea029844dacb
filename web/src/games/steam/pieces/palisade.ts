/* The sign of closed sides: rows of teeth. The same geometry as draw/ground.py, whose drawing lies below the cities. */
import { xy, type Point } from "../../../board/hexes";
import type { Box } from "../../../board/maps";

const TEETH = 5;
/** where the first begins, and how long one is, in parts of the side */
const FROM = 0.05;
const TOOTH = 0.16;

export function palisades(sides: readonly Box[]): string {
  return sides.map((side) => `M${outline(side).map(xy).join("L")}z`).join("");
}

function outline([ax, ay, bx, by]: Box): Point[] {
  const [wide, high] = [bx - ax, by - ay];
  const at = (part: number, away: number): Point => [ax + wide * part - high * away, ay + high * part + wide * away];
  const parts = Array.from({ length: 2 * TEETH + 1 }, (_, n) => FROM + ((1 - 2 * FROM) * n) / (2 * TEETH));
  const long = (n: number): number => (n % 2 ? TOOTH : TOOTH / 3);
  return [...parts.map((part, n) => at(part, long(n))), ...parts.map((part, n) => at(part, -long(n))).reverse()];
}
