/* The past on the board itself: what happened since one's last action, step by step, without leaving the table. */
import { pastView } from "../../net/api";
import type { Table } from "../../net/tableSocket.svelte";
import { pace } from "../../settings.svelte";
import type { View } from "../../generated";
import type { Moment } from "./moment";
import type { Watched } from "./pacedView.svelte";

export interface Playback {
  /** the view of the moment that is shown; null while the present is */
  readonly view: View | null;
  readonly moment: Moment | null;
  readonly on: boolean;
  readonly playing: boolean;
  readonly at: number;
  /** the entry it began after; there is nothing to step back to before it */
  readonly from: number;
  readonly to: number;
  start(from: number, at?: number): void;
  step(by: number): void;
  toggle(): void;
  close(): void;
}

const READING = 900;

/** Call it while a component is made. */
export function playback(table: Table, watched: Watched): Playback {
  let on = $state(false);
  let playing = $state(false);
  let from = $state(0);
  let at = $state(0);
  let view = $state.raw<View | null>(null);
  let moment = $state.raw<Moment | null>(null);
  const to = $derived(table.version);
  const kept = new Map<string, Promise<View>>();

  function fetched(n: number): Promise<View> {
    const key = `${table.seat} ${n}`;
    let found = kept.get(key);
    if (found === undefined) {
      found = pastView(table.id, n, table.seat).then((answer) => answer.view);
      kept.set(key, found);
      found.catch(() => kept.delete(key));
    }
    return found;
  }

  $effect(() => {
    if (!on) return;
    const n = at;
    void table.seat;
    let current = true;
    fetched(n)
      .then((made) => {
        if (!current) return;
        const entry = table.entries[n - 1];
        const events = n > from && entry !== undefined ? entry.events : [];
        moment = events.length === 0 ? null : { id: `past ${n}`, events, before: view };
        view = made;
        if (n < to) void fetched(n + 1).catch(() => undefined);
      })
      .catch(() => current && close());
    return () => (current = false);
  });
  $effect(() => {
    if (!on || !playing) return;
    if (at >= to) {
      playing = false;
      return;
    }
    const events = at > 0 ? table.entries.slice(at - 1, at).flatMap((entry) => entry.events) : [];
    const timer = setTimeout(() => (at += 1), watched(events) * Math.max(0.5, pace()) + READING);
    return () => clearTimeout(timer);
  });

  function close(): void {
    on = playing = false;
    view = null;
    moment = null;
  }

  return {
    get view() {
      return on ? view : null;
    },
    get moment() {
      return on ? moment : null;
    },
    get on() {
      return on;
    },
    get playing() {
      return playing;
    },
    get at() {
      return at;
    },
    get from() {
      return from;
    },
    get to() {
      return to;
    },
    start(begin, first = begin) {
      from = begin;
      at = first;
      on = true;
      playing = first === begin;
    },
    step(by) {
      playing = false;
      at = Math.min(to, Math.max(from, at + by));
    },
    toggle() {
      if (!playing && at >= to) at = from;
      playing = !playing;
    },
    close,
  };
}
