/* What is said about the connection of a table while it is not as it should be. */
import type { Table } from "../../net/tableSocket.svelte";
import { t } from "../../text/fluent";

export interface ConnectionWords {
  readonly main: string;
  /** what becomes of a move that was sent */
  readonly kept: string | null;
  readonly mayTry: boolean;
  /** the server is heard, only an answer takes its time */
  readonly isOnlySlow: boolean;
}

/** Null while everything is in order. */
export function connectionWords(
  table: Pick<Table, "link" | "sending" | "isSlow" | "trouble">,
  seconds: number,
): ConnectionWords | null {
  const kept = table.sending === null ? null : t("web-lost-sending");
  if (table.link === "lost") {
    const main = t(table.trouble === "too-fast" ? "web-lost-fast" : "web-lost", { seconds });
    return { main, kept, mayTry: true, isOnlySlow: false };
  }
  if (table.link === "silent") return { main: t("web-silent"), kept, mayTry: true, isOnlySlow: false };
  if (table.sending !== null && table.isSlow)
    return { main: t("web-sending"), kept: null, mayTry: false, isOnlySlow: true };
  return null;
}
