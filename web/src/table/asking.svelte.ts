/* What both games do with something a person has pointed at: ask what it would cause, say why it may not be, send it. */
import type { Previewed } from "../generated/messages";
import type { Table } from "../net/table.svelte";
import type { Facts } from "../text/fluent";
import { brief, refusal, type Said, type Told } from "../text/words";
import { play } from "./sounds";

export interface Asking<Action> {
  /** a refusal in words, for a few seconds */
  readonly note: string | null;
  /** the hex it is about, for a moment */
  readonly wrong: string | null;
  /** what the chosen action would bring, in a few words each; null while the server is asked */
  readonly brings: readonly string[] | null;
  readonly events: readonly Told[] | null;
  /** the refusal of the chosen action, if it turns out to be one */
  readonly refused: string | null;
  /** what is known of an action that is looked at besides the chosen one; `foresee` asks for it */
  foreseen(action: Action): Foreseen | null;
  foresee(actions: readonly Action[]): () => void;
  /** a new choice: what was refused before no longer matters */
  clear(): void;
  /** say why something may not be; several tries are asked one after the other, until a refusal says enough */
  whyNot(tries: Action | readonly Action[] | null, hex: string, isEnough?: (code: string) => boolean): Promise<void>;
  warn(sentence: string, hex: string | null): void;
  send(action?: Action | null): void;
}
export interface Foreseen {
  readonly events: readonly Told[];
  readonly brings: readonly string[];
  readonly refused: string | null;
}

const WRONG = 1200;
const NOTE = 4500;

/** Call it while a component is made; `worded` puts facts into words that the map knows. */
export function asks<Action extends object>(table: Table, said: () => Said, chosen: () => Action | null, asking: () => boolean, worded: <F extends Facts | Told>(facts: F) => F = (facts) => facts): Asking<Action> {
  let note = $state<string | null>(null);
  let wrong = $state<string | null>(null);
  let found = $state.raw<Foreseen | null>(null);
  let known = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  let timers: ReturnType<typeof setTimeout>[] = [];

  $effect(() => {
    void [table.version, table.seat];
    known = new Map();
  });
  $effect(() => {
    const wanted = chosen();
    found = null;
    if (wanted === null || !asking()) return;
    let current = true;
    void table.preview(plain(wanted)).then((answer) => current && (found = understood(answer)));
    return () => (current = false);
  });
  $effect(() => {
    const refused = table.refused;
    if (refused !== null && refused.code !== "stale") warn(refusal(refused.code, refused.rule, worded(refused.facts as Facts), said()), null);
  });

  function understood(answer: Previewed): Foreseen {
    const events = answer.events as Told[];
    const refused = answer.code === null ? null : refusal(answer.code, answer.rule, worded(answer.facts as Facts), said());
    return { events, brings: refused === null ? brief(events.map(worded), said()) : [], refused };
  }

  function warn(sentence: string, hex: string | null): void {
    play("refusal");
    for (const timer of timers) clearTimeout(timer);
    note = sentence;
    wrong = hex;
    timers = [setTimeout(() => (wrong = null), WRONG), setTimeout(() => (note = null), NOTE)];
  }

  return {
    get note() { return note; },
    get wrong() { return wrong; },
    get brings() { return found?.brings ?? null; },
    get events() { return found === null || found.refused !== null ? null : found.events; },
    get refused() { return found?.refused ?? null; },
    foreseen: (action) => known.get(JSON.stringify(action)) ?? null,
    foresee(actions) {
      let current = true;
      for (const action of actions) {
        void table.preview(plain(action)).then((answer) => {
          if (current) known = new Map([...known, [JSON.stringify(action), understood(answer)]]);
        });
      }
      return () => (current = false);
    },
    clear: () => (note = null),
    warn,
    async whyNot(tries, hex, isEnough = () => true) {
      let told: string | null = null;
      for (const action of tries === null ? [] : Array.isArray(tries) ? (tries as readonly Action[]) : [tries as Action]) {
        const answer = await table.preview(plain(action));
        if (answer.code === null) continue;
        if (told === null || isEnough(answer.code)) told = understood(answer).refused;
        if (isEnough(answer.code)) break;
      }
      if (told !== null) warn(told, hex);
    },
    send(action = chosen()) {
      if (action === null || !asking()) return;
      play("move");
      table.submit(plain(action));
    },
  };
}

function plain(action: object): Record<string, unknown> {
  return { ...action };
}

/** The hex that was refused, on top of whatever else lights up. */
export function withWrong<Mark extends { readonly hex: string }>(marks: readonly Mark[], wrong: string | null): (Mark | { hex: string; state: "illegal"; sign: string })[] {
  return wrong === null ? [...marks] : [...marks.filter((mark) => mark.hex !== wrong), { hex: wrong, state: "illegal", sign: "" }];
}
