import { type Case, type Explained, open, withUnit, wrong } from '../reading/case';
import { fits } from '../../numbers/compare';
import { rowName } from '../structure/formulas';
import type { ColumnRef, Figure, Reading } from '../reading/reading';
import { type FigureColumn, meaningsIn } from '../structure/tables';

/** A column in percent that the sentence names gives a share as it stands: "92.8% of trains ran on time". */
export function shareCell(given: Case, figure: Figure): Explained | undefined {
  const { reading } = given;
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
  if (isOfOther(given, figure, columns)) return open('It does not say of what the figure is a share.');
  const column = columns.find(
    (each) =>
      typeof each.values[row] === 'number' &&
      fits(figure.amount, each.values[row] ?? Number.NaN, each.unit) === 'yes',
  );
  if (column) return { state: 'cell', column, row };
  const whole = columns.find((each) => reading.columns.some((other) => isWholeOf(reading, other, each)));
  const value = whole?.values[row];
  return whole && typeof value === 'number'
    ? wrong(
        `The source gives ${withUnit(value, whole.unitText)} as ${whole.name} for ${rowName(reading.table, row)}, not ${figure.amount.text}.`,
      )
    : undefined;
}

/** "Of its revenue" beside a column in "% of revenue": what that one is a share of. */
export const isWholeOf = ({ text }: Reading, { at, meanings }: ColumnRef, { unit, unitText }: FigureColumn) =>
  unit.dim === 'percent' &&
  /(?<=\d ?%| percent| per cent) of (?:the |its |their |all |\p{Lu}[\p{L} ]{1,40}['’]s? )?$/u.test(
    text.slice(0, at),
  ) &&
  [...meanings].every((meaning) => wholeIn(unitText).has(meaning));

/** "38.5% of the households": behind "of" stands another column, and no column in percent has its word. */
function isOfOther({ reading }: Case, { end }: Figure, columns: readonly FigureColumn[]): boolean {
  const other = reading.columns.find(
    ({ at }) => at > end && /^ of (?:the |all |all the |its |their )?$/.test(reading.text.slice(end, at)),
  );
  const turned = columns.some(
    ({ name, meanings }) =>
      wholeIn(name).size > 0 &&
      [...(other?.meanings ?? [])].some((meaning) => meanings.has(meaning) && !wholeIn(name).has(meaning)),
  );
  if (turned) return true;
  return (
    other !== undefined &&
    !columns.some(({ name, unitText }) =>
      [...other.meanings].every((meaning) => wholeIn(name).has(meaning) || wholeIn(unitText).has(meaning)),
    ) &&
    reading.columns.some((ref) => ref !== other && ref.columns.some((column) => columns.includes(column)))
  );
}

/** "Women on staff" is a share of the staff, "% of revenue" one of revenue. */
const wholeIn = (name: string): ReadonlySet<string> =>
  meaningsIn(name.replace(/\bon time\b/i, '').split(/ (?:on|of|among|in|at) (?:the |all )?/i)[1] ?? '');
