/* What a table is called in lists: by its people, its game, how far it is, and its date. */
import type { TableInfo } from "../generated/messages";
import { join, t } from "../text/fluent";
import { botName, gameName, mapName } from "../text/words";
import { whole } from "../text/held";
import { spoken } from "../text/language.svelte";

type Seat = TableInfo["seats"][number];
/** A bot that nobody gave a name is called by its level. */
export const nameOf = (seat: Seat): string =>
  seat.kind === "bot" && seat.name === seat.bot ? botName(seat.bot) : seat.name;

/** The people at a table, or who won there. */
export function peopleOf(table: TableInfo): string {
  const name = (seat: number): string => (table.seats[seat] === undefined ? "" : nameOf(table.seats[seat]));
  if (table.status === "finished" && table.result !== null && table.result.winners.length > 0)
    return t("web-row-won", { winners: join(table.result.winners.map(name)) });
  const taken = table.seats.filter((seat) => seat.taken).map(nameOf);
  return taken.length === 0 ? t("web-row-title", { creator: table.creator }) : join(taken);
}

/** Game, map, round and date, a word or two each. */
export function factsOf(table: TableInfo, now = new Date()): string[] {
  const free = table.seats.filter((seat) => !seat.taken).length;
  return [
    gameName(table.game),
    mapName(table.game, table.map),
    ...(table.status === "open" && free > 0 ? [t("web-row-free", { free })] : []),
    ...(table.status === "playing" && table.round !== null ? [whole(t("web-row-round", { round: table.round }))] : []),
    whole(dateOf(new Date(1000 * (table.finished ?? table.started ?? table.created)), now)),
  ];
}

/** The time of something of today; else its day, with the year if that is another. */
function dateOf(date: Date, now: Date): string {
  const language = spoken.language;
  if (date.toDateString() === now.toDateString())
    return date.toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" });
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return date.toLocaleDateString(language, { day: "numeric", month: "short", ...year });
}
