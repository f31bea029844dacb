/* Somebody in a lesson: where they are, what became of the last try, and the table that shows it. */
import type { BaseAction, GameAction } from "../generated";
import type { LessonInfo, LessonState, LessonVerdict } from "../generated/messages";
import { previewTry, showLesson, Trouble, tryAction } from "../net/api";
import { taughtTable, type TaughtTable } from "../net/taughtTable.svelte";
import { keepProgress, progressOf } from "./progress.svelte";

export interface Course {
  readonly table: TaughtTable;
  /** the step whose words are shown */
  readonly step: number;
  /** the step is done, and its end is being looked at */
  readonly rests: boolean;
  readonly over: boolean;
  readonly verdict: LessonVerdict | null;
  /** rules that say why */
  readonly rules: readonly string[];
  readonly trouble: Trouble | null;
  /** what was opened beside the board, whose card is made anew when a phone is turned */
  readonly opened: {
    hint: boolean;
    about: boolean;
    /** the words about the step were asked for again after a try or a hint */
    again: boolean;
  };
  /** the code of a position that cannot be reached any more */
  begin(step?: number): Promise<void>;
  next(): void;
  again(): Promise<void>;
}

/** Call it while a component is made. */
export function openCourse(game: string, lesson: LessonInfo): Course {
  let start = 0;
  let actions: GameAction[] = [];
  /** how many of them were played when the step began */
  let before = 0;
  let step = $state(0);
  let rests = $state(false);
  let verdict = $state.raw<LessonVerdict | null>(null);
  let rules = $state.raw<readonly string[]>([]);
  let trouble = $state.raw<Trouble | null>(null);
  let then = 0;
  const opened = $state({ hint: false, about: true, again: false });

  const table = taughtTable(`lesson-${lesson.id}`, {
    async submit(action) {
      await act(async () => {
        const state = await tryAction(game, lesson.id, { start, actions }, action);
        verdict = state.verdict;
        opened.again = false;
        rules = state.rules;
        const kind = state.verdict?.kind;
        if (kind !== "done" && kind !== "on") return;
        // What was tried stands; a position of its own makes an end of what was before it.
        const isNew = state.kept === 0;
        table.show(state, false);
        actions = isNew ? [] : [...actions, action as GameAction];
        start = state.start;
        if (kind === "done") done(state);
      });
    },
    preview: (action: BaseAction) => previewTry(game, lesson.id, { start, actions }, action),
    undo: () => show({ start, actions: actions.slice(0, Math.max(before, actions.length - 1)) }, false),
  });

  function done(state: LessonState): void {
    then = state.step;
    rests = true;
    before = actions.length;
    table.rest();
    keepProgress(game, lesson.id, { done: state.step, start, actions }, lesson.steps.length);
  }

  async function act(work: () => Promise<void>): Promise<void> {
    trouble = null;
    try {
      await work();
    } catch (error) {
      trouble = error instanceof Trouble ? error : new Trouble("internal");
    }
  }

  function show(stand: { start: number; actions: GameAction[] }, begins: boolean): Promise<void> {
    return act(async () => {
      const state = await showLesson(game, lesson.id, stand);
      [start, actions] = [stand.start, stand.actions];
      // A new step begins without its hint.
      if (state.step !== step) opened.hint = false;
      opened.again = false;
      [step, rests, verdict, rules] = [state.step, false, null, state.rules];
      if (begins) before = actions.length;
      table.show(state, true);
    });
  }

  return {
    table,
    get step() {
      return step;
    },
    get rests() {
      return rests;
    },
    get over() {
      return rests && then === lesson.steps.length;
    },
    get verdict() {
      return verdict;
    },
    get rules() {
      return rules;
    },
    get trouble() {
      return trouble;
    },
    opened,
    async begin() {
      const kept = progressOf(game, lesson.id);
      const isMidway = kept.done < lesson.steps.length && (kept.start > 0 || kept.actions.length > 0);
      if (isMidway) await show({ start: kept.start, actions: [...kept.actions] }, true);
      // A lesson may have changed since.
      if (!isMidway || trouble?.code === "lesson-astray") await show({ start: 0, actions: [] }, true);
    },
    next: () => void show({ start, actions }, true),
    again: () => show({ start, actions: actions.slice(0, before) }, true),
  };
}
