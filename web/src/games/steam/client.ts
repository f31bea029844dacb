/* Steam in the browser. */
import { watchedUsually } from "../../table/state/moment";
import { t } from "../../text/fluent";
import type { GameClient } from "../client";
import { learn } from "./chapters";
import { gainsOf } from "./effects";
import { final } from "./final";
import { chartStep, hexLines, lastMove, scoresOver, tell } from "./words/log";
import Legend from "./panels/Legend.svelte";
import Panels from "./Panels.svelte";
import Players from "./panels/Players.svelte";
import { actionTitle } from "./words/phrases";
import Picture from "./Picture.svelte";
import { positionParts } from "./words/position";
import { solvencyNotices } from "./solvency";
import { soundOf } from "./sounds";
import { asSteamView } from "./steamTypes";
import Table from "./Table.svelte";

export const client: GameClient = {
  Table,
  Picture,
  Panels,
  Legend,
  Players,
  panelsLabel: () => t("steam-web-actions"),
  panelsTab: () => t("web-players"),
  lines: tell,
  scores: scoresOver,
  hexLines,
  occupied: (view) => ({ pieces: [], track: asSteamView(view).tiles.map((tile) => tile.hex) }),
  actionTitle,
  position: (map, view) => positionParts(map, asSteamView(view)),
  keys: () => [{ key: t("steam-web-key-turn"), does: t("steam-web-key-turn-text") }],
  chartStep,
  lastMove,
  gains: gainsOf,
  notices: (view, mine, entries) => solvencyNotices(asSteamView(view), mine, entries),
  hasSecretTotals: () => false,
  soundOf,
  soundOfTurn: () => "turn",
  watched: watchedUsually,
  isMilestone: (events) => events.some((event) => event.key === "round-began"),
  final,
  learn,
};
