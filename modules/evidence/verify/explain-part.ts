import * as rowFormulas from './row-formulas';
import { type Case, type Explained, countsRows, endsOf, limitIn, open, rowsOver, wrong } from './case';
import { changeMeanings, columnsAt, columnsOf, negativeColumns } from './case-columns';
import { fits, percent } from './compare';
import { limitOf } from './explain-level';
import * as formulas from './formulas';
import type { ColumnRef, Figure } from './reading';
import type { FigureColumn } from './tables';

/** A column in percent that the sentence names gives a share as it stands: "92.8% of trains ran on time". */
export function shareCell(given: Case, figure: Figure): Explained | undefined {
  const columns = given.reading.columns
    .flatMap((ref) => ref.columns)
    .filter(({ unit }) => unit.dim === 'percent');
  const ref = given.scope.singles.length === 1 ? given.scope.singles[0] : undefined;
  const row = ref
    ? ref.rows[0]
    : given.cited.size === 1 && given.scope.singles.length === 0
      ? [...given.cited][0]
      : undefined;
  if (row === undefined || (ref && ref.rows.length > 1)) return undefined;
  const column = columns.find(
    (each) =>
      typeof each.values[row] === 'number' &&
      fits(figure.amount, each.values[row] ?? Number.NaN, each.unit) === 'yes',
  );
  return column && { state: 'cell', column, row };
}

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
  const [one, other] = reading.columns;
  const single = scope.singles[0]?.rows[0];
  if (one && other && reading.columns.length === 2 && single !== undefined && scope.singles.length === 1) {
    for (const [a, b] of pairsOf(one, other)) {
      const made = rowFormulas.columnShare(reading.table, a, b, single);
      if (made && fits(figure.amount, made.value, percent) === 'yes')
        return { state: 'worked', worked: made, column: a };
    }
  }
  const rows =
    scope.singles.length > 0 ? scope.singles.flatMap((ref) => ref.rows) : (scope.stretches[0]?.rows ?? []);
  if (rows.length === 0) return open('It does not say whose share it is.');
  const byFigure = given.reading.figures.filter((each) => given.roles.get(each) === 'share');
  const own =
    byFigure.length === scope.singles.length && byFigure.length > 1
      ? (scope.singles[byFigure.indexOf(figure)]?.rows ?? rows)
      : rows;
  let reason = '';
  for (const column of columns) {
    const made = rowFormulas.share(reading.table, column, own);
    if (!made) continue;
    if (fits(figure.amount, made.value, percent) === 'yes') {
      if (cue) given.used.add(cue);
      for (const total of given.cues) if (total.kind === 'total') given.used.add(total);
      return { state: 'worked', worked: made, column };
    }
    reason ||= `The ${made.text} is ${formulas.numberText(made.value)}%, not ${figure.amount.text}.`;
  }
  return reason ? wrong(reason) : open('The share could not be worked out from the source.');
}

const pairsOf = (one: ColumnRef, other: ColumnRef): [FigureColumn, FigureColumn][] =>
  one.columns.flatMap((a) => other.columns.map((b): [FigureColumn, FigureColumn] => [a, b]));

/** "in seven of the years above 35 Gt", "all ten sites", "over 33 years"; undefined where the figure counts nothing. */
export function explainCount(given: Case, figure: Figure): Explained | undefined {
  const { reading, scope } = given;
  const { table } = reading;
  const { amount } = figure;
  const rows = rowsOver(given);
  const limit = limitOf(given, figure);
  const mean = given.cues.find(({ kind }) => kind === 'mean');
  const compare = given.cues.find((cue) => cue.kind === 'compare');
  const sign = given.cues.find((cue) => cue.kind === 'sign');
  const named = columnsAt(given, limit?.at ?? figure.at);
  const negative = negativeColumns(given);
  const columns = limit
    ? columnsOf(given, limit)
    : sign && reading.columns.length === 0 && negative.length === 1
      ? negative
      : named;
  const another = reading.figures.find(
    (other) =>
      other !== figure &&
      other.end <= figure.at &&
      countsRows(given, other) &&
      / of /.test(reading.text.slice(other.end, figure.at)),
  );
  if (another && amount.value === rows.length) return { state: 'harmless' };
  if (scope.stretches.some((stretch) => stretch.rows.length === amount.value)) return { state: 'harmless' };
  const years = new Set(
    scope.order.flatMap((row) =>
      table.periods?.[row] ? [Math.floor((table.periods[row]?.from ?? 0) / 10_000)] : [],
    ),
  );
  if (amount.unit?.dim === 'year' && years.size === amount.value) return { state: 'harmless' };
  const direction = limit
    ? /^(?:over|at-least)$/.test(limit.amount.bound)
      ? 1
      : -1
    : compare?.kind === 'compare'
      ? compare.direction
      : sign?.kind === 'sign'
        ? sign.direction
        : 0;
  const change = given.cues.find((cue) => cue.kind === 'change');
  if (change?.kind === 'change' && !limit && reading.figures.every((other) => countsRows(given, other))) {
    const column = table.columns.find(({ meanings }) =>
      changeMeanings.some((meaning) => meanings.has(meaning)),
    );
    const made = column && formulas.countBeyond(table, column, rows, change.direction < 0 ? -1 : 1, 0);
    if (made && column) {
      given.used.add(change);
      return made.value === amount.value
        ? { state: 'worked', worked: made, column }
        : wrong(`${made.text}: ${made.value}, not ${amount.text}.`);
    }
  }
  const exact =
    limit || mean || sign
      ? undefined
      : reading.figures.find(
          (other) => other !== figure && !countsRows(given, other) && other.amount.bound === 'exact',
        );
  if (exact && scope.singles.length === 0 && scope.stretches.length === 0 && reading.figures.length > 1) {
    for (const column of columnsOf(given, exact)) {
      const edge = limitIn(exact.amount, column);
      const made = edge === undefined ? undefined : formulas.countEqual(table, column, rows, edge);
      if (made?.value === amount.value) return { state: 'worked', worked: made, column };
    }
  }
  if (direction !== 0 && (limit || mean || sign)) {
    for (const column of columns) {
      const edge = limit
        ? limitIn(limit.amount, column)
        : sign && !compare
          ? 0
          : formulas.mean(table, column, table.order)?.value;
      const made =
        edge === undefined
          ? undefined
          : limit?.amount.bound === 'exact'
            ? formulas.countEqual(table, column, rows, edge)
            : formulas.countBeyond(
                table,
                column,
                rows,
                direction,
                edge,
                /^at-/.test(limit?.amount.bound ?? ''),
              );
      if (!made) continue;
      if (made.value !== amount.value) return wrong(`${made.text}: ${made.value}, not ${amount.text}.`);
      for (const cue of [mean, compare, sign]) if (cue) given.used.add(cue);
      return { state: 'worked', worked: made, column };
    }
    return open('The count could not be worked out from the source.');
  }
  const stretch = scope.stretches[0];
  const apartYears = stretch && rowFormulas.yearsBetween(table, stretch.ends[0], stretch.ends[1]);
  const ends = endsOf(given, figure.at);
  const apart = ends && rowFormulas.yearsBetween(table, ends[0], ends[1]);
  if (amount.unit?.dim === 'year' && (apartYears === amount.value || apart === amount.value))
    return { state: 'harmless' };
  if (
    amount.value === rows.length &&
    amount.bound === 'exact' &&
    (!amount.unit || amount.unit.dim === table.grain)
  )
    return { state: 'harmless' };
  return amount.unit?.dim === 'year' ? open(`The source does not speak of ${amount.text}.`) : undefined;
}
