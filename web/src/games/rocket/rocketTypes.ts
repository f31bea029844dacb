/* The border: what the table carries for every game, as Rocket's own. */
import type { GameEvent, View } from "../../generated";
import type { LogEntry } from "../../generated/messages";
import type { RocketEvent, RocketView } from "../../generated/rocket";

export function asRocketView(view: View): RocketView {
  if (view.game !== "rocket") throw new Error(`a view of ${view.game} at a table of rocket`);
  return view;
}

/** Events do not say their game; whoever asks for them here has looked at the table. */
export function asRocketEvents(events: readonly GameEvent[]): readonly RocketEvent[] {
  return events as readonly RocketEvent[];
}

export function eventsOf(entry: LogEntry): readonly RocketEvent[] {
  return asRocketEvents(entry.events);
}
