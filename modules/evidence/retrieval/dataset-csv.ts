import Papa from 'papaparse';
import { type FoundDataset, providerNames } from './provider';

/** Cells that spreadsheets, and the reader of comment lines, would take for something else; no series has them. */
const notPlain = /^[#=+@\t\r]/;

/** A found dataset as a CSV file: notes on its origin, a header with units, a row for each period. */
export function datasetCsv(found: FoundDataset): string {
  const { provider, title, series, url, licence, period } = found;
  const notes = [
    `${title}. ${providerNames[provider]}, ${series}, ${period.from} to ${period.to}`,
    `Source: ${url}${licence ? `, ${licence}` : ''}`,
  ];
  const plain = (cell: string | number | null) =>
    typeof cell === 'string' ? cell.replace(notPlain, ' $&') : cell;
  const table = Papa.unparse(
    { fields: found.columns, data: found.rows.map((row) => row.map(plain)) },
    { newline: '\n' },
  );
  return `${notes.map((note) => `# ${note.replace(/\s+/g, ' ')}\n`).join('')}${table}\n`;
}
