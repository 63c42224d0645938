import * as rowFormulas from '../reading/row-formulas';
import { type Case, type Explained, open, wrong } from '../reading/case';
import { columnsAt } from '../reading/case-columns';
import { saidAs } from '../../numbers/amounts';
import { fits, percent } from '../../numbers/compare';
import { sumRowsOf } from '../../../figures/sum-rows';
import * as formulas from '../structure/formulas';
import { shareOfColumns } from './column-sums';
import type { ColumnRef, Figure, RowRef } from '../reading/reading';
import { type FigureColumn, keyMeanings } from '../structure/tables';
import { meaningOf } from '../../words/words';

/** "accounted for 45% of the total", "a third of all sales"; undefined where the column itself is in percent. */
export function explainShare(given: Case, figure: Figure): Explained | undefined {
  const { reading, scope } = given;
  const columns = columnsAt(given, figure.at);
  const cue = given.cues.find(({ kind }) => kind === 'share');
  if (
    columns.length === 1 &&
    columns[0]?.unit.dim === 'percent' &&
    !/\bof (?:the |all )?(?:total|sum|overall)/i.test(reading.text)
  )
    return undefined;
  const ofColumns = shareOfColumns(given, figure);
  if (ofColumns) return ofColumns;
  const [one, other] = reading.columns;
  const single = scope.singles[0]?.rows[0];
  const isOfRow = one && other && reading.columns.length === 2 && !isOfAllRows(given, other);
  if (isOfRow && single !== undefined && scope.singles.length === 1) {
    for (const [a, b] of pairsOf(one, other)) {
      const made = rowFormulas.columnShare(reading.table, a, b, single);
      if (made && fits(figure.amount, made.value, percent) === 'yes')
        return { state: 'worked', worked: made, column: a };
    }
  }
  const rows =
    scope.singles.length > 0 ? scope.singles.flatMap((ref) => ref.rows) : (scope.stretches[0]?.rows ?? []);
  const ofSum = shareOfSumRow(given, figure, columns);
  if (ofSum) return ofSum;
  if (rows.length === 0 || isOfOneRow(given, figure)) return open('It does not say whose share it is.');
  const times = new Set(rows.map((row) => reading.table.periods?.[row]?.from));
  if (!reading.table.timed && scope.singles.length > 1 && times.size > 1)
    return open('It does not say of which time the share is.');
  const byFigure = given.reading.figures.filter((each) => given.roles.get(each) === 'share');
  const own =
    byFigure.length === scope.singles.length && byFigure.length > 1
      ? (scope.singles[byFigure.indexOf(figure)]?.rows ?? rows)
      : rows;
  // Of ten columns one gives almost any share.
  if (reading.columns.length === 0 && columns.length > 1)
    return open('It does not say which column the share is of.');
  let reason: Explained | undefined;
  for (const column of columns) {
    const made = rowFormulas.share(reading.table, column, own, wholeOf(given));
    if (!made) continue;
    if (fits(figure.amount, made.value, percent) === 'yes') {
      if (cue) given.used.add(cue);
      for (const total of given.cues) if (total.kind === 'total') given.used.add(total);
      return { state: 'worked', worked: made, column };
    }
    // Rows of several labels and times at once, of which the share is of some.
    if (!reading.table.timed && own.length > scope.singles.length)
      return open('It does not say of which rows the share is.');
    reason ??= wrong(
      `The ${made.text} is ${formulas.numberText(made.value)}%, not ${saidAs(figure.amount)}.`,
      undefined,
      { column, value: made.value },
    );
  }
  return reason ?? open('The share could not be worked out from the source.');
}

/** "All operations in the three regions": a whole of all rows, where the part is of one. */
function isOfAllRows({ reading: { table, text } }: Case, { end }: ColumnRef): boolean {
  const noun =
    /^ (?:in|of|at|for|across|among|throughout|over) (?:(?:the|all|these|its|their) |\p{L}+ ){0,3}?(\p{Ll}+s)(?=[.,;]|$| (?:in|during) )/u.exec(
      text.slice(end),
    )?.[1];
  return noun !== undefined && keyMeanings(table).has(meaningOf(noun));
}

/** "43.9% of the revenue of all companies in 2023": of the row that adds up the others, for the same time. */
function shareOfSumRow(
  { reading: { table, text }, scope, cues, used }: Case,
  figure: Figure,
  columns: readonly FigureColumn[],
): Explained | undefined {
  const { rows, columns: all } = table.dataset;
  const labelOf = (row: number) => rows[row]?.find((_, at) => all[at]?.type === 'text');
  const isSum = ({ rows: [row = -1, ...more] }: RowRef) =>
    more.length === 0 && sumRowsOf(table.dataset).has(row) && isWhole.test(String(labelOf(row) ?? ''));
  const wholes = scope.singles.filter(isSum);
  const parts = scope.singles.filter((ref) => !isSum(ref));
  const [whole, part, column] = [wholes[0]?.rows[0], parts[0]?.rows[0], columns[0]];
  if (whole === undefined || part === undefined || !column) return undefined;
  const isPlain = wholes.length + parts.length === 2 && parts[0]?.rows.length === 1 && columns.length === 1;
  const isOneTime = table.periods?.[whole]?.from === table.periods?.[part]?.from;
  if (!isPlain || !isOneTime || scope.stretches.length > 0 || !/\bof\b/.test(text.slice(figure.end)))
    return undefined;
  const made = rowFormulas.shareOfRow(table, column, part, whole);
  if (!made) return undefined;
  if (fits(figure.amount, made.value, percent) !== 'yes')
    return wrong(
      `The ${made.text} is ${formulas.numberText(made.value)}%, not ${saidAs(figure.amount)}.`,
      undefined,
      {
        column,
        value: made.value,
      },
    );
  for (const cue of cues) if (cue.kind === 'share') used.add(cue);
  return { state: 'worked', worked: made, column };
}

/** A row of the whole, and not of a mean. */
const isWhole = /\b(?:all|total|sum|overall|whole)\b/i;

/** "A third of the museum's visitors": a share of what that row has, not the row's share. */
const isOfOneRow = ({ reading: { text, rows } }: Case, { end }: Figure) =>
  rows.some(
    ({ at, kind, rows: named }) =>
      kind === 'label' &&
      at > end &&
      named.length > 0 &&
      /^ of (?:(?:the|all) )*(?:\p{L}+ ){0,2}?(?:(?:of|at|in|to|for) )?(?:the )?$/u.test(
        text.slice(end, at),
      ) &&
      !/\b(?:is|are|was|were|went|goes|go|came|falls?|fell|lies?|lay)\b/.test(text.slice(end, at)),
  );

/** Where labels repeat over time, a share in one period is one of the rows of that period. */
function wholeOf({ scope, reading: { table, rows } }: Case): readonly number[] {
  const periods = rows.filter(({ kind }) => kind === 'period');
  const isOne = !table.timed && table.periods !== undefined && periods.length === 1;
  const own = new Set(scope.order);
  const inPeriod = periods[0]?.rows.filter((row) => own.has(row)).length;
  return isOne && inPeriod === scope.order.length ? scope.order : table.order;
}

const pairsOf = (one: ColumnRef, other: ColumnRef): [FigureColumn, FigureColumn][] =>
  one.columns.flatMap((a) => other.columns.map((b): [FigureColumn, FigureColumn] => [a, b]));
