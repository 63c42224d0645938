import clsx from 'clsx';
import { Download, Filter } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import type { Table } from '../../modules/search/report';
import { decimalsByColumn, isFigureColumn, padding } from '../../modules/exports/contract';
import { buttonClass } from '~/ui/button';
import { toast } from '~/ui/toast-store';
import { BasisChip } from './basis-chip';
import { saveFile } from './save-file';
import { TableCell } from './table-cell';

/** Spec section 2: title, Export CSV and Filter. The file is made in the browser; without scripts the server sends all. */
export function DataTable({ table, reportId }: { table: Table; reportId: string }) {
  const [filter, setFilter] = useState<string>();
  const [unfolded, setUnfolded] = useState(false);
  const rows = table.rows.filter(
    (row) => !filter || row.join(' ').toLowerCase().includes(filter.toLowerCase()),
  );
  const folded = !unfolded && !filter && rows.length > longest;
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="min-w-0 flex-1 basis-60 font-sans text-base font-semibold tracking-normal">
          {table.title} <BasisChip basis={table.basis} className="ml-1" />
        </h3>
        <div className="flex gap-1 print:hidden">
          <a
            href={`/api/results/${reportId}/tables.csv`}
            onClick={(event) => void exportTable(event, table)}
            className={small}
          >
            <Download aria-hidden size={15} /> Export CSV
          </a>
          <button
            type="button"
            aria-expanded={filter !== undefined}
            onClick={() => setFilter(filter === undefined ? '' : undefined)}
            className={clsx(small, 'needs-scripts')}
          >
            <Filter aria-hidden size={15} /> Filter
          </button>
        </div>
      </figcaption>
      {filter !== undefined && (
        <input
          type="search"
          autoFocus
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          placeholder="Show rows that contain"
          aria-label={`Filter ${table.title}`}
          className="touch mt-2 w-full rounded-md border border-line-strong bg-surface px-3 text-sm"
        />
      )}
      <Grid table={table} rows={rows} folded={folded} />
      {folded && (
        <button
          type="button"
          onClick={() => setUnfolded(true)}
          className={clsx(small, 'needs-scripts mt-1 print:hidden')}
        >
          Show all {rows.length} rows
        </button>
      )}
      <p className="mt-2 text-xs text-muted">{table.sourceLine}</p>
    </figure>
  );
}

/** Longer tables show their first rows until asked; on paper and without scripts they are whole. */
const longest = 12;
const firstRows = 8;

const small = buttonClass('quiet', 'small');

async function exportTable(event: MouseEvent, table: Table) {
  event.preventDefault();
  try {
    const { tableCsv, tableFileName } = await import('../../modules/exports/csv');
    saveFile(new Blob([tableCsv(table)], { type: 'text/csv;charset=utf-8' }), tableFileName(table.title));
    toast({ title: 'CSV exported successfully' });
  } catch {
    toast({ title: 'Failed to export CSV', tone: 'destructive' });
  }
}

type GridProps = { table: Table; rows: readonly string[][]; folded: boolean };

function Grid({ table, rows, folded }: GridProps) {
  const right = table.headers.map((_, column) => isFigureColumn(table.rows, column));
  const decimals = decimalsByColumn(table);
  return (
    <div className="mt-3 overflow-x-auto" tabIndex={0} role="region" aria-label={table.title}>
      <table className="figures w-full text-sm">
        <thead>
          <tr>
            {table.headers.map((header, column) => (
              <th
                key={column}
                scope="col"
                className={clsx(
                  cell,
                  'border-line-strong font-semibold text-muted',
                  right[column] && 'text-right',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={index}
              className={clsx('hover-able:hover:bg-sunk', folded && index >= firstRows && 'folded-row')}
            >
              {table.headers.map((header, column) => (
                <td
                  key={column}
                  className={clsx(
                    cell,
                    right[column] && 'text-right',
                    isShort(row[column]) && 'whitespace-nowrap',
                  )}
                >
                  <TableCell header={header} text={row[column] ?? ''} />
                  {padding(row[column] ?? '', decimals[column] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="py-4 text-sm text-muted">No row contains that.</p>}
    </div>
  );
}

/** Such as "421.08 ppm" and "1990-2023": they stand in one line. */
const isShort = (text = '') => text.length <= 12;

const cell = 'border-b border-line py-2.5 pr-4 text-left align-top last:pr-0';
