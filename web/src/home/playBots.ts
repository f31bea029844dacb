/* A match against bots at once, with nothing to choose. */
import { catalogue, createTable } from "../net/api";
import { go } from "../router.svelte";
import { settings } from "../settings.svelte";
import { t } from "../text/fluent";
import { asFirstMatch, newDraft, usualBot, wishOf } from "../create/draft";

/** Against bots on the game's first map, as printed; for practice on its small map, with free undo and a mild opponent. */
export async function playBots(id: string, practice = false): Promise<void> {
  const facts = await catalogue();
  const game = facts.games.find((each) => each.id === id) ?? facts.games[0]!;
  const me = settings.name || t("web-guest");
  const mild = facts.levels[0]?.id ?? facts.usual_bot;
  const draft = newDraft(game, me, practice ? mild : usualBot(facts, settings.bot));
  draft.policy.visibility = "private";
  draft.policy.bot_pace = settings.botPace;
  // Nobody else minds a hint.
  draft.policy.advice = "during";
  if (practice) {
    draft.map = game.maps.find((map) => map.id === "toy")?.id ?? draft.map;
    draft.policy.undo = "free";
    asFirstMatch(game, draft);
  }
  const made = await createTable(wishOf(game, draft, me));
  settings.name = me;
  go(`/table/${made.table.id}`);
}
