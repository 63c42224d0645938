import { useRef, useState } from 'react';
import clsx from 'clsx';
import { Download, Filter } from 'lucide-react';
import type { Table } from '../../../modules/search/report';
import { buttonClass } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { BasisChip } from '../evidence/basis-chip';
import { exportTable } from './export-table';
import { FilterLine } from './filter-line';
import { Grid } from './grid';
import { Pages } from './pages';
import { useTableView } from './use-table-view';

/**
 * Spec section 2: title, Export CSV and Filter. Exports the rows that pass the filter, of all pages, in their order.
 * Without scripts the table is whole and the server sends the file.
 */
export function DataTable({ table, reportId }: { table: Table; reportId: string }) {
  const alive = useHydrated();
  const looked = useTableView(table, alive);
  const [filtering, setFiltering] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { touched, folded, rows, total } = looked;
  const close = () => {
    setFiltering(false);
    looked.clear();
    toggle.current?.focus();
  };
  const clear = () => {
    looked.clear();
    (grid.current?.querySelector('input') ?? toggle.current)?.focus();
  };
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="min-w-0 flex-1 basis-60 font-sans text-base font-semibold tracking-normal">
          {table.title} <BasisChip basis={table.basis} className="ml-1" />
        </h3>
        <div className="-mr-3 flex gap-1 max-sm:-ml-3 print:hidden">
          <a
            href={`/api/results/${reportId}/tables.csv?table=${encodeURIComponent(table.id)}`}
            onClick={(event) => {
              event.preventDefault();
              void exportTable(
                { ...table, rows },
                touched ? `${rows.length} of ${total} rows, as shown` : undefined,
              );
            }}
            className={small}
          >
            <Download aria-hidden size={15} /> Export CSV
          </a>
          <button
            ref={toggle}
            type="button"
            aria-expanded={filtering}
            onClick={() => (filtering ? close() : setFiltering(true))}
            className={clsx(small, 'needs-scripts', filtering && 'bg-sunk text-ink')}
          >
            <Filter aria-hidden size={15} /> Filter
          </button>
        </div>
      </figcaption>
      <FilterLine looked={looked} filtering={filtering} onClear={clear} />
      <Grid
        ref={grid}
        table={table}
        looked={looked}
        alive={alive}
        onEscape={touched ? clear : close}
        filtering={filtering}
      />
      {folded && (
        <button
          type="button"
          onClick={() => {
            looked.unfold();
            grid.current?.focus({ preventScroll: true });
          }}
          className={clsx(small, 'needs-scripts mt-1 -ml-3 print:hidden')}
        >
          Show all {total.toLocaleString('en')} rows
        </button>
      )}
      <Pages looked={looked} title={table.title} />
      <p className="mt-2 text-xs text-muted">{table.sourceLine}</p>
    </figure>
  );
}

const small = buttonClass('quiet', 'small');
