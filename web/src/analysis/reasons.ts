/* Why a choice is a good one, in words: what it brings at once and later, source by source, and what it takes from others. */
import type { BaseEvent } from "../generated";
import type { ProspectInfo } from "../generated/messages";
import { t } from "../text/fluent";
import { brief, type Names } from "../text/words";

/** Expected points of another seat that are less than this fewer are within what the judge can tell. */
const TELLING = 0.75;

export function reasonsOf(choice: ProspectInfo, all: readonly ProspectInfo[], seat: number, names: Names): string[] {
  const now = brief(choice.brings as BaseEvent[], names);
  const later = brief(
    (choice.later as BaseEvent[]).filter((event) => ((event["points"] as number[] | undefined)?.[seat] ?? 0) !== 0),
    names,
  );
  return [
    ...(now.length > 0 ? [t("web-reason-now", { what: now.join(" · ") })] : []),
    ...(later.length > 0 ? [t("web-reason-later", { what: [...new Set(later)].join(" · ") })] : []),
    ...kept(choice, all, seat).map((each) => t("web-reason-prevents", { ...each, seat: names.seats[each.seat] ?? "" })),
  ];
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
  return losses.slice(0, 1).map(({ seat, less }) => ({ seat, points: less.toFixed(1) }));
}
