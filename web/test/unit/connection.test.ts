/* A table's connection, on a socket that does what the test says. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DEAD, LATE, QUIET, startHeartbeat } from "../../src/net/heartbeat";
import { openTable, type Table } from "../../src/net/tableSocket.svelte";

interface Said {
  type: string;
  key?: string;
}

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly said: Said[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }
  /** As in a dead network: the other side never agrees, so nothing is heard of it. */
  close(): void {
    this.readyState = 2;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  types(): string[] {
    return this.said.map((message) => message.type);
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const view = { seat: 0, legal: [{ kind: "pass" }] };
const info = { asked: 0, status: "playing", seats: [{ seat: 0, played_by: "person" }], clock: null };
const entry = (number: number, kind: string) => ({ number, kind, seat: 0, by: "clock", facts: {}, events: [] });
let table: Table;

function welcome(version = 3, entries: object[] = []): FakeSocket {
  const socket = FakeSocket.all.at(-1)!;
  socket.readyState = 1;
  socket.onopen?.();
  const rest = { chat: [], watchers: 0, now: 0, protocol: 1, mine: [0], seat: 0 };
  socket.tell({ type: "welcome", version, table: info, view: { ...view }, entries, ...rest });
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "http:", host: "table.example" });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.resolve(null));
  page.visibilityState = "visible";
  table = openTable("one");
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a connection", () => {
  test("that has died without a word is known within five seconds, and replaced", () => {
    welcome();
    expect(table.link).toBe("live");
    vi.advanceTimersByTime(5000);
    expect(table.link).toBe("silent");
    vi.advanceTimersByTime(DEAD);
    expect(table.link).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    welcome();
    expect(table.link).toBe("live");
  });
  test("is live as long as its server answers, and is asked no more often than needed", () => {
    const socket = welcome();
    for (let [n, answered] = [0, socket.said.length]; n < 60; n += 1) {
      vi.advanceTimersByTime(1000);
      for (; answered < socket.said.length; answered += 1) socket.tell({ type: "pong", sent: 0, now: 0 });
      expect(table.link).toBe("live");
    }
    const pings = socket.types().filter((type) => type === "ping").length;
    expect(pings).toBeGreaterThan(10);
    expect(pings).toBeLessThanOrEqual(20);
  });
  test("is lost at once when the browser says that it is offline", () => {
    welcome();
    page.dispatchEvent(new Event("offline"));
    expect(table.link).toBe("lost");
    page.dispatchEvent(new Event("online"));
    welcome();
    expect(table.link).toBe("live");
  });
  test("is not called live after a sleep before the server has answered", () => {
    const socket = welcome();
    page.visibilityState = "hidden";
    socket.tell({ type: "pong", sent: 0, now: 0 });
    vi.setSystemTime(Date.now() + 60_000);
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    expect([table.link, socket.types().at(-1)]).toEqual(["connecting", "ping"]);
    socket.tell({ type: "pong", sent: 0, now: 0 });
    expect(table.link).toBe("live");
  });
  test("to a server that accepts it and says nothing is tried again", () => {
    FakeSocket.all[0]!.readyState = 1;
    FakeSocket.all[0]!.onopen?.();
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
  test("is heard before something is sent after a silence, and a late answer is told", () => {
    const socket = welcome();
    vi.advanceTimersByTime(2000);
    table.submit({ kind: "pass" });
    expect(socket.types().slice(-2)).toEqual(["ping", "submit"]);
    socket.tell({ type: "pong", sent: 0, now: 0 });
    expect(table.isSlow).toBe(false);
    vi.advanceTimersByTime(500);
    expect([table.isSlow, table.link]).toEqual([true, "live"]);
    socket.tell({ type: "accepted", key: socket.said.at(-1)!.key, version: 4 });
    expect([table.isSlow, table.sending]).toEqual([false, null]);
  });
});

describe("what somebody has chosen", () => {
  test("stands when the same position comes again, and its preview is asked again", async () => {
    welcome();
    const shown = table.view;
    const asked = table.preview({ kind: "pass" });
    page.dispatchEvent(new Event("offline"));
    page.dispatchEvent(new Event("online"));
    const socket = welcome(4, [entry(4, "outage")]);
    expect(table.view).toBe(shown);
    expect([table.version, table.changed]).toEqual([4, 3]);
    const again = socket.said.find((message) => message.type === "preview")!;
    socket.tell({ type: "previewed", key: again.key, events: [], code: null, rule: null, facts: {} });
    expect((await asked).events).toEqual([]);
  });
  test("falls when the match has moved on", () => {
    welcome();
    const shown = table.view;
    page.dispatchEvent(new Event("offline"));
    page.dispatchEvent(new Event("online"));
    welcome(4, [entry(4, "action")]);
    expect(table.view).not.toBe(shown);
    expect(table.changed).toBe(4);
  });
  test("of what to say is not lost while nobody hears it", () => {
    welcome();
    page.dispatchEvent(new Event("offline"));
    table.say("Hello");
    page.dispatchEvent(new Event("online"));
    expect(welcome().types()).toContain("say");
  });
});

test("silence is told in less than five seconds, whenever it begins", () => {
  expect(QUIET + LATE).toBeLessThan(5000);
  const told: string[] = [];
  const tell = (what: string) => () => void told.push(what);
  const heart = startHeartbeat({ ping: tell("ping"), late: tell("late"), dead: tell("dead") }, () => true);
  vi.advanceTimersByTime(QUIET - 1);
  heart.heard();
  vi.advanceTimersByTime(QUIET);
  expect(told).toEqual(["ping"]);
  heart.check();
  expect(told).toEqual(["ping"]);
  vi.advanceTimersByTime(LATE);
  expect(told).toEqual(["ping", "late"]);
  heart.stop();
});
