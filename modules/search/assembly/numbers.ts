import type { Dataset } from '../../evidence/evidence';

export type Cell = Dataset['rows'][number][number];

const plain = /^[+\-−]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?:e[+-]?\d+)?%?$/i;

/** The number a cell holds, exactly; `null` for a gap or for words. */
export function numberIn(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  const text = cell?.trim() ?? '';
  if (!/\d/.test(text) || !plain.test(text)) return null;
  const value = Number(text.replace(/[,%]/g, '').replace('−', '-'));
  return Number.isFinite(value) ? value : null;
}

export const decimalsOf = (value: number): number => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;

/** A computed figure without the dust of binary fractions, to at most as many decimals as its makings plus `more`. */
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
