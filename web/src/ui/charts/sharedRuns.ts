/* Where lines of a chart lie on each other: striped there, none of them is covered by another. */

export interface SharedRun {
  /** whose lines they are */
  readonly seats: readonly number[];
  /** the first and the last step they go along together */
  readonly from: number;
  readonly to: number;
}

/** The parts of lines, a row of values each, that several go along. */
export function sharedRuns(rows: readonly (readonly number[])[]): SharedRun[] {
  const runs: SharedRun[] = [];
  const steps = (rows[0]?.length ?? 1) - 1;
  for (let step = 0; step < steps; step += 1) {
    const together = new Map<string, number[]>();
    rows.forEach((row, seat) => {
      const way = `${row[step] ?? 0} ${row[step + 1] ?? 0}`;
      together.set(way, [...(together.get(way) ?? []), seat]);
    });
    for (const seats of together.values()) {
      if (seats.length < 2) continue;
      const before = runs.findIndex((run) => run.to === step && String(run.seats) === String(seats));
      const run = runs[before];
      if (run === undefined) runs.push({ seats, from: step, to: step + 1 });
      else runs[before] = { ...run, to: step + 1 };
    }
  }
  return runs;
}
