import * as rowFormulas from '../reading/row-formulas';
import { type Case, type Explained, limitIn, open, rowsOver, wrong } from '../reading/case';
import { countFits, countsRows, isBounded } from '../reading/counted-rows';
import { endsOf } from '../reading/ends';
import { changeMeanings, columnsAt, columnsOf, lossColumns, sameUnit } from '../reading/case-columns';
import { saidAs } from '../../numbers/amounts';
import { limitOf } from './explain-level';
import { countedAsListed, explainLabels, listedRows } from '../reading/listed-rows';
import type { Cue } from '../reading/cues';
import * as formulas from '../structure/formulas';
import type { Worked } from '../structure/formulas';
import type { Figure } from '../reading/reading';
import type { FigureColumn } from '../structure/tables';

/** "in seven of the years above 35 Gt", "all ten sites", "over 33 years"; undefined where the figure counts nothing. */
export function explainCount(given: Case, figure: Figure): Explained | undefined {
  const labels = explainLabels(given, figure);
  if (labels) return labels;
  const rows = rowsOver(given);
  const listed = listedRows(given, figure);
  if (countsWhole(given, figure, rows)) return { state: 'harmless' };
  return (
    countedChanges(given, figure, rows) ??
    countedAlike(given, figure, rows) ??
    countedBeyond(
      given,
      figure,
      listed ? (given.scope.stretches[0]?.rows ?? given.scope.order) : rows,
      listed,
    ) ??
    countedSpan(given, figure, rows)
  );
}

/** A count that names the whole it counts in: "three of the ten sites", "over the four quarters", "the 18 years". */
function countsWhole(given: Case, figure: Figure, rows: readonly number[]): boolean {
  const { reading, scope } = given;
  const { amount } = figure;
  if (isBounded(figure) && !isSpan(reading.text, figure)) return false;
  if (isLengthOfChange(given, figure)) return false;
  const part = reading.figures.find(
    (other) =>
      other !== figure &&
      other.end <= figure.at &&
      countsRows(given, other) &&
      / of /.test(reading.text.slice(other.end, figure.at)),
  );
  if (part && amount.value === rows.length) return true;
  const whole = (scope.stretches[0]?.rows ?? scope.order).length;
  const isOfList = part && listedRows(given, part) !== undefined;
  if ((isOfList || isOfAll(reading.text, figure)) && amount.value === whole) return true;
  if (scope.stretches.some((stretch) => stretch.rows.length === amount.value)) return true;
  const years = new Set(
    scope.order.flatMap((row) => {
      const period = reading.table.periods?.[row];
      return period ? [Math.floor(period.from / 10_000)] : [];
    }),
  );
  return amount.unit?.dim === 'year' && years.size === amount.value;
}

/** "Rose by 12 percent over seven years": as long as it is from the first year to the last. */
const isLengthOfChange = ({ cues, roles, reading }: Case, { amount, at }: Figure): boolean =>
  amount.unit?.dim === 'year' &&
  [...roles.values()].includes('by') &&
  cues.some(({ kind }) => kind === 'change') &&
  /\b(?:over|in|within|during)(?: the)? $|^(?:over )?$/i.test(reading.text.slice(Math.max(0, at - 12), at));

/** "Over seven years": a stretch of time, and no count of more than seven. */
const isSpan = (text: string, { at, end }: Figure) =>
  /\bover \S+ \S+$/i.test(text.slice(Math.max(0, at - 5), end)) &&
  !/\b(?:in|for) (?:over )?$/i.test(text.slice(0, at));

/** "the tallest of the seven dams": how many there are in all. */
const isOfAll = (text: string, { at }: Figure) =>
  /\b(?:of|among) (?:the|all|these|all the|all of the) $/i.test(text.slice(0, at));

/** "fell in seven years": rows of a column of changes below or above zero. */
function countedChanges(given: Case, figure: Figure, rows: readonly number[]): Explained | undefined {
  const { table, figures } = given.reading;
  const change = given.cues.find((cue) => cue.kind === 'change');
  if (change?.kind !== 'change' || limitOf(given, figure)) return undefined;
  if (!figures.every((other) => countsRows(given, other))) return undefined;
  const column = table.columns.find(({ meanings }) =>
    changeMeanings.some((meaning) => meanings.has(meaning)),
  );
  const made = column && formulas.countBeyond(table, column, rows, change.direction < 0 ? -1 : 1, 0);
  if (!made || !column) return undefined;
  if (isOverPeriods(given, rows)) return open('It does not say of which time the count is.');
  given.used.add(change);
  return countIs(given, made, figure, column);
}

/** "two of the orchards have a share of 100%": rows that hold just this figure. */
function countedAlike(given: Case, figure: Figure, rows: readonly number[]): Explained | undefined {
  const { reading, scope } = given;
  if (limitOf(given, figure) || given.cues.some(({ kind }) => kind === 'mean' || kind === 'sign'))
    return undefined;
  if (scope.singles.length > 0 || scope.stretches.length > 0) return undefined;
  const exact = reading.figures.find(
    (other) => other !== figure && !countsRows(given, other) && other.amount.bound === 'exact',
  );
  for (const column of exact ? columnsOf(given, exact) : []) {
    const edge = exact && limitIn(exact.amount, column);
    const made = edge === undefined ? undefined : formulas.countEqual(reading.table, column, rows, edge);
    if (made && countFits(figure, made.value)) return { state: 'worked', worked: made, column };
  }
  return undefined;
}

/** Rows above or below a figure, the mean or zero. */
function countedBeyond(
  given: Case,
  figure: Figure,
  rows: readonly number[],
  listed: readonly number[] | undefined,
): Explained | undefined {
  const { table } = given.reading;
  const limit = limitOf(given, figure);
  const [mean, compare, sign] = (['mean', 'compare', 'sign'] as const).map((kind) =>
    given.cues.find((cue) => cue.kind === kind),
  );
  const direction = directionOf(limit, compare, sign);
  if (direction === 0 || !(limit || mean || sign)) return undefined;
  if (isOverPeriods(given, rows)) return open('It does not say of which time the count is.');
  const columns = countedColumns(given, figure, limit, sign);
  const isUnnamed = given.reading.columns.length === 0 && table.columns.length > 1;
  if (isUnnamed && limit && columns.filter((column) => sameUnit(limit.amount, column)).length > 1)
    return open('It does not say which column the figure is of.');
  for (const column of columns) {
    const edge = limit
      ? limitIn(limit.amount, column)
      : sign && !compare
        ? 0
        : formulas.mean(table, column, table.order)?.value;
    if (edge === undefined) continue;
    const beyond =
      limit?.amount.bound === 'exact'
        ? undefined
        : formulas.countBeyond(table, column, rows, direction, edge, /^at-/.test(limit?.amount.bound ?? ''));
    const made =
      beyond ??
      (limit?.amount.bound === 'exact' ? formulas.countEqual(table, column, rows, edge) : undefined);
    if (!made) continue;
    const named = listed && beyond ? countedAsListed(table, beyond, beyond.found, listed) : made;
    if (typeof named === 'string') return wrong(named);
    for (const cue of [mean, compare, sign]) if (cue && countFits(figure, made.value)) given.used.add(cue);
    return countIs(given, named, figure, column);
  }
  return open('The count could not be worked out from the source.');
}

/** Rows of several periods with a label in each: how many labels they are, their number does not tell. */
function isOverPeriods({ reading: { table, text } }: Case, rows: readonly number[]): boolean {
  // "In 4 of the 9 rows".
  if (/\brows\b/i.test(text)) return false;
  const { columns, rows: cells } = table.dataset;
  const at = columns.findIndex(({ type }) => type === 'text');
  const several = (values: readonly unknown[]) => new Set(values).size > 1;
  return (
    !table.timed &&
    several(rows.map((row) => table.periods?.[row]?.from)) &&
    several(rows.map((row) => cells[row]?.[at]))
  );
}

function directionOf(limit: Figure | undefined, compare: Cue | undefined, sign: Cue | undefined): 1 | -1 | 0 {
  if (limit) return /^(?:over|at-least)$/.test(limit.amount.bound) ? 1 : -1;
  if (compare?.kind === 'compare') return compare.direction;
  return sign?.kind === 'sign' ? sign.direction : 0;
}

function countedColumns(
  given: Case,
  figure: Figure,
  limit: Figure | undefined,
  sign: Cue | undefined,
): readonly FigureColumn[] {
  if (limit) return columnsOf(given, limit);
  const negative = lossColumns(given);
  return sign && given.reading.columns.length === 0 && negative.length === 1
    ? negative
    : columnsAt(given, figure.at);
}

const countIs = (
  { reading: { text } }: Case,
  made: Worked,
  figure: Figure,
  column: FigureColumn,
): Explained =>
  countFits(figure, made.value)
    ? { state: 'worked', worked: made, column }
    : wrong(
        `${made.text}: ${made.value}, not ${/\ball but $/i.test(text.slice(0, figure.at)) ? 'all but ' : ''}${saidAs(figure.amount)}.`,
      );

/** "over 33 years", "the ten years": as long as the rows that it speaks of. */
function countedSpan(given: Case, figure: Figure, rows: readonly number[]): Explained | undefined {
  const { at, amount } = figure;
  const { table } = given.reading;
  const [stretch] = given.scope.stretches;
  const spans = [stretch?.ends, endsOf(given, at)].map(
    (ends) => ends && rowFormulas.yearsBetween(table, ends[0], ends[1]),
  );
  const isGrain = !amount.unit || amount.unit.dim === table.grain;
  // From 2019 to 2022 it is three years, and a mean or a total over them is of four.
  const isOverRows =
    given.cues.some(({ kind }) => /^(?:mean|median|total)$/.test(kind)) &&
    !given.cues.some(({ kind }) => kind === 'change' || kind === 'yearly');
  if (amount.unit?.dim === 'year' && spans.includes(amount.value) && !isOverRows)
    return { state: 'harmless' };
  const isLength = isLengthOfChange(given, figure);
  if (amount.value === rows.length && amount.bound === 'exact' && isGrain && !isLength)
    return { state: 'harmless' };
  const isOfColumn = given.reading.columns.some((ref) => ref.columns.some(({ unit }) => unit.dim === 'year'));
  return amount.unit?.dim === 'year' && !isOfColumn
    ? open(`The source does not speak of ${amount.text}.`)
    : undefined;
}
