/* One table, live: a socket that comes back by itself, says honestly how it is, and loses nothing that was sent. */
import type { BaseAction, View } from "../generated";
import type { ChatLine, Control, LogEntry, Previewed, Rejected, ServerMessage, TableInfo } from "../generated/messages";
import { closingOf } from "./closeCodes";
import { startHeartbeat, type Heartbeat } from "./heartbeat";
import { readLines } from "./readLines";
import { isSettled } from "./settled";

/** `silent`: the connection stands, but no answer comes on it. */
export type Link = "connecting" | "live" | "silent" | "lost" | "gone" | "forbidden" | "ended" | "crowded" | "closed";
type ControlKind = Control["what"];
type Sending = { type: "submit"; key: string; version: number; seat: number; action: BaseAction } | Control;

export interface Table {
  readonly id: string;
  /** no table of the server's, but one that a lesson or a puzzle shows: nobody else is there, and nothing is kept */
  readonly taught: boolean;
  link: Link;
  /** when the next attempt begins, in ms of the browser's clock */
  retryAt: number;
  info: TableInfo | null;
  mine: number[];
  seat: number | null;
  view: View | null;
  version: number;
  /** the version at which the match itself last changed: clocks may stop and go on without touching it */
  changed: number;
  entries: LogEntry[];
  chat: ChatLine[];
  /** the number of the last line of chat that was read */
  heard: number;
  watchers: number;
  /** server time minus browser time, seconds */
  ahead: number;
  sending: Sending | null;
  /** what was sent takes longer than one expects */
  isSlow: boolean;
  refused: Rejected | null;
  /** the code of what the server would not do last, for the time being */
  trouble: string | null;
  submit(action: BaseAction): void;
  control(what: ControlKind, target?: number | null): void;
  preview(action: BaseAction): Promise<Previewed>;
  say(text: string): void;
  look(seat: number | null): void;
  /** let the bots play without pauses until a person is asked */
  skip(): void;
  retry(): void;
  close(): void;
  onEntries: ((entries: LogEntry[], before: View | null) => void) | null;
}

const PROTOCOL = 1;
/** Patience with a server that accepts a connection and says nothing. */
const WELCOME = 8000;
/** After this it is said that something is being sent. */
const SLOW = 500;
const WAITS = [300, 700, 1500, 3000, 5000, 8000];
/** Before a move is sent again that could not be stored. */
const AWAY = 3000;
/** Whoever was told to be slower begins with this wait. */
const UNHURRIED = 4;
/** Only a person's wish connects again from these. */
const STOPPED: ReadonlySet<Link> = new Set(["gone", "forbidden", "ended", "crowded", "closed"]);

/** The code of a connection that ended without a word. */
const NO_ANSWER = 1006;
/** When somebody may look again after a while. */
const WAKERS = ["online", "pageshow", "visibilitychange"] as const;

interface Question {
  readonly resolve: (answer: Previewed) => void;
  readonly message: unknown;
  /** the version of the match it is about */
  readonly about: number;
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is known of a table; views and entries are replaced as a whole, so nobody has to look inside them for changes. */
export class Facts {
  link: Link = $state("connecting");
  retryAt = $state(0);
  info: TableInfo | null = $state.raw(null);
  mine: number[] = $state.raw([]);
  seat: number | null = $state(null);
  view: View | null = $state.raw(null);
  version = $state(0);
  changed = $state(0);
  entries: LogEntry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  heard = $state(0);
  watchers = $state(0);
  ahead = $state(0);
  sending: Sending | null = $state.raw(null);
  isSlow = $state(false);
  refused: Rejected | null = $state.raw(null);
  trouble: string | null = $state(null);
}

export function openTable(id: string): Table {
  let socket: WebSocket | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: Heartbeat | null = null;
  /** whether the server has welcomed us on this connection */
  let isWelcome = false;
  const questions = new Map<string, Question>();
  /** what was said while nobody could hear it */
  const unsaid: unknown[] = [];
  const known = new Map<string, Promise<Previewed>>();

  const table: Table = Object.assign(new Facts(), {
    id,
    taught: false,
    heard: readLines.of(id),
    onEntries: null,
    submit(action: BaseAction): void {
      const asked = table.info?.asked ?? null;
      if (asked === null || table.sending !== null) return;
      dispatch({ type: "submit", key: newKey(), version: table.version, seat: asked, action });
    },
    control(what: ControlKind, target: number | null = null): void {
      // Whoever has several seats on one screen takes back the one that is meant.
      const own = what === "take-back" && target !== null && table.mine.includes(target) ? target : null;
      const seat = own ?? table.seat ?? table.mine[0];
      if (seat === undefined || table.sending !== null) return;
      dispatch({ type: "control", key: newKey(), version: table.version, seat, what, target, bot: null });
    },
    preview(action: BaseAction): Promise<Previewed> {
      const seat = table.info?.asked ?? 0;
      const name = `${table.changed} ${seat} ${JSON.stringify(action)}`;
      const before = known.get(name);
      if (before !== undefined) return before;
      const key = newKey();
      const message = { type: "preview", key, seat, action };
      const made = new Promise<Previewed>((resolve) => questions.set(key, { resolve, message, about: table.changed }));
      known.set(name, made);
      send(message);
      return made;
    },
    say(text: string): void {
      table.trouble = null;
      const message = { type: "say", text, seat: table.seat ?? table.mine[0] ?? null };
      if (!send(message)) unsaid.push(message);
    },
    look(seat: number | null): void {
      if (seat !== table.seat) send({ type: "look", seat });
    },
    skip(): void {
      send({ type: "skip" });
    },
    retry(): void {
      clearTimeout(timer);
      tries = 0;
      // One that hangs would be waited for.
      if (!isWelcome || table.link === "silent") {
        drop();
        if (table.link === "silent") table.link = "lost";
      }
      // As who we are now, which is perhaps nobody in particular.
      if (table.link === "ended" || table.link === "crowded") {
        forget();
        table.link = "connecting";
      }
      connect();
    },
    close(): void {
      table.link = "closed";
      clearTimeout(timer);
      clearTimeout(slow);
      for (const event of WAKERS) window.removeEventListener(event, wake);
      window.removeEventListener("offline", offline);
      drop();
    },
  });

  /** What was shown by a right that has ended is not shown any more. */
  function forget(): void {
    [table.seat, table.info, table.view] = [null, null, null];
    [table.version, table.changed, table.entries, table.mine] = [0, 0, [], []];
  }

  function dispatch(message: Sending): void {
    table.refused = null;
    table.sending = message;
    clearTimeout(slow);
    slow = setTimeout(() => (table.isSlow = table.sending === message), SLOW);
    // First: the answer to a move waits for the disk, the answer to this for nothing.
    heartbeat?.check();
    send(message);
  }

  function sent(): void {
    clearTimeout(slow);
    table.sending = null;
    table.isSlow = false;
  }

  /** Whether it could be sent. */
  function send(message: unknown): boolean {
    if (socket?.readyState !== WebSocket.OPEN || !isWelcome) return false;
    socket.send(JSON.stringify(message));
    return true;
  }

  /** Have nothing more to do with a connection: to close it in good order may take longer than anybody waits. */
  function drop(): void {
    heartbeat?.stop();
    heartbeat = null;
    isWelcome = false;
    const dropped = socket;
    socket = null;
    dropped?.close(1000);
  }

  function connect(): void {
    if (STOPPED.has(table.link)) return;
    if (socket !== null && socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const made = new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket`);
    socket = made;
    table.trouble = null;
    timer = setTimeout(() => socket === made && !isWelcome && lost(NO_ANSWER), WELCOME);
    made.onopen = () => {
      const version = table.info === null ? null : table.version;
      made.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, seat: table.seat, version }));
    };
    made.onmessage = (event: MessageEvent<string>) => {
      if (socket !== made) return;
      heartbeat?.heard();
      if (isWelcome) table.link = "live";
      receive(JSON.parse(event.data) as ServerMessage);
    };
    made.onclose = (event: CloseEvent) => {
      if (socket === made) lost(event.code);
    };
  }

  function lost(code: number): void {
    drop();
    clearTimeout(timer);
    if (table.link === "closed") return;
    const closing = closingOf(code, table.trouble);
    if (closing !== "again" && closing !== "slowly") {
      table.link = closing;
      // What was sent by a right that has ended is not done, and must not be sent as somebody else.
      if (closing === "ended") sent();
    } else {
      if (closing === "slowly") tries = Math.max(tries, UNHURRIED);
      table.link = tries === 0 && table.info === null ? "connecting" : "lost";
      const wait = WAITS[Math.min(tries, WAITS.length - 1)]!;
      tries += 1;
      table.retryAt = Date.now() + wait;
      timer = setTimeout(connect, wait);
    }
  }

  /** Somebody looks again, or the network is back: what is shown may be old. */
  function wake(): void {
    if (document.visibilityState !== "visible") return;
    if (table.link === "lost" || table.link === "silent") table.retry();
    else if (heartbeat !== null) {
      // Green again only when the server has answered.
      if (heartbeat.isOld()) table.link = "connecting";
      heartbeat.check();
    }
  }
  function offline(): void {
    if (!STOPPED.has(table.link) && socket !== null) lost(NO_ANSWER);
  }

  /** The conversation has begun: from now on silence is noticed. */
  function listen(): void {
    clearTimeout(timer);
    isWelcome = true;
    tries = 0;
    table.link = "live";
    heartbeat?.stop();
    heartbeat = startHeartbeat(
      {
        ping: () => send({ type: "ping", sent: Date.now() / 1000 }),
        late: () => (table.link = "silent"),
        dead: () => lost(NO_ANSWER),
      },
      () => document.visibilityState === "visible",
    );
  }

  function receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome": {
        listen();
        table.ahead = message.now - Date.now() / 1000;
        if (message.chat.length > 0) table.chat = message.chat;
        table.mine = message.mine;
        table.watchers = message.watchers;
        table.seat = message.seat;
        take(message.version, message.table, message.view, message.entries);
        settle(message.entries);
        if (table.entries.length < table.version) void fillGap();
        const wanted = seatToLookAs(table);
        if (wanted !== table.seat) table.look(wanted);
        // The same key again: the server answers as it did before, if it had heard it.
        if (table.sending !== null) send(table.sending);
        // And what was to be known is asked again, unless the match has moved on.
        for (const question of questions.values()) if (question.about === table.changed) send(question.message);
        for (const message of unsaid.splice(0)) send(message);
        break;
      }
      case "update":
        table.ahead = message.now - Date.now() / 1000;
        take(message.version, message.table, message.view, message.entries);
        settle(message.entries);
        break;
      case "table":
        table.info = message.table;
        // Whoever comes or goes does not change whose eyes are used: what is made of these seats would be made anew.
        if (String(message.mine) !== String(table.mine)) table.mine = message.mine;
        table.watchers = message.watchers;
        // The match has begun, perhaps with the seats in another order: look again, as the seat that is ours now.
        if (table.view === null && message.table.status !== "open")
          send({ type: "look", seat: seatToLookAs({ mine: table.mine, info: table.info, seat: null }) });
        break;
      case "accepted":
        if (table.sending?.key === message.key) sent();
        break;
      case "rejected":
        if (table.sending?.key === message.key) {
          sent();
          table.refused = message;
        }
        break;
      case "previewed":
        questions.get(message.key)?.resolve(message);
        questions.delete(message.key);
        break;
      case "chat":
        if (!table.chat.some((line) => line.number === message.number)) table.chat = [...table.chat, message];
        break;
      case "trouble":
        table.trouble = message.code;
        // The database is away: the same key again, until it is back.
        if (message.code === "unavailable") setTimeout(() => table.sending !== null && send(table.sending), AWAY);
        break;
      case "said":
      case "skipping":
        break;
      case "pong":
        table.ahead = message.now - Date.now() / 1000;
        break;
    }
  }

  /** Looking as another seat brings no log; what is missing is asked for. */
  async function fillGap(): Promise<void> {
    const answer = await fetch(`/api/tables/${id}/state?since=${table.entries.length}`).catch(() => null);
    if (!answer?.ok) return;
    const { entries } = (await answer.json()) as { entries: LogEntry[] };
    table.entries = [...table.entries, ...entries.filter((entry) => entry.number > table.entries.length)];
  }

  /** A move of ours that came back as news is done, even if its answer was lost on the way. */
  function settle(news: readonly LogEntry[]): void {
    if (table.sending !== null && isSettled(table.sending.version, table.version, news)) sent();
  }

  function take(version: number, info: TableInfo, view: View | null, news: LogEntry[]): void {
    const before = table.view;
    const fresh = news.filter((entry) => entry.number > table.entries.length);
    if (version < table.version) table.entries = news;
    else if (fresh.length > 0) table.entries = [...table.entries, ...fresh];
    const isNew = version > table.version && table.version > 0;
    // After a pause the same position comes again: what somebody has chosen in it stands.
    const isSame = before !== null && view?.seat === before.seat && !isSettled(table.version, version, news);
    table.version = version;
    table.info = info;
    if (!isSame || version < table.changed) {
      known.clear();
      table.changed = version;
      table.view = view;
    }
    if (isNew && fresh.length > 0) table.onEntries?.(fresh, before);
  }

  // What the document tells of being seen rises to its window.
  for (const event of WAKERS) window.addEventListener(event, wake);
  window.addEventListener("offline", offline);
  connect();
  return table;
}

/** On one screen with several persons: the seat that is asked if it is ours, else the one we had. */
export function seatToLookAs(table: Pick<Table, "mine" | "info" | "seat">): number | null {
  const { mine, info, seat } = table;
  if (seat !== null && mine.includes(seat)) return seat;
  const asked = info?.asked ?? null;
  return asked !== null && mine.includes(asked) ? asked : (mine[0] ?? null);
}
