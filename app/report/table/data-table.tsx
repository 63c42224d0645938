import clsx from 'clsx';
import { Download, Filter, X, ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Table } from '../../../modules/search/report';
import { buttonClass, Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import type { ReportId } from '../../../modules/kernel/report-id';
import { BasisChip } from '../evidence/basis-chip';
import { exportTable } from './export-table';
import { Grid } from './grid';
import { useTableView, type TableView } from './use-table-view';

/**
 * Spec section 2: title, Export CSV and Filter. Exports the rows that pass the filter, of all pages, in their order.
 * Without scripts the table is whole and the server sends the file.
 */
export function DataTable({ table, reportId }: { table: Table; reportId: ReportId }) {
  const alive = useHydrated();
  const looked = useTableView(table, alive);
  const [filtering, setFiltering] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { touched, folded, total } = looked;
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
          <ExportLink table={table} reportId={reportId} looked={looked} />
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
        <UnfoldButton
          total={total}
          onUnfold={() => {
            looked.unfold();
            grid.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <Pages looked={looked} title={table.title} />
      <p className="mt-2 text-xs text-muted">{table.sourceLine}</p>
    </figure>
  );
}

type ExportLinkProps = { table: Table; reportId: ReportId; looked: TableView };

/** Saves the rows that pass the filter; without scripts the server sends the whole table. */
function ExportLink({ table, reportId, looked: { touched, rows, total } }: ExportLinkProps) {
  return (
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
  );
}

const UnfoldButton = ({ total, onUnfold }: { total: number; onUnfold: () => void }) => (
  <button type="button" onClick={onUnfold} className={clsx(small, 'needs-scripts mt-1 -ml-3 print:hidden')}>
    Show all {total.toLocaleString('en')} rows
  </button>
);

const small = buttonClass('quiet', 'small');

type FilterLineProps = { looked: TableView; filtering: boolean; onClear: () => void };

/** The number of rows left, the button that clears the filter, and a hint. Its line is rendered before it has text. */
function FilterLine({ looked: { touched, count, total }, filtering, onClear }: FilterLineProps) {
  const there = touched || filtering;
  return (
    <div className={there ? 'mt-2 flex min-h-9 flex-wrap items-center gap-x-3 print:hidden' : 'sr-only'}>
      <p role="status" className="figures text-sm font-medium">
        {touched && `${count.toLocaleString('en')} of ${total.toLocaleString('en')} rows`}
      </p>
      {touched && (
        <button type="button" onClick={onClear} className={buttonClass('quiet', 'small')}>
          <X aria-hidden size={15} /> Clear
        </button>
      )}
      {filtering && (
        <p className="text-xs text-muted">
          Words to look for; for figures and dates also &gt;5, &lt;=3 or 2..8. A heading orders the rows.
        </p>
      )}
    </div>
  );
}

/** Pagination of a long table. */
function Pages({ looked: { page, pages, setPage, folded }, title }: { looked: TableView; title: string }) {
  if (pages < 2 || folded) return null;
  return (
    <nav
      aria-label={`Pages of ${title}`}
      className="figures mt-2 -ml-3 flex items-center gap-2 text-sm print:hidden"
    >
      <Button look="quiet" size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
        <ChevronLeft aria-hidden size={16} /> Previous
      </Button>
      <span aria-live="polite">
        Page {page + 1} of {pages}
      </span>
      <Button look="quiet" size="small" disabled={page === pages - 1} onClick={() => setPage(page + 1)}>
        Next <ChevronRight aria-hidden size={16} />
      </Button>
    </nav>
  );
}
