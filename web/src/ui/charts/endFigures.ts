/* The figures at the ends of the lines of a chart: beside their lines, and apart from each other. */

export interface EndFigure {
  readonly seat: number;
  readonly value: number;
  /** where it stands */
  y: number;
}

/** How many places beside the end of the lines each group of marks begins, so that none lies on another. */
export function placesBeside(
  groups: readonly { readonly y: number; readonly marks: number }[],
  apart: number,
): number[] {
  const taken: { y: number; place: number }[] = [];
  return groups.map(({ y, marks }) => {
    const near = taken.filter((other) => Math.abs(other.y - y) < apart);
    let first = 0;
    while (near.some(({ place }) => place >= first && place < first + marks)) first += 1;
    for (let n = 0; n < marks; n += 1) taken.push({ y, place: first + n });
    return first;
  });
}

/** A figure a line. Those of close lines are moved apart; none stands lower than the lowest line, where other words are. */
export function endFigures(
  values: readonly number[],
  y: (value: number) => number,
  gap: number,
  lowest: number,
): EndFigure[] {
  const made = values.map((value, seat) => ({ seat, value, y: y(value) })).sort((a, b) => a.y - b.y);
  made.forEach((each, n) => {
    if (n > 0) each.y = Math.max(each.y, made[n - 1]!.y + gap);
  });
  made.reduceRight((below, each) => (each.y = Math.min(each.y, below - gap)), lowest + gap);
  return made;
}
