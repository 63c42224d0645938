import type { Case } from '../reading/case';
import type { Cue } from '../reading/cues';
import { filled, numberText, scopeOf, sum, values, type Worked, worked } from '../structure/formulas';
import type { FigureColumn } from '../structure/tables';

/** Who shares one market or one vote. Shares of several countries are each of another whole. */
const rivals =
  /^(?:makers?|manufacturers?|compan(?:y|ies)|firms?|brands?|producers?|suppliers?|vendors?|operators?|airlines?|carriers?|retailers?|chains?|banks?|insurers?|providers?|publishers?|part(?:y|ies)|candidates?|lists?)$/i;
const ofOneWhole =
  /^(?:market shares?|share of (?:the )?(?:market|votes?|seats)|vote shares?)(?:,? \d{4})?$/i;

/**
 * "Orvane and Telkira held a combined market share of 37.6%": the shares of rivals in one market add up, where those of all rows come
 * to no more than the whole. Other columns in percent, "share of women", are not added up.
 */
export function sharesTogether(
  { reading, scope }: Pick<Case, 'reading' | 'scope'>,
  cue: Cue,
  column: FigureColumn,
): Worked | undefined {
  const { table, text } = reading;
  const { dataset, order, periods } = table;
  const rows = scope.singles.flatMap((ref) => ref.rows);
  const isPlain =
    cue.kind === 'total' &&
    rows.length > 1 &&
    scope.stretches.length === 0 &&
    scope.singles.every(
      (ref) =>
        ref.kind === 'label' &&
        ref.rows.length === 1 &&
        rivals.test(dataset.columns[ref.column ?? -1]?.name ?? ''),
    );
  if (!isPlain || new Set(rows).size !== rows.length || periods !== undefined || /\bor\b/.test(text))
    return undefined;
  if (column.unit.dim !== 'percent' || !ofOneWhole.test(column.name.trim())) return undefined;
  const all = values(column, filled(column, order));
  const labels = dataset.columns.filter(({ type }) => type === 'text');
  if (sum(all) > mostShares || all.some((value) => value < 0)) return undefined;
  // An operator of Norway and one of Sweden may each be in a market of its own: only all of a market comes near 100.
  if (labels.length > 1 && sum(all) < nearlyAll) return undefined;
  if (rows.some((row) => !order.includes(row)) || filled(column, rows).length !== rows.length)
    return undefined;
  const value = sum(values(column, rows));
  return worked(table, column, rows, {
    text: `total of ${column.name}, ${scopeOf(table, rows)}`,
    formula: `${values(column, rows).map(numberText).join(' + ')} = ${numberText(value)}`,
    value,
    unit: 'column',
  });
}

/** All of the market, with what rounding adds. */
const mostShares = 100.5;
const nearlyAll = 80;
