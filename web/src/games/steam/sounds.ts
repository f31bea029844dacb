/* Which event of Steam sounds how. */
import type { SteamEvent } from "../../generated/steam";
import { lastSound, type Sound } from "../../ui/sounds";

const OF_EVENT: Partial<Record<SteamEvent["key"], Sound>> = {
  "bid-made": "move",
  "track-laid": "move",
  "link-completed": "station",
  "city-placed": "city",
  "city-grown": "city",
  "goods-delivered": "town",
  "tile-taken": "invest",
  "match-ended": "end",
};

export const soundOf = (events: readonly SteamEvent[]): Sound | null => lastSound(events, OF_EVENT);
