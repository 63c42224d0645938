import { type Case, type Explained, open, wrong, withUnit } from '../reading/case';
import { fits } from '../../numbers/compare';
import { inputsOf, numberText, rowName, total, valueAt, worked } from '../structure/formulas';
import type { Figure } from '../reading/reading';

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
  const isList = refs.every(
    ({ at }, index) =>
      index === 0 || /^(?:, |,? and )(?:the )?$/.test(text.slice(refs[index - 1]?.end ?? 0, at)),
  );
  const isAlike = columns.every(
    ({ unit }) => unit.dim === first?.unit.dim && unit.factor === first.unit.factor,
  );
  if (!first || columns.length < 2 || columns.length < refs.length || !isList || !isAlike) return undefined;
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
