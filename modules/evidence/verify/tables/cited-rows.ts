import { sumRowsOf } from '../../figures/sum-rows';
import type { Explained } from './reading/case';
import { spanOf, type Table } from './structure/tables';

type Cell = Extract<Explained, { state: 'cell' }>;
type WorkedOut = Extract<Explained, { state: 'worked' }>;

/** The rows that a statement was found in, and those that it says something of. */
export type Found = { cells: readonly Cell[]; worked: readonly WorkedOut[] };

/** All rows that what was found stands in or was worked out from. */
export const rowsNeeded = ({ cells, worked }: Found): Set<number> =>
  new Set([...cells.map(({ row }) => row), ...worked.flatMap((each) => each.worked.rows)]);

/**
 * What is wrong with the rows that a statement cites. A cell must be among them. For a calculation they are rows that it was
 * worked out from, or all that it says something of, with others beside them: who cites the whole table cites those too.
 */
export function citationFault(
  { dataset }: Table,
  cited: ReadonlySet<number>,
  found: Found,
  mustCite: boolean,
): string | undefined {
  const { cells, worked } = found;
  const { spanIds } = dataset;
  const isOpen = !mustCite || (cited.size === 0 && worked.length > 0);
  const misplaced = isOpen ? undefined : cells.find(({ row }) => !cited.has(row));
  if (misplaced) return `The cited passage does not say this; passage ${spanIds[misplaced.row] ?? ''} does.`;
  if (worked.length === 0 || cells.length > 0) return undefined;
  // Where periods stand side by side, one passage holds several rows.
  const spanOf = (row: number) => spanIds[row];
  const used = new Set([...rowsNeeded(found)].map(spanOf));
  // A row of totals beside the row that has the share.
  const totals = sumRowsOf(dataset);
  const idle = [...cited].find((row) => !used.has(spanOf(row)) && !totals.has(row));
  if (idle === undefined) return undefined;
  const held = new Set([...cited].map(spanOf));
  const isHeld = worked.every(({ worked: { about, rows } }) =>
    (about ?? rows).every((row) => held.has(spanOf(row))),
  );
  return isHeld ? undefined : `The cited row ${spanIds[idle] ?? ''} has no part in this.`;
}

/** All passages that what was found stands in or was worked out from. */
export function spansNeeded(table: Table, { cells, worked }: Found): string[] {
  if (!table.spans) return [...rowsNeeded({ cells, worked })].map((row) => table.dataset.spanIds[row] ?? '');
  return [
    ...cells.map(({ row, column }) => spanOf(table, row, column)),
    ...worked.flatMap((each) => each.worked.inputs.map(({ spanId }) => spanId)),
  ];
}
