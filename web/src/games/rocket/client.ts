/* Stephenson's Rocket in the browser. */
import { t } from "../../text/fluent";
import type { GameClient } from "../client";
import { learn } from "./chapters";
import { gainsOf } from "./effects";
import { final } from "./final";
import { hexLines, lastMove, scoresOver, tell } from "./log";
import { watched } from "./pace";
import Panels from "./Panels.svelte";
import Players from "./panels/Players.svelte";
import { actionTitle } from "./phrases";
import Picture from "./Picture.svelte";
import { soundOf, soundOfTurn } from "./sounds";
import Table from "./Table.svelte";

export const client: GameClient = {
  Table,
  Picture,
  Panels,
  Players,
  panelsLabel: () => t("rocket-web-companies"),
  panelsTab: () => t("rocket-web-companies"),
  lines: tell,
  scores: scoresOver,
  hexLines,
  actionTitle,
  lastMove: (entries, map) => ({ at: lastMove(entries, map), stops: [], way: [] }),
  gains: gainsOf,
  notices: () => [],
  hasSecretTotals: (info) => info.options["open_scores"] === "no",
  soundOf,
  soundOfTurn,
  watched,
  isMilestone: (events) => events.some((event) => event.key === "merged"),
  final,
  learn,
};
