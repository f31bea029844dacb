/* Passes in a veto given in advance: kept by the server for one's own seat, told to nobody else. */
import type { RocketView } from "../../../generated/rocket";
import { setStanding, showStanding } from "../../../net/api";
import type { Seat } from "../../../table/state/seatAtTable.svelte";
import { asRocketView } from "../rocketTypes";

export interface StandingPass {
  readonly company: string;
  /** the last turn of the match it is for */
  readonly turn: number;
}
export interface Standing {
  /** passes that still hold */
  readonly passes: readonly StandingPass[];
  /** whether one is asked also where nothing can change */
  asksAlways: boolean;
  pass(company: string, turn: number): Promise<void>;
  ask(company: string): void;
}

/** The wish to pass where nothing can change; who wants to be asked all the same says so. */
const [IDLE, ALWAYS] = ["idle", "ask"];

export function readPasses(wishes: readonly string[], turn: number): StandingPass[] {
  return wishes.flatMap((wish) => {
    const [, company, last] = /^pass (\S+) (\d+)$/.exec(wish) ?? [];
    return company !== undefined && Number(last) >= turn ? [{ company, turn: Number(last) }] : [];
  });
}

/** The last turn before a seat's own next one. */
export function turnBeforeOwn(view: Pick<RocketView, "turn" | "active" | "seats">, seat: number): number {
  const count = view.seats.length;
  return view.turn + ((seat - view.active + count) % count || count) - 1;
}

/** Call it while a component is made. */
export function makeStanding(seat: Seat): Standing {
  const { table } = seat;
  const view = (): RocketView => asRocketView(seat.view);
  let wishes = $state.raw<readonly string[]>([]);
  const own = $derived(table.taught ? null : table.seat);

  $effect(() => {
    const asked = own;
    if (asked === null) return;
    let current = true;
    void showStanding(table.id, asked)
      .then(async (found) => {
        if (!current) return;
        wishes = found.wishes;
        if (!wishes.includes(IDLE!) && !wishes.includes(ALWAYS!)) await put([...wishes, IDLE!]);
      })
      // Without them one is simply asked.
      .catch(() => undefined);
    return () => (current = false);
  });

  async function put(next: readonly string[]): Promise<void> {
    if (own === null) return;
    wishes = (await setStanding(table.id, own, next)).wishes;
  }
  /** Wishes without the passes that are over, or for a company. */
  function others(company: string): string[] {
    const held = new Set(readPasses(wishes, view().turn).map((each) => `pass ${each.company} ${each.turn}`));
    return wishes.filter((wish) => !wish.startsWith("pass ") || (held.has(wish) && wish.split(" ")[1] !== company));
  }

  return {
    get passes() {
      return readPasses(wishes, view().turn);
    },
    get asksAlways() {
      return wishes.includes(ALWAYS!);
    },
    set asksAlways(always) {
      const rest = wishes.filter((wish) => wish !== IDLE && wish !== ALWAYS);
      void put([...rest, (always ? ALWAYS : IDLE)!]).catch(() => undefined);
    },
    pass: (company, turn) => put([...others(company), `pass ${company} ${turn}`]),
    ask: (company) => void put(others(company)).catch(() => undefined),
  };
}
