import { isGap, isNumeric } from '../figures/numbers';
import { isSumLabel } from '../figures/sum-rows';
import { headerName, isPeriodName } from './grouped-header';
import { figureIn } from './unit-cells';
import { isUnit } from './unit-notes';

/** A row of a grid; an empty cell is '', and so is each cell that a merged one covers. */
export type GridRow = { cells: string[]; line: number };

/** A row as one line, without its empty cells. */
export const lineOf = ({ cells }: GridRow): string => cells.filter((cell) => cell !== '').join('; ');

/** A grid as a table, with the lines above and below it that describe it. */
export type Layout = {
  headers: string[];
  headerLine: number;
  rows: GridRow[];
  before: GridRow[];
  after: GridRow[];
};

/** More columns than this are no table a person made. */
export const maxColumns = 200;
/** The column of the headings that stand between the rows of a table. */
export const sectionHeader = 'Section';
/** Rows of a header: groups of groups, groups, and names. */
const mostHeaderRows = 3;
/** A name of a column that is longer is a sentence. */
const headerLength = 200;

/**
 * The table in a grid: titles above it, a header of one row or with groups above its names, headings between its rows, and notes
 * below. All rows are as wide as the first. Undefined where there is no header of different names above rows.
 */
export function layoutOf(grid: readonly GridRow[]): Layout | undefined {
  const widest = grid.reduce((most, row) => Math.max(most, filledIn(row)), 0);
  // Titles above a table, often one merged cell, fill one column of many.
  const from = grid.findIndex((row) => filledIn(row) > 1 || widest === 1);
  const header = grid[from];
  if (!header) return undefined;
  const below = grid.slice(from + 1);
  const end = endOfRows(header, below);
  const body = below.slice(0, end);
  const found = withPlainHeader(header, body) ?? withGroupedHeader([header, ...body]);
  if (!found) return undefined;
  const { headers, columns, rows } = found;
  const narrow = rows.map(({ cells, line }) => ({ cells: columns.map((at) => cells[at] ?? ''), line }));
  return {
    ...withSections(headers, narrow),
    headerLine: header.line,
    before: grid.slice(0, from),
    after: below.slice(end),
  };
}

type Headed = { headers: string[]; columns: number[]; rows: readonly GridRow[] };

const isFilled = (cell: string | undefined) => cell !== undefined && cell !== '';
const filledIn = ({ cells }: GridRow) => cells.reduce((count, cell) => count + (isFilled(cell) ? 1 : 0), 0);

/** Its beginning is searched, its end looked at: a cell may hold thousands of characters. */
export const isSentence = (text: string) =>
  /[.!?]$/.test(text.slice(-1)) ||
  /^[*†‡–-]|^\d\)? |^(?:source|note)s?\b|^\p{L}[^:]*: \p{Ll}/iu.test(text.slice(0, headerLength));

/** Notes below a table fill its first column alone: sentences, or lines that an empty row sets off. */
function endOfRows(header: GridRow, below: readonly GridRow[]): number {
  const first = header.cells.findIndex(isFilled);
  let end = below.length;
  if (filledIn(header) < 2) return end;
  for (let at = below.length - 1; at > 0; at -= 1) {
    const row = below[at] as GridRow;
    const place = row.cells.findIndex(isFilled);
    if (filledIn(row) !== 1 || place > first) break;
    const isApart = row.line > (below[at - 1]?.line ?? row.line) + 1;
    if (isApart || isSentence(row.cells[place] ?? '')) end = at;
  }
  return end;
}

/** The columns that a row of names or a cell below it fills, in order; the first may lack a name. */
function usedColumns(names: readonly string[], body: readonly GridRow[]): number[] | undefined {
  const first = names.findIndex(isFilled);
  const used = names.map(isFilled);
  for (const { cells } of body)
    for (const [at, cell] of cells.entries())
      if (isFilled(cell) && !used[at]) {
        if (at !== first - 1) return undefined;
        used[at] = true;
      }
  return used.flatMap((isUsed, at) => (isUsed ? [at] : []));
}

/** Names of the columns, where each has another one and not all are figures. */
function namesAt(names: readonly string[], columns: readonly number[]): string[] | undefined {
  const headers = columns.map((at, index) =>
    (names[at] || (index === 0 ? 'Row' : '')).slice(0, headerLength),
  );
  const isTable =
    new Set(headers).size === headers.length && !headers.every((text) => isNumeric(text, 'point'));
  return isTable ? headers : undefined;
}

function withPlainHeader(header: GridRow, body: readonly GridRow[]): Headed | undefined {
  if (body.length === 0) return undefined;
  const [units] = body;
  const label = header.cells.findIndex(isFilled);
  const isUnits = units && body.length > 1 && isUnitRow(header, units, body.slice(1));
  const names = isUnits
    ? header.cells.map((name, at) =>
        units.cells[at] && at !== label ? `${name} (${units.cells[at]})` : name,
      )
    : header.cells;
  const rows = isUnits ? body.slice(1) : body;
  const columns = usedColumns(names, rows);
  const headers = columns && namesAt(names, columns);
  return columns && headers ? { headers, columns, rows } : undefined;
}

const isFigure = (cell: string | undefined) => {
  if (cell === undefined) return false;
  const figure = figureIn(cell);
  return isNumeric(figure, 'point') || isNumeric(figure, 'comma');
};

/** A row without a label below the names, with a word above each column of figures: "thousand", "km²". */
function isUnitRow({ cells }: GridRow, units: GridRow, rows: readonly GridRow[]): boolean {
  const label = cells.findIndex(isFilled);
  const named = units.cells.flatMap((cell, at) => (isFilled(cell) && at !== label ? [at] : []));
  const own = units.cells[label] ?? '';
  return (
    (own === '' || /^units?$/i.test(own)) &&
    named.length > 0 &&
    named.every((at) => {
      const unit = units.cells[at] ?? '';
      const column = rows.map((row) => row.cells[at] ?? '').filter((cell) => !isGap(cell));
      return isUnit(unit) && column.length > 0 && column.every(isFigure);
    })
  );
}

/** Groups above the names of the columns: "2021", "2022" above "Revenue", "Staff", "Revenue", "Staff". */
function withGroupedHeader(rows: readonly GridRow[]): Headed | undefined {
  if ((rows[0]?.cells.length ?? 0) > maxColumns) return undefined;
  for (let depth = 2; depth <= Math.min(mostHeaderRows, rows.length - 1); depth += 1) {
    const [heads, body] = [rows.slice(0, depth), rows.slice(depth)];
    if (!areGroups(heads) || !body.some(({ cells }) => cells.slice(1).some(isFigure))) continue;
    const names = groupedNames(heads);
    const columns = usedColumns(names, body);
    const headers = columns && namesAt(names, columns);
    if (columns && headers) return { headers, columns, rows: body };
  }
  return undefined;
}

/** Names and periods alone, as a figure would make a row of it. A group stands once in the first row, a period above each of its names. */
function areGroups(heads: readonly GridRow[]): boolean {
  const top = heads[0]?.cells.filter((cell) => isFilled(cell) && !isPeriodName(cell)) ?? [];
  return heads.every(isHeader) && new Set(top).size === top.length;
}

const isHeader = (row: GridRow) =>
  filledIn(row) > 1 && row.cells.every((cell) => cell === '' || isPeriodName(cell) || !isFigure(cell));

function groupedNames(heads: readonly GridRow[]): string[] {
  const width = heads.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, at) => {
    const lowest = heads.findLastIndex(({ cells }) => isFilled(cells[at]));
    if (lowest < 0) return '';
    const groups = heads.slice(0, lowest).flatMap(({ cells }) => {
      const group = cells.slice(0, at + 1).findLast(isFilled);
      return group === undefined ? [] : [group];
    });
    return headerName(groups, heads[lowest]?.cells[at] ?? '');
  });
}

/**
 * Headings between the rows, each alone in its row, as a column of their own: "Northern region" above "Bus" and "Tram". The first row
 * is one and there are several: a single row without figures is a row with gaps.
 */
function withSections(
  headers: readonly string[],
  rows: readonly GridRow[],
): Pick<Layout, 'headers' | 'rows'> {
  const headings = rows.flatMap((row, at) => (isHeading(row) ? [at] : []));
  const areApart = headings.every((at, index) => at + 1 < (headings[index + 1] ?? rows.length));
  if (headers.length < 3 || headings[0] !== 0 || headings.length < 2 || !areApart)
    return { headers: [...headers], rows: [...rows] };
  const behind = endOfSections(rows, headings.at(-1) ?? 0);
  let section = '';
  const sectioned = rows.flatMap((row, at) => {
    if (isHeading(row)) {
      section = row.cells[0] ?? '';
      return [];
    }
    return [{ ...row, cells: [at < behind ? section : '', ...row.cells] }];
  });
  return { headers: [sectionHeader, ...headers], rows: sectioned };
}

const isHeading = ({ cells: [first, ...rest] }: GridRow) =>
  isFilled(first) && rest.every((cell) => cell === '');

const ofAll = /^(?:grand|overall|all)\b/i;

/** Where the last section ends: before the totals of all sections, behind its own where the others have one. */
function endOfSections(rows: readonly GridRow[], lastHeading: number): number {
  const labelAt = (at: number) => rows[at]?.cells[0] ?? '';
  const isTotal = (at: number) => isSumLabel(labelAt(at));
  const first = rows.findIndex((_, at) => at > lastHeading && isTotal(at));
  if (first < 0) return rows.length;
  const own = rows.slice(0, lastHeading).flatMap((_, at) => (isTotal(at) ? [labelAt(at)] : []));
  const isOwn = own.includes(labelAt(first)) || (own.length > 0 && !ofAll.test(labelAt(first)));
  return isOwn ? first + 1 : first;
}
