import Papa from 'papaparse';

/** A cell that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r\n\0].*$/s;

/** Rows as CSV, each with its line end; text that a spreadsheet would run as a formula is escaped. */
export const csvText = (rows: readonly (readonly (string | number | boolean | null)[])[]): string =>
  rows.length > 0
    ? `${Papa.unparse(
        rows.map((row) => [...row]),
        { escapeFormulae: formula, newline: '\r\n' },
      )}\r\n`
    : '';
