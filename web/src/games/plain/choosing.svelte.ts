/* What somebody has chosen of a list of legal actions, what it would cause, and how it is sent. */
import type { BaseAction } from "../../generated";
import { settings } from "../../settings.svelte";
import { makePreviews, withWrong, type Mark } from "../../table/state/previews.svelte";
import type { Choosing, Seat } from "../../table/state/seatAtTable.svelte";
import { hexesOf } from "./actions";

export interface PlainChoosing extends Choosing {
  readonly action: BaseAction | null;
  /** legal actions, fewer if a hex was pointed at */
  readonly offered: readonly BaseAction[];
  /** what the chosen action would bring; null while the server is asked */
  readonly brings: readonly string[] | null;
  readonly refused: string | null;
  choose(action: BaseAction): void;
  send(): void;
}

/** Call it while a component is made. */
export function makeChoosing(seat: Seat): PlainChoosing {
  const { table, map } = seat;
  let action = $state.raw<BaseAction | null>(null);
  let hex = $state<string | null>(null);
  const legal: readonly BaseAction[] = $derived(seat.asking ? seat.view.legal : []);
  const hexesNamed = (each: BaseAction): string[] => hexesOf(each, (name) => map.at.has(name));
  const ask = makePreviews<BaseAction>(seat, () => action);

  $effect(() => {
    // A new decision begins with nothing chosen.
    void [table.changed, table.seat];
    action = null;
    hex = null;
  });

  function choose(next: BaseAction): void {
    action = next;
    ask.clear();
    if (settings.confirm === "quick") ask.send(next);
  }
  function marks(): Mark[] {
    const chosen = action === null ? [] : hexesNamed(action);
    const named = new Set(legal.flatMap(hexesNamed));
    return [...named].map((each) => ({ hex: each, state: chosen.includes(each) ? "selected" : "legal", sign: "" }));
  }

  return {
    get action() {
      return action;
    },
    get offered() {
      const wanted = hex;
      return wanted === null ? legal : legal.filter((each) => hexesNamed(each).includes(wanted));
    },
    get brings() {
      return ask.brings;
    },
    get refused() {
      return ask.refused;
    },
    get marks() {
      return withWrong(marks(), ask.wrong);
    },
    get note() {
      return ask.note;
    },
    closeNote: ask.clear,
    get peeked() {
      return null;
    },
    peek: () => undefined,
    pick(at) {
      const found = legal.filter((each) => hexesNamed(each).includes(at));
      if (found.length === 0) return;
      hex = at;
      if (found.length === 1) choose(found[0]!);
    },
    back() {
      action = null;
      hex = null;
    },
    choose,
    suggest(next) {
      action = next;
      ask.clear();
    },
    send: () => ask.send(),
  };
}
