/* What everybody at a table has to know besides the match itself: who is stood in for, whose time ran out, who waits. */
import type { LogEntry, TableInfo } from "../../generated/messages";
import { join, t } from "../../text/fluent";

export interface Notice {
  readonly id: string;
  readonly text: string;
  /** the own seat that can be taken back from its bot */
  readonly back: number | null;
  /** it is about whoever looks, and not to be missed */
  readonly isOwn: boolean;
}

/** In the order in which they matter; none while everybody plays for themselves. */
export function notices(info: TableInfo, mine: readonly number[], entries: readonly LogEntry[]): Notice[] {
  if (info.status !== "playing") return [];
  const own = info.seats.filter((seat) => mine.includes(seat.seat));
  const whom = own.length > 1 ? "name" : "you";
  const others = info.seats.filter((seat) => !mine.includes(seat.seat) && seat.stand_in === "seat");
  const found: Notice[] = [];
  for (const { seat, name, stand_in, conceded } of own) {
    if (conceded)
      found.push({
        id: `conceded ${seat}`,
        text: t("web-notice-conceded", { whom, seat: name }),
        back: null,
        isOwn: true,
      });
    else if (stand_in === "seat")
      found.push({ id: `bot ${seat}`, text: t("web-notice-bot", { whom, seat: name }), back: seat, isOwn: true });
  }
  const late = lastTimeOut(entries, info);
  if (late !== null) {
    const isOwn = mine.includes(late);
    const { name, missed } = info.seats[late]!;
    const facts = { whom: isOwn ? whom : "name", seat: name, more: info.most_missed - missed };
    found.push({
      id: `missed ${late} ${missed}`,
      text: t(isOwn ? "web-notice-missed-own" : "web-notice-missed", facts),
      back: null,
      isOwn,
    });
  }
  if (others.length > 0) {
    const seats = join(others.map((seat) => seat.name));
    const text = t("web-notice-bots", { many: others.length, seats });
    found.push({ id: `bots ${seats}`, text, back: null, isOwn: false });
  }
  if (info.waits !== null) found.push({ id: "waits", text: t("web-notice-waits"), back: null, isOwn: false });
  return found;
}

/** The seat that lost a decision to the clock, as long as no person has acted since. */
function lastTimeOut(entries: readonly LogEntry[], info: TableInfo): number | null {
  for (const entry of [...entries].reverse()) {
    if (entry.kind === "timeout") return (info.seats[entry.seat]?.missed ?? 0) > 0 ? entry.seat : null;
    if (entry.kind === "action" && entry.by === "person") return null;
  }
  return null;
}
