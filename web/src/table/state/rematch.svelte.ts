/* The rematch after a match: offered by one, accepted by the others, and where everybody goes when it begins. */
import type { RematchInfo } from "../../generated/messages";
import { leaveTable, rematch, showRematch, Trouble } from "../../net/api";
import type { Table } from "../../net/tableSocket.svelte";
import { go } from "../../router.svelte";
import { isBeginning } from "./rematchStart";

export interface Rematch {
  /** the one that is offered, if any */
  readonly offer: RematchInfo | null;
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  /** it was offered while this page was open, and is no more */
  readonly calledOff: boolean;
  /** offer one, or accept the one that is offered */
  accept(): Promise<void>;
  /** take the offer, or one's own yes to it, back */
  withdraw(): Promise<void>;
}

// News of a rematch come with those of the table; this only finds what was done in another process of the server.
const LOOK_AGAIN = 5000;

/** Call it while a component is made. */
export function followRematch(table: () => Table | null): Rematch {
  let offer = $state.raw<RematchInfo | null>(null);
  let busy = $state(false);
  let trouble = $state.raw<Trouble | null>(null);
  let calledOff = $state(false);
  let asked = 0;

  function take(found: RematchInfo): void {
    const before = offer;
    offer = found;
    calledOff = found.status === "closed" && (calledOff || before?.status === "open");
    // Only who has waited for it here is taken along: an old match may be looked at for its own sake.
    if (isBeginning(before, found)) go(`/table/${found.table}`);
  }
  async function look(): Promise<void> {
    const at = table();
    const mine = (asked += 1);
    if (at === null || at.info?.rematch == null) return;
    const found = await showRematch(at.id).catch(() => null);
    // Answers may overtake each other.
    if (found !== null && mine === asked) take(found);
  }
  async function attempt(work: (id: string) => Promise<void>): Promise<void> {
    const at = table();
    if (at === null || busy) return;
    [busy, trouble] = [true, null];
    try {
      await work(at.id);
    } catch (error) {
      trouble = error instanceof Trouble ? error : new Trouble("internal");
    }
    busy = false;
  }

  // Whatever is told of the finished table may be news of its rematch.
  const told = $derived(table()?.info ?? null);
  $effect(() => {
    if (told?.rematch != null) void look();
  });
  $effect(() => {
    if (offer?.status !== "open") return;
    const timer = setInterval(() => document.hidden || void look(), LOOK_AGAIN);
    return () => clearInterval(timer);
  });

  return {
    get offer() {
      return offer;
    },
    get busy() {
      return busy;
    },
    get trouble() {
      return trouble;
    },
    get calledOff() {
      return calledOff;
    },
    accept: () =>
      attempt(async (id) => {
        const made = await rematch(id);
        if (made.table.status === "open") take(await showRematch(id));
        else go(`/table/${made.table.id}`);
      }),
    withdraw: () =>
      attempt(async (id) => {
        if (offer !== null) await leaveTable(offer.table);
        take(await showRematch(id));
      }),
  };
}
