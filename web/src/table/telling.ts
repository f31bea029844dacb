/* What either game tells of a match that is looked back at; the one place of the client, besides the tables, that knows both. */
import type { LogEntry } from "../generated/messages";
import type { RocketAction, RocketView } from "../generated/rocket";
import type { SteamAction, SteamView } from "../generated/steam";
import type { GameMap } from "../map/boards";
import { actionTitle as rocketTitle } from "../rocket/saying";
import * as rocket from "../rocket/story";
import { actionTitle as steamTitle } from "../steam/saying";
import * as steam from "../steam/story";
import type { Said } from "../text/words";
import type { Line } from "./log";

export interface Telling {
  lines(entries: readonly LogEntry[], map: GameMap, said: Said): Line[];
  scores(entries: readonly LogEntry[], seats: number): number[][];
  nameOf(map: GameMap, view: unknown, hex: string): string;
  /** an action of the moment that the view shows, or of some moves later, in a few words */
  actionTitle(map: GameMap, view: unknown, action: object, later?: boolean): string;
}

const TOLD: Record<string, Telling> = {
  rocket: { lines: rocket.tell, scores: rocket.scoresOver, nameOf: (map, view, hex) => rocket.hexName(map, view as RocketView, hex), actionTitle: (map, view, action, later) => rocketTitle(map, view as RocketView, action as RocketAction, later) },
  steam: { lines: steam.tell, scores: steam.scoresOver, nameOf: (map, view, hex) => steam.hexName(map, view as SteamView, hex), actionTitle: (map, _, action) => steamTitle(map, action as SteamAction) },
};

export function telling(game: string): Telling {
  return TOLD[game] ?? TOLD["rocket"]!;
}

/** The first entry after which a chart has reached a turn. */
export function entryOfTurn(entries: readonly LogEntry[], turn: number, scores: Telling["scores"]): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((scores(entries.slice(0, middle), 1)[0]?.length ?? 1) - 1 >= turn) high = middle;
    else low = middle + 1;
  }
  return low;
}
