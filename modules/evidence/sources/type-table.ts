import type { Column } from '../evidence';
import { type DecimalMark, isGap, isNumeric, toNumber, unitInCell } from '../figures/numbers';
import { columnUnit } from '../verify/numbers/units';
import { annotatedCell } from './annotated-cell';
import { nameOfHeader, splitHeader, type NamedHeader } from './header-unit';
import { unitColumn, type UnitColumn } from './unit-cells';

export type Cell = string | number | null;
/** `annotations`: those that figures were read without. */
export type TypedTable = { columns: Column[]; rows: Cell[][]; annotations?: string[] };

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const dates = [
  /^\d{4}-\d{2}(?:-\d{2})?(?:[T ]\d{2}:\d{2}.*)?$/,
  /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$/,
  /^\d{4}\/\d{1,2}(?:\/\d{1,2})?$/,
  /^(?:\d{4}[- ]?q[1-4]|q[1-4][- ]?\d{4})$/i,
  new RegExp(`^(?:\\d{1,2} )?${month},? ?(?:\\d{1,2}, )?\\d{2,4}$`, 'i'),
  /^\d{4}[-/–]\d{2,4}$/,
];
const year = /^(?:1[0-9]|2[0-9])\d{2}$/;
/** Words of a header over whole numbers such as 2019, which are years then: of a month or a day they are counts. */
const yearHeader = /\b(?:year|date|period|time|jahr|datum|ann[ée]e|a[ñn]o|anno|vuosi|fy)\b/i;

/** "Sunshine (h per year)", "Visits per day": a rate, and no time. */
const isRate = (header: string) => /\bper\b|\//i.test(header);

/** "Founded (year)", "Year built": when something happened to what a row is about, and no time that its figures are of. */
const eventHeader =
  /\b(?:founded|founding|foundation|opened|opening|built|construction|constructed|established|launched?|created|commission(?:ed|ing)|complet(?:ed|ion)|inaugurat(?:ed|ion)|installed|renovat(?:ed|ion)|restor(?:ed|ation)|introduc(?:ed|tion)|acqui(?:red|sition)|joined|accession|elected|appointed|born|birth|died|death|closed|closure|since)\b|\(year\)\s*$/i;

/** What a header of times has in brackets: "Season (year)", "Year (ending March)", "Period (FY)". */
const timeUnit =
  /\b(?:years?|yyyy|fy|fiscal|financial|calendar|ending|ended|end|as of|season|dec(?:ember)?|march|june|sep(?:tember)?|a\.?d|c\.?e)\b/i;

/** Gives every column its type and unit, and every cell its value: numbers as numbers, gaps as null. */
export function typeTable(headers: readonly string[], cells: readonly (readonly string[])[]): TypedTable {
  const columnCells = headers.map((_, index) => cells.map((row) => row[index] ?? ''));
  // The first column names the rows: "5 km" and "10 km" are races there.
  const measured = headers.map((header, index) =>
    index === 0 ? undefined : unitColumn(header, unitOfHeader(header), columnCells[index] ?? []),
  );
  const usual = usualMark(
    columnCells.map((cells, index) =>
      (measured[index]?.figures ?? cells).flatMap((cell) =>
        isGap(cell) ? [] : (annotatedCell(cell)?.plain ?? cell),
      ),
    ),
  );
  const typed = headers.map((header, index) => {
    const found = measured[index];
    const read = found && typeMeasured(header, found, usual);
    return read ?? typeColumn(header, columnCells[index] ?? [], usual);
  });
  const columns = typed.map(({ column }) => column);
  restoreClashes(columns, headers);
  const annotations = [...new Set(typed.flatMap((column) => [...(column.annotations ?? [])]))];
  return {
    columns,
    rows: cells.map((_, row) => typed.map(({ values }) => values[row] ?? null)),
    ...(annotations.length > 0 ? { annotations: annotations.slice(0, mostAnnotations) } : {}),
  };
}

const mostAnnotations = 5;
type TypedColumn = { column: Column; values: Cell[]; annotations?: ReadonlySet<string> };

/**
 * The type and values of a column. Annotations behind its figures, "12.4*", make it no text: where some cells have them it is
 * read without them. Where all have the same one it may be a unit.
 */
function typeColumn(header: string, cells: readonly string[], usual: DecimalMark): TypedColumn {
  const typed = typeCells(header, cells, usual);
  if (typed.column.type !== 'text') return typed;
  const bare = cells.map((cell) => annotatedCell(cell)?.plain ?? cell);
  const kept = cells.filter((cell, row) => cell === bare[row] && !isGap(cell)).length;
  const read =
    kept > 0 && bare.some((cell, row) => cell !== cells[row]) ? typeCells(header, bare, usual) : typed;
  if (read.column.type === 'text') return typed;
  return { ...read, annotations: new Set(cells.flatMap((cell) => annotatedCell(cell)?.annotation ?? [])) };
}

const unitOfHeader = (header: string): string => {
  const { unit } = splitHeader(header);
  return unit === 'year' ? '' : unit;
};

/** A column whose cells carry their unit: "EUR 184.6m", "EUR -3.1m". Undefined where no mark reads all its figures. */
function typeMeasured(
  header: string,
  { figures, factors, unit }: UnitColumn,
  usual: DecimalMark,
): TypedColumn | undefined {
  const filled = figures.filter((figure) => figure !== '');
  const marks = marksOf(filled);
  const mark = marks.includes(usual) ? usual : marks[0];
  if (!mark) return undefined;
  const read = column({ ...splitHeader(header), unit }, 'number', header, figures, (figure) =>
    toNumber(figure, mark),
  );
  return {
    ...read,
    values: read.values.map((value, row) =>
      typeof value === 'number' ? Number((value * (factors[row] ?? 1)).toPrecision(15)) : value,
    ),
  };
}

function typeCells(header: string, cells: readonly string[], usual: DecimalMark): TypedColumn {
  const filled = cells.filter((cell) => !isGap(cell));
  const plain = nameOfHeader(header);
  if (isDateColumn(header, filled)) return column(plain, 'date', header, cells, String);
  const marks = areOfOneUnit(filled) ? marksOf(filled) : [];
  const mark = marks.includes(usual) ? usual : marks[0];
  if (mark) {
    const unit = unitOfHeader(header) || unitInCell(filled[0] ?? '');
    return column({ ...splitHeader(header), unit }, 'number', header, cells, (cell) => toNumber(cell, mark));
  }
  return column(plain, 'text', header, cells, String);
}

/** "€30" above "45%" is a measure a row: neither is the unit of the column. Only the first figure of many may have the unit. */
function areOfOneUnit(cells: readonly string[]): boolean {
  const units = new Set(cells.map(unitInCell));
  const dims = new Set([...units].flatMap((unit) => (unit === '' ? [] : columnUnit(unit).dim)));
  return dims.size <= 1;
}

function column(
  { name, unit, isRenamed }: NamedHeader,
  type: Column['type'],
  header: string,
  cells: readonly string[],
  read: (cell: string) => Cell,
) {
  return {
    column: { name, type, unit, ...(isRenamed ? { header } : {}) },
    values: cells.map((cell) => (isGap(cell) ? null : read(cell.trim()))),
  };
}

/** Whole years are dates under a header that says so, or when they go on in equal steps. Under a unit they are amounts. */
function isDateColumn(header: string, filled: readonly string[]): boolean {
  if (filled.length === 0) return false;
  if (filled.every((cell) => year.test(cell.trim()))) {
    const { unit } = splitHeader(header);
    if (isRate(header) || (unit !== '' && !timeUnit.test(unit))) return false;
    return (yearHeader.test(header) && !eventHeader.test(header)) || isRegular(filled);
  }
  return dates.some((pattern) => filled.every((cell) => pattern.test(cell.trim())));
}

function isRegular(years: readonly string[]): boolean {
  const steps = years.slice(1).map((value, index) => Number(value) - Number(years[index]));
  return steps.length > 1 && steps[0] !== 0 && steps.every((step) => step === steps[0]);
}

/** The marks a column of numbers can be read with. */
const marksOf = (cells: readonly string[]): DecimalMark[] =>
  cells.length === 0
    ? []
    : (['point', 'comma'] as const).filter((mark) => cells.every((cell) => isNumeric(cell, mark)));

/** What the file as a whole uses: the comma only when a column can be read no other way, or is grouped by points. `1,234` alone is over a thousand. */
function usualMark(columns: readonly (readonly string[])[]): DecimalMark {
  const certain = columns
    .map(marksOf)
    .filter(({ length }) => length === 1)
    .flat();
  if (certain.includes('point')) return 'point';
  return certain.includes('comma') || columns.some(isGrouped) ? 'comma' : 'point';
}

/**
 * Whole numbers with points between their thousands, "1.240" beside "980": figures with three decimals would all have them, and
 * shorter ones would not end in a zero.
 */
function isGrouped(cells: readonly string[]): boolean {
  const pointed = cells.filter((cell) => cell.includes('.'));
  const whole = cells.filter((cell) => !cell.includes('.'));
  return (
    whole.length > 0 &&
    pointed.some((cell) => cell.endsWith('0')) &&
    pointed.every((cell) => /^[-+]?[1-9]\d{0,2}(?:\.\d{3})+$/.test(cell.trim())) &&
    whole.every((cell) => /^[-+]?\d{1,3}$/.test(cell.trim()))
  );
}

/** Two columns that differ only in their unit keep their full headers. */
function restoreClashes(columns: readonly Column[], headers: readonly string[]): void {
  const count = new Map<string, number>();
  for (const { name } of columns) count.set(name, (count.get(name) ?? 0) + 1);
  for (const [index, column] of columns.entries())
    if ((count.get(column.name) ?? 0) > 1) column.name = headers[index] ?? column.name;
}
