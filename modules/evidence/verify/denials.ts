import type { Case, Explained } from './case';
import { fits } from './compare';
import type { Figure } from './reading';
import type { Word } from './scan';
import type { FigureColumn } from './tables';

/**
 * "Coal power did not fall in 2021", "did not exceed 5 %": what is found where the one word or bounded figure right behind
 * the denial is refuted by the table, and nothing else is.
 */
export function denied(
  { reading: { text, figures }, scope }: Case,
  denial: Word,
  found: readonly Explained[],
): Explained[] | undefined {
  const refuted = found.filter((each) => each.state === 'wrong');
  const [only] = refuted;
  if (refuted.length !== 1 || !only?.contrary || !plainDenial.test(denial.lower)) return undefined;
  if (scope.stretches.length > 0) return undefined;
  const { at, worked, column, row } = only.contrary;
  const between = text.slice(denial.end, at);
  const figure = figures.find((each) => each.at === at);
  const bounds = figure && boundOf(figure, between, column.values[row ?? -1] ?? Number.NaN, column);
  if (at < denial.end || (figure ? !bounds : !/^\s*(?:be |have )?$/.test(between))) return undefined;
  const instead: Explained = worked
    ? { state: 'worked', worked, column }
    : { state: 'cell', column, row: row ?? 0 };
  return found.map((each) => (each === only ? instead : each));
}

const plainDenial = /^(?:not|never|.*n't)$/;

/** "not exceed 5 %" is refuted by any cell up to it; "not reach 5,000" by any below it. */
function boundOf({ amount }: Figure, between: string, value: number, { unit }: FigureColumn): boolean {
  if (/^(?:over|under|at-least|at-most)$/.test(amount.bound))
    return /^\s*(?:\p{L}+\s+){0,2}(?:the )?$/u.test(between);
  const below = fits({ ...amount, bound: 'under' }, value, unit) === 'yes';
  return amount.bound === 'exact' && below && /^\s*(?:reach|hit|attain)\s+(?:the )?$/.test(between);
}
