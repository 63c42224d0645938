import { saidAs } from '../../numbers/amounts';
import { type Case, type Explained, open, withUnit, wrong } from '../reading/case';
import { isOfOtherSign, signed } from '../reading/signed-figures';
import { sameUnit } from '../reading/case-columns';
import { fits, isFarBound } from '../../numbers/compare';
import * as formulas from '../structure/formulas';
import { timeLeftOut } from '../reading/per-times';
import { rateBehind } from '../reading/per-units';
import type { Figure, RowRef } from '../reading/reading';
import { type FigureColumn, holdsYears, type Table } from '../structure/tables';
import { workedCell } from '../reading/worked-columns';

/** The cell of a row that holds a figure, or what differs there. */
export function cellOf(
  given: Case,
  figure: Figure,
  columns: readonly FigureColumn[],
  rows: readonly number[],
  ref: RowRef | undefined,
): Explained {
  const { reading } = given;
  const { table } = reading;
  let unit = false;
  let isFar = false;
  const hits: { column: FigureColumn; row: number }[] = [];
  for (const row of rows)
    for (const column of columns) {
      const value = column.values[row];
      if (typeof value !== 'number') continue;
      const amount = signed(given, figure);
      const fit = fits(amount, value, column.unit);
      unit ||= fit === 'unit';
      if (fit !== 'yes') continue;
      if (isFarBound(amount, value, column.unit) && !/\b(?:alone|only)\b/i.test(reading.text)) isFar = true;
      else hits.push({ column, row });
    }
  const [hit] = hits;
  if (!hit && isFar) return open(`The check could not decide what “${saidAs(figure.amount)}” is said of.`);
  const fitting = columns.filter((column) => sameUnit(figure.amount, column));
  if (hit && fitting.length > 1 && reading.columns.length > 0 && !figure.amount.unit)
    return open('Several columns could be meant.');
  if (hit && new Set(hits.map(({ row }) => row)).size === 1)
    return hits.length === 1 || given.reading.columns.length > 0
      ? cellAt(table, hit)
      : open('Two columns hold this figure in that row.');
  if (hit) return open('Several of the cited rows hold this figure.');
  if (rows.length > 1 && !ref)
    return columns.length === 1 &&
      columns[0] &&
      sameUnit(figure.amount, columns[0]) &&
      !isCount(reading.text, figure)
      ? wrong(`None of the cited rows has ${saidAs(figure.amount)} as ${columns[0].name}.`)
      : open('It names no row that the figure could stand in.');
  return cellInstead(given, figure, columns, rows, { ref, isOtherUnit: unit });
}

/** "All three districts": a number in words behind an article counts rows, and is no figure of one. */
const isCount = (text: string, { at, end, amount }: Figure) =>
  /^\p{L}+$/u.test(amount.text.trim()) &&
  !amount.unit &&
  (/\b(?:the|all|both) $/i.test(text.slice(0, at)) || /^ of (?:the|all|these) /.test(text.slice(end)));

/** The figure of a row in the place of another one. */
function cellInstead(
  given: Case,
  figure: Figure,
  columns: readonly FigureColumn[],
  rows: readonly number[],
  { ref, isOtherUnit }: { ref: RowRef | undefined; isOtherUnit: boolean },
): Explained {
  const { reading } = given;
  const { table } = reading;
  const row = rows[0] ?? 0;
  const [column] = columns.length === 1 ? columns : columns.filter((each) => sameUnit(figure.amount, each));
  // "One hectare gave 5,240 kg", "one flight in four": a thing that something is said of, and no figure.
  if (figure.amount.value === 1 && figure.amount.scale === 1 && /\bone\b/i.test(figure.amount.text))
    return open(`The check could not decide what “${figure.amount.text}” is said of.`);
  if (!column)
    return isHeldPer(table, row, figure)
      ? open(`The check could not decide what “${figure.amount.text}” is said of.`)
      : wrong(`The cited row has no figure like ${figure.amount.text}.`);
  const value = column.values[row];
  if (typeof value !== 'number')
    return wrong(`The source has no figure for ${column.name}, ${formulas.rowName(table, row)}.`);
  const elsewhere = ref && isExact(figure) ? whereIs(figure, column) : undefined;
  const held = holdsYears(column) ? String(value) : withUnit(value, column.unitText);
  if (elsewhere === row)
    return open(`Whether “${figure.amount.text}” is above or below zero could not be checked.`);
  if (elsewhere !== undefined)
    return wrong(
      `The source gives ${figure.amount.text} for ${formulas.rowName(table, elsewhere)}, not for ${formulas.rowName(table, row)}: there it gives ${held}.`,
      undefined,
      { column, value, row },
    );
  const undecided = undecidedFigure(figure, column, value, isOtherUnit, reading.text);
  if (undecided) return undecided;
  const time = isOtherUnit ? timeLeftOut(column, value, figure, reading.text) : undefined;
  if (time !== undefined) return open(`The source gives this per ${time}, which the sentence does not say.`);
  // Points of a count may be what the source counts.
  if (isOtherUnit && column.unitText === '' && /^points?$/.test(figure.amount.unit?.text ?? ''))
    return open(`The check could not decide what “${figure.amount.text}” is said of.`);
  // "83.7 percent" of a rate without a unit.
  if (isOtherUnit && isBareRate(column, figure, value))
    return open(`The source does not say what ${column.name} is counted in.`);
  if (isOtherUnit && figure.amount.unit)
    return wrong(
      `The source counts ${column.name} ${column.unitText ? `in ${column.unitText}` : 'without a unit'}, not in ${unitSaid(reading.text, figure)}: ${held} for ${formulas.rowName(table, row)}.`,
      undefined,
      { column, value, row },
    );
  return wrong(
    `The source gives ${held} as ${column.name} for ${formulas.rowName(table, row)}, not ${saidAs(figure.amount)}.`,
    columns.length === 1 && rows.length === 1 && sameUnit(figure.amount, column)
      ? { at: figure.at, column, row }
      : undefined,
    { column, value, row },
  );
}

/** A figure that may be meant of the cell in a way that is not worked out: a quotient, a loss, a share, the year before. */
function undecidedFigure(
  figure: Figure,
  column: FigureColumn,
  value: number,
  isOtherUnit: boolean,
  text: string,
): Explained | undefined {
  // "76,000 euros per student" of a budget in millions: a quotient, which is no cell.
  if (quotient.test(text.slice(figure.end)) && !/\/|\bper\b/.test(`${column.name} ${column.unitText}`))
    return open(`The check could not decide what “${figure.amount.text}” is said of.`);
  if (isOfOtherSign(figure, value, column, text))
    return open(`Whether “${figure.amount.text}” is above or below zero could not be checked.`);
  if (isOtherUnit && isWorkedOut(column, figure, text))
    return open(`The check could not decide whether “${figure.amount.text}” follows.`);
  if (ofYearBefore.test(text.slice(figure.end)))
    return open(`The check could not decide what “${figure.amount.text}” is said of.`);
  return undefined;
}

const ofYearBefore =
  /^ (?:\p{L}+ )?(?:(?:in )?the (?:year before|previous year)|(?:a|one) year (?:earlier|before))\b/u;
const ofWholeOrChange =
  /\b(?:of (?:all|the total)|growth|grew|rose|fell|increase|decrease|decline|strongest|fastest|third|quarter|half)\b/i;

/** "Almost a third of all fruit, or 31.5%" of tonnes, "68 cents per litre" of euros per hectolitre. */
const isWorkedOut = ({ unit, unitText }: FigureColumn, { amount }: Figure, text: string): boolean =>
  (amount.unit?.dim === 'percent' && unit.dim !== 'percent' && ofWholeOrChange.test(text)) ||
  (amount.unit?.dim.startsWith('cent/') === true && unitText.includes('/'));

const quotient = /^ (?:per|for each|for every) (?!cent\b)\p{Ll}{3,}/u;

/** "212 euros for a tonne" of a column in "EUR/t". */
const isHeldPer = ({ columns }: Table, row: number, { amount }: Figure): boolean =>
  columns.some(
    ({ values, unitText }) =>
      (unitText === '' || /\/|\bper\b/.test(unitText)) &&
      fits({ ...amount, unit: undefined }, values[row] ?? Number.NaN, { dim: '', factor: 1, scale: 1 }) ===
        'yes',
  );

const isBareRate = ({ unitText, name }: FigureColumn, { amount }: Figure, value: number): boolean =>
  unitText === '' &&
  amount.unit?.dim === 'percent' &&
  amount.value === value &&
  /\b(?:rate|share|percentage|proportion|punctuality|coverage|occupancy|reliability|turnout)\b/i.test(name);

/** "EUR per week": the unit of a figure with the time that it is counted per. */
function unitSaid(text: string, { amount, end }: Figure): string {
  const rate = rateBehind(text, end);
  return `${amount.unit?.text ?? ''}${rate === '' ? '' : ` per ${rate}`}`;
}

function cellAt(table: Table, { column, row }: { column: FigureColumn; row: number }): Explained {
  const made = workedCell(table, column, row);
  return made ? { state: 'worked', worked: made, column } : { state: 'cell', column, row };
}

const isExact = ({ amount: { bound } }: Figure) => !/^(?:over|under|at-least|at-most)$/.test(bound);

const whereIs = (figure: Figure, column: FigureColumn): number | undefined => {
  const row = column.values.findIndex(
    (value) => value !== null && fits({ ...figure.amount, bound: 'exact' }, value, column.unit) === 'yes',
  );
  return row < 0 ? undefined : row;
};
