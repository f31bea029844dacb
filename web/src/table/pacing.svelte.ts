/* Moves of others one after the other, so that they can be understood: at most two and a half seconds in all, then jump. */
import type { Table } from "../net/table.svelte";
import { pace } from "../settings.svelte";

const STEP = 520;
const IN_ALL = 2500;

export interface Paced {
  readonly view: Record<string, unknown> | null;
  readonly behind: boolean;
}

/** The view to show now; call it while a component is made. */
export function unhurried(table: Table): Paced {
  let shown = $state.raw(table.view);
  let waiting = $state.raw<Record<string, unknown>[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest = table.view;

  function next(): void {
    timer = undefined;
    const [first, ...rest] = waiting;
    if (first === undefined) return;
    shown = first;
    waiting = rest;
    timer = setTimeout(next, Math.min(STEP, IN_ALL / (rest.length + 1)) * pace());
  }

  $effect(() => {
    const view = table.view;
    if (view === newest || view === null) return;
    const jump = pace() === 0 || document.hidden || newest === null || view["seat"] !== newest["seat"] || waiting.length > 5;
    newest = view;
    if (jump) {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
      shown = view;
    } else {
      waiting = [...waiting, view];
      if (timer === undefined) next();
    }
  });
  $effect(() => () => clearTimeout(timer));
  return {
    get view() {
      return shown;
    },
    get behind() {
      return waiting.length > 0;
    },
  };
}
