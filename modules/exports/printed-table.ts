import { endsOf, type Table } from '../search/report';
import { isOmission } from './table-cell';

/** On paper a longer table shows its ends; the page on screen, Markdown and the CSV hold all its rows. */
const mostPrinted = 20;

/** A table as it is set where nobody can page through it; what is left out is said in its title and in its place. */
export function printedTable(table: Table): Table {
  const rows = table.rows.filter((row) => !isOmission(row));
  if (rows.length <= mostPrinted) return table;
  const left = table.rows.find(isOmission)?.[0]?.replace(/\D/g, '') ?? '0';
  const total = rows.length + Number(left);
  const ends = `, first and last ${mostPrinted / 2} of ${total.toLocaleString('en')} rows`;
  const title = table.title.replace(/, first and last [\d,]+ of [\d,]+ rows$/, '');
  return { ...table, title: `${title}${ends}`, rows: endsOf(rows, mostPrinted, total) };
}
