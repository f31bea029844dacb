/* What was said at a table and not read yet. */
import type { Table } from "../../net/tableSocket.svelte";

/** How many lines of others came after the last one that was read. */
export function unreadLines({ chat, heard, mine }: Pick<Table, "chat" | "heard" | "mine">): number {
  return chat.filter((line) => line.number > heard && (line.seat === null || !mine.includes(line.seat))).length;
}
