/* The figures at the ends of the lines of a chart: beside their lines, and apart from each other. */

export interface EndFigure {
  readonly seat: number;
  readonly value: number;
  /** where it stands */
  y: number;
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
