/* Stephenson's Rocket in the browser. */
import { t } from "../../text/fluent";
import type { GameClient } from "../client";
import { learn } from "./chapters";
import { gainsOf } from "./effects";
import { final } from "./final";
import { hexLines, lastMove, scoresOver, tell } from "./words/log";
import { watched } from "./pace";
import Legend from "./panels/Legend.svelte";
import Panels from "./Panels.svelte";
import Players from "./panels/Players.svelte";
import { actionTitle } from "./words/phrases";
import Picture from "./Picture.svelte";
import { positionParts } from "./words/position";
import { asRocketView } from "./rocketTypes";
import { soundOf, soundOfTurn } from "./sounds";
import Table from "./Table.svelte";

export const client: GameClient = {
  Table,
  Picture,
  Panels,
  Legend,
  Players,
  panelsLabel: () => t("rocket-web-companies"),
  panelsTab: () => t("rocket-web-companies"),
  lines: tell,
  scores: scoresOver,
  hexLines,
  occupied: (seen) => {
    const view = asRocketView(seen);
    return {
      pieces: [...view.companies.flatMap((each) => each.locomotive ?? []), ...view.stations.map((each) => each.hex)],
      track: view.companies.flatMap((each) => each.track.map((tile) => tile.hex)),
    };
  },
  actionTitle,
  position: (map, view, names) => positionParts(map, asRocketView(view), names),
  keys: () => [{ key: t("rocket-web-key-modes"), does: t("rocket-web-key-modes-text") }],
  chartStep: (turn) => t("web-chart-turn", { turn }),
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
