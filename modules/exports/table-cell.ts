import { max } from 'd3-array';
/** Style of a table cell. Spec section 5, table cell styling. */
export type CellStyle =
  | 'positive'
  | 'negative'
  | 'money'
  | 'temperature'
  | 'badge-destructive'
  | 'badge-secondary'
  | 'badge-default'
  | 'plain';

export function cellStyle(header: string, cell: string): CellStyle {
  const text = cell.trim();
  if (/risk|level/i.test(header) && text) return badge(text.toLowerCase());
  if (text.includes('%') && text.startsWith('+')) return 'positive';
  if (text.includes('%') && /^[-−]/.test(text)) return 'negative';
  if (text.startsWith('$')) return 'money';
  if (/°[CF]/.test(text)) return 'temperature';
  return 'plain';
}

function badge(level: string): CellStyle {
  if (/\b(high|critical)\b/.test(level)) return 'badge-destructive';
  return /\bmedium\b/.test(level) ? 'badge-secondary' : 'badge-default';
}

/** Whether a column is right-aligned as figures; never the first one, which names the rows. */
export function isFigureColumn(rows: readonly (readonly string[])[], column: number): boolean {
  if (column === 0) return false;
  const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell && !isGap(cell));
  return cells.length > 0 && cells.every((cell) => figure.test(cell) && cell.length <= 16);
}

/** Whether a row only states how many rows are omitted here. */
export const isOmission = (row: readonly string[]): boolean =>
  /^… [\d,]+ rows not shown …$/.test(row[0] ?? '') && row.slice(1).every((cell) => cell === '');

/** A figure, but not a range such as 1990-2023. */
const figure = /^[-+−]?\s?[$€£~≈]?\s?[-+−]?\d(?!\d*\s?[-–]\s?\d)/;
const isGap = (cell: string) => /^(?:[-–—…]|\.\.\.|n\/a)$/i.test(cell);

/** Maximum decimals of the plain numbers of each column; none if a column has units or words. */
export function decimalsByColumn(table: {
  headers: readonly string[];
  rows: readonly (readonly string[])[];
}): number[] {
  return table.headers.map((_, column) =>
    isFigureColumn(table.rows, column) ? (max(table.rows, (row) => decimals(row[column])) ?? 0) : 0,
  );
}

const plainNumber = /^[-+−]?[\d,]+(?:\.(\d+))?$/;
const decimals = (cell = '') => plainNumber.exec(cell.trim())?.[1]?.length ?? 0;

/** Blanks as wide as digits that align the decimal point of a shorter number; never invented zeros. */
export function padding(cell: string, columnDecimals: number): string {
  if (columnDecimals === 0 || !plainNumber.test(cell.trim())) return '';
  const own = decimals(cell);
  const point = own === 0 ? '\u2008' : '';
  return point + '\u2007'.repeat(columnDecimals - own);
}
