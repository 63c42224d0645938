import { amountAt } from '../../../evidence/contract';
import type { Dataset } from '../../../evidence/evidence';
import { cleanText } from '../prose/analysis-text';

export type Cell = Dataset['rows'][number][number];

export const labelOf = (cell: Cell): string => (cell === null ? '' : cleanText(String(cell)));

/** The number in a cell, exactly; `null` for a gap, for words, and for figures with a unit or scale of their own. */
export function numberIn(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  const text = cell?.trim() ?? '';
  const read = /\d/.test(text) ? amountAt(text, 0, false) : undefined;
  if (!read || read.end !== text.length) return null;
  const { value, unit, scale, ordinal, fraction } = read.amount;
  const bare = (unit === undefined || unit.text === '%') && scale === 1 && !ordinal && !fraction;
  return bare && Number.isFinite(value) ? value : null;
}

/** Decimals of a number as written. */
export function decimalsOf(value: number): number {
  const [, decimals = '', exponent = '0'] = /(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, decimals.length - Number(exponent));
}

/** Whether a written figure matches a value at the precision written. `size`: its unit in units of the value. */
export function matchesValue(written: number, value: number, size = 1): boolean {
  const slack = 0.5 * 10 ** -decimalsOf(written) * size;
  return Math.abs(written * size - value) <= slack + 1e-9 * Math.abs(value);
}

/** A computed figure without binary rounding errors, with at most `more` decimals more than its inputs. */
export function tidy(value: number, makings: readonly number[], more = 0): number | null {
  if (!Number.isFinite(value)) return null;
  const decimals = makings.reduce((most, each) => Math.max(most, decimalsOf(each)), 0) + more;
  return Number(value.toFixed(Math.min(decimals, 12)));
}

export const present = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null);

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]): number => sum(values) / values.length;
export const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
export const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));
