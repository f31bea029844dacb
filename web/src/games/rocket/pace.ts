/* How long a move of Rocket is looked at. */
import type { RocketEvent } from "../../generated/rocket";
import { watchedUsually } from "../../table/state/moment";

const MERGER = 480;

/** A merger takes a while to be understood. */
export function watched(events: readonly RocketEvent[]): number {
  return watchedUsually(events) + (events.some((event) => event.key === "merged") ? MERGER : 0);
}
