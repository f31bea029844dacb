/* Which event of Rocket sounds how. */
import type { RocketEvent, RocketView } from "../../generated/rocket";
import { lastSound, type Sound } from "../../ui/sounds";

const OF_EVENT: Partial<Record<RocketEvent["key"], Sound>> = {
  "line-extended": "move",
  "station-placed": "station",
  "station-moved": "station",
  invested: "invest",
  "city-scored": "city",
  "town-scored": "town",
  merged: "merger",
  "bid-made": "move",
  "match-ended": "end",
};

export const soundOf = (events: readonly RocketEvent[]): Sound | null => lastSound(events, OF_EVENT);

/** Whoever may veto or defend hears another bell. */
export function soundOfTurn(view: RocketView): Sound {
  const kind = view.decision?.kind;
  return kind === "veto" || kind === "defend" ? "veto" : "turn";
}
