import type { Amount } from './amounts';

/** What a figure is counted in: a column's unit, or percent, points, times and counts of derived figures. */
export type Measure = { dim: string; factor: number; scale: number };

export const percent: Measure = { dim: 'percent', factor: 1, scale: 1 };
export const points: Measure = { dim: 'points', factor: 1, scale: 1 };
export const counted: Measure = { dim: 'count', factor: 1, scale: 1 };
export const times: Measure = { dim: 'times', factor: 1, scale: 1 };

/** Whether a written figure says a value; `unit`: it is counted in something else. */
export type Fit = 'yes' | 'no' | 'unit';

/** Compares a written figure with a value at the precision it is written with. Contract section 5: in doubt no. */
export function fits(amount: Amount, value: number, measure: Measure): Fit {
  const first = fitsReading(amount, value, measure);
  if (first === 'yes' || !amount.alternative) return first;
  const other = fitsReading({ ...amount, ...amount.alternative }, value, measure);
  return other === 'yes' ? 'yes' : first === 'unit' ? other : first;
}

/** Compares a figure that a sentence states of one value with it; bounds that select rows may lie far away. */
export function fitsStated(amount: Amount, value: number, measure: Measure): Fit {
  const fit = fits(amount, value, measure);
  return fit === 'yes' && isFarBound(amount, value, measure) ? 'no' : fit;
}

/** A bound that the value lies eight times beyond is a slip of scale: "more than 1.24 million" of 1,240 million. */
export function isFarBound(amount: Amount, value: number, measure: Measure): boolean {
  const { bound, scale, unit } = amount;
  const isLower = bound === 'over' || bound === 'at-least';
  const isUpper = bound === 'under' || bound === 'at-most';
  const isSmall = scale === 1 && Math.abs(amount.value) <= (isUpper || !unit ? 12 : 0);
  if (amount.fraction || amount.value <= 0 || isSmall || !(isLower || isUpper)) return false;
  return fits({ ...amount, value: amount.value * (isLower ? 8 : 0.125) }, value, measure) === 'yes';
}

function fitsReading(amount: Amount, value: number, measure: Measure): Fit {
  if (amount.ordinal) return 'no';
  if (measure === times) return saysTimes(amount, value) ? 'yes' : 'no';
  if (amount.fraction) return fitsFraction(amount, value, measure);
  const { unit } = amount;
  if (unit) {
    if (unit.dim !== measure.dim) return 'unit';
    return says(amount, (value * measure.factor) / unit.factor) ? 'yes' : 'no';
  }
  if (measure === percent || measure === points) return 'unit';
  if (amount.scale !== 1) {
    if (measure.factor !== measure.scale) return 'unit';
    return says(amount, value * measure.scale) ? 'yes' : 'no';
  }
  return says(amount, value * measure.scale) ? 'yes' : 'no';
}

/** "Three times" is 2.95 to 3.05; "about" and "almost" reach a little further. */
function saysTimes(amount: Amount, value: number): boolean {
  const off = value - amount.value;
  if (amount.bound === 'about') return Math.abs(off) <= 0.06 * amount.value;
  if (amount.bound === 'nearly') return off < 0 && -off <= 0.1 * amount.value;
  return says({ ...amount, step: Math.min(amount.step, 0.1) }, value);
}

/** "Two thirds" says 66.7 percent, to half a percent. */
function fitsFraction(amount: Amount, value: number, measure: Measure): Fit {
  if (measure.dim !== 'percent') return 'unit';
  return says({ ...amount, value: amount.value * 100, step: 1 }, value) ? 'yes' : 'no';
}

const dust = 1e-9;

/** Whether a value is what is written, at its precision and within its bound. Both in the same unit. */
export function says({ value: written, step, bound, fraction }: Amount, value: number): boolean {
  const slack = step / 2 + dust * Math.max(1, Math.abs(value));
  const off = Math.abs(value - written);
  const coarse = Math.max(step, trailing(written, step));
  const size = Math.abs(written);
  // What may stand for the value as it is may as well with "about" or "almost" before it.
  const isRounded = off <= slack && off <= 0.1 * size + dust;
  switch (bound) {
    case 'exact':
      return off <= slack && (step < 1 || off <= 0.1 * size + dust);
    case 'about':
      if (fraction) return off <= 0.06 * size + dust;
      if (isRounded) return true;
      return off <= Math.min(Math.max(slack, coarse / 2 + dust * size), 0.06 * size + dust);
    case 'nearly':
      // "Almost a third" is said of 30.9 percent: a tenth of the part, as of "almost three times".
      if (fraction) return value < written && off <= 0.1 * size;
      return (
        value < written &&
        (isRounded || off <= Math.min(Math.max(0.03 * size, coarse / 2, slack), 0.06 * size))
      );
    case 'just-over':
      return value > written && (isRounded || off <= 0.05 * size);
    case 'over':
      return value > written;
    case 'under':
      return value < written;
    case 'at-least':
      return value >= written - dust * size;
    case 'at-most':
      return value <= written + dust * size;
  }
}

/** "About 35,000" is written to the thousand. */
function trailing(written: number, step: number): number {
  if (step < 1 || written === 0) return step;
  let size = step;
  while (Math.abs(written) % (size * 10) < dust * size && size < Math.abs(written)) size *= 10;
  return size;
}
