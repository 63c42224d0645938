import { namedBySection, periodTables, seriesViews, spreadOf, sumRowsOf } from '../../../evidence/contract';
import type { Dataset } from '../../../evidence/evidence';
import { cleanText } from '../prose/analysis-text';
import type { PlannedDataset } from '../../plan';
import { chosenColumns, placeOf } from './columns';
import { areTimes, type Figures, type Series } from './figures';
import { numberIn, type Cell } from './numbers';

/** Rows before their source line is known. `title` is set where it follows from the source. */
export type Rows = Omit<Figures, 'id' | 'title' | 'kind' | 'sourceLine'> & { title?: string };

/** Takes columns of a source unchanged; returns the names that the source lacks. */
export function rowsFromSource(planned: PlannedDataset, named: Dataset): { rows?: Rows; missing: string[] } {
  const view = viewFor(planned, named);
  const { columns } = view;
  const source = bySection(view.source, chosenColumns(view.source, columns));
  const chosen = chosenColumns(source, columns);
  const { label, values, missing } = chosen;
  if (values.length === 0) return { missing };
  const repeats = isRepeated(source, chosen);
  const latest = repeats ? periodTables(source).at(-1) : undefined;
  if (latest && source.columns[label]?.type === 'text') {
    const { rows } = rowsFromSource({ ...planned, columns: [...columns] }, latest.table);
    return { ...(rows ? { rows: ofPeriod(rows, latest.period) } : {}), missing };
  }
  const rows = inOrder(source, label);
  const split = chosen.split ?? (repeats && values.length === 1 ? keyOf(source, label) : undefined);
  return {
    rows:
      split === undefined
        ? sideBySide(source, { label, values, rows })
        : spread(source, { label, split, value: values[0] ?? 0, rows }),
    missing,
  };
}

/** Several columns of a table with headings between its rows: each row has the heading in its name. */
function bySection(
  source: Dataset,
  chosen: { label: number; split?: number; values: readonly number[] },
): Dataset {
  const named = chosen.values.length > 1 && isRepeated(source, chosen) ? namedBySection(source) : undefined;
  return named ?? source;
}

/** Several rows have one label, as those of a region have, one for each year. */
function isRepeated({ rows }: Dataset, { label, split }: { label: number; split?: number }): boolean {
  return split === undefined && new Set(rows.map((row) => labelOf(row[label] ?? null))).size < rows.length;
}

/** The only column of names, by which rows of one label differ. */
function keyOf({ columns, rows }: Dataset, label: number): number | undefined {
  const texts = columns.flatMap(({ type }, place) => (type === 'text' && place !== label ? [place] : []));
  const [key] = texts;
  const named = rows.map((row) => [label, key ?? 0].map((place) => labelOf(row[place] ?? null)).join('\n'));
  return texts.length === 1 && new Set(named).size === rows.length ? key : undefined;
}

/** Rows of one period name it in their title. */
export const ofPeriod = (rows: Rows, period: string | undefined): Rows =>
  period === undefined ? rows : { ...rows, title: `${rows.title}, ${cleanText(period)}` };

/** The source, or where its periods stand side by side, the view with a row for each that holds the planned columns. */
function viewFor(
  { kind, columns }: PlannedDataset,
  named: Dataset,
): { source: Dataset; columns: readonly string[] } {
  const own = columns.map((name) => placeOf(named.columns, name));
  const view = seriesViews(named).find((each) => columns.every((name) => placeOf(each.columns, name) >= 0));
  if (view && own.includes(-1)) return { source: view, columns };
  const spread = kind === 'trend' ? spreadOf(named) : undefined;
  const [long] = seriesViews(named);
  const values = own.slice(1).map((place) => spread?.periods.some(({ index }) => index === place));
  // A course over periods that stand side by side: a line for each row.
  return long?.columns.length === 3 && values.length > 1 && values.every(Boolean)
    ? { source: long, columns: [1, 0, 2].map((place) => long.columns[place]?.name ?? '') }
    : { source: named, columns };
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
  const sums = rows.flatMap((row, at) => (sumRowsOf(source).has(row) ? [labels[at] ?? ''] : []));
  const names = values.map((place) => nameOf(source, place));
  const spread = spreadOf(source);
  const isOfPeriods = values.every((place) => spread?.periods.some(({ index }) => index === place));
  const told =
    spread && isOfPeriods ? { title: `${spread.name}, ${listed(names)}`, unit: spread.unit } : undefined;
  return {
    ...sourced(source, label, labels),
    ...{ title: `${listed(names)} by ${inSentence(nameOf(source, label))}`, series, unit, ...told },
    ...(told && spread?.isCorner ? { xLabel: '' } : {}),
    ...(sums.length > 0 ? { sums } : {}),
    spanIds: rows.map((row) => source.spanIds[row] ?? ''),
  };
}

type Long = { label: number; split: number; value: number; rows: readonly number[] };

/** Cell limit of one dataset in memory: a name for each row of a long table would need rows times rows of them. */
const maxCells = 1_000_000;
const maxSeries = 100;

/** Long rows (label, name, value) as one series for each name; of too many names those with the highest latest value. */
function spread(source: Dataset, { label, split, value, rows: all }: Long): Rows {
  const cell = (row: number, place: number): Cell => source.rows[row]?.[place] ?? null;
  // The total of all sections is in none of them.
  const rows = all.filter((row) => !(sumRowsOf(source).has(row) && cell(row, split) === null));
  const labels = [...new Set(rows.map((row) => labelOf(cell(row, label))))];
  const places = new Map(labels.map((each, at) => [each, at]));
  const latest = latestByName(source, { label, split, value, rows });
  const most = Math.max(1, Math.min(maxSeries, Math.floor(maxCells / labels.length)));
  const names = [...latest.keys()];
  const shown =
    names.length <= most
      ? names
      : names.sort((a, b) => (latest.get(b) ?? 0) - (latest.get(a) ?? 0)).slice(0, most);
  const byName = new Map(shown.map((name) => [name, labels.map((): number | null => null)]));
  for (const row of rows) {
    const values = byName.get(labelOf(cell(row, split)));
    if (values) values[places.get(labelOf(cell(row, label))) ?? 0] = numberIn(cell(row, value));
  }
  const by = [label, split].map((place) => inSentence(nameOf(source, place)));
  return {
    ...sourced(source, label, labels),
    title: `${nameOf(source, value)} by ${listed(by)}`,
    series: [...byName].map(([name, values]) => ({ label: name, values })),
    ...(shown.length < latest.size ? { seriesInAll: latest.size } : {}),
    unit: cleanText(source.columns[value]?.unit ?? ''),
    spanIds: [],
  };
}

/** The value of each name at its latest label with one. */
function latestByName(source: Dataset, { split, value, rows }: Long): Map<string, number> {
  const latest = new Map<string, number>();
  for (const row of rows) {
    const name = labelOf(source.rows[row]?.[split] ?? null);
    latest.set(name, numberIn(source.rows[row]?.[value]) ?? latest.get(name) ?? Number.NEGATIVE_INFINITY);
  }
  return latest;
}

const sourced = (source: Dataset, label: number, labels: string[]) => ({
  labels,
  xLabel: nameOf(source, label),
  timed: areTimes(labels),
  basis: 'source' as const,
  sourceId: source.sourceId,
});

const nameOf = (source: Dataset, place: number) => cleanText(source.columns[place]?.name ?? '');

/** "Year" becomes "year" within a sentence; "GDP" stays. */
const inSentence = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

const maxNamed = 4;

/** "A, B and C"; of many the first three are named. */
export function listed(names: readonly string[]): string {
  const shown =
    names.length > maxNamed
      ? [...names.slice(0, maxNamed - 1), `${names.length - maxNamed + 1} more`]
      : names;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** Reverses the rows of a source that lists its newest first. */
export function inOrder(source: Dataset, label: number): number[] {
  const rows = source.rows.map((_, row) => row);
  const labels = source.rows.map((row) => labelOf(row[label] ?? null));
  const falls = labels.every((each, at) => at === 0 || Number(each) < Number(labels[at - 1]));
  return labels.length > 1 && areTimes(labels) && falls ? rows.reverse() : rows;
}
