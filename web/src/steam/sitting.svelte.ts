/* What somebody at a Steam table has pointed at, what it would cause, and how it is sent. */
import type { Previewed } from "../generated/messages";
import type { SteamAction, SteamView } from "../generated/steam";
import type { GameMap } from "../map/boards";
import type { Table } from "../net/table.svelte";
import { play } from "../table/sounds";
import type { Facts } from "../text/fluent";
import { brief, refusal, type Said, type Told } from "../text/words";
import { bids, capitals, marks, meant, modes, NOTHING, point, settle, turned, type Choice, type Mark, type Mode } from "./choice";

export interface Sitting {
  readonly choice: Choice;
  readonly note: string | null;
  readonly marks: Mark[];
  /** what the chosen action would bring, in a few words each; null while the server is asked */
  readonly brings: readonly string[] | null;
  /** the events of the chosen action */
  readonly events: readonly Told[] | null;
  /** the refusal of the chosen action, if it turns out to be one */
  readonly refused: string | null;
  /** the events of an action that is looked at besides the chosen one */
  outlook(action: SteamAction): readonly Told[] | null;
  pick(hex: string): void;
  choose(action: SteamAction | null): void;
  narrow(by: Partial<Choice>): void;
  mode(mode: Mode): void;
  turn(by: number): void;
  back(): void;
  send(action?: SteamAction | null): void;
}

const WRONG = 1200;
const NOTE = 4500;

/** Call it while a component is made. */
export function sit(table: Table, map: GameMap, said: () => Said, view: () => SteamView, asking: () => boolean): Sitting {
  let choice = $state.raw<Choice>(NOTHING);
  let note = $state<string | null>(null);
  let wrong = $state<string | null>(null);
  let found = $state.raw<Previewed | null>(null);
  let outlooks = $state.raw<ReadonlyMap<string, Previewed>>(new Map());
  let timers: ReturnType<typeof setTimeout>[] = [];

  $effect(() => {
    // A new decision begins with what is most often wanted.
    const now = view();
    void table.seat;
    outlooks = new Map();
    const kind = now.decision?.kind;
    if (kind === "auction") choice = { ...NOTHING, action: bids(now)[0] ?? null };
    else if (kind === "capital") choice = { ...NOTHING, action: capitals(now)[0] ?? null };
    else choice = { ...NOTHING, mode: kind === "build" ? (modes(now)[0] ?? "track") : "track" };
  });
  $effect(() => {
    const wanted = choice.action;
    found = null;
    if (wanted === null || !asking()) return;
    let current = true;
    void table.preview({ ...wanted }).then((answer) => current && (found = answer));
    return () => (current = false);
  });
  $effect(() => {
    // Few choices, each with money in it: all of them are looked ahead at once, so that nothing surprises.
    const now = view();
    if (!asking()) return;
    const kinds = new Set(["take", "score", "end-build", "improve", "pass"]);
    let current = true;
    for (const action of now.legal.filter((each) => kinds.has(each.kind))) {
      void table.preview({ ...action }).then((answer) => {
        if (current) outlooks = new Map([...outlooks, [JSON.stringify(action), answer]]);
      });
    }
    return () => (current = false);
  });
  $effect(() => {
    const refused = table.refused;
    if (refused !== null && refused.code !== "stale") warn(refusal(refused.code, refused.rule, refused.facts as Facts, said()), null);
  });

  function warn(sentence: string, hex: string | null): void {
    play("refusal");
    for (const timer of timers) clearTimeout(timer);
    note = sentence;
    wrong = hex;
    timers = [setTimeout(() => (wrong = null), WRONG), setTimeout(() => (note = null), NOTE)];
  }

  function send(action: SteamAction | null = choice.action): void {
    if (action === null || !asking()) return;
    play("move");
    table.submit({ ...action });
  }

  async function whyNot(hex: string): Promise<void> {
    const action = meant(view(), choice, hex);
    if (action === null) return;
    const answer = await table.preview({ ...action });
    if (answer.code !== null) warn(refusal(answer.code, answer.rule, answer.facts as Facts, said()), hex);
  }

  function pick(hex: string): void {
    if (!asking()) return;
    const next = point(view(), choice, hex);
    if (next !== choice) {
      choice = next;
      note = null;
    } else void whyNot(hex);
  }

  return {
    get choice() { return choice; },
    get note() { return note; },
    get marks() {
      const made = asking() ? marks(map, view(), choice) : [];
      return wrong === null ? made : [...made.filter((mark) => mark.hex !== wrong), { hex: wrong, state: "illegal" as const, sign: "" }];
    },
    get brings() { return found === null ? null : found.code !== null ? [] : brief(found.events as Told[], said()); },
    get events() { return found === null || found.code !== null ? null : (found.events as Told[]); },
    get refused() { return found === null || found.code === null ? null : refusal(found.code, found.rule, found.facts as Facts, said()); },
    outlook(action) {
      const seen = outlooks.get(JSON.stringify(action));
      return seen === undefined || seen.code !== null ? null : (seen.events as Told[]);
    },
    pick,
    choose: (action) => (choice = { ...choice, action, hex: action?.kind === "lay" ? action.hex : choice.hex }),
    narrow: (by) => (choice = settle(view(), { ...choice, ...by })),
    mode: (mode) => (choice = { ...NOTHING, mode }),
    turn: (by) => {
      if (choice.action?.kind === "lay") choice = { ...choice, action: turned(view(), choice.action, by) };
    },
    back: () => (choice = { ...NOTHING, mode: choice.action === null ? "track" : choice.mode }),
    send,
  };
}
