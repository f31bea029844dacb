/* How large the plates of companies are on the map: their letters can be read. */
import { legible } from "../../../board/legibleSizes";

const LETTERS = [0.98, 0.8] as const;
/** How large the letters of a plate are, in parts of its radius. */
export const lettersOf = (monogram: string): number => LETTERS[monogram.length < 3 ? 0 : 1];
/** The radius from which on the letters of a plate can be read. */
const plateFloor = (monogram: string, k: number): number => legible(0, k) / lettersOf(monogram);
/** The radius of the plate in a start that its locomotive has left: it keeps inside its hex. */
export const startRadius = (s: number, k: number, monogram: string): number =>
  Math.max(s * 0.46, Math.min(plateFloor(monogram, k), s * 0.62));
/** The radius of a locomotive, or of the plate of a line that has none yet on its way. */
export const engineRadius = (s: number, k: number, monogram: string, isUnderWay: boolean): number =>
  Math.max(s * (isUnderWay ? 0.54 : 0.56), plateFloor(monogram, k));
