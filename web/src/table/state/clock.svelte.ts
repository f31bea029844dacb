/* Clocks as they run between two messages. */
import type { TableInfo } from "../../generated/messages";
import { t } from "../../text/fluent";

export interface Ticking {
  readonly now: number;
}

/** Seconds of the browser's clock, for whoever has to count; call it while a component is made. */
export function ticking(): Ticking {
  let now = $state(Date.now() / 1000);
  $effect(() => {
    const timer = setInterval(() => (now = Date.now() / 1000), 500);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}

/** Seconds left for every seat; null without a clock. */
export function secondsLeft(info: TableInfo, now: number, ahead: number): (number | null)[] {
  const { clock } = info;
  if (clock === null) return info.seats.map(() => null);
  // Nobody's clock runs while a bot is asked, or while the match waits for its people.
  const passed = clock.deadline === null ? 0 : now + ahead - clock.at;
  return clock.left.map((left, seat) =>
    left === null ? null : Math.max(0, seat === info.asked ? left - passed : left),
  );
}

/** How much of what the table's clock gives is left to the seat asked, from 1 to 0; null without a clock. */
export function partLeft(info: TableInfo, now: number, ahead: number): number | null {
  const left = info.asked === null ? null : (secondsLeft(info, now, ahead)[info.asked] ?? null);
  const given = givenBy(info.policy.clock);
  return left === null || given <= 0 ? null : Math.min(1, left / given);
}

/** Seconds left at which somebody is warned, if the table gives at least twice as many. */
const WARNINGS = [60, 30, 10, 5];

/** The warning that holds with so many seconds left: the least of those that are reached; null before the first. */
export function warningAt(left: number | null, given: number): number | null {
  if (left === null || left <= 0) return null;
  return WARNINGS.filter((at) => at * 2 <= given && left <= at).at(-1) ?? null;
}

/** What the table's clock gives at once. */
export function givenBy({ kind, seconds, days }: TableInfo["policy"]["clock"]): number {
  return kind === "none" ? 0 : kind === "days" ? days * 86_400 : seconds;
}

export function spell(seconds: number | null): string | null {
  if (seconds === null) return null;
  const whole = Math.ceil(seconds);
  if (whole >= 86_400)
    return t("web-clock-days", { days: Math.floor(whole / 86_400), hours: Math.floor((whole % 86_400) / 3600) });
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
