import { type Case, type Explained, limitIn, open, rowsOver, withUnit, wrong } from '../reading/case';
import { countsRows } from '../reading/counted-rows';
import { isOfOtherSign, signed } from '../reading/signed-figures';
import { averageOf, columnsOf, sameUnit } from '../reading/case-columns';
import { saidAs } from '../../numbers/amounts';
import { fitsStated } from '../../numbers/compare';
import type { Cue } from '../reading/cues';
import { sumOfColumns } from './column-sums';
import { cellOf } from './explain-cell';
import { explainRange, explainThroughout } from './explain-stretch';
import { combinedOf, totalBeside, totalOfLabel, wholeTotal } from './explain-whole';
import * as formulas from '../structure/formulas';
import type { Worked } from '../structure/formulas';
import { sharesTogether } from './market-shares';
import type { Figure, RowRef } from '../reading/reading';
import { isInside } from '../reading/ends';
import { rowBefore, rowsOfFigures } from '../reading/scope';
import type { FigureColumn } from '../structure/tables';

/** A cell, or a mean, median, total or extreme of the column where the sentence asks for one. */
export function explainLevel(given: Case, figure: Figure): Explained {
  const { reading } = given;
  const columns = columnsOf(given, figure);
  const [only, ...more] = given.scope.singles;
  // A share and a time stand in no row of their own: the one that is named is theirs.
  const isOpen = /^(?:share|duration)$/.test(given.roles.get(figure) ?? '') && more.length === 0;
  const ref = given.rowOf.get(figure) ?? (isOpen ? only : rowOfDuration(given, figure));
  if (isJoint(given, columns))
    return sumOfColumns(given, figure) ?? open('It gives one figure for several columns.');
  const range = explainRange(given, figure, columns);
  if (range) return range;
  const cue = levelCue(given, figure, ref);
  if (cue) return explainOver(given, figure, columns, cue);
  if (given.scope.singles.length === 0 && given.scope.stretches.length > 0 && !ref) {
    const limit = isLimit(given, figure);
    if (limit) return { state: 'harmless' };
  }
  if (isLimit(given, figure)) return { state: 'harmless' };
  const whole = wholeTotal(given, figure, columns) ?? combinedOf(given, figure) ?? totalBeside(given, figure);
  if (whole) return whole;
  if (figure.amount.bound === 'at-most') return open(`“up to ${figure.amount.text}” could not be checked.`);
  if (/^(?:over|under|at-least)$/.test(figure.amount.bound) && !ref && given.scope.stretches.length > 0)
    return explainThroughout(given, figure, columns) ?? open('The check does not decide this for every row.');
  const rows = rowsFor(given, figure, ref);
  if (rows.length === 0) return open('It names no row that the figure could stand in.');
  if (rows.length > 1 && ref)
    return totalOfLabel(given, figure, columns, ref) ?? open(`“${ref.text}” names several rows.`);
  if (reading.columns.length === 0 && !figure.amount.unit && columns.length > 1)
    return open('It does not say which column the figure is of.');
  return cellOf(given, figure, columns, rows, ref);
}

/** "Was open on 112 days in 2023, fewer than in 2022": a time is of the row beside it, where several are named. */
const rowOfDuration = ({ reading, scope, roles }: Case, figure: Figure): RowRef | undefined =>
  roles.get(figure) === 'duration' && scope.singles.length > 1
    ? rowsOfFigures(reading.text, [figure], scope.singles).get(figure)
    : undefined;

/** "The rate in Finland and Sweden was 8.3 percent", "income from tickets, grants and rents": one figure of several columns. */
function isJoint({ reading, roles, cues }: Case, columns: readonly FigureColumn[]): boolean {
  const levels = reading.figures.filter((each) => /^(?:level|from|to)$/.test(roles.get(each) ?? ''));
  const link = cues.some(({ kind }) => kind === 'total') ? listed : paired;
  return reading.columns.some((one, index) => {
    const other = reading.columns[index + 1];
    return (
      other !== undefined &&
      levels.length < reading.columns.length &&
      link.test(reading.text.slice(one.end, other.at)) &&
      [one, other].some((ref) => ref.columns.some((column) => columns.includes(column)))
    );
  });
}

const paired = /^ (?:and|as well as|or) (?:in |of |for )?(?:the )?$/;
const listed =
  /^(?: from [\p{Ll} ]{1,30}?)?(?:,| and|, and| as well as| or) (?:in |of |for |from )?(?:the )?$/u;

function rowsFor(
  { cited, scope, roles, reading }: Case,
  figure: Figure,
  ref: RowRef | undefined,
): readonly number[] {
  if (ref) return ref.rows;
  const rows = [...cited];
  // Which of several rows an end of a change is of, its place in the sentence alone decides.
  if (/^(?:from|to)$/.test(roles.get(figure) ?? '') && scope.singles.length > 1) return [];
  if (roles.get(figure) === 'from' && scope.isSeries) {
    const [single] = scope.singles;
    if (single && isInside(reading.text, single)) return [];
    const before = single?.rows[0] === undefined ? undefined : rowBefore(scope, single.rows[0]);
    return before === undefined ? rows : [before];
  }
  if (scope.stretches.length > 0 && scope.singles.length === 0)
    return rows.filter((row) =>
      scope.stretches.some((stretch) => stretch.rows.length === 1 && stretch.rows[0] === row),
    );
  return rows.length <= 2 || scope.singles.length > 0 ? rows : [];
}

/** A threshold that other words of the sentence measure against: "above 35 Gt in seven years". */
function isLimit(given: Case, figure: Figure): boolean {
  return given.reading.figures.some((other) => other !== figure && limitOf(given, other) === figure);
}

/** The threshold that a count of rows is about. */
export function limitOf(given: Case, figure: Figure): Figure | undefined {
  if (!countsRows(given, figure)) return undefined;
  return given.reading.figures.find(
    (other) =>
      other !== figure &&
      !countsRows(given, other) &&
      (/^(?:over|under|at-least|at-most)$/.test(other.amount.bound) ||
        (given.scope.singles.length === 0 &&
          given.scope.stretches.length === 0 &&
          countedEqual(given, other))),
  );
}

/** A figure that a count of rows repeats: "two of the seven orchards have a share of 100%". */
function countedEqual(given: Case, figure: Figure): boolean {
  const counts = given.reading.figures.filter((other) => other !== figure && countsRows(given, other));
  return columnsOf(given, figure).some((column) => {
    const edge = limitIn(figure.amount, column);
    const values = formulas.values(column, formulas.filled(column, given.scope.order));
    const held = values.filter((value) => value === edge).length;
    return edge !== undefined && values.length > 0 && counts.some(({ amount }) => amount.value === held);
  });
}

type LevelCue = Extract<Cue, { kind: 'mean' | 'median' | 'total' | 'extreme' | 'difference' }>;

/** The calculation that a figure is the result of, by the nearest word that asks for one. */
function levelCue(given: Case, figure: Figure, ref: RowRef | undefined): LevelCue | undefined {
  const { cues, reading, scope } = given;
  const candidates = cues.filter((cue): cue is LevelCue =>
    /^(?:mean|median|total|extreme|difference)$/.test(cue.kind),
  );
  const free = candidates.filter(
    (cue) =>
      !reading.figures.some(
        (other) =>
          other !== figure &&
          between(other, cue.word.at, figure.at) &&
          given.roles.get(other) !== 'rank' &&
          !countsRows(given, other),
      ),
  );
  const levels = reading.figures.filter(
    (each) => /^(?:level|from|to)$/.test(given.roles.get(each) ?? '') && !countsRows(given, each),
  );
  const stretched = scope.stretches.length > 1 && scope.stretches.length === levels.length;
  const [nearest] = (stretched ? candidates : free).sort(
    (a, b) => Math.abs(a.word.at - figure.at) - Math.abs(b.word.at - figure.at),
  );
  if (!nearest) return undefined;
  if (nearest.kind === 'extreme' && ref) return undefined;
  if (nearest.kind === 'total' && ref && scope.singles.length < 2 && ref.rows.length === 1) return undefined;
  if (nearest.kind === 'difference' && scope.singles.length + scope.stretches.length > 0) return undefined;
  if (nearest.kind === 'mean' && /^(?:over|under)$/.test(figure.amount.bound) && ref) return undefined;
  if (nearest.kind === 'mean' && ref?.rows.length === 1 && averageOf(given, figure)) {
    given.used.add(nearest);
    return undefined;
  }
  const describes =
    reading.columns.some(({ at }) => at === nearest.word.end + 1) ||
    (reading.text.slice(nearest.word.end, figure.at) === ' of ' &&
      /\bwith an? $/.test(reading.text.slice(0, nearest.word.at)));
  if (
    nearest.kind === 'mean' &&
    describes &&
    ref?.rows.length === 1 &&
    columnsOf(given, figure).every(isRate)
  ) {
    given.used.add(nearest);
    return undefined;
  }
  return nearest;
}

/** "The average yield reached 4.17 t/ha in 2023": a figure per something, or a temperature, is an average as it stands. */
const isRate = ({ unit, name }: FigureColumn) =>
  unit.dim.includes('/') || unit.dim === 'celsius' || /\b(?:yield|price|temperature)\b/i.test(name);

export const between = ({ at }: Figure, a: number, b: number) => at > Math.min(a, b) && at < Math.max(a, b);

function explainOver(
  given: Case,
  figure: Figure,
  columns: readonly FigureColumn[],
  cue: LevelCue,
): Explained {
  const { table } = given.reading;
  if (
    given.reading.columns.length === 0 &&
    table.columns.length > 1 &&
    columns.filter((column) => sameUnit(figure.amount, column)).length !== 1
  )
    return open('It does not say which column the figure is of.');
  const rows = rowsOver(given, figure);
  let differing: Explained | undefined;
  for (const column of columns) {
    const made = calculated(given, cue, column, rows) ?? sharesTogether(given, cue, column);
    if (!made) continue;
    const fit = fitsStated(signed(given, figure), made.value, column.unit);
    const own = isMeanOfOne(given, cue)
      ? formulas.valueAt(column, given.scope.singles[0]?.rows[0] ?? -1)
      : undefined;
    const isOwn = own !== undefined && fitsStated(signed(given, figure), own, column.unit) === 'yes';
    if (own !== undefined && (fit === 'yes' || isOwn)) return open('One row has no mean.');
    if (isOfOneRow(given, cue)) return open('One row has no mean.');
    const other = cue.kind === 'extreme' ? givenToOther(given, column, made.value) : undefined;
    if (fit === 'yes' && other !== undefined)
      return wrong(`The ${made.text} is not that of ${formulas.rowName(table, other)}.`);
    if (fit === 'yes') {
      given.used.add(cue);
      return { state: 'worked', worked: made, column };
    }
    if (isOfOtherSign(figure, made.value, column, given.reading.text))
      return open(`Whether “${figure.amount.text}” is above or below zero could not be checked.`);
    differing ??= wrong(
      `The ${made.text} is ${withUnit(made.value, column.unitText)}, not ${saidAs(figure.amount)}.`,
      undefined,
      { column, value: made.value },
    );
  }
  return differing ?? open('The figure could not be worked out from the source.');
}

/** "Occupancy averaged 64% in July": of one row of a series, and compared with nothing. */
const isMeanOfOne = ({ scope, reading: { text }, cues }: Case, { kind, word }: LevelCue): boolean =>
  /^(?:mean|median)$/.test(kind) &&
  scope.isSeries &&
  scope.singles.length === 1 &&
  scope.singles[0]?.rows.length === 1 &&
  scope.stretches.length === 0 &&
  cues.every((cue) => !/^(?:compare|extreme|change|difference|times)$/.test(cue.kind)) &&
  !/\b(?:above|below|than|over|under|exceed\p{Ll}*|against|with|from|to|beat|beats|near|close to) (?:(?:the|its|an?) )?(?:[\p{Ll}-]+ ){0,3}$/u.test(
    text.slice(0, word.at),
  );

/** "The average herd in Dovermere": the mean of what one row counts is none of all rows. */
const isOfOneRow = ({ scope, cues, reading: { text } }: Case, { kind, word }: LevelCue): boolean => {
  const [single, ...more] = scope.singles;
  return (
    /^(?:mean|median)$/.test(kind) &&
    single?.kind === 'label' &&
    single.rows.length === 1 &&
    more.length + scope.stretches.length === 0 &&
    single.at > word.end &&
    /^ (?:\p{Ll}+ ){1,4}(?:in|at|of|for) $/u.test(text.slice(word.end, single.at)) &&
    cues.every((cue) => !/^(?:compare|extreme|change|difference|times)$/.test(cue.kind))
  );
};

/** The one row that the sentence names, where another one holds the highest or lowest figure. */
function givenToOther({ scope }: Case, column: FigureColumn, best: number): number | undefined {
  const [single, ...more] = scope.singles;
  const [row, ...others] = single?.rows ?? [];
  const isOne = row !== undefined && more.length + others.length + scope.stretches.length === 0;
  return isOne && column.values[row] !== best ? row : undefined;
}

function calculated(
  { reading }: Case,
  cue: LevelCue,
  column: FigureColumn,
  rows: readonly number[],
): Worked | undefined {
  const { table } = reading;
  switch (cue.kind) {
    case 'mean':
      return formulas.mean(table, column, rows);
    case 'median':
      return formulas.median(table, column, rows);
    case 'total':
      return formulas.total(table, column, rows);
    case 'difference':
      return formulas.rangeOf(table, column, rows);
    case 'extreme':
      return formulas.extreme(table, column, rows, cue.direction);
  }
}
