import { useMemo, useState } from 'react';
import type { Table } from '../../../modules/search/report';
import { isTouched, nextSort, rowCount, viewer, wholeTable, withFilter, type View } from './table-view';

/** Longer tables show their first rows until asked; on paper and without scripts they are whole. */
const longest = 12;
export const firstRows = 8;
/** Up to here a table stays whole in the page, for print and for the browser's own search; beyond it is paged. */
const wholeUpTo = 300;
const pageSize = 50;

export type TableView = ReturnType<typeof useTableView>;

/** How one person looks at one table, from opening the page to leaving it. */
export function useTableView(table: Table, alive: boolean) {
  const [view, setView] = useState<View>(wholeTable);
  const [unfolded, setUnfolded] = useState(false);
  const [page, setPage] = useState(0);
  const look = useMemo(() => viewer(table), [table]);
  const rows = useMemo(() => look(view), [look, view]);
  const touched = isTouched(view);
  const folded = !unfolded && !touched && rows.length > longest;
  const paged = alive && rows.length > (touched ? pageSize : wholeUpTo);
  const pages = paged && !folded ? Math.ceil(rows.length / pageSize) : 1;
  const from = Math.min(page, pages - 1) * pageSize;
  const change = (next: View) => {
    setView(next);
    setPage(0);
  };
  return {
    ...{ view, touched, folded, pages, page: Math.min(page, pages - 1), setPage },
    /** Every row that is let through, in the order asked for. */
    rows,
    /** Those of them that stand in the page now. */
    shown: paged ? rows.slice(from, from + pageSize) : rows,
    count: touched ? rows.length : rowCount(table.rows),
    total: rowCount(table.rows),
    unfold: () => setUnfolded(true),
    filter: (column: number, typed: string) => change(withFilter(view, column, typed)),
    sortBy: (column: number) => change({ ...view, sort: nextSort(view.sort, column) }),
    clear: () => change(wholeTable),
  };
}
