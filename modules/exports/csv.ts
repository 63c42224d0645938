import Papa from 'papaparse';
import type { Table } from '../search/report';
import { fileNameOf } from './file-name';

export type CsvTable = Pick<Table, 'title' | 'headers'> &
  Partial<Pick<Table, 'basis'>> & { rows: readonly (readonly string[])[] };

/** Label above invented figures, because the file is used without its page. */
const demoLabel = 'Demo: illustrative figures, not real data';
const labels = (tables: readonly CsvTable[]) =>
  tables.some(({ basis }) => basis === 'illustrative') ? [[demoLabel]] : [];

const byteOrderMark = '\uFEFF';

/**
 * Matches a cell that a spreadsheet would run as a formula, also with full-width signs; not numbers such as +12%, -3.4
 * or -1e-7.
 */
const formula = /^(?![+-]?\d+(?:[.,]\d+)*(?:e[+-]?\d+)?\s?%?$)[=+\-@＝＋－＠\t\r\n\0].*$/s;

/** One table as CSV for spreadsheets. */
export function tableCsv(table: CsvTable): string {
  return byteOrderMark + csvLines([...labels([table]), table.headers, ...table.rows]) + '\r\n';
}

/** All tables of a page, each under its title. Undefined when there is none. Spec section 7, page-wide CSV. */
export function tablesCsv(tables: readonly CsvTable[]): string | undefined {
  if (tables.length === 0) return undefined;
  const parts = tables.map((table, index) =>
    csvLines([[table.title.trim() || `Table ${index + 1}`], table.headers, ...table.rows]),
  );
  return (
    byteOrderMark + [...labels(tables).map((row) => csvLines([row])), ...parts].join('\r\n\r\n') + '\r\n'
  );
}

/** The title in lower case with spaces as hyphens (spec section 7), safe for file systems. */
export const tableFileName = (title: string): string => fileNameOf(title, 'csv', 'table');

/** Matches any text that begins as a formula does, numbers with a sign too: for files whose numbers are not text. */
const anyFormula = /^[=+\-@\t\r\n\0].*$/s;

type CsvCell = string | number | boolean | null;

/** Rows as CSV lines without a final line break; escapes cells that would run as formulas. */
export function csvLines(rows: readonly (readonly CsvCell[])[], escapeFormulae = formula): string {
  return Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae, newline: '\r\n' },
  );
}

/** Rows of typed cells as CSV, each with its line break; text with a leading sign is escaped, numbers are not. */
export const csvRows = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.length > 0 ? `${csvLines(rows, anyFormula)}\r\n` : '';
