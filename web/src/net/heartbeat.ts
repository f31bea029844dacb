/* Whether the server can be heard: it is asked whenever it has said nothing for a while, and silence is told. */

export interface Heartbeat {
  /** something came from the server */
  heard(): void;
  /** ask now, unless it has spoken within the last moment: after waking up, and before something is sent */
  check(): void;
  /** whether so much time has passed without a word that much may have happened */
  isOld(): boolean;
  stop(): void;
}
export interface Silence {
  /** ask for a sign of life */
  ping(): void;
  /** no answer so far; it may still come */
  late(): void;
  /** no answer will come on this connection */
  dead(): void;
}

/** Without a word for so long the server is asked; a page nobody looks at only keeps its connection awake. */
export const QUIET = 3000;
export const QUIET_UNSEEN = 20_000;
/** An answer takes no longer than this, or it is late: with `QUIET` less than five seconds. */
export const LATE = 1700;
/** After this it is given up and a new connection is tried. */
export const DEAD = 8000;
/** Whoever spoke within this time need not be asked. */
const FRESH = 1000;

export function startHeartbeat(silence: Silence, isSeen: () => boolean): Heartbeat {
  let heardAt = Date.now();
  let timers: ReturnType<typeof setTimeout>[] = [];
  let isAsking = false;

  function rest(): void {
    for (const timer of timers) clearTimeout(timer);
    isAsking = false;
    timers = [setTimeout(ask, isSeen() ? QUIET : QUIET_UNSEEN)];
  }
  function ask(): void {
    for (const timer of timers) clearTimeout(timer);
    isAsking = true;
    timers = [setTimeout(silence.late, LATE), setTimeout(silence.dead, DEAD)];
    silence.ping();
  }
  rest();
  return {
    heard() {
      heardAt = Date.now();
      rest();
    },
    check() {
      if (!isAsking && Date.now() - heardAt > FRESH) ask();
    },
    isOld: () => Date.now() - heardAt > QUIET + LATE,
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
