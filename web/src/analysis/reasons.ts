/* Why a choice is a good one, in words: what it brings at once and later, source by source, and what it takes from others. */
import type { BaseEvent } from "../generated";
import type { ProspectInfo } from "../generated/messages";
import { t } from "../text/fluent";
import { DOT } from "../text/held";
import { brief, type Names } from "../text/words";
import { tenths } from "./study";

/** Expected points of another seat that are less than this fewer are within what the judge can tell. */
const TELLING = 0.75;

export function reasonsOf(choice: ProspectInfo, all: readonly ProspectInfo[], seat: number, names: Names): string[] {
  const now = brief(choice.brings as BaseEvent[], names);
  const later = brief(
    (choice.later as BaseEvent[]).filter((event) => ((event["points"] as number[] | undefined)?.[seat] ?? 0) !== 0),
    names,
  );
  const told = [
    ...(now.length > 0 ? [t("web-reason-now", { what: now.join(DOT) })] : []),
    ...(later.length > 0 ? [t("web-reason-later", { what: [...new Set(later)].join(DOT) })] : []),
    ...kept(choice, all, seat).map(({ seat: other, points }) => {
      const what = lost(choice, all, other, names);
      const facts = { seat: names.seats[other] ?? "", points };
      return what === null ? t("web-reason-prevents", facts) : t("web-reason-prevents-what", { ...facts, what });
    }),
  ];
  return told.length > 0 ? told : [t("web-reason-none")];
}

/** Which other seats may hope for less after this choice than after the others that were considered, most of all. */
function kept(choice: ProspectInfo, all: readonly ProspectInfo[], own: number): { seat: number; points: string }[] {
  const others = all.filter((each) => each !== choice);
  if (others.length === 0) return [];
  const losses = choice.points
    .map((points, seat) => ({
      seat,
      less: others.reduce((sum, other) => sum + (other.points[seat] ?? 0), 0) / others.length - points,
    }))
    .filter(({ seat, less }) => seat !== own && less >= TELLING)
    .sort((a, b) => b.less - a.less);
  return losses.slice(0, 1).map(({ seat, less }) => ({ seat, points: tenths(less) }));
}

const gainOf = (event: BaseEvent, seat: number): number => (event["points"] as number[] | undefined)?.[seat] ?? 0;
const eventsOf = (choice: ProspectInfo): BaseEvent[] => [...choice.brings, ...choice.later] as BaseEvent[];

/** What another seat would gain most by after one of the other choices, and does not after this one, in words. */
function lost(choice: ProspectInfo, all: readonly ProspectInfo[], seat: number, names: Names): string | null {
  const still = new Set(eventsOf(choice).flatMap((event) => brief([event], names)));
  let best: { words: string; gain: number } | null = null;
  for (const other of all.filter((each) => each !== choice))
    for (const event of eventsOf(other)) {
      const gain = gainOf(event, seat);
      const words = brief([event], names).join(DOT);
      if (words !== "" && !still.has(words) && gain > (best?.gain ?? 0)) best = { words, gain };
    }
  return best?.words ?? null;
}
