/* What somebody has learnt, and whose it is: a browser may be used by several people. */
import type { GameAction } from "../generated";

/** `done`: how many steps, at most; `start` and `actions`: where to go on. */
export interface LessonProgress {
  readonly done: number;
  readonly finished: boolean;
  readonly start: number;
  readonly actions: readonly GameAction[];
}
export interface Pieces {
  lessons: Record<string, LessonProgress>;
  /** puzzle -> whether the first answer was right */
  puzzles: Record<string, boolean>;
}
export interface Learnt extends Pieces {
  /** the account it belongs to; null: a guest's, kept by this browser alone */
  person: string | null;
}

export const nothing = (): Learnt => ({ lessons: {}, puzzles: {}, person: null });
export const isNothing = (learnt: Pieces): boolean =>
  Object.keys(learnt.lessons).length === 0 && Object.keys(learnt.puzzles).length === 0;

/** What of it is for whoever is here now: all of a guest's goes along into an account, an account's goes with it. */
export function forPerson(learnt: Learnt, account: string | null): Learnt {
  return learnt.person === null || learnt.person === account ? { ...learnt, person: account } : nothing();
}

/** Both together: the further step stays, and the first answer, which the server knows. */
export function together(here: Pieces, known: Pieces): Pieces {
  const lessons = { ...here.lessons };
  for (const [name, told] of Object.entries(known.lessons))
    if (told.done >= (lessons[name]?.done ?? 0)) lessons[name] = told;
  return { lessons, puzzles: { ...here.puzzles, ...known.puzzles } };
}
