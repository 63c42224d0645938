import type { Dataset } from '../../evidence/evidence';
import { cleanText } from '../analysis-text';
import type { PlannedDataset } from '../plan';
import { chosenColumns } from './columns';
import { areTimes, type Figures, type Series } from './figures';
import { numberIn, type Cell } from './numbers';

/** Rows before their title and source line are known. */
export type Rows = Omit<Figures, 'id' | 'title' | 'kind' | 'sourceLine'>;

/** Columns of a source taken as they are; the names that it does not hold are handed back. */
export function rowsFromSource(planned: PlannedDataset, source: Dataset): { rows?: Rows; missing: string[] } {
  const { label, values, missing, split } = chosenColumns(source, planned.columns);
  if (values.length === 0) return { missing };
  const order = inOrder(source, label);
  const cell = (row: number, place: number): Cell => source.rows[row]?.[place] ?? null;
  const shape =
    split === undefined
      ? sideBySide(source, order, label, values)
      : spread(order.map((row) => [cell(row, label), cell(row, split), cell(row, values[0] ?? 0)]));
  const units = [...new Set(values.map((place) => source.columns[place]?.unit ?? ''))];
  return {
    rows: {
      ...shape,
      unit: planned.unit || (units.length === 1 ? (units[0] ?? '') : ''),
      xLabel: cleanText(source.columns[label]?.name ?? ''),
      timed: areTimes(shape.labels),
      basis: 'source',
      sourceId: source.sourceId,
      spanIds: split === undefined ? order.map((row) => source.spanIds[row] ?? '') : [],
    },
    missing,
  };
}

export const labelOf = (cell: Cell): string => (cell === null ? '' : cleanText(String(cell)));

type Shape = { labels: string[]; series: Series[] };

function sideBySide(
  source: Dataset,
  order: readonly number[],
  label: number,
  values: readonly number[],
): Shape {
  return {
    labels: order.map((row) => labelOf(source.rows[row]?.[label] ?? null)),
    series: values.map((place) => ({
      label: cleanText(source.columns[place]?.name ?? ''),
      values: order.map((row) => numberIn(source.rows[row]?.[place])),
    })),
  };
}

/** Time runs forwards: rows of a source that lists its newest first are turned round. */
function inOrder(source: Dataset, label: number): number[] {
  const rows = source.rows.map((_, row) => row);
  const labels = source.rows.map((row) => labelOf(row[label] ?? null));
  const falls = labels.every((each, at) => at === 0 || Number(each) < Number(labels[at - 1]));
  return labels.length > 1 && areTimes(labels) && falls ? rows.reverse() : rows;
}

/** Long rows (label, name, value) as one series for each name. */
function spread(rows: readonly [Cell, Cell, Cell][]): Shape {
  const labels = [...new Set(rows.map(([label]) => labelOf(label)))];
  const places = new Map(labels.map((label, at) => [label, at]));
  const byName = new Map<string, (number | null)[]>();
  for (const [label, name, value] of rows) {
    const values = byName.get(labelOf(name)) ?? labels.map(() => null);
    values[places.get(labelOf(label)) ?? 0] = numberIn(value);
    byName.set(labelOf(name), values);
  }
  return { labels, series: [...byName].map(([label, values]) => ({ label, values })) };
}
