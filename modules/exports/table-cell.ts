import { max } from 'd3-array';
/** How a table cell is drawn. Spec section 5, table cell styling. */
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

/** Columns of figures stand right-aligned, so that digits line up; the first one names its rows. */
export function isFigureColumn(rows: readonly (readonly string[])[], column: number): boolean {
  if (column === 0) return false;
  const cells = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell && !isGap(cell));
  return cells.length > 0 && cells.every((cell) => figure.test(cell) && cell.length <= 16);
}

/** A row that says how many are left out between its neighbours; it is none of them. */
export const isOmission = (row: readonly string[]): boolean =>
  /^… [\d,]+ rows not shown …$/.test(row[0] ?? '') && row.slice(1).every((cell) => cell === '');

/** A figure, but no range such as 1990-2023. */
const figure = /^[-+−]?\s?[$€£~≈]?\s?[-+−]?\d(?!\d*\s?[-–]\s?\d)/;
const isGap = (cell: string) => /^(?:[-–—…]|\.\.\.|n\/a)$/i.test(cell);

/** How many decimals the longest plain number of each column has; none where units or words stand beside. */
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

/** What a shorter number lacks until its point stands under the others: blanks as wide as digits, never invented zeros. */
export function padding(cell: string, columnDecimals: number): string {
  if (columnDecimals === 0 || !plainNumber.test(cell.trim())) return '';
  const own = decimals(cell);
  const point = own === 0 ? '\u2008' : '';
  return point + '\u2007'.repeat(columnDecimals - own);
}
