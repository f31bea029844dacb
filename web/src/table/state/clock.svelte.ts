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
  const passed = now + ahead - clock.at;
  return clock.left.map((left, seat) =>
    left === null ? null : Math.max(0, seat === info.asked ? left - passed : left),
  );
}

/** How much of what the table's clock gives is left to the seat asked, from 1 to 0; null without a clock. */
export function partLeft(info: TableInfo, now: number, ahead: number): number | null {
  const { kind, seconds, days } = info.policy.clock;
  const left = info.asked === null ? null : (secondsLeft(info, now, ahead)[info.asked] ?? null);
  const given = kind === "days" ? days * 86_400 : seconds;
  return left === null || given <= 0 ? null : Math.min(1, left / given);
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
