/* Which puzzle comes after which. */
import type { PuzzleInfo } from "../generated/messages";

export const GRADES: readonly number[] = [1, 2, 3, 4, 5];

/** The next of the same grade that was not answered yet, else the next of all; null: there is none left. */
export function following(
  puzzles: readonly PuzzleInfo[],
  now: PuzzleInfo,
  isAnswered: (id: string) => boolean,
): string | null {
  const at = puzzles.indexOf(now);
  const inTurn = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)].filter((each) => !isAnswered(each.id));
  return (inTurn.find((each) => each.grade === now.grade) ?? inTurn[0])?.id ?? null;
}
