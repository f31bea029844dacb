/* What becomes of a table when its socket was closed. */

/** Come back by oneself, or stop and say why: nobody is helped by knocking again and again at a door that is shut. */
export type Closing = "again" | "slowly" | "gone" | "forbidden" | "ended" | "crowded";

/** `said` is the code of the trouble that the server told just before, if it did. */
export function closingOf(code: number, said: string | null): Closing {
  if (code === 4401 || (code === 4403 && said === "not-your-seat")) return "ended";
  if (code === 4403) return "forbidden";
  if (code === 4404) return "gone";
  if (code === 4429) return said === "table-crowded" ? "crowded" : "slowly";
  return "again";
}
