/* What was agreed on at a table, in words. */
import type { TableInfo } from "../generated/messages";
import { t } from "../text/fluent";
import { botName } from "../text/words";

export function paceText(info: TableInfo): string {
  const { clock, substitute } = info.policy;
  return t(`web-agreed-${clock.kind}`, {
    minutes: Math.round(clock.seconds / 60),
    seconds: clock.seconds,
    increment: clock.increment,
    days: clock.days,
    zero: clock.at_zero,
    bot: botName(substitute),
  });
}

/** Who begins, as far as the table says it before the start. */
export function beginnerText(info: TableInfo): string {
  const seat = info.first === null ? undefined : info.seats[info.first];
  if (seat === undefined) return t("web-begins-drawn");
  return seat.taken ? t("web-first-told", { seat: seat.name }) : t("web-first-told-seat", { number: seat.seat + 1 });
}

/** What has to happen before the match can begin; null: nothing. */
export function missingText(info: TableInfo): string | null {
  const free = info.seats.filter((seat) => !seat.taken).length;
  if (free === 0) return null;
  return t(info.starts_itself ? "web-start-itself" : "web-start-why", { free });
}
