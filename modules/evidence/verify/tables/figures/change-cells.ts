import { saidAs } from '../../numbers/amounts';
import { type Case, type Explained, withUnit, wrong } from '../reading/case';
import { changeMeanings } from '../reading/case-columns';
import { fits } from '../../numbers/compare';
import { rowName } from '../structure/formulas';
import type { Figure } from '../reading/reading';
import type { FigureColumn } from '../structure/tables';

/** A column that holds changes itself, "Change in sales (%)", gives the change of one row. */
export function changeCell(given: Case, figure: Figure, direction: 1 | -1 | 0): Explained | undefined {
  const { reading, scope, cited } = given;
  const row =
    scope.singles.length === 1
      ? scope.singles[0]?.rows[0]
      : cited.size === 1 && scope.singles.length === 0
        ? [...cited][0]
        : undefined;
  const isOne = scope.singles.every(({ rows }) => rows.length === 1);
  if (row === undefined || !isOne || scope.stretches.length > 0) return undefined;
  for (const column of reading.table.columns.filter(({ meanings }) =>
    changeMeanings.some((meaning) => meanings.has(meaning)),
  )) {
    const value = column.values[row];
    const others = [...column.meanings].filter(
      (meaning) => !changeMeanings.includes(meaning) && !/^(?:year|quarter|month|annual)/.test(meaning),
    );
    const free =
      reading.columns.length === 0 ||
      reading.columns.every((ref) => [...ref.meanings].every((meaning) => column.meanings.has(meaning)));
    const named = free && others.every((meaning) => reading.meanings.has(meaning));
    if (typeof value !== 'number' || !named || (direction !== 0 && Math.sign(value) !== direction)) continue;
    // Without a word for a fall, the sign alone says which way it goes.
    const [own, held] =
      direction === 0 ? [figure.amount.value, value] : [Math.abs(figure.amount.value), Math.abs(value)];
    if (fits({ ...figure.amount, value: own }, held, column.unit) !== 'yes') continue;
    for (const cue of given.cues)
      if (cue.kind === 'change' || cue.kind === 'compare' || cue.kind === 'difference') given.used.add(cue);
    return { state: 'cell', column, row };
  }
  return undefined;
}

/** "Stocks grew by 410 kt" of a column that holds the changes themselves. */
export function otherChange(
  { scope, reading }: Case,
  { amount }: Figure,
  column: FigureColumn,
  direction: 1 | -1 | 0,
): Explained | undefined {
  const [only, ...more] = scope.singles;
  const row = only?.rows.length === 1 && more.length === 0 ? only.rows[0] : undefined;
  const value = row === undefined ? undefined : column.values[row];
  const isChanges = changeMeanings.some((meaning) => column.meanings.has(meaning));
  if (!isChanges || row === undefined || typeof value !== 'number' || scope.stretches.length > 0)
    return undefined;
  const fit = fits({ ...amount, value: Math.abs(amount.value) }, Math.abs(value), column.unit);
  const isTurned = direction * value < 0;
  const way = isTurned ? `a ${direction < 0 ? 'fall' : 'rise'} of ` : '';
  return fit === 'no' || (fit === 'yes' && isTurned)
    ? wrong(
        `The source gives ${withUnit(value, column.unitText)} as ${column.name} for ${rowName(reading.table, row)}, not ${way}${saidAs(amount)}.`,
        undefined,
        { column, value, row },
      )
    : undefined;
}
