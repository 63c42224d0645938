import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '~/ui/button';
import type { TableView } from './use-table-view';

/** Pagination of a long table. */
export function Pages({
  looked: { page, pages, setPage, folded },
  title,
}: {
  looked: TableView;
  title: string;
}) {
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
