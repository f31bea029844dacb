/* What every game does with something a person has pointed at: ask what it would cause, say why it may not be, send it. */
import type { BaseAction, BaseEvent, Facts, GameEvent } from "../../generated";
import type { Previewed } from "../../generated/messages";
import { brief, refusal } from "../../text/words";
import { play } from "../../ui/sounds";
import type { Seat } from "./seatAtTable.svelte";

export type MarkState = "legal" | "quiet" | "selected" | "preview" | "illegal" | "shown" | "last";
/** How a hex lights up while something is being chosen. */
export interface Mark {
  readonly hex: string;
  readonly state: MarkState;
  readonly sign: string;
}

export interface Previews<Action> {
  /** a refusal in words, for a few seconds */
  readonly note: string | null;
  /** the hex it is about, for a moment */
  readonly wrong: string | null;
  /** what the chosen action would bring, in a few words each; null while the server is asked */
  readonly brings: readonly string[] | null;
  readonly events: readonly GameEvent[] | null;
  /** the refusal of the chosen action, if it turns out to be one */
  readonly refused: string | null;
  /** what is known of an action that is looked at besides the chosen one; `foresee` asks for it */
  foreseen(action: Action): Foreseen | null;
  foresee(actions: readonly Action[]): () => void;
  /** ask about an action that is pointed at, unless it is only passed over; null: nothing is */
  lookAt(action: Action | null): (() => void) | undefined;
  /** a new choice: what was refused before no longer matters */
  clear(): void;
  /** say why something may not be; several tries are asked one after the other, until a refusal says enough */
  whyNot(tries: readonly Action[], hex: string, isEnough?: (code: string) => boolean): Promise<void>;
  warn(sentence: string, hex: string | null): void;
  send(action?: Action | null): void;
  /** where nothing is confirmed: send what was chosen, but for the second half of a double tap, which only chooses */
  sendAtOnce(action: Action): void;
}
export interface Foreseen {
  readonly events: readonly GameEvent[];
  readonly brings: readonly string[];
  readonly refused: string | null;
}

const WRONG = 1200;
const NOTE = 4500;
// Long enough not to ask for every hex that a pointer crosses.
const PEEK = 160;
/** The second half of a double tap comes sooner than this. */
export const DOUBLE_TAP = 400;

/** Call it while a component is made; `inWords` puts facts into words that the map knows. */
export function makePreviews<Action extends BaseAction>(
  seat: Seat,
  chosen: () => Action | null,
  inWords: <F extends Facts | BaseEvent>(facts: F) => F = (facts) => facts,
): Previews<Action> {
  const { table } = seat;
  let note = $state<string | null>(null);
  let wrong = $state<string | null>(null);
  let found = $state.raw<Foreseen | null>(null);
  let known = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  let timers: ReturnType<typeof setTimeout>[] = [];
  let sentAt = -Infinity;

  $effect(() => {
    void [table.changed, table.seat];
    known = new Map();
  });
  $effect(() => {
    const wanted = chosen();
    found = null;
    if (wanted === null || !seat.asking) return;
    let current = true;
    void table.preview(wanted).then((answer) => current && (found = understood(answer)));
    return () => (current = false);
  });
  $effect(() => {
    const refused = table.refused;
    if (refused !== null && refused.code !== "stale")
      warn(refusal(refused.code, refused.rule, inWords(refused.facts), seat.names), null);
  });

  function understood(answer: Previewed): Foreseen {
    const refused = answer.code === null ? null : refusal(answer.code, answer.rule, inWords(answer.facts), seat.names);
    const brings =
      refused === null
        ? brief(
            answer.events.map((event) => inWords<BaseEvent>(event)),
            seat.names,
          )
        : [];
    return { events: answer.events, brings, refused };
  }

  function warn(sentence: string, hex: string | null): void {
    play("refusal");
    for (const timer of timers) clearTimeout(timer);
    note = sentence;
    wrong = hex;
    timers = [setTimeout(() => (wrong = null), WRONG), setTimeout(() => (note = null), NOTE)];
  }
  const foreseen = (action: Action): Foreseen | null => known.get(JSON.stringify(action)) ?? null;
  function foresee(actions: readonly Action[]): () => void {
    let current = true;
    for (const action of actions) {
      void table.preview(action).then((answer) => {
        if (current) known = new Map([...known, [JSON.stringify(action), understood(answer)]]);
      });
    }
    return () => (current = false);
  }

  function send(action: Action | null = chosen()): void {
    if (action === null || !seat.asking) return;
    play("move");
    sentAt = performance.now();
    table.submit(action);
  }

  return {
    get note() {
      return note;
    },
    get wrong() {
      return wrong;
    },
    get brings() {
      return found?.brings ?? null;
    },
    get events() {
      return found === null || found.refused !== null ? null : found.events;
    },
    get refused() {
      return found?.refused ?? null;
    },
    foreseen,
    foresee,
    lookAt(action) {
      if (action === null || foreseen(action) !== null) return undefined;
      const timer = setTimeout(() => foresee([action]), PEEK);
      return () => clearTimeout(timer);
    },
    clear: () => (note = null),
    warn,
    async whyNot(tries, hex, isEnough = () => true) {
      let told: string | null = null;
      for (const action of tries) {
        const answer = await table.preview(action);
        if (answer.code === null) continue;
        if (told === null || isEnough(answer.code)) told = understood(answer).refused;
        if (isEnough(answer.code)) break;
      }
      if (told !== null) warn(told, hex);
    },
    send,
    sendAtOnce(action) {
      if (performance.now() - sentAt > DOUBLE_TAP) send(action);
    },
  };
}

/** The hex that was refused, on top of whatever else lights up. */
export function withWrong(marks: readonly Mark[], wrong: string | null): Mark[] {
  return wrong === null
    ? [...marks]
    : [...marks.filter((mark) => mark.hex !== wrong), { hex: wrong, state: "illegal", sign: "" }];
}
