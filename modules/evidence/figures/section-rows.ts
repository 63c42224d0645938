import { rollup } from 'd3-array';
import { memoize } from '../../kernel/memoize';
import type { Dataset } from '../evidence';
import { sectionHeader } from '../sources/table-layout';
import { isSumLabel } from './sum-rows';

/** The columns of headings between rows and of labels below them; -1 where there is none. */
export const sectionColumns = ({ columns }: Dataset): { section: number; label: number } => {
  const section = columns.findIndex(({ name }) => name === sectionHeader);
  return { section, label: columns.findIndex(({ type }, at) => type === 'text' && at > section) };
};

/** "Bus (Northern region)" */
export const nameBelow = (label: string, heading: string): string => `${label} (${heading})`;

/**
 * A table with headings between its rows, each row under one name: "Bus (Northern region)". Undefined for a table without headings,
 * and where two rows would still have one name. The total of a section keeps its own name.
 */
export const namedBySection = memoize((dataset: Dataset): Dataset | undefined => {
  const { section, label } = sectionColumns(dataset);
  if (section < 0 || label < 0) return undefined;
  const labels = dataset.rows.map((row) => String(row[label] ?? '').trim());
  const counts = rollup(
    labels,
    (some) => some.length,
    (each) => each,
  );
  const nameOf = (row: Dataset['rows'][number], index: number) => {
    const [own = '', above = ''] = [labels[index], String(row[section] ?? '').trim()];
    const isNamed = isSumLabel(own) && counts.get(own) === 1;
    return above === '' || isNamed ? own : nameBelow(own, above);
  };
  const names = dataset.rows.map(nameOf);
  if (names.includes('') || new Set(names).size < names.length) return undefined;
  return {
    ...dataset,
    columns: dataset.columns.filter((_, at) => at !== section),
    rows: dataset.rows.map((row, index) =>
      row.flatMap((cell, at) => (at === section ? [] : [at === label ? (names[index] ?? cell) : cell])),
    ),
  };
});
