/* What a game brings to the browser. Pages and tables ask it and know no game themselves; a game without a folder of its
   own here is played with games/plain. */
import type { Component, Snippet } from "svelte";
import type { Gain } from "../board/PointsFlight.svelte";
import type { Box, GameMap } from "../board/maps";
import type { GameAction, GameEvent, Row, View } from "../generated";
import type { LogEntry, SeatInfo, TableInfo } from "../generated/messages";
import type { Table } from "../net/tableSocket.svelte";
import type { Line } from "../table/state/log";
import type { Notice } from "../table/state/notices";
import type { Moment } from "../table/state/moment";
import type { Names } from "../text/words";
import type { KeyWords } from "../ui/keys/keyWords";
import type { Sound } from "../ui/sounds";

export interface GameClient {
  /** a table of the game, from the first action to the last */
  readonly Table: Component<TableProps>;
  /** what lies on the map at some moment */
  readonly Picture: Component<PictureProps>;
  /** what stands beside the map at some moment */
  readonly Panels: Component<PanelsProps>;
  /** what the signs on its board mean; a game may have none */
  readonly Legend?: Component;
  readonly Players: Component<PlayersProps>;
  /** what the panels are about, and what they are called where the players stand among them */
  panelsLabel(): string;
  panelsTab(): string;

  /** the log in words */
  lines(entries: readonly LogEntry[], map: GameMap, names: Names): Line[];
  /** points over the match, a row a seat; of one that was broken off also those of its last turn or round */
  scores(entries: readonly LogEntry[], seats: number, brokenOff?: boolean): number[][];
  /** what lies on a hex, a line each, the name first */
  hexLines(map: GameMap, view: View | null, hex: string): string[];
  /** the hexes on which pieces stand, besides the places of the map, and those with track */
  readonly occupied?: (view: View) => { readonly pieces: readonly string[]; readonly track: readonly string[] };
  /** an action of the moment that the view shows, or of some moves later, in a few words */
  actionTitle(map: GameMap, view: View, action: GameAction, later?: boolean): string;
  /** the position in sentences, with the eyes of the seat that looks */
  position(map: GameMap, view: View, names: Names): PositionPart[];
  /** what its own keys do */
  keys(): KeyWords[];
  /** what the points of a chart stand at: "round 3" */
  chartStep(number: number): string;
  lastMove(entries: readonly LogEntry[], map: GameMap): LastMove;
  /** who gained what by events, and where */
  gains(events: readonly GameEvent[], map: GameMap, names: Names): Gain[];
  /** what else everybody at the table has to be told above the board */
  notices(view: View, mine: readonly number[], entries: readonly LogEntry[]): Notice[];
  /** totals that some may not know while the match is played */
  hasSecretTotals(info: TableInfo): boolean;

  /** the sound of what happened, if it has any, and of being asked */
  soundOf(events: readonly GameEvent[]): Sound | null;
  soundOfTurn(view: View): Sound;
  /** how long a move is looked at before the next one begins, in milliseconds */
  watched(events: readonly GameEvent[]): number;
  /** whether something happened that somebody who goes through a match looks for */
  isMilestone(events: readonly GameEvent[]): boolean;

  readonly final: FinalScoring;
  readonly learn: Learning;
}

export interface TableProps {
  table: Table;
  map: GameMap;
  client: GameClient;
  onfinal: () => void;
}
export interface PictureProps {
  map: GameMap;
  view: View;
  /** pixels a unit of the map */
  k: number;
  last: LastMove | null;
  shown: readonly string[];
  moment?: Moment | null;
  /** what lies over the board: names keep off it */
  overlaid?: readonly Box[];
  /** round the hex that is pointed at: drawn below the names, which they would cut */
  rings?: Snippet;
}
export interface PanelsProps {
  map: GameMap;
  view: View;
  onshow: (hexes: readonly string[]) => void;
}
export interface PlayersProps {
  view: View;
  seats: readonly SeatInfo[];
  mine: readonly number[];
  asked: number | null;
  names: Names;
  clocks: readonly (string | null)[];
}

/** Some sentences about the position, under a heading. */
export interface PositionPart {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Where something was moved or put by the last move, and the way it took if it travelled. */
export interface LastMove {
  readonly at: readonly string[];
  readonly stops: readonly string[];
  readonly way: readonly string[];
}
export const NOTHING_MOVED: LastMove = { at: [], stops: [], way: [] };

export interface FinalScoring {
  /** when the match ended, in words */
  when(view: View): string;
  /** the rows as they are set, and those that are only mentioned */
  arrange(rows: readonly Row[]): { groups: readonly RowGroup[]; mentioned: readonly Row[] };
  /** why a row gives what it gives, a sentence each */
  why(row: Row, entries: readonly LogEntry[], names: Names): string[];
  /** what befell somebody besides their points, in a word; null if nothing did */
  readonly fate?: (view: View, seat: number) => string | null;
  /** the sign before the name of a row */
  readonly RowSign: Component<{ row: Row; map: GameMap }> | null;
}
export interface RowGroup {
  readonly heading: string | null;
  readonly rows: readonly Row[];
}

export interface Learning {
  readonly chapters: readonly Chapter[];
  /** how the ids of rules begin; null if rules have none */
  readonly ruleLetter: string | null;
}
export interface Chapter {
  id: string;
  /** a picture of public/maps/learn */
  figure?: string;
  /** chapters of the rulebook that say it in full */
  rules?: readonly string[];
}
