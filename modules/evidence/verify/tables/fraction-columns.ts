import { decimalsOf } from '../../sources/columns';

const partOfWhole = /\b(?:shares?|proportion|punctuality|utili[sz]ation|occupancy|on[- ]time)\b/i;
/** Workbooks store a share as a fraction, 0.914: its figures in percent. Undefined for a column of other figures. */
export function asPercent(name: string, values: readonly (number | null)[]): (number | null)[] | undefined {
  const filled = values.filter((value) => value !== null);
  const isFraction =
    partOfWhole.test(name) &&
    filled.every((value) => value >= 0 && value <= 1) &&
    filled.filter((value) => decimalsOf(value) > 1).length * 2 > filled.length;
  return isFraction
    ? values.map((value) => (value === null ? null : Number((value * 100).toFixed(8))))
    : undefined;
}
