import clsx from 'clsx';
import type { ReportId } from '../../../kernel/report-id';
import type { Table } from '../../../search/report';
import { BasisChip } from '../standalone/exhibits';
import { cellStyle, decimalsByColumn, isFigureColumn, padding } from '../../table-cell';

/** A table with a link to its CSV. */
export function TableFigure({ table, reportId }: { table: Table; reportId: ReportId }) {
  const right = table.headers.map((_, column) => isFigureColumn(table.rows, column));
  const decimals = decimalsByColumn(table);
  return (
    <figure className="table" id={`table-${table.id}`}>
      <figcaption>
        <b>
          {table.title} <BasisChip basis={table.basis} />
        </b>
        <a href={csvPathOf(reportId, table)} download="">
          Export CSV
        </a>
      </figcaption>
      <div className="scroll" tabIndex={0} role="region" aria-label={table.title}>
        <table>
          <thead>
            <tr>
              {table.headers.map((header, column) => (
                <th key={column} scope="col" className={right[column] ? 'right' : undefined}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, index) => (
              <tr key={index}>
                {table.headers.map((header, column) => {
                  const text = row[column] ?? '';
                  return (
                    <td key={column} className={cellClass(header, text, right[column])}>
                      <Text header={header} text={text} />
                      {padding(text, decimals[column] ?? 0)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{table.sourceLine}</p>
    </figure>
  );
}

const csvPathOf = (reportId: ReportId, { id }: Table) =>
  `/api/results/${encodeURIComponent(reportId)}/tables.csv?${new URLSearchParams({ table: id })}`;

/** Spec section 5, table cell styling: badges and their colours. */
const badges: Readonly<Record<string, string>> = {
  'badge-destructive': 'chip unsupported',
  'badge-secondary': 'chip illustrative',
  'badge-default': 'chip',
};

/** Cells up to this length, such as "421.08 ppm" and "1990-2023", are not wrapped. */
const maxUnbroken = 12;

function cellClass(header: string, text: string, right = false): string | undefined {
  const style = cellStyle(header, text);
  return (
    clsx(right && 'right', text.length <= maxUnbroken && 'whole', !(style in badges) && style) || undefined
  );
}

function Text({ header, text }: { header: string; text: string }) {
  const badge = badges[cellStyle(header, text)];
  return badge ? <span className={badge}>{text}</span> : text;
}
