/* The final scoring of Steam: a row a source of points, in one group. */
import { t } from "../../text/fluent";
import type { FinalScoring } from "../client";
import { asSteamView } from "./steamTypes";

export const final: FinalScoring = {
  after: (view) => t("steam-web-final-after", { rounds: asSteamView(view).round }),
  arrange: (rows) => ({ groups: [{ heading: null, rows }], mentioned: [] }),
  why: () => [],
  RowSign: null,
};
