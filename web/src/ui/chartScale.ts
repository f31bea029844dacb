/* The scale at the side of a chart: what its height stands for, and the figures that are written there. */

export interface ChartScale {
  /** the values at the foot and at the top of the chart */
  readonly least: number;
  readonly most: number;
  /** round figures between them, with nothing among them */
  readonly marks: readonly number[];
}

const ROUND = [1, 2, 5, 10];

/** A scale with room for nothing, for a least height and for all values. There are at most so many steps, each of 1, 2 or 5,
    or of ten or a tenth of them and so on. */
export function chartScale(values: readonly number[], height: number, steps: number): ChartScale {
  const [least, most] = [Math.min(0, ...values), Math.max(height, ...values)];
  const power = 10 ** Math.floor(Math.log10((most - least) / steps));
  const step = power * (ROUND.find((each) => (most - least) / (each * power) <= steps + 1e-9) ?? 10);
  const [first, last] = [Math.ceil(least / step - 1e-9), Math.floor(most / step + 1e-9)];
  // Through twelve digits, so that three fifths are not 0.6000000000000001.
  const marks = Array.from({ length: last - first + 1 }, (_, n) => Number(((first + n) * step).toPrecision(12)));
  return { least, most, marks };
}
