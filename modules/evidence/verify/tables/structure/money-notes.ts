import type { Dataset } from '../../../evidence';
import { withNotedUnits } from '../../../sources/unit-notes';

/**
 * "All amounts in thousands of pounds" anywhere around the only table of a file: the unit of its columns of money that have none of their
 * own. Columns that count something else, such as staff, have no part in it.
 */
export const withMoneyUnits = (dataset: Dataset, lines: readonly string[]): Dataset => ({
  ...dataset,
  columns: withNotedUnits(dataset.columns, [], lines, (at) =>
    dataset.rows.some((row) => typeof row[at] === 'number' && !Number.isInteger(row[at])),
  ),
});
