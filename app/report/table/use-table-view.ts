import { useMemo, useState } from 'react';
import type { Table } from '../../../modules/search/report';
import { isTouched, nextSort, rowCount, viewer, wholeTable, withFilter, type View } from './table-view';

/** A longer table shows its first rows until expanded; in print and without scripts it is whole. */
const maxFoldedRows = 12;
export const firstRows = 8;
/**
 * Up to this many rows a table is whole in the page, for print and for the browser's search; beyond it is paginated.
 */
const wholeUpTo = 300;
const pageSize = 50;

export type TableView = ReturnType<typeof useTableView>;

/** The view of one table, until the page is left. */
export function useTableView(table: Table, alive: boolean) {
  const [view, setView] = useState<View>(wholeTable);
  const [unfolded, setUnfolded] = useState(false);
  const [page, setPage] = useState(0);
  const look = useMemo(() => viewer(table), [table]);
  const rows = useMemo(() => look(view), [look, view]);
  const touched = isTouched(view);
  const folded = !unfolded && !touched && rows.length > maxFoldedRows;
  const paged = alive && rows.length > (touched ? pageSize : wholeUpTo);
  const pages = paged && !folded ? Math.ceil(rows.length / pageSize) : 1;
  const from = Math.min(page, pages - 1) * pageSize;
  const change = (next: View) => {
    setView(next);
    setPage(0);
  };
  return {
    ...{ view, touched, folded, pages, page: Math.min(page, pages - 1), setPage },
    /** Every row that passes the filter, in the requested order. */
    rows,
    /** Those of them that are rendered now. */
    shown: paged ? rows.slice(from, from + pageSize) : rows,
    count: touched ? rows.length : rowCount(table.rows),
    total: rowCount(table.rows),
    unfold: () => setUnfolded(true),
    filter: (column: number, typed: string) => change(withFilter(view, column, typed)),
    sortBy: (column: number) => change({ ...view, sort: nextSort(view.sort, column) }),
    clear: () => change(wholeTable),
  };
}
