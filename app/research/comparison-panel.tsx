import { Download } from 'lucide-react';
import { Sentences } from '~/report/page/prose';
import { exportTable } from '~/report/table/export-table';
import { buttonClass } from '~/ui/button';
import { MissingPart } from './panel-section';
import type { PanelProps, Research } from './research-view';

/** The comparison as a table with footnote marks in its cells. */
export function ComparisonPanel({ report }: PanelProps) {
  const { comparison } = report.research;
  if (!comparison || comparison.rows.length === 0)
    return <MissingPart>This report has no comparison.</MissingPart>;
  const { title, headers, rows } = comparison;
  const texts = rows.map((row) => row.map(({ text }) => text));
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 lang={report.language} className="font-sans text-base font-semibold tracking-normal">
          {title}
        </h3>
        <a
          href={fileOf(report, title)}
          onClick={(event) => {
            event.preventDefault();
            void exportTable({ title, headers, rows: texts });
          }}
          className={buttonClass('quiet', 'small', '-mr-3 max-sm:-ml-3 print:hidden')}
        >
          <Download aria-hidden size={15} /> Export CSV
        </a>
      </figcaption>
      <div className="mt-1 overflow-x-auto" tabIndex={0} role="region" aria-label={title}>
        <Rows headers={headers} rows={rows} lang={report.language} />
      </div>
      <p className="mt-2 text-xs text-muted">A small number behind a figure opens its note.</p>
    </figure>
  );
}

/** The server's CSV of this table, for users without JavaScript. */
function fileOf({ id, visualData }: PanelProps['report'], title: string): string {
  const table = visualData.tables.find((one) => one.title === title);
  return `/api/results/${id}/tables.csv${table ? `?table=${encodeURIComponent(table.id)}` : ''}`;
}

type RowsProps = Pick<NonNullable<Research['comparison']>, 'headers' | 'rows'> & {
  lang: PanelProps['report']['language'];
};

const Rows = ({ headers, rows, lang }: RowsProps) => (
  <table lang={lang} className="figures w-full text-sm">
    <thead>
      <tr>
        {headers.map((header, column) => (
          <th
            key={column}
            scope="col"
            className="border-b border-ink py-2.5 pr-6 text-left align-bottom font-semibold last:pr-0"
          >
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <tr key={index} className="hover-able:hover:bg-sunk">
          {headers.map((_, column) => {
            const cell = row[column];
            const text = cell && <Sentences sentences={[cell]} />;
            const shape = 'border-b border-line py-2.5 pr-6 text-left align-top last:pr-0';
            return column === 0 ? (
              <th key={column} scope="row" className={`${shape} font-medium`}>
                {text}
              </th>
            ) : (
              <td key={column} className={shape}>
                {text}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
