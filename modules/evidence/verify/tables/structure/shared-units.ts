import type { Dataset } from '../../../evidence';
import { memoize } from '../../../../kernel/memoize';
import { columnUnit } from '../../numbers/units';
import { noUnit, unitHeading } from './measure-tables';

export const inBrackets = /^(?<name>.*\S)\s*[([](?<unit>[^()[\]]{1,24})[)\]]$/;

/** A unit that is understood as a whole. */
export function isUnit(text: string): boolean {
  const { words, dim, scale } = columnUnit(text);
  return words.length === 0 && (dim !== '' || scale !== 1);
}

/**
 * The unit that all rows share as the unit of the columns: a column "Unit" is no label of a row, and the unit in "Revenue
 * (£ million)", "Costs (£ million)" is no part of the label. Other tables stay as they are.
 */
export const withSharedUnit = memoize((dataset: Dataset): Dataset => {
  const { columns, rows } = dataset;
  const unitAt = columns.findIndex(({ type, name }) => type === 'text' && unitHeading.test(name.trim()));
  if (unitAt >= 0) {
    const unit = onlyOne(rows.map((row) => String(row[unitAt] ?? '').trim()));
    return unit === undefined
      ? dataset
      : withUnit(withoutColumn(dataset, unitAt), noUnit.test(unit) ? '' : unit);
  }
  const texts = columns.flatMap(({ type }, index) => (type === 'text' ? [index] : []));
  const [labelAt] = texts;
  if (labelAt === undefined || texts.length > 1 || rows.length < 2) return dataset;
  const labels = rows.map((row) => inBrackets.exec(String(row[labelAt] ?? '').trim())?.groups);
  const unit = onlyOne(labels.map((label) => label?.unit ?? ''));
  if (unit === undefined || !isUnit(unit)) return dataset;
  const named = rows.map((row, at) =>
    row.map((cell, column) => (column === labelAt ? (labels[at]?.name ?? cell) : cell)),
  );
  return withUnit({ ...dataset, rows: named }, unit);
});

function onlyOne(texts: readonly string[]): string | undefined {
  const [one, ...more] = new Set(texts);
  return more.length === 0 && one !== '' ? one : undefined;
}

const withUnit = (dataset: Dataset, unit: string): Dataset => ({
  ...dataset,
  columns: dataset.columns.map((column) =>
    column.type === 'number' && column.unit === '' ? { ...column, unit } : column,
  ),
});

const withoutColumn = (dataset: Dataset, at: number): Dataset => ({
  ...dataset,
  columns: dataset.columns.filter((_, index) => index !== at),
  rows: dataset.rows.map((row) => row.filter((_, index) => index !== at)),
});
