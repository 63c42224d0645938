import { namedBySection, periodTables, seriesViews, spreadOf, sumRowsOf } from '../../../evidence/contract';
import type { Dataset } from '../../../evidence/evidence';
import { cleanText } from '../prose/analysis-text';
import type { PlannedDataset } from '../../plan';
import { chosenColumns, placeOf } from './columns';
import { areTimes, type Figures, type Series } from './figures';
import { numberIn } from './numbers';
import {
  columnBesides,
  entriesAt,
  entriesNamed,
  entryAt,
  isRepeated,
  keyOf,
  latestOf,
  tellsApart,
} from './entries';

/** Rows before their source line is known. `title` is set where it follows from the source. */
export type Rows = Omit<Figures, 'id' | 'title' | 'kind' | 'sourceLine'> & { title?: string };

/**
 * Takes columns of a source unchanged; returns the names that the source lacks. No rows where several have one label and nothing
 * tells them apart: `isMixed`.
 */
export function rowsFromSource(
  planned: PlannedDataset,
  named: Dataset,
): { rows?: Rows; missing: string[]; isMixed?: true } {
  const view = viewFor(planned, named);
  const source = bySection(view.source, chosenColumns(view.source, view.columns));
  const { columns, key, entry } = ofEntry(planned.title, source, view.columns);
  const chosen = chosenColumns(source, columns);
  const { label, values, missing } = chosen;
  if (values.length === 0) return { missing };
  const rows = inOrder(source, label);
  if (chosen.split !== undefined && tellsApart(source, label, chosen.split))
    return { rows: spread(source, { label, split: chosen.split, values, rows }), missing };
  if (!isRepeated(source, label)) return { rows: sideBySide(source, { label, values, rows }), missing };
  const ofRows = (own: readonly number[], name: string) => ({
    rows: ofOne(sideBySide(source, { label, values, rows: own }), name),
    missing,
  });
  if (source.columns[label]?.type === 'text') {
    const table = periodTables(source).at(-1);
    const taken = table ? rowsFromSource({ ...planned, columns: [...columns] }, table.table) : undefined;
    if (table && taken?.rows) return { rows: ofOne(taken.rows, table.period), missing };
    const latest = table ? undefined : latestOf(source, label);
    if (latest) return ofRows(latest.rows, latest.period);
  }
  if (key === undefined) return { missing, isMixed: true };
  if (entry === undefined || chosen.split !== undefined)
    return { rows: spread(source, { label, split: key, values, rows }), missing };
  return ofRows(
    rows.filter((row) => entryAt(source, row, key) === entry),
    entry,
  );
}

/**
 * The column by which rows of one label differ, and its one entry that the title or a column's name names: "Generation at Sutherby" is
 * the column "Generation" of "Sutherby".
 */
function ofEntry(
  title: string,
  source: Dataset,
  columns: readonly string[],
): { columns: readonly string[]; key?: number; entry?: string } {
  const { label } = chosenColumns(source, columns);
  const key = isRepeated(source, label) ? keyOf(source, label) : undefined;
  if (key === undefined) return { columns };
  const unknown = columns.slice(1).filter((name) => placeOf(source.columns, name) < 0);
  const [entry, ...others] = entriesNamed(source, key, [title, ...unknown]);
  if (entry === undefined || others.length > 0) return { columns, key };
  return { columns: columns.map((name) => columnBesides(source, name, entry) ?? name), key, entry };
}

/** Several columns of a table with headings between its rows: each row has the heading in its name. */
function bySection(
  source: Dataset,
  { label, split, values }: { label: number; split?: number; values: readonly number[] },
): Dataset {
  const isNamed = split === undefined && values.length > 1 && isRepeated(source, label);
  return (isNamed ? namedBySection(source) : undefined) ?? source;
}

/** Rows of one period, or of one entry, name it in their title. */
export const ofOne = (rows: Rows, name: string | undefined): Rows =>
  name === undefined ? rows : { ...rows, title: `${rows.title}, ${cleanText(name)}` };

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

/** Rows of a source under its own names, units and title. */
export function sideBySide(
  source: Dataset,
  { label, values, rows }: { label: number; values: readonly number[]; rows: readonly number[] },
): Rows {
  const { unit, named } = unitsOf(source, values);
  const series = values.map((place): Series => ({
    label: named(place),
    values: rows.map((row) => numberIn(source.rows[row]?.[place])),
  }));
  const labels = rows.map((row) => entryAt(source, row, label));
  const sums = rows.flatMap((row, at) => (sumRowsOf(source).has(row) ? [labels[at] ?? ''] : []));
  const names = values.map((place) => nameOf(source, place));
  const spread = spreadOf(source);
  const isOfPeriods = values.every((place) => spread?.periods.some(({ index }) => index === place));
  const told =
    spread && isOfPeriods ? { title: `${spread.name}, ${listed(names)}`, unit: spread.unit } : undefined;
  return {
    ...sourced(source, label, labels),
    ...{ title: titleOfColumns(names, [nameOf(source, label)]), series, unit, ...told },
    ...(told && spread?.isCorner ? { xLabel: '' } : {}),
    ...(sums.length > 0 ? { sums } : {}),
    spanIds: rows.map((row) => source.spanIds[row] ?? ''),
  };
}

/** The unit that all columns have, and the name of each: with its own unit where they differ. */
function unitsOf(source: Dataset, values: readonly number[]) {
  const unitAt = (place: number) => cleanText(source.columns[place]?.unit ?? '');
  const [unit = '', ...others] = new Set(values.map(unitAt));
  const shared = others.length > 0 ? '' : unit;
  const named = (place: number) =>
    [nameOf(source, place), shared === '' && unitAt(place) ? `(${unitAt(place)})` : '']
      .filter(Boolean)
      .join(' ');
  return { unit: shared, named };
}

type Long = { label: number; split: number; values: readonly number[]; rows: readonly number[] };

/** Cell limit of one dataset in memory: a name for each row of a long table would need rows times rows of them. */
const maxCells = 1_000_000;
const maxSeries = 100;

/**
 * Long rows (label, name, values) as one series for each name, and for each value column where there are several; of too many those
 * with the highest latest value.
 */
function spread(source: Dataset, { label, split, values, rows: all }: Long): Rows {
  // The total of all sections is in none of them.
  const rows = all.filter((row) => !(sumRowsOf(source).has(row) && entryAt(source, row, split) === ''));
  const labels = [...new Set(rows.map((row) => entryAt(source, row, label)))];
  const places = new Map(labels.map((each, at) => [each, at]));
  const latest = latestBySeries(source, { label, split, values, rows });
  const most = Math.max(1, Math.min(maxSeries, Math.floor(maxCells / labels.length)));
  const keys = [...latest.keys()];
  const shown =
    keys.length <= most
      ? keys
      : keys.sort((a, b) => (latest.get(b) ?? 0) - (latest.get(a) ?? 0)).slice(0, most);
  const series = new Map(shown.map((key) => [key, labels.map((): number | null => null)]));
  for (const row of rows)
    for (const value of values) {
      const figure = numberIn(source.rows[row]?.[value]);
      const drawn = figure === null ? undefined : series.get(seriesKey(value, entryAt(source, row, split)));
      if (drawn) drawn[places.get(entryAt(source, row, label)) ?? 0] = figure;
    }
  const { unit, named } = unitsOf(source, values);
  return {
    ...sourced(source, label, labels),
    title: titleOfColumns(
      values.map((value) => nameOf(source, value)),
      [label, split].map((place) => nameOf(source, place)),
    ),
    series: [...series].map(([key, drawn]) => {
      const [value = '', name = ''] = key.split('\n');
      return { label: values.length > 1 ? `${name}: ${named(Number(value))}` : name, values: drawn };
    }),
    ...(shown.length < latest.size ? { seriesInAll: latest.size } : {}),
    unit,
    spanIds: [],
  };
}

const seriesKey = (value: number, name: string) => `${value}\n${name}`;

/** The value of each series at its latest label with one. */
function latestBySeries(source: Dataset, { split, values, rows }: Long): Map<string, number> {
  const latest = new Map<string, number>();
  for (const row of rows)
    for (const value of values) {
      const key = seriesKey(value, entryAt(source, row, split));
      latest.set(key, numberIn(source.rows[row]?.[value]) ?? latest.get(key) ?? Number.NEGATIVE_INFINITY);
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

/** "CO2 emissions by year and site" */
export const titleOfColumns = (values: readonly string[], labels: readonly string[]): string =>
  `${listed(values)} by ${listed(labels.map(inSentence))}`;

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
  const labels = entriesAt(source, label);
  const falls = labels.every((each, at) => at === 0 || Number(each) < Number(labels[at - 1]));
  return labels.length > 1 && areTimes(labels) && falls ? rows.reverse() : rows;
}
