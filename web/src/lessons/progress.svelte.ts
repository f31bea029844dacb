/* How far somebody is in the lessons, and which puzzles are solved; kept in local storage. */
import type { GameAction } from "../generated";

/** `done`: how many steps, at most; `start` and `actions`: where to go on. */
export interface LessonProgress {
  readonly done: number;
  readonly finished: boolean;
  readonly start: number;
  readonly actions: readonly GameAction[];
}
interface Learnt {
  lessons: Record<string, LessonProgress>;
  /** puzzle -> whether the first answer was right */
  puzzles: Record<string, boolean>;
}

const KEY = "rainhill.learnt";
const NOTHING: LessonProgress = { done: 0, finished: false, start: 0, actions: [] };
const learnt: Learnt = $state({ lessons: {}, puzzles: {}, ...read() });

function read(): Partial<Learnt> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Learnt>;
  } catch {
    return {};
  }
}
function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(learnt));
  } catch {
    // Without storage it is known as long as the page is open.
  }
}

export const progressOf = (game: string, lesson: string): LessonProgress =>
  learnt.lessons[`${game}/${lesson}`] ?? NOTHING;
export function keepProgress(game: string, lesson: string, now: Omit<LessonProgress, "finished">, steps: number): void {
  const before = progressOf(game, lesson);
  const finished = before.finished || now.done >= steps;
  learnt.lessons[`${game}/${lesson}`] = { ...now, done: Math.max(before.done, now.done), finished };
  keep();
}

/** Whether the first answer was right; undefined: never answered. */
export const answered = (game: string, puzzle: string): boolean | undefined => learnt.puzzles[`${game}/${puzzle}`];
/** The first answer counts. */
export function keepAnswer(game: string, puzzle: string, right: boolean): void {
  learnt.puzzles[`${game}/${puzzle}`] ??= right;
  keep();
}
