import { endsOf, type Table } from '../search/report';
import { isOmission } from './table-cell';

/** A longer table is printed with its first and last rows; page, Markdown and CSV contain all rows. */
const maxPrintedRows = 20;

/** A table for print. Title and an extra row state how many rows are omitted. */
export function printedTable(table: Table): Table {
  const rows = table.rows.filter((row) => !isOmission(row));
  if (rows.length <= maxPrintedRows) return table;
  const omitted = table.rows.find(isOmission)?.[0]?.replace(/\D/g, '') ?? '0';
  const total = rows.length + Number(omitted);
  const ends = `, first and last ${maxPrintedRows / 2} of ${total.toLocaleString('en')} rows`;
  const title = table.title.replace(/, first and last [\d,]+ of [\d,]+ rows$/, '');
  return { ...table, title: `${title}${ends}`, rows: endsOf(rows, maxPrintedRows, total) };
}
