/* The border: what the table carries for every game, as Steam's own. */
import type { GameEvent, View } from "../../generated";
import type { LogEntry } from "../../generated/messages";
import type { SteamEvent, SteamView } from "../../generated/steam";

export function asSteamView(view: View): SteamView {
  if (view.game !== "steam") throw new Error(`a view of ${view.game} at a table of steam`);
  return view;
}

/** Events do not say their game; whoever asks for them here has looked at the table. */
export function asSteamEvents(events: readonly GameEvent[]): readonly SteamEvent[] {
  return events as readonly SteamEvent[];
}

export function eventsOf(entry: LogEntry): readonly SteamEvent[] {
  return asSteamEvents(entry.events);
}
