/* When a rematch that was waited for begins. */
import type { RematchInfo } from "../../generated/messages";

/** Whether somebody who had accepted is to be taken to the table now. */
export function isBeginning(before: RematchInfo | null, now: RematchInfo): boolean {
  return (
    before !== null &&
    before.table === now.table &&
    before.status === "open" &&
    before.mine &&
    now.mine &&
    (now.status === "playing" || now.status === "finished")
  );
}
