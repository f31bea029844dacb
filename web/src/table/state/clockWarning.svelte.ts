/* The clock of whoever is asked here is about to run out: it is seen, heard and spoken. */
import type { TableInfo } from "../../generated/messages";
import { t } from "../../text/fluent";
import { play } from "../../ui/sounds";
import { givenBy, warningAt } from "./clock.svelte";
import { span } from "./log";

export interface ClockWarning {
  /** seconds of the last warning, for what is seen */
  readonly at: number | null;
  /** the warning in words, for those who hear them */
  readonly spoken: string;
}

/** Call it while a component is made; `left` is that of the own seat which is asked, else null. */
export function clockWarning(left: () => number | null, info: () => TableInfo): ClockWarning {
  const at = $derived(warningAt(left(), givenBy(info().policy.clock)));
  let last: number | null = null;
  $effect(() => {
    if (at !== null && at !== last) play("hurry");
    last = at;
  });
  return {
    get at() {
      return at;
    },
    get spoken() {
      return at === null ? "" : t("web-clock-warning", { time: span(at) });
    },
  };
}
