/* How far somebody is in the lessons, and which puzzles are solved; kept in local storage, and with the account. */
import type { Me } from "../generated/messages";
import { me, showLearnt, tellLearnt } from "../net/api";
import { settings } from "../settings.svelte";
import { forPerson, isNothing, nothing, together, type Learnt, type LessonProgress, type Pieces } from "./learnt";

const KEY = "rainhill.learnt";
const NOTHING: LessonProgress = { done: 0, finished: false, start: 0, actions: [] };
const learnt: Learnt = $state({ ...nothing(), ...read() });
/** Who was here last to be asked about; what is answered later about somebody else is of no use. */
let asked = 0;

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
/** Tell the account, if there is one. What does not arrive is told when lessons or puzzles are opened again. */
function tell(news: Partial<Pieces>): void {
  if (learnt.person !== null) void tellLearnt(news).catch(() => null);
}

/** Somebody is here: what they have learnt on other devices is known here, too, and the other way round. */
export async function learnsHere(person: Me | null): Promise<void> {
  const turn = (asked += 1);
  const account = person?.login ? person.id : null;
  Object.assign(learnt, forPerson(learnt, account));
  keep();
  if (account === null) return;
  const known = await (isNothing(learnt) ? showLearnt() : tellLearnt({ ...learnt })).catch(() => null);
  if (known === null || turn !== asked) return;
  Object.assign(learnt, together(learnt, known));
  keep();
}
/** Who never gave a name has no session to ask about. It never fails: without an answer this browser knows enough. */
export async function findLearnt(): Promise<void> {
  if (settings.name === "") return;
  const person = await me().catch(() => undefined);
  if (person !== undefined) await learnsHere(person);
}

export const progressOf = (game: string, lesson: string): LessonProgress =>
  learnt.lessons[`${game}/${lesson}`] ?? NOTHING;
export function keepProgress(game: string, lesson: string, now: Omit<LessonProgress, "finished">, steps: number): void {
  const before = progressOf(game, lesson);
  const name = `${game}/${lesson}`;
  const finished = before.finished || now.done >= steps;
  learnt.lessons[name] = { ...now, done: Math.max(before.done, now.done), finished };
  keep();
  tell({ lessons: { [name]: learnt.lessons[name] } });
}

/** Whether the first answer was right; undefined: never answered. */
export const answered = (game: string, puzzle: string): boolean | undefined => learnt.puzzles[`${game}/${puzzle}`];
/** The first answer counts. */
export function keepAnswer(game: string, puzzle: string, right: boolean): void {
  const name = `${game}/${puzzle}`;
  if (learnt.puzzles[name] !== undefined) return;
  learnt.puzzles[name] = right;
  keep();
  tell({ puzzles: { [name]: right } });
}
