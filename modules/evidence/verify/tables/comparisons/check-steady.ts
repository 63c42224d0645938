import { type Case, type Explained, open, wrong } from '../reading/case';
import { fits } from '../../numbers/compare';
import { byFigures, columnsFor, derived } from '../reading/cue-columns';
import type { Cue } from '../reading/cues';
import * as formulas from '../structure/formulas';
import { explainLabels, isEveryLabel } from '../reading/listed-rows';
import * as rowFormulas from '../reading/row-formulas';
import { rowBefore } from '../reading/scope';
import type { FigureColumn } from '../structure/tables';

/** One direction in every step of the rows it speaks of. */
export function explainSteady(given: Case, cue: Cue): Explained | undefined {
  const { table } = given.reading;
  const change = given.cues.find((other) => other.kind === 'change');
  const [column] = columnsFor(given, cue) ?? [];
  if (meanEach(given, cue)) return { state: 'harmless' };
  if (/^(?:year|season|quarter|month|day)$/.test(cue.word.lower) && cue.word.lower !== table.grain)
    return open(`“${cue.word.text}” could not be checked.`);
  const labels = isEveryLabel(given, cue) ? explainLabels(given, undefined) : undefined;
  if (labels) return labels;
  const all = /^(?:every|each)$/.test(cue.word.lower) && !change ? explainEvery(given, column) : undefined;
  if (all) return all;
  if (change?.kind !== 'change' || change.ofLoss || !column || !given.scope.isSeries)
    return open(`“${cue.word.text}” could not be checked.`);
  const scope = given.scope.stretches[0]?.rows ?? given.scope.order;
  const rows = formulas.filled(column, scope);
  if (rows.length < scope.length)
    return open(`${column.name} has gaps, so “${cue.word.text}” could not be checked.`);
  const broken = rows.find(
    (row, index) =>
      index > 0 &&
      Math.sign((column.values[row] ?? 0) - (column.values[rows[index - 1] ?? 0] ?? 0)) !== change.direction,
  );
  const made = rowFormulas.difference(table, column, rows[0] ?? 0, rows.at(-1) ?? 0);
  const isOpen = turnsAtFirst(given, cue, column, change.direction) || countsFirst(given, cue, rows);
  if (broken === undefined && isOpen)
    return open('It does not say whether the first of these rows counts from the one before.');
  if (broken !== undefined)
    return wrong(`${column.name} does not go one way: see ${formulas.rowName(table, broken)}.`);
  // Rows between the two ends have a part in it: none may be missing.
  return made
    ? derived({ ...made, rows, text: `each step in the ${made.text}` }, column)
    : open(`“${cue.word.text}” could not be checked.`);
}

/**
 * "Fell in each year from 2021 to 2024": so that 2021 counts, too, against 2020 if the source has that row; "in each of the three years"
 * also where it has none.
 */
function turnsAtFirst(
  { scope, reading, roles }: Case,
  { word }: Cue,
  column: FigureColumn,
  direction: number,
): boolean {
  const [stretch] = scope.stretches;
  const first = stretch?.rows[0];
  const order = scope.series.length > 0 ? scope.series : scope.order;
  const before = first === undefined ? undefined : rowBefore({ order }, first);
  const isIn = /\bin $/i.test(reading.text.slice(0, word.at));
  // "In each quarter, from 309.8 to 358.1": the first figure is what the first row counts from.
  if (first === undefined || before === undefined || !isIn || [...roles.values()].includes('from'))
    return false;
  const [from, to] = [column.values[before], column.values[first]];
  return typeof from === 'number' && typeof to === 'number' && Math.sign(to - from) !== direction;
}

/** "Rose in each of the three years" of a table of just these: what the first of them rose from it does not hold. */
const countsFirst = ({ reading }: Case, { word }: Cue, rows: readonly number[]): boolean =>
  /\bin $/i.test(reading.text.slice(0, word.at)) &&
  /^ (?:one )?of the \p{L}+ (?:years|seasons|quarters|months)\b/u.test(reading.text.slice(word.end)) &&
  reading.figures.some(
    ({ at, amount }) => at - word.end < 12 && at > word.end && amount.value === rows.length,
  );

/** "On average, 809,100 passengers travelled each year": what a mean over these rows is per. */
const meanEach = ({ used, reading: { table, text } }: Case, { word }: Cue) =>
  /^(?:every|each)$/.test(word.lower) &&
  table.grain !== '' &&
  text.slice(word.end).startsWith(` ${table.grain}`) &&
  [...used].some(({ kind }) => kind === 'mean');

/** "Five chains report more than four billion each": the count says how many. */
const cueIsCount = ({ reading }: Case) =>
  reading.figures.some(
    ({ amount }) =>
      Number.isInteger(amount.value) &&
      amount.unit === undefined &&
      amount.scale === 1 &&
      amount.bound === 'exact' &&
      !amount.ordinal,
  );

/** "Every year from 2011 to 2019 closed with a surplus", "each site produced more than 5 GWh". */
function explainEvery(given: Case, named: FigureColumn | undefined): Explained | undefined {
  const { reading, scope } = given;
  const sign = given.cues.find((cue) => cue.kind === 'sign');
  const limit = reading.figures.find(({ amount }) => /^(?:over|under|at-least|at-most)$/.test(amount.bound));
  const column = named ?? byFigures(given)?.[0];
  if (!column || (!sign && !limit) || scope.singles.length > 0) return undefined;
  if (cueIsCount(given)) return { state: 'harmless' };
  const rows = formulas.filled(
    column,
    scope.stretches.length === 1 ? (scope.stretches[0]?.rows ?? []) : scope.order,
  );
  const holds = (row: number) => {
    const value = column.values[row] ?? Number.NaN;
    return sign?.kind === 'sign'
      ? Math.sign(value) === sign.direction
      : limit !== undefined && fits(limit.amount, value, column.unit) === 'yes';
  };
  const broken = rows.find((row) => !holds(row));
  if (broken !== undefined)
    return wrong(
      `Not in every row: ${formulas.rowName(reading.table, broken)} has ${column.values[broken] ?? ''}.`,
    );
  if (sign) given.used.add(sign);
  const made = formulas.extreme(
    reading.table,
    column,
    rows,
    sign?.kind === 'sign' && sign.direction < 0 ? 1 : -1,
  );
  return made ? derived(made, column) : undefined;
}
