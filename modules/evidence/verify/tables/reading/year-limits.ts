import { type Amount, type Bound, plainAmount } from '../../numbers/amounts';
import type { Period } from '../../numbers/periods';
import type { Figure, Reading } from './reading';
import type { Word } from '../../text/scan';
import { type FigureColumn, holdsYears, type Table } from '../structure/tables';

const yearColumns = ({ columns }: Table): readonly FigureColumn[] => columns.filter(holdsYears);

/** "Opened since 1964" leaves the year open, "has been open since 1964" gives it. */
const began =
  /\b(?:opened|founded|built|established|launched|inaugurated|started|completed|added|introduced|commissioned) since (?:the year )?$/i;

const boundsOfYears: readonly [RegExp, Bound][] = [
  [/\b(?:after|later than) (?:the year )?$/i, 'over'],
  [/\b(?:before|earlier than|prior to) (?:the year )?$/i, 'under'],
  [began, 'at-least'],
  [/\b(?:by|until) (?:the end of )?$/i, 'at-most'],
];

/** "Compared with 2022": a time of figures, and no year of a column. */
const compared = /\b(?:(?:compared|compares) (?:with|to)|than (?:in|for)|versus|against) $/i;

/** "After 1990", "before 1990": how a year bounds those of a column. */
const boundOf = (lead: string): Bound | undefined =>
  boundsOfYears.find(([pattern]) => pattern.test(lead))?.[1];

/**
 * "Opened in 1871", "opened after 1900": a year that a column of years holds, or a limit to its years, in a table without
 * periods. Undefined where the table has no such column.
 */
export function yearOfColumn(table: Table, { text: year }: Period, lead: string): Amount | undefined {
  if (table.periods || !/^[12]\d{3}$/.test(year) || compared.test(lead.slice(-24))) return undefined;
  const columns = yearColumns(table);
  const bound = boundOf(lead.slice(-24));
  const isHeld = columns.some(({ values }) => values.includes(Number(year)));
  if (bound === undefined ? !isHeld : columns.length !== 1) return undefined;
  return { ...plainAmount(year, Number(year)), bound: bound ?? 'exact' };
}

const isLimit = ({ table, text }: Reading, { amount, at }: Figure): boolean =>
  !table.periods &&
  amount.bound !== 'exact' &&
  amount.unit === undefined &&
  /^[12]\d{3}$/.test(amount.text) &&
  boundOf(text.slice(Math.max(0, at - 24), at)) === amount.bound &&
  yearColumns(table).length === 1;

/** The column of years that a limit is to, where the sentence names it right before; none where it names another. */
export function columnOfLimit(reading: Reading, figure: Figure): readonly FigureColumn[] | undefined {
  if (!isLimit(reading, figure)) return undefined;
  const years = yearColumns(reading.table);
  const before = reading.columns.filter(({ end }) => end <= figure.at).at(-1);
  const isNamed =
    before?.columns.every((column) => years.includes(column)) === true &&
    /^(?: (?:only|just|well|shortly|soon|in the years?))? (?:after|later than|before|earlier than|prior to|since|by|until) (?:the (?:year|end of) )?$/i.test(
      reading.text.slice(before.end, figure.at),
    );
  return isNamed ? years : [];
}

/** "Before" of "completed before 1975". */
export const isOfYearLimit = ({ end }: Word, reading: Reading): boolean =>
  reading.figures.some(
    (figure) =>
      figure.at > end &&
      /^ (?:the (?:year|end of) )?$/.test(reading.text.slice(end, figure.at)) &&
      (columnOfLimit(reading, figure)?.length ?? 0) > 0,
  );
