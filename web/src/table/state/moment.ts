/* One move as it is watched. */
import type { BaseEvent, GameEvent, View } from "../../generated";
import { hasPoints } from "../../text/words";

/** What has just come about on the board that is shown, and the view before it. */
export interface Moment {
  readonly id: string;
  readonly events: readonly GameEvent[];
  readonly before: View | null;
}

const STEP = 520;
const POINTS = 380;

/** How long most moves are looked at before the next one begins: longer if they brought points. */
export function watchedUsually(events: readonly BaseEvent[]): number {
  return STEP + (events.some(hasPoints) ? POINTS : 0);
}
