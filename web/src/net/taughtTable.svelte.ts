/* A table that is none of the server's: a lesson or a puzzle tells what stands on it, and answers for it. */
import type { BaseAction, View } from "../generated";
import type { LogEntry, Previewed, TableInfo } from "../generated/messages";
import { Facts, newKey, type Table } from "./tableSocket.svelte";

/** What is to be seen now. */
export interface Taught {
  readonly table: TableInfo;
  readonly seat: number;
  readonly view: View | null;
  readonly entries: readonly LogEntry[];
}
export interface Teacher {
  submit(action: BaseAction): Promise<void>;
  preview(action: BaseAction): Promise<Previewed>;
  undo(): Promise<void>;
}
export interface TaughtTable extends Table {
  /** show this; `anew`: it is another position, not what came of the one before */
  show(taught: Taught, anew: boolean): void;
  /** nobody is asked for the time being */
  rest(): void;
}

const nothing = (): void => undefined;

export function taughtTable(id: string, teacher: Teacher): TaughtTable {
  let known = new Map<string, Promise<Previewed>>();
  const table: TaughtTable = Object.assign(new Facts(), {
    id,
    taught: true,
    onEntries: null,
    submit(action: BaseAction): void {
      const asked = table.info?.asked ?? null;
      if (asked === null || table.sending !== null) return;
      table.sending = { type: "submit", key: newKey(), version: table.version, seat: asked, action };
      void teacher.submit(action).finally(() => (table.sending = null));
    },
    control(what: string): void {
      if (what === "undo" && table.sending === null) void teacher.undo();
    },
    preview(action: BaseAction): Promise<Previewed> {
      const name = JSON.stringify(action);
      let found = known.get(name);
      if (found === undefined) {
        found = teacher.preview(action);
        known.set(name, found);
        found.catch(() => known.delete(name));
      }
      return found;
    },
    say: nothing,
    look: nothing,
    skip: nothing,
    retry: nothing,
    close: nothing,
    show(taught: Taught, anew: boolean): void {
      const before = table.view;
      const fresh = anew ? [] : taught.entries.filter((entry) => entry.number > table.version);
      known = new Map();
      table.link = "live";
      table.mine = [taught.seat];
      table.seat = taught.seat;
      table.info = taught.table;
      table.entries = [...taught.entries];
      table.version = taught.table.version;
      table.changed += 1;
      table.view = taught.view;
      if (fresh.length > 0) table.onEntries?.(fresh, before);
    },
    rest(): void {
      if (table.info !== null) table.info = { ...table.info, asked: null };
    },
  });
  return table;
}
