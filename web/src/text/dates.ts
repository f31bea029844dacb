/* Moments as people write them. */
import { spoken } from "./language.svelte";

/** The time of day, with the day before it if it was not today; `at` in seconds as the server counts. */
export function moment(at: number, now = Date.now()): string {
  const when = new Date(at * 1000);
  const today = when.toDateString() === new Date(now).toDateString();
  const day: Intl.DateTimeFormatOptions = today ? {} : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(spoken.language, { ...day, hour: "numeric", minute: "2-digit" }).format(when);
}
