import * as rowFormulas from '../reading/row-formulas';
import { type Case, type Explained, directionAt, open, withUnit, wrong } from '../reading/case';
import { endsOf } from '../reading/ends';
import {
  averageOf,
  columnsAt,
  columnsOf,
  comparedIn,
  leavesChangeOut,
  negativeColumns,
} from '../reading/case-columns';
import { byFigures } from '../reading/cue-columns';
import { type Cue, lossBefore } from '../reading/cues';
import { saidAs } from '../../numbers/amounts';
import { type Fit, type Measure, fits, fitsStated, percent, points, times } from '../../numbers/compare';
import * as formulas from '../structure/formulas';
import type { Worked } from '../structure/formulas';
import type { ColumnRef, Figure } from '../reading/reading';
import { changeCell, otherChange } from './change-cells';
import { lostCell } from './lost-cells';
import { planned } from '../structure/planned-columns';
import type { FigureColumn, Table } from '../structure/tables';

/** "rose by 15.06 Gt", "66.3% more", "0.5 percentage points lower", "grew by 1.5% a year". */
export function explainBy(given: Case, figure: Figure): Explained {
  const { table, columns: named } = given.reading;
  const ends = endsOf(given, figure.at);
  const beside = named.length === 0 && figure.amount.unit?.dim === 'percent' ? byFigures(given) : undefined;
  const columns =
    figure.amount.unit && figure.amount.unit.dim !== 'percent'
      ? columnsOf(given, figure)
      : (beside ?? columnsAt(given, figure.at));
  if (
    named.length === 0 &&
    !beside &&
    !comparedIn(given.reading) &&
    table.columns.length > 1 &&
    (!figure.amount.unit || figure.amount.unit.dim === 'percent')
  )
    return open('It does not say which column changed.');
  const stated = changeCell(given, figure, directionAt(given, figure));
  if (stated) return stated;
  if (!ends)
    return (
      lostCell(given, figure) ??
      namedColumnDifference(given, figure) ??
      open('It does not say between which rows the change lies.')
    );
  const mean = averageOf(given, figure) ? given.cues.find(({ kind }) => kind === 'mean') : undefined;
  if (mean) given.used.add(mean);
  const found = firstFitting(given, figure, columns, ends);
  if (found && found.state !== 'wrong') return found;
  const lost = lostCell(given, figure);
  if (lost) return lost;
  return (
    namedColumnDifference(given, figure) ??
    found ??
    ofOtherColumn(given, figure, columns) ??
    towardsPlan(table, columns, ends) ??
    (inARow.test(given.reading.text.slice(figure.end))
      ? open('How often it moved was not checked.')
      : undefined) ??
    wrong(`The source gives no change of ${figure.amount.text}.`)
  );
}

/** "Rose two years in a row": no change of two years. */
const inARow = /^ (?:in a row|running|in succession|on end)\b/;

/** A change that ends where its columns have no figure and a plan has one: "spending grows by 12% from 2022 to 2024". */
function towardsPlan({ columns: all }: Table, columns: readonly FigureColumn[], ends: readonly number[]) {
  const hasFigure = ({ values }: FigureColumn, row: number) => typeof values[row] === 'number';
  const gap = ends.find((row) => columns.length > 0 && !columns.some((column) => hasFigure(column, row)));
  return gap !== undefined && all.some((column) => planned.test(column.name) && hasFigure(column, gap))
    ? open('It does not say whether the figure of a plan is meant.')
    : undefined;
}

/** "3,000 kg more" where another column is in kg, or a column in kg per cow: a change of that one, which was not looked at. */
function ofOtherColumn(
  { reading: { table } }: Case,
  { amount }: Figure,
  columns: readonly FigureColumn[],
): Explained | undefined {
  const { dim = '', text = '' } = amount.unit ?? {};
  if (dim === '' || dim === 'percent' || dim === 'points') return undefined;
  const isOwn = ({ unit, unitText }: FigureColumn) =>
    unit.dim === dim || (text !== '' && unitText.startsWith(`${text} per `));
  return table.columns.some((column) => !columns.includes(column) && isOwn(column)) ||
    columns.some(({ unitText }) => text !== '' && unitText.startsWith(`${text} per `))
    ? open(`The check could not decide what “${amount.text}” is said of.`)
    : undefined;
}

/** The first of these columns whose change between two rows is the figure; else what the first one gives instead. */
function firstFitting(
  given: Case,
  figure: Figure,
  columns: readonly FigureColumn[],
  ends: readonly [number, number],
): Explained | undefined {
  const direction = directionAt(given, figure);
  const { amount, end } = figure;
  const yearly = yearlyCue(given);
  const aYear = /\b(?:per|a) year\b(?! (?:earlier|before|later|ago)\b)/i.test(
    given.reading.text.slice(end, end + 24),
  );
  let other: Explained | undefined;
  for (const column of columns) {
    const own = otherChange(given, figure, column, direction);
    if (own) return own;
    if (leavesChangeOut(given.reading, column)) return open(`The source gives changes as ${column.name}.`);
    for (const { worked, measure } of changesOf(given, column, ends, yearly !== undefined || aYear)) {
      const value = direction === 0 ? Math.abs(worked.value) : direction * worked.value;
      const fit = fitsStated(
        amount.sign ? amount : { ...amount, value: Math.abs(amount.value) },
        amount.sign ? worked.value : value,
        measure,
      );
      if (fit === 'yes') {
        useCues(given, yearly);
        return { state: 'worked', worked, column };
      }
      const unit = measure === percent ? '%' : measure === points ? 'points' : column.unitText;
      if (fit === 'no')
        other ??= wrong(
          `The ${worked.text} is ${changeText(worked.value, unit, direction)}, not ${direction < 0 ? 'a fall of ' : worked.value < 0 && direction > 0 ? 'a rise of ' : ''}${saidAs(amount)}.`,
          undefined,
          { column, value: worked.value },
        );
    }
  }
  return other;
}

/** A change that goes the other way than the statement has it is named as what it is. */
const changeText = (value: number, unit: string, direction: 1 | -1 | 0) =>
  direction * value < 0
    ? `a ${value > 0 ? 'rise' : 'fall'} of ${withUnit(Math.abs(value), unit)}`
    : withUnit(value, unit);

/** "a year", "annually", "on average each year". */
const yearlyCue = ({ cues, reading }: Case) =>
  cues.find(
    (cue) =>
      cue.kind === 'yearly' ||
      (cue.kind === 'mean' && /\b(?:per|a|each|every) year|annual|yearly/i.test(reading.text)),
  );

/** The words that a change takes up. */
function useCues({ cues, used }: Case, yearly: Cue | undefined): void {
  const mean = yearly && cues.find((cue) => cue.kind === 'mean');
  const difference = cues.find((cue) => cue.kind === 'difference');
  for (const cue of [yearly, mean, difference]) if (cue) used.add(cue);
}

type Change = { worked: Worked; measure: Measure };

function changesOf(
  { reading }: Case,
  column: FigureColumn,
  [from, to]: readonly [number, number],
  yearly: boolean,
): Change[] {
  const { table } = reading;
  const change = yearly
    ? rowFormulas.yearlyChange(table, column, from, to)
    : rowFormulas.difference(table, column, from, to);
  const grown = yearly
    ? rowFormulas.yearlyGrowth(table, column, from, to)
    : rowFormulas.growth(table, column, from, to);
  const found: Change[] = [];
  if (grown) found.push({ worked: grown, measure: percent });
  if (change) found.push({ worked: change, measure: column.unit.dim === 'percent' ? points : column.unit });
  return found;
}

/** "Exports exceeded imports by 2.1 billion in 2015". */
function namedColumnDifference(given: Case, figure: Figure): Explained | undefined {
  const { columns, table } = given.reading;
  const [one, other] = columns;
  const row = given.scope.singles[0]?.rows[0] ?? (given.cited.size === 1 ? [...given.cited][0] : undefined);
  if (columns.length !== 2 || !one || !other || row === undefined) return undefined;
  for (const a of one.columns)
    for (const b of other.columns) {
      const isPercent =
        figure.amount.unit?.dim === 'percent' &&
        /^ (?:more|less|higher|lower|larger|smaller|fewer) than (?:the |its |was |planned |what was )*$/.test(
          given.reading.text.slice(figure.end, other.at),
        );
      const made = isPercent
        ? rowFormulas.columnGrowth(table, a, b, row)
        : rowFormulas.columnDifference(table, a, b, row);
      const measure = isPercent ? percent : made?.unit === 'points' ? points : a.unit;
      const direction = directionAt(given, figure);
      if (
        made &&
        (direction === 0 || Math.sign(made.value) === direction) &&
        fitsStated(figure.amount, Math.abs(made.value), measure) === 'yes'
      )
        return { state: 'worked', worked: made, column: a };
    }
  return undefined;
}

/** "three times as high as", "1.5 times". */
export function explainTimes(given: Case, figure: Figure): Explained {
  if (
    /^(?: |-)?(?:times|fold) (?:fewer|less|lower|smaller|cheaper)\b/i.test(
      given.reading.text.slice(figure.end),
    )
  )
    return open('“times less” has no plain meaning.');
  return explainRatio(
    given,
    figure.at,
    (worked) => fits(figure.amount, worked.value, times),
    figure.amount.text,
  );
}

export function explainRatio(given: Case, at: number, fit: (worked: Worked) => Fit, text: string): Explained {
  const { table } = given.reading;
  const ends = endsOf(given, at);
  const cue = given.cues.find(({ word }) => word.at === at);
  const ofLoss = cue !== undefined && lossBefore(given.cues, cue, given.reading.text) !== undefined;
  const isUnnamed = given.reading.columns.length === 0;
  const columns = isUnnamed && ofLoss ? negativeColumns(given) : columnsAt(given, at).filter(isMadeIn(given));
  const pair = given.reading.columns;
  const named = new Set(given.scope.singles.map(({ rows }) => rows.join()));
  if (pair.length === 2 && named.size < 2 && given.scope.stretches.length === 0) {
    const row = given.scope.singles[0]?.rows[0] ?? (given.cited.size === 1 ? [...given.cited][0] : undefined);
    return row === undefined
      ? open('It does not say which row is compared.')
      : columnTimes(given, pair, row, fit, text);
  }
  if (!ends) return open('It does not say which rows are compared.');
  // Of ten columns one gives almost any ratio.
  if (isUnnamed && !ofLoss && !comparedIn(given.reading) && columns.length > 1)
    return open('It does not say in which column the rows are compared.');
  let other: Explained | undefined;
  for (const column of columns) {
    const made = ofLoss
      ? rowFormulas.lossRatio(table, column, ends[1], ends[0])
      : rowFormulas.ratio(table, column, ends[1], ends[0]);
    if (!made) continue;
    if (fit(made) === 'yes') return { state: 'worked', worked: made, column };
    other ??= isOfOtherRows(given, column, fit)
      ? open(`The check could not decide which rows “${text}” compares.`)
      : wrong(`${made.text} is ${formulas.numberText(made.value)} times, not ${text}.`, undefined, {
          column,
          value: made.value,
        });
  }
  return other ?? open('The figures cannot be set in a ratio.');
}

/** "Brewed twice as much" names no column: the one of tonnes or litres. */
function isMadeIn({ reading: { columns, text } }: Case): (column: FigureColumn) => boolean {
  if (columns.length > 0 || !/\bas much\b/i.test(text)) return () => true;
  return ({ unit }) => unit.dim === 'mass' || unit.dim === 'volume';
}

/** Of more than two rows that the sentence names, another pair has this ratio. */
function isOfOtherRows(
  { scope, reading }: Case,
  column: FigureColumn,
  fit: (worked: Worked) => Fit,
): boolean {
  const ends = scope.stretches.flatMap(({ rows }) => [rows[0] ?? 0, rows.at(-1) ?? 0]);
  const rows = [...new Set([...scope.singles.flatMap((ref) => ref.rows), ...ends])].slice(0, 12);
  return (
    rows.length > 2 &&
    rows.some((one) =>
      rows.some((two) => {
        const made = one === two ? undefined : rowFormulas.ratio(reading.table, column, one, two);
        return made !== undefined && fit(made) === 'yes';
      }),
    )
  );
}

function columnTimes(
  given: Case,
  [one, other]: readonly ColumnRef[],
  row: number,
  fit: (worked: Worked) => Fit,
  text: string,
): Explained {
  let reason = '';
  for (const a of one?.columns ?? [])
    for (const b of other?.columns ?? []) {
      const made = rowFormulas.columnRatio(given.reading.table, a, b, row);
      if (!made) continue;
      if (fit(made) === 'yes') return { state: 'worked', worked: made, column: a };
      reason ||= `${made.text} is ${formulas.numberText(made.value)} times, not ${text}.`;
    }
  return reason ? wrong(reason) : open('The figures cannot be set in a ratio.');
}
