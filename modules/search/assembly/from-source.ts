import type { Dataset } from '../../evidence/evidence';
import { cleanText } from '../analysis-text';
import type { PlannedDataset } from '../plan';
import { chosenColumns } from './columns';
import { areTimes, type Figures, type Series } from './figures';
import { numberIn, type Cell } from './numbers';

/** Rows before their source line is known. A title is given where it follows from the source. */
export type Rows = Omit<Figures, 'id' | 'title' | 'kind' | 'sourceLine'> & { title?: string };

/** Columns of a source taken as they are; the names that it does not hold are handed back. */
export function rowsFromSource(planned: PlannedDataset, source: Dataset): { rows?: Rows; missing: string[] } {
  const { label, values, missing, split } = chosenColumns(source, planned.columns);
  if (values.length === 0) return { missing };
  const rows = inOrder(source, label);
  return {
    rows:
      split === undefined
        ? sideBySide(source, { label, values, rows })
        : spread(source, { label, split, value: values[0] ?? 0, rows }),
    missing,
  };
}

export const labelOf = (cell: Cell): string => (cell === null ? '' : cleanText(String(cell)));

/** Rows of a source under its own names, units and title. */
export function sideBySide(
  source: Dataset,
  { label, values, rows }: { label: number; values: readonly number[]; rows: readonly number[] },
): Rows {
  const units = values.map((place) => cleanText(source.columns[place]?.unit ?? ''));
  const unit = units.every((each) => each === units[0]) ? (units[0] ?? '') : '';
  const named = (place: number, at: number) =>
    [nameOf(source, place), unit === '' && units[at] ? `(${units[at]})` : ''].filter(Boolean).join(' ');
  const series = values.map((place, at): Series => ({
    label: named(place, at),
    values: rows.map((row) => numberIn(source.rows[row]?.[place])),
  }));
  const labels = rows.map((row) => labelOf(source.rows[row]?.[label] ?? null));
  const names = values.map((place) => nameOf(source, place));
  return {
    ...sourced(source, label, labels),
    ...{ title: `${listed(names)} by ${inSentence(nameOf(source, label))}`, series, unit },
    spanIds: rows.map((row) => source.spanIds[row] ?? ''),
  };
}

type Long = { label: number; split: number; value: number; rows: readonly number[] };

/** Long rows (label, name, value) as one series for each name. */
function spread(source: Dataset, { label, split, value, rows }: Long): Rows {
  const cell = (row: number, place: number): Cell => source.rows[row]?.[place] ?? null;
  const labels = [...new Set(rows.map((row) => labelOf(cell(row, label))))];
  const places = new Map(labels.map((each, at) => [each, at]));
  const byName = new Map<string, (number | null)[]>();
  for (const row of rows) {
    const name = labelOf(cell(row, split));
    const values = byName.get(name) ?? labels.map(() => null);
    values[places.get(labelOf(cell(row, label))) ?? 0] = numberIn(cell(row, value));
    byName.set(name, values);
  }
  const by = [label, split].map((place) => inSentence(nameOf(source, place)));
  return {
    ...sourced(source, label, labels),
    title: `${nameOf(source, value)} by ${listed(by)}`,
    series: [...byName].map(([name, values]) => ({ label: name, values })),
    unit: cleanText(source.columns[value]?.unit ?? ''),
    spanIds: [],
  };
}

const sourced = (source: Dataset, label: number, labels: string[]) => ({
  labels,
  xLabel: nameOf(source, label),
  timed: areTimes(labels),
  basis: 'source' as const,
  sourceId: source.sourceId,
});

const nameOf = (source: Dataset, place: number) => cleanText(source.columns[place]?.name ?? '');

/** "Year" reads "year" within a sentence; "GDP" stays. */
const inSentence = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

const mostNamed = 4;

/** "A, B and C"; of many the first three are named. */
function listed(names: readonly string[]): string {
  const shown =
    names.length > mostNamed
      ? [...names.slice(0, mostNamed - 1), `${names.length - mostNamed + 1} more`]
      : names;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Time runs forwards: rows of a source that lists its newest first are turned round. */
export function inOrder(source: Dataset, label: number): number[] {
  const rows = source.rows.map((_, row) => row);
  const labels = source.rows.map((row) => labelOf(row[label] ?? null));
  const falls = labels.every((each, at) => at === 0 || Number(each) < Number(labels[at - 1]));
  return labels.length > 1 && areTimes(labels) && falls ? rows.reverse() : rows;
}
