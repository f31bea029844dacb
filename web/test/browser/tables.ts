/* Tables to sit down at: new ones, and moments of recorded matches, which are the same in every run. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import type { LogEntry, NewTable, TableInfo, TableMade, TableState } from "../../src/generated/messages";
import { home } from "./person";
import { ROOT } from "./server";

export type Fact = LogEntry["events"][number];
type Asked = Record<string, unknown>;

/** Ask the server in the name of this page's session. */
export async function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await page.evaluate(
    async ([method, path, body]) => {
      const options =
        body === undefined
          ? { method }
          : { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      const answer = await fetch(`/api${path}`, options as RequestInit);
      return { ok: answer.ok, text: await answer.text() };
    },
    [method, path, body] as [string, string, unknown],
  );
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.text}`);
  return JSON.parse(answer.text) as T;
}

export async function sitAt(page: Page, id: string): Promise<void> {
  await page.goto(`${home()}/#/table/${id}`);
  await page.waitForSelector("[data-version], .podium");
}

/** A table with bots, this person in the first seat. */
export async function tableWithBots(
  page: Page,
  wish: { game: string; map: string; edition: string; bots: number },
  more: Partial<NewTable> = {},
): Promise<string> {
  const bots = ["Ada", "Brunel", "Marco", "Fanny", "Henry"]
    .slice(0, wish.bots)
    .map((name) => ({ kind: "bot" as const, name, bot: "greedy" }));
  const made = await ask<{ table: TableInfo }>(page, "POST", "/tables", {
    game: wish.game,
    map: wish.map,
    edition: wish.edition,
    options: {},
    name: "Irene",
    start: true,
    seats: [{ kind: "me", name: "Irene", bot: null }, ...bots],
    policy: { undo: "turn", visibility: "private", order: "fixed" },
    ...more,
  });
  await sitAt(page, made.table.id);
  return made.table.id;
}

/** Ada's table of Steam that everybody sees, with a seat of hers and others of these kinds. */
export const publicTable = (page: Page, others: readonly ("invite" | "open")[]): Promise<TableMade> =>
  ask<TableMade>(page, "POST", "/tables", {
    game: "steam",
    map: "toy",
    edition: "base",
    options: {},
    name: "Ada",
    start: true,
    policy: { order: "fixed", visibility: "public" },
    seats: [{ kind: "me", name: "Ada", bot: null }, ...others.map((kind) => ({ kind, name: null, bot: null }))],
  });

export const record = (name: string): string => readFileSync(join(ROOT, "tests/data", `${name}.rail`), "utf8");

interface Uploaded {
  id: string;
  entries: LogEntry[];
  info: TableInfo;
}
const uploads = new WeakMap<BrowserContext, Map<string, Promise<Uploaded>>>();

/** Put a recorded match on the server, once for every person. Give the whole of its log. */
export function upload(page: Page, name: string): Promise<Uploaded> {
  const mine = uploads.get(page.context()) ?? new Map<string, Promise<Uploaded>>();
  uploads.set(page.context(), mine);
  const made = mine.get(name) ?? putOnServer(page, name);
  mine.set(name, made);
  return made;
}

async function putOnServer(page: Page, name: string): Promise<Uploaded> {
  const made = await ask<{ table: TableInfo }>(page, "POST", "/records", { record: record(name), bots: {} });
  const state = await ask<TableState>(page, "GET", `/tables/${made.table.id}/state?since=0`);
  return { id: made.table.id, entries: state.entries, info: state.table };
}

export interface Moment {
  id: string;
  seat: number;
  name: string;
  /** what was done next in the record */
  action: Asked;
}

/**
 * Sit down in a recorded match just before something happened that `which` picks, in the seat that caused it; bots have
 * the other seats, or with `alone` nobody else: then all seats are on this screen.
 */
export async function momentBefore(
  page: Page,
  name: string,
  which: (event: Fact, entry: LogEntry) => boolean,
  alone = false,
): Promise<Moment> {
  const { id, entries, info } = await upload(page, name);
  const found = entries.find((entry) => !entry.auto && entry.events.some((event) => which(event, entry)));
  if (found === undefined) throw new Error(`nothing of that kind happens in ${name}`);
  const bots = alone
    ? {}
    : Object.fromEntries(info.seats.filter((seat) => seat.seat !== found.seat).map((seat) => [seat.seat, "greedy"]));
  const made = await ask<{ table: TableInfo }>(page, "POST", `/tables/${id}/branch`, {
    version: found.number - 1,
    bots,
  });
  await sitAt(page, made.table.id);
  return { id: made.table.id, seat: found.seat, name: info.seats[found.seat]!.name, action: found.action as Asked };
}
export const happens =
  (key: string, facts: Asked = {}) =>
  (event: Fact): boolean => {
    const told = new Map<string, unknown>(Object.entries(event));
    return told.get("key") === key && Object.entries(facts).every(([name, value]) => told.get(name) === value);
  };
/** The n-th time that something happens, not the first: the board is fuller then. */
export function later(which: (event: Fact) => boolean, n: number): (event: Fact) => boolean {
  let seen = 0;
  return (event) => which(event) && (seen += 1) > n;
}
