/* In which editions a choice is the usual one; one that ignores the option has no choice to make. */
import { isHeeded, printed } from "../create/draft";
import type { GameFacts } from "../generated/messages";
import { t } from "../text/fluent";
import { editionName } from "../text/words";

type Facts = Pick<GameFacts, "id" | "editions" | "options">;

export function usualEditions(facts: Facts | null, option: string, choice: string): readonly string[] {
  const known = facts?.options.find((each) => each.id === option);
  if (facts === null || known === undefined) return [];
  const editions = facts.editions.filter((edition) => isHeeded(known, edition) && printed(known, edition) === choice);
  return editions.length === facts.editions.length
    ? [t("web-rules-both")]
    : editions.map((id) => editionName(facts.id, id));
}
