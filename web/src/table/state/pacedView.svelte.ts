/* Moves of others one after the other, so that they can be understood: at most two and a half seconds in all, then jump. */
import type { Table } from "../../net/tableSocket.svelte";
import { pace } from "../../settings.svelte";
import type { GameEvent, View } from "../../generated";
import type { Moment } from "./moment";

export interface Paced {
  readonly view: View | null;
  readonly behind: boolean;
  readonly moment: Moment | null;
  /** show the present at once */
  skip(): void;
}
interface Waiting {
  readonly view: View;
  readonly number: number;
  readonly events: readonly GameEvent[];
}

const IN_ALL = 2500;
const MOST = 6;

/** How long a move is looked at, by what happened. */
export type Watched = (events: readonly GameEvent[]) => number;

/** The view to show now; call it while a component is made. */
export function pacedView(table: Table, watched: Watched): Paced {
  let shown = $state.raw(table.view);
  let moment = $state.raw<Moment | null>(null);
  let waiting = $state.raw<Waiting[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest = table.view;
  let seen = table.entries.length;

  function show(next: Waiting): void {
    moment = next.events.length === 0 ? null : { id: String(next.number), events: next.events, before: shown };
    shown = next.view;
  }

  function turn(): void {
    timer = undefined;
    const [first, ...rest] = waiting;
    if (first === undefined) return;
    show(first);
    waiting = rest;
    const inAll = watched(first.events) + rest.reduce((sum, each) => sum + watched(each.events), 0);
    timer = setTimeout(turn, watched(first.events) * Math.min(1, IN_ALL / inAll) * pace());
  }

  // Before anything is drawn or said of it: what the table is asked and what is shown belong together.
  $effect.pre(() => {
    const { view, entries } = table;
    if (view === newest || view === null) return;
    const fresh = entries.slice(seen);
    seen = entries.length;
    // Whoever looks with other eyes, or comes back to the page, sees the present at once.
    const jump =
      document.hidden || newest === null || view.seat !== newest.seat || fresh.some((entry) => entry.kind === "undo");
    const next: Waiting = { view, number: entries.length, events: jump ? [] : fresh.flatMap((entry) => entry.events) };
    newest = view;
    if (jump || pace() === 0 || waiting.length >= MOST) {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
      show(next);
    } else {
      waiting = [...waiting, next];
      if (timer === undefined) turn();
    }
  });
  $effect(() => () => clearTimeout(timer));
  function skip(): void {
    const last = waiting.at(-1);
    if (last === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
    show(last);
  }
  return {
    get view() {
      return shown;
    },
    get behind() {
      return waiting.length > 0;
    },
    get moment() {
      return moment;
    },
    skip,
  };
}
