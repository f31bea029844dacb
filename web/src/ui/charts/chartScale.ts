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
  const [low, high] = [Math.min(0, ...values), Math.max(height, ...values)];
  const power = 10 ** Math.floor(Math.log10((high - low) / steps));
  const step = power * (ROUND.find((each) => (high - low) / (each * power) <= steps + 1e-9) ?? 10);
  // A line that all but reaches the next figure has it beside it.
  const near = (value: number): number => {
    const next = exact(Math.ceil(Math.abs(value) / step - 1e-9) * step);
    return next - Math.abs(value) <= step / 4 ? Math.sign(value) * next : value;
  };
  const [least, most] = [near(low), near(high)];
  const [first, last] = [Math.ceil(least / step - 1e-9), Math.floor(most / step + 1e-9)];
  const marks = Array.from({ length: last - first + 1 }, (_, n) => exact((first + n) * step));
  return { least, most, marks };
}

/** Through twelve digits, so that three fifths are not 0.6000000000000001. */
const exact = (value: number): number => Number(value.toPrecision(12));
