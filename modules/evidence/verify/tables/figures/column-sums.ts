import { type Case, type Explained, open, wrong, withUnit } from '../reading/case';
import { fits, percent } from '../../numbers/compare';
import { inputsOf, numberText, rowName, total, valueAt, worked } from '../structure/formulas';
import type { ColumnRef, Figure } from '../reading/reading';
import type { FigureColumn } from '../structure/tables';

/** "Hotels and campsites together had 588,000 nights": several columns of one row added up. */
export function sumOfColumns(given: Case, figure: Figure): Explained | undefined {
  const { reading, scope, cues, roles } = given;
  const { table, text, columns: refs } = reading;
  const cue = cues.find(({ kind }) => kind === 'total');
  const [ref, ...more] = scope.singles;
  const row = ref?.rows.length === 1 ? ref.rows[0] : undefined;
  const levels = reading.figures.filter((each) => roles.get(each) !== 'rank');
  if (!cue || row === undefined || more.length + scope.stretches.length > 0 || levels.length > 1)
    return undefined;
  const columns = refs.flatMap((each) => (each.columns.length === 1 ? each.columns : []));
  const [first] = columns;
  const isList = isListIn(text, refs);
  if (!first || columns.length < 2 || columns.length < refs.length || !isList || !areAlike(columns))
    return undefined;
  if (new Set(columns).size < columns.length) return undefined;
  // Prices and shares add up to nothing.
  if (columns.some((column) => total(table, column, [row]) === undefined))
    return open('These columns do not add up.');
  const value = columns.reduce((sum, column) => sum + valueAt(column, row), 0);
  const names = columns.map(({ name }) => name).join(' and ');
  const made = worked(table, first, [row], {
    text: `total of ${names}, ${rowName(table, row)}`,
    formula: `${columns.map((column) => numberText(valueAt(column, row))).join(' + ')} = ${numberText(value)}`,
    value,
    unit: 'column',
  });
  if (!made) return undefined;
  given.used.add(cue);
  const inputs = columns.flatMap((column) => inputsOf(table, column, [row]));
  return fits(figure.amount, value, first.unit) === 'yes'
    ? { state: 'worked', worked: { ...made, inputs }, column: first }
    : wrong(`The ${made.text} is ${withUnit(value, first.unitText)}, not ${figure.amount.text}.`);
}

/** "Wind, hydro and gas" */
const isListIn = (text: string, refs: readonly ColumnRef[]): boolean =>
  refs.every(
    ({ at }, index) =>
      index === 0 || /^(?:, |,? and )(?:the )?$/.test(text.slice(refs[index - 1]?.end ?? 0, at)),
  );

/** The columns that a statement names one after the other at its end. */
function listAtEnd(text: string, refs: readonly ColumnRef[]): readonly ColumnRef[] {
  const start = refs.findLastIndex((_, index) => !isListIn(text, refs.slice(index)));
  return refs.slice(start + 1);
}

const areAlike = (columns: readonly FigureColumn[]): boolean =>
  columns.every(({ unit }) => unit.dim === columns[0]?.unit.dim && unit.factor === columns[0].unit.factor);

/**
 * "Wind made up 38% of the combined output of wind, hydro and gas in 2023": one column of a row as a share of several, which the statement
 * names. Undefined where it names no such whole.
 */
export function shareOfColumns(given: Case, figure: Figure): Explained | undefined {
  const { table, text } = given.reading;
  const refs = given.reading.columns
    .flatMap((ref) => (ref.also ?? [ref]).map(({ at, end }) => ({ ...ref, at, end })))
    .sort((one, other) => one.at - other.at);
  const whole = listAtEnd(
    text,
    refs.filter(({ at }) => at > figure.end),
  );
  const [part, ...others] = refs.filter(({ end }) => end < figure.at);
  const all = whole.flatMap(({ columns }) => (columns.length === 1 ? columns : []));
  const own = part?.columns[0];
  const isWhole = /^ of (?:the |all )?/.test(text.slice(figure.end)) && all.length > 1;
  if (!isWhole || !own || others.length > 0 || part.columns.length > 1) return undefined;
  const [ref, ...more] = given.scope.singles;
  const row = ref?.rows.length === 1 ? ref.rows[0] : undefined;
  if (row === undefined || more.length + given.scope.stretches.length > 0)
    return open('It does not say of which row the share is.');
  const isKnown = all.length === whole.length && new Set(all).size === all.length && all.includes(own);
  if (!isKnown || !areAlike(all) || all.some((column) => total(table, column, [row]) === undefined))
    return open('These columns do not add up.');
  const sum = all.reduce((some, column) => some + valueAt(column, row), 0);
  const value = (100 * valueAt(own, row)) / sum;
  const made = worked(table, own, [row], {
    text: `share of ${own.name} in ${all.map(({ name }) => name).join(', ')}, ${rowName(table, row)}`,
    formula: `${numberText(valueAt(own, row))} / ${numberText(sum)} = ${numberText(value)} %`,
    value,
    unit: '%',
  });
  if (!made || sum <= 0) return undefined;
  for (const cue of given.cues) if (/^(?:share|total)$/.test(cue.kind)) given.used.add(cue);
  const inputs = all.flatMap((column) => inputsOf(table, column, [row]));
  return fits(figure.amount, value, percent) === 'yes'
    ? { state: 'worked', worked: { ...made, inputs }, column: own }
    : wrong(`The ${made.text} is ${numberText(value)}%, not ${figure.amount.text.trim()}.`);
}
