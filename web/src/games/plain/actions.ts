/* Actions of a game that is not known, in words: its own sentences where it has some, else what the action is made of. */
import type { BaseAction, BaseView, Facts } from "../../generated";
import { hasText, t } from "../../text/fluent";
import { plainly, saidFacts, type Names } from "../../text/words";

const namesOf = (view: BaseView): Names => ({
  game: view.game,
  edition: view.edition,
  seats: view.seats.map((seat) => seat.name),
});

/** "take 2": the kind of an action and its parts, or the game's sentence for that kind. */
export function actionTitle(view: BaseView, action: BaseAction): string {
  const { kind, ...parts } = action;
  const key = `${view.game}-action-${kind}`;
  const facts = saidFacts(parts, namesOf(view));
  return hasText(key) ? t(key, facts) : plainly(kind, facts);
}

/** What the game asks for, in its words if it has any. */
export function questionTitle(view: BaseView): string {
  const { decision } = view;
  if (decision === null) return "";
  const key = `${view.game}-ask-${decision.kind}`;
  return hasText(key) ? t(key, saidFacts(decision.facts, namesOf(view))) : t("web-plain-ask");
}

/** Hexes of the map that an action names. */
export function hexesOf(action: BaseAction, isHex: (name: string) => boolean): string[] {
  return Object.values(action).filter((part): part is string => typeof part === "string" && isHex(part));
}

/** What a view or a seat of it tells besides what those of all games tell, as far as it is a word or a number. */
export function ownFacts(told: BaseView | BaseView["seats"][number]): [name: string, value: string][] {
  return Object.entries<Facts[string] | object>(told).flatMap(([name, value]): [string, string][] =>
    !SHARED.has(name) && (typeof value === "number" || typeof value === "string") ? [[name, String(value)]] : [],
  );
}
const SHARED: ReadonlySet<string> = new Set<keyof BaseView | keyof BaseView["seats"][number]>([
  "seat",
  "game",
  "map",
  "edition",
  "options",
  "decision",
  "legal",
  "seats",
  "outcome",
  "name",
  "score",
]);

/** The name of such a fact. */
export function factName(game: string, name: string): string {
  const key = `${game}-fact-${name}`;
  return hasText(key) ? t(key) : name.replaceAll("_", " ");
}
