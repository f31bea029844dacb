/* What somebody at a Rocket table has pointed at, what it would cause, and how it is sent. */
import { untrack } from "svelte";
import type { Bid, RocketAction, RocketView } from "../../generated/rocket";
import { settings } from "../../settings.svelte";
import { DOUBLE_TAP, makePreviews, withWrong } from "../../table/state/previews.svelte";
import type { Choosing, Seat } from "../../table/state/seatAtTable.svelte";
import { bids, hexOf, marks, meant, NOTHING, point, suggested, vetoMarks, type Choice, type Mode } from "./choice";
import { effectWords, inWords, questionWords } from "./words/phrases";
import { asRocketView } from "./rocketTypes";

export interface RocketChoosing extends Choosing {
  readonly choice: Choice;
  /** the target chosen in a veto */
  target: string | null;
  bid: Bid | null;
  /** the number of shares wanted for it; the lowest bid where that is none */
  wanted: number;
  readonly title: string;
  readonly detail: string;
  /** what a bid or a pass would lead to */
  outlook(action: RocketAction): string;
  choose(action: RocketAction): void;
  mode(mode: Mode): void;
  hold(company: string): void;
  send(action?: RocketAction | null): void;
}

/** Call it while a component is made. */
export function makeChoosing(seat: Seat): RocketChoosing {
  const { table, map } = seat;
  const view = (): RocketView => asRocketView(seat.view);
  let choice = $state.raw<Choice>(NOTHING);
  let chosenAt = -Infinity;
  let target = $state<string | null>(null);
  let bid = $state.raw<Bid | null>(null);
  let wanted = $state(0);
  let pointed = $state<string | null>(null);
  const chosen: RocketAction | null = $derived(view().veto === null ? choice.action : bid);
  const ask = makePreviews<RocketAction>(
    seat,
    () => chosen,
    (facts) => inWords(map, facts),
  );
  const looked: RocketAction | null = $derived(
    pointed === null || !seat.asking ? null : meant(map, view(), choice, pointed),
  );

  const veto = $derived(view().veto);
  $effect(() => {
    // A new decision begins with nothing chosen; not whenever the view is made anew, as for a look at one's own total.
    void [table.changed, table.seat];
    choice = NOTHING;
    bid = null;
    wanted = 0;
    const now = untrack(view);
    const open = (veto?.targets ?? []).filter((hex) => bids(now, hex).length > 0);
    target = open.find((hex) => hex !== veto?.target) ?? open[0] ?? null;
  });
  $effect(() => ask.lookAt(looked));
  $effect(() => {
    const now = view();
    if (!seat.asking || now.veto === null) return;
    return ask.foresee([{ kind: "pass" }, ...now.veto.targets.flatMap((hex) => bids(now, hex).slice(0, 1))]);
  });

  function set(next: Choice): void {
    choice = next;
    chosenAt = performance.now();
    ask.clear();
    if (next.action !== null && settings.confirm === "quick") ask.sendAtOnce(next.action);
  }

  function pick(hex: string, byEnter: boolean): void {
    const now = view();
    if (!seat.asking) return;
    if (now.veto !== null && bids(now, hex).length > 0) target = hex;
    else if (choice.action !== null && hexOf(map, choice.action) === hex) {
      // Whoever means to confirm has looked first.
      if (byEnter || performance.now() - chosenAt > DOUBLE_TAP) ask.send();
    } else {
      const next = now.veto === null ? point(map, now, choice, hex) : choice;
      if (next !== choice) set(next);
      else void ask.whyNot([meant(map, now, choice, hex) ?? []].flat(), hex);
    }
  }

  function choose(action: RocketAction): void {
    if (action.kind === "lose-turn") ask.send(action);
    else set(suggested(action));
  }

  function suggest(action: RocketAction): void {
    if (!seat.asking) return;
    if (action.kind === "bid") [target, wanted] = [action.to, action.shares];
    else choice = suggested(action);
    ask.clear();
  }

  function back(): void {
    const { action, company, origin, city, mode } = choice;
    if (action !== null) choice = { ...choice, action: null, city: null };
    else choice = company !== null || origin !== null || city !== null ? { ...NOTHING, mode } : NOTHING;
  }

  return {
    get choice() {
      return choice;
    },
    get target() {
      return target;
    },
    set target(hex) {
      target = hex;
    },
    get bid() {
      return bid;
    },
    set bid(next) {
      bid = next;
    },
    get wanted() {
      return wanted;
    },
    set wanted(shares) {
      wanted = shares;
    },
    get note() {
      return ask.note;
    },
    closeNote: ask.clear,
    get marks() {
      const now = view();
      return withWrong(
        now.veto !== null ? vetoMarks(now, seat.asking ? target : null) : seat.asking ? marks(map, now, choice) : [],
        ask.wrong,
      );
    },
    get title() {
      return questionWords(map, view(), choice).title;
    },
    get detail() {
      return choice.action === null
        ? questionWords(map, view(), choice).detail
        : effectWords(view(), choice.action, ask.brings, ask.refused);
    },
    get peeked() {
      return looked === null ? null : ask.foreseen(looked);
    },
    outlook(action) {
      const seen = ask.foreseen(action);
      return seen === null ? "" : effectWords(view(), action, seen.brings, seen.refused);
    },
    peek: (hex) => (pointed = hex),
    pick,
    choose,
    mode: (mode) => (choice = choice.mode === mode ? NOTHING : { ...NOTHING, mode }),
    hold: (company) => {
      if (seat.asking && view().legal.some((action) => action.kind === "extend" && action.company === company))
        choice = { ...NOTHING, mode: "extend", company };
    },
    back,
    suggest: (action) => suggest(action as RocketAction),
    send: ask.send,
  };
}
