/* Steam in the browser. */
import { watchedUsually } from "../../table/state/moment";
import { t } from "../../text/fluent";
import type { GameClient } from "../client";
import { learn } from "./chapters";
import { gainsOf } from "./effects";
import { final } from "./final";
import { hexLines, lastMove, scoresOver, tell } from "./log";
import Panels from "./Panels.svelte";
import Players from "./panels/Players.svelte";
import { actionTitle } from "./phrases";
import Picture from "./Picture.svelte";
import { solvencyNotices } from "./solvency";
import { soundOf } from "./sounds";
import { asSteamView } from "./steamTypes";
import Table from "./Table.svelte";

export const client: GameClient = {
  Table,
  Picture,
  Panels,
  Players,
  panelsLabel: () => t("steam-web-actions"),
  panelsTab: () => t("web-players"),
  lines: tell,
  scores: scoresOver,
  hexLines,
  actionTitle,
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
