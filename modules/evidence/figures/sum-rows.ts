import { memoize } from '../../kernel/memoize';
import type { Dataset } from '../evidence';

/** "Total", "Hydro total", "Subtotal trade", "League average", "Upper Vale together", "Bulk goods, all". */
const named =
  /^(?:(?:grand |sub-?)?totals?|sum|average|mean|overall|(?:all|both)(?: [a-z]+)?|(?:whole )?year as a whole)$|^(?:grand |sub-?)?totals?[ :,]|[ :,(](?:(?:sub-?)?totals?|average|mean|together|combined|altogether)\)?$|, all$/i;

const fewestRows = 3;
const fewestColumns = 2;

/**
 * Rows that add up others, or give their mean, and are none of them: by their label, or the first or last one where it holds the sum
 * of all others in two columns at least ("University" below its faculties).
 */
export const sumRowsOf = memoize((dataset: Dataset): ReadonlySet<number> => {
  const { rows, columns } = dataset;
  const labels = columns.flatMap(({ type }, index) => (type === 'text' ? [index] : []));
  const isNamed = (cells: Dataset['rows'][number]) =>
    labels.some((at) => named.test(String(cells[at] ?? '')));
  const found = new Set(rows.flatMap((cells, row) => (isNamed(cells) ? [row] : [])));
  const ends = labels.length > 0 && found.size === 0 ? [0, rows.length - 1] : [];
  for (const row of ends) if (addsUp(dataset, row)) found.add(row);
  return found;
});

/** Whether a label is that of a row which adds up others: "Total", "All regions". */
export const isSumLabel = (label: string): boolean => named.test(label.trim());

function addsUp({ rows, columns }: Dataset, row: number): boolean {
  const sums = columns.filter(({ type }, at) => {
    const own = rows[row]?.[at];
    const others = rows.flatMap((cells, index) => {
      const value = cells[at];
      return index !== row && typeof value === 'number' ? [value] : [];
    });
    if (type !== 'number' || typeof own !== 'number' || others.length < fewestRows) return false;
    const sum = others.reduce((all, each) => all + each, 0);
    const isPlain = others.filter((each) => each > 0).length >= fewestRows;
    return isPlain && Math.abs(own - sum) <= 0.001 * Math.abs(sum);
  });
  return sums.length >= fewestColumns;
}
