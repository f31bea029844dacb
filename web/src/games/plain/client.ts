/* Any game, without knowing it: its legal actions as buttons, its log, its scores. The first client of a new game. */
import { watchedUsually } from "../../table/state/moment";
import { t } from "../../text/fluent";
import { lastSound, type Sound } from "../../ui/sounds";
import { NOTHING_MOVED, type GameClient } from "../client";
import { actionTitle } from "./actions";
import { final } from "./final";
import { hexLines, scoresOver, tell } from "./log";
import Panels from "./Panels.svelte";
import Picture from "./Picture.svelte";
import { positionParts } from "./position";
import Players from "./Players.svelte";
import Table from "./Table.svelte";

const SOUNDS: Partial<Record<string, Sound>> = { "match-ended": "end" };

export const client: GameClient = {
  Table,
  Picture,
  Panels,
  Players,
  panelsLabel: () => t("web-plain-panels"),
  panelsTab: () => t("web-plain-panels"),
  lines: tell,
  scores: scoresOver,
  hexLines: (map, _, hex) => hexLines(map, hex),
  actionTitle: (_, view, action) => actionTitle(view, action),
  position: (_, view, names) => positionParts(view, names),
  keys: () => [],
  chartStep: (turn) => t("web-chart-turn", { turn }),
  lastMove: () => NOTHING_MOVED,
  gains: () => [],
  notices: () => [],
  hasSecretTotals: () => true,
  soundOf: (events) => lastSound(events, SOUNDS) ?? (events.length > 0 ? "move" : null),
  soundOfTurn: () => "turn",
  watched: watchedUsually,
  isMilestone: () => false,
  final,
  learn: { chapters: [], ruleLetter: null },
};
