/* One move as it is watched. */
import type { Told } from "../text/words";

export type View = Record<string, unknown>;

/** What has just come about on the board that is shown, and the view before it. */
export interface Moment {
  readonly id: string;
  readonly events: readonly Told[];
  readonly before: View | null;
}

const STEP = 520;
const POINTS = 380;
const MERGER = 480;

/** How long a move is looked at before the next one begins. */
export function lookedAt(events: readonly Told[]): number {
  const scored = events.some((event) => Array.isArray(event["points"]) && (event["points"] as number[]).some((won) => won !== 0));
  return STEP + (scored ? POINTS : 0) + (events.some((event) => event.key === "merged") ? MERGER : 0);
}
