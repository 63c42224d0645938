import { X } from 'lucide-react';
import { buttonClass } from '~/ui/button';
import type { TableView } from './use-table-view';

type FilterLineProps = { looked: TableView; filtering: boolean; onClear: () => void };

/** The number of rows left, the button that clears the filter, and a hint. Its line is rendered before it has text. */
export function FilterLine({ looked: { touched, count, total }, filtering, onClear }: FilterLineProps) {
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
