/* The final scoring of a game that is not known: its rows as they come. */
import { t } from "../../text/fluent";
import type { FinalScoring } from "../client";

export const final: FinalScoring = {
  when: () => t("web-final-played"),
  arrange: (rows) => ({ groups: [{ heading: null, rows }], mentioned: [] }),
  why: () => [],
  RowSign: null,
};
