/* One table, live: a socket that comes back by itself, says honestly how it is, and loses nothing that was sent. */
import type { BaseAction, View } from "../generated";
import type { ChatLine, Control, LogEntry, Previewed, Rejected, ServerMessage, TableInfo } from "../generated/messages";
import { closingOf } from "./closing";

export type Link = "connecting" | "live" | "lost" | "gone" | "forbidden" | "ended" | "crowded" | "closed";
type ControlKind = Control["what"];
type Sending = { type: "submit"; key: string; version: number; seat: number; action: BaseAction } | Control;

export interface Table {
  readonly id: string;
  link: Link;
  /** when the next attempt begins, in ms of the browser's clock */
  retryAt: number;
  info: TableInfo | null;
  mine: number[];
  seat: number | null;
  view: View | null;
  version: number;
  entries: LogEntry[];
  chat: ChatLine[];
  heard: number;
  watchers: number;
  /** server time minus browser time, seconds */
  ahead: number;
  sending: Sending | null;
  refused: Rejected | null;
  /** the code of what the server would not do last, for the time being */
  trouble: string | null;
  submit(action: BaseAction): void;
  control(what: ControlKind, target?: number | null): void;
  preview(action: BaseAction): Promise<Previewed>;
  say(text: string): void;
  look(seat: number | null): void;
  retry(): void;
  close(): void;
  onEntries: ((entries: LogEntry[], before: View | null) => void) | null;
}

const PROTOCOL = 1;
const PING = 20_000;
const DEAD = 45_000;
const WAITS = [300, 700, 1500, 3000, 5000, 8000];
/** Before a move is sent again that could not be stored. */
const AWAY = 3000;
/** Whoever was told to be slower begins with this wait. */
const UNHURRIED = 4;
/** Only a person's wish connects again from these. */
const STOPPED: ReadonlySet<Link> = new Set(["gone", "forbidden", "ended", "crowded", "closed"]);

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is known of a table; views and entries are replaced as a whole, so nobody has to look inside them for changes. */
class Facts {
  link: Link = $state("connecting");
  retryAt = $state(0);
  info: TableInfo | null = $state.raw(null);
  mine: number[] = $state.raw([]);
  seat: number | null = $state(null);
  view: View | null = $state.raw(null);
  version = $state(0);
  entries: LogEntry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  heard = $state(0);
  watchers = $state(0);
  ahead = $state(0);
  sending: Sending | null = $state.raw(null);
  refused: Rejected | null = $state.raw(null);
  trouble: string | null = $state(null);
}

export function openTable(id: string): Table {
  let socket: WebSocket | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heardAt = Date.now();
  const questions = new Map<string, (answer: Previewed) => void>();
  const known = new Map<string, Promise<Previewed>>();

  const table: Table = Object.assign(new Facts(), {
    id,
    onEntries: null,
    submit(action: BaseAction): void {
      const asked = table.info?.asked ?? null;
      if (asked === null || table.sending !== null) return;
      dispatch({ type: "submit", key: newKey(), version: table.version, seat: asked, action });
    },
    control(what: ControlKind, target: number | null = null): void {
      const seat = table.seat ?? table.mine[0];
      if (seat === undefined || table.sending !== null) return;
      dispatch({ type: "control", key: newKey(), version: table.version, seat, what, target, bot: null });
    },
    preview(action: BaseAction): Promise<Previewed> {
      const seat = table.info?.asked ?? 0;
      const name = `${table.version} ${seat} ${JSON.stringify(action)}`;
      const before = known.get(name);
      if (before !== undefined) return before;
      const key = newKey();
      const made = new Promise<Previewed>((resolve) => questions.set(key, resolve));
      known.set(name, made);
      send({ type: "preview", key, seat, action });
      return made;
    },
    say(text: string): void {
      table.trouble = null;
      send({ type: "say", text, seat: table.seat ?? table.mine[0] ?? null });
    },
    look(seat: number | null): void {
      if (seat !== table.seat) send({ type: "look", seat });
    },
    retry(): void {
      clearTimeout(timer);
      tries = 0;
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
      clearInterval(beat);
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      socket?.close(1000);
    },
  });

  /** What was shown by a right that has ended is not shown any more. */
  function forget(): void {
    [table.seat, table.info, table.view] = [null, null, null];
    [table.version, table.entries, table.mine] = [0, [], []];
  }

  function dispatch(message: Sending): void {
    table.refused = null;
    table.sending = message;
    send(message);
  }

  function send(message: unknown): void {
    if (socket?.readyState === WebSocket.OPEN && table.link === "live") socket.send(JSON.stringify(message));
  }

  function connect(): void {
    if (STOPPED.has(table.link)) return;
    if (socket !== null && socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const made = new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket`);
    socket = made;
    table.trouble = null;
    made.onopen = () => {
      heardAt = Date.now();
      const version = table.info === null ? null : table.version;
      made.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, seat: table.seat, version }));
    };
    made.onmessage = (event: MessageEvent<string>) => {
      heardAt = Date.now();
      receive(JSON.parse(event.data) as ServerMessage);
    };
    made.onclose = (event: CloseEvent) => {
      if (socket === made) lost(event.code);
    };
  }

  function lost(code: number): void {
    socket = null;
    if (table.link === "closed") return;
    const closing = closingOf(code, table.trouble);
    if (closing !== "again" && closing !== "slowly") {
      table.link = closing;
      // What was sent by a right that has ended is not done, and must not be sent as somebody else.
      if (closing === "ended") table.sending = null;
    } else {
      if (closing === "slowly") tries = Math.max(tries, UNHURRIED);
      table.link = tries === 0 && table.info === null ? "connecting" : "lost";
      const wait = WAITS[Math.min(tries, WAITS.length - 1)]!;
      tries += 1;
      table.retryAt = Date.now() + wait;
      timer = setTimeout(connect, wait);
    }
    // Questions that got no answer are asked again by whoever still wants to know.
    questions.clear();
    known.clear();
  }

  function wake(): void {
    if (document.visibilityState === "visible" && table.link === "lost") table.retry();
  }

  function receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome": {
        tries = 0;
        table.link = "live";
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
        break;
      }
      case "update":
        table.ahead = message.now - Date.now() / 1000;
        take(message.version, message.table, message.view, message.entries);
        settle(message.entries);
        break;
      case "table":
        table.info = message.table;
        table.mine = message.mine;
        table.watchers = message.watchers;
        // The match has begun, perhaps with the seats in another order: look again, as the seat that is ours now.
        if (table.view === null && message.table.status !== "open")
          send({ type: "look", seat: seatToLookAs({ mine: table.mine, info: table.info, seat: null }) });
        break;
      case "accepted":
        if (table.sending?.key === message.key) table.sending = null;
        break;
      case "rejected":
        if (table.sending?.key === message.key) {
          table.sending = null;
          table.refused = message;
        }
        break;
      case "previewed":
        questions.get(message.key)?.(message);
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
    if (table.sending !== null && isSettled(table.sending.version, table.version, news)) table.sending = null;
  }

  function take(version: number, info: TableInfo, view: View | null, news: LogEntry[]): void {
    const before = table.view;
    const fresh = news.filter((entry) => entry.number > table.entries.length);
    if (version < table.version) table.entries = news;
    else if (fresh.length > 0) table.entries = [...table.entries, ...fresh];
    const isNew = version > table.version && table.version > 0;
    if (version !== table.version) known.clear();
    table.version = version;
    table.info = info;
    table.view = view;
    if (isNew && fresh.length > 0) table.onEntries?.(fresh, before);
  }

  const beat = setInterval(() => {
    if (socket === null) return;
    if (Date.now() - heardAt > DEAD) socket.close();
    else send({ type: "ping", sent: Date.now() / 1000 });
  }, PING);
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", wake);
  connect();
  return table;
}

/** Whether the match has moved on from the version at which something was sent; an outage alone moves nothing on. */
export function isSettled(
  sentAt: number,
  version: number,
  news: readonly Pick<LogEntry, "number" | "kind">[],
): boolean {
  const since = news.filter((entry) => entry.number > sentAt);
  return version > sentAt && !(since.length > 0 && since.every((entry) => entry.kind === "outage"));
}

/** On one screen with several persons: the seat that is asked if it is ours, else the one we had. */
export function seatToLookAs(table: Pick<Table, "mine" | "info" | "seat">): number | null {
  const { mine, info, seat } = table;
  if (seat !== null && mine.includes(seat)) return seat;
  const asked = info?.asked ?? null;
  return asked !== null && mine.includes(asked) ? asked : (mine[0] ?? null);
}
