import { columnUnit, namedBySection, periodTables, seriesViews } from '../../../evidence/contract';
import type { Column, Dataset } from '../../../evidence/evidence';
import type { PlannedDataset } from '../../plan';
import { columnNamed, placeOf } from './columns';
import { columnBesides, entriesNamed, entryAt, isRepeated, keyOf, rowsWithFigures } from './entries';
import { areTimes } from './figures';
import { ofOne, sideBySide, type Rows } from './source-rows';
import { labelOf, numberIn, matchesValue, type Cell } from './numbers';

/**
 * Matches typed rows to a table of the sources: every name means one of its columns, every label one of its rows, every
 * value equals their cell. The chart then shows names, unit and exact values of the source.
 */
export function heldRows(planned: PlannedDataset, datasets: readonly Dataset[]): Rows | undefined {
  for (const { dataset, period } of datasets.flatMap(tablesIn)) {
    const values = planned.columns.slice(1).map((name) => columnNamed(dataset.columns, name, isNumber));
    const { label, rows } = isMapped(values) ? labelsTyped(planned, dataset) : noLabels;
    if (rows.length > 0 && !values.includes(label) && valuesHold(planned, dataset, values, rows))
      return ofOne(sideBySide(dataset, { label, values, rows: inTime(dataset, label, rows) }), period);
  }
  return heldOfEntry(planned, datasets);
}

/**
 * Typed rows that are those of one entry of a table with several rows for a label: each label and value is of that entry alone, and the
 * plan names no other one. The title of the chart names it.
 */
function heldOfEntry(planned: PlannedDataset, datasets: readonly Dataset[]): Rows | undefined {
  for (const dataset of datasets.flatMap((each) => [each, ...seriesViews(each)])) {
    const label = labelNamed(planned, dataset);
    const key = label >= 0 && isRepeated(dataset, label) ? keyOf(dataset, label) : undefined;
    if (key === undefined) continue;
    const named = entriesNamed(dataset, key, [planned.title, ...planned.columns.slice(1)]);
    const values = planned.columns
      .slice(1)
      .map((name) =>
        columnNamed(dataset.columns, columnBesides(dataset, name, named[0] ?? '') ?? name, isNumber),
      );
    if (!isMapped(values) || values.includes(label)) continue;
    const holding = [...rowsByEntry(planned, dataset, { label, key })].filter(([, rows]) =>
      valuesHold(planned, dataset, values, rows),
    );
    const [[entry, rows] = ['', []]] = holding;
    if (holding.length === 1 && named.every((each) => each === entry))
      return ofOne(sideBySide(dataset, { label, values, rows: inTime(dataset, label, rows) }), entry);
  }
  return undefined;
}

/** The row of each typed label, of each entry that has them all. */
function rowsByEntry(
  { rows }: PlannedDataset,
  dataset: Dataset,
  { label, key }: { label: number; key: number },
): Map<string, number[]> {
  const typed = new Map(rows.map((row, at) => [labelOf(row[0] ?? null), at]));
  const found = new Map<string, number[]>();
  if (typed.size < rows.length || typed.size === 0 || typed.has('')) return found;
  for (const row of rowsWithFigures(dataset)) {
    const at = typed.get(entryAt(dataset, row, label));
    const entry = entryAt(dataset, row, key);
    if (at === undefined || entry === '') continue;
    const own = found.get(entry) ?? [];
    own[at] = row;
    found.set(entry, own);
  }
  const isWhole = (own: readonly number[]) => rows.every((_, at) => own[at] !== undefined);
  return new Map([...found].filter(([, own]) => isWhole(own)));
}

/** The tables that rows may be of: a dataset as it is, by measure, and each of them for one period alone. */
function tablesIn(dataset: Dataset): { dataset: Dataset; period?: string }[] {
  const whole = [dataset, ...seriesViews(dataset), namedBySection(dataset)].filter(
    (each) => each !== undefined,
  );
  const ofOnePeriod = whole.flatMap((each) => periodTables(each));
  return [
    ...whole.map((each) => ({ dataset: each })),
    ...ofOnePeriod.map(({ table, period }) => ({ dataset: table, period })),
  ];
}

/** Each name matches a column of its own. */
const isMapped = (values: readonly number[]) =>
  values.every((place) => place >= 0) && new Set(values).size === values.length;

const isNumber = ({ type }: Column) => type === 'number';
const isLabel = ({ type }: Column) => type !== 'number';

/** The column that the first planned name means, of texts or dates unless it is called exactly so; -1 for none or several. */
function labelNamed({ columns: [name = ''] }: PlannedDataset, { columns }: Dataset): number {
  const own = placeOf(columns, name);
  return own >= 0 ? own : columnNamed(columns, name, isLabel);
}

type Labels = { label: number; rows: number[] };
const noLabels: Labels = { label: -1, rows: [] };

/**
 * The label column and the row of each typed label. Where the planned name means no column of texts or dates, or several, it is
 * the only one that holds each typed label once: the chart shows the name that it has in the source.
 */
function labelsTyped(planned: PlannedDataset, dataset: Dataset): Labels {
  const named = labelNamed(planned, dataset);
  const found = dataset.columns.flatMap((column, label) => {
    if (named >= 0 ? label !== named : !isLabel(column)) return [];
    const rows = rowsTyped(planned, dataset, label);
    return rows.length > 0 ? [{ label, rows }] : [];
  });
  return found.length === 1 ? (found[0] ?? noLabels) : noLabels;
}

const text = (cell: Cell | undefined) => String(cell ?? '').trim();

/** The row of each typed label; none when a label is unknown or matches several rows. */
function rowsTyped({ rows }: PlannedDataset, dataset: Dataset, label: number): number[] {
  const wanted = new Map<string, number[]>(rows.map((row) => [text(row[0]), []]));
  if (wanted.size < rows.length || wanted.has('')) return [];
  for (const [at, row] of dataset.rows.entries()) wanted.get(text(row[label]))?.push(at);
  const found = [...wanted.values()];
  return found.every(({ length }) => length === 1) ? found.flat() : [];
}

function valuesHold(
  planned: PlannedDataset,
  dataset: Dataset,
  values: readonly number[],
  rows: readonly number[],
): boolean {
  return values.every((place, at) => {
    const size = sizeOf(planned.columns[at + 1] ?? '', planned.unit, dataset.columns[place]?.unit ?? '');
    const cells = rows.map((row) => dataset.rows[row]?.[place]);
    const typed = planned.rows.map((row) => row[at + 1]);
    return (
      cells.some((cell) => numberIn(cell) !== null) &&
      typed.every((each, row) => holds(each, cells[row], size))
    );
  });
}

function holds(typed: Cell | undefined, cell: Cell | undefined, size: number): boolean {
  const [written, held] = [numberIn(typed), numberIn(cell)];
  if (written === null || held === null) return written === held;
  return matchesValue(written, held) || matchesValue(written, held, size);
}

/** The factor from the planned unit to the column's unit: 0.001 for Mt in a column of Gt; 1 where they do not convert. */
function sizeOf(name: string, unit: string, columnsUnit: string): number {
  const inName = /[([]([^()[\]]+)[)\]]\s*$/.exec(name)?.[1];
  const [planned, own] = [columnUnit((inName ?? unit).trim()), columnUnit(columnsUnit)];
  return planned.dim === own.dim && (planned.dim !== '' || planned.scale * own.scale !== 1)
    ? planned.factor / own.factor
    : 1;
}

/** Points in time keep the order of the source, whatever order they were typed in. */
function inTime(dataset: Dataset, label: number, rows: readonly number[]): number[] {
  const labels = rows.map((row) => labelOf(dataset.rows[row]?.[label] ?? null));
  if (!areTimes(labels)) return [...rows];
  const sorted = [...rows].sort((a, b) => a - b);
  const [first, last] = [sorted[0], sorted.at(-1)].map((row) =>
    Number(labelOf(dataset.rows[row ?? 0]?.[label] ?? null)),
  );
  return first !== undefined && last !== undefined && first > last ? sorted.reverse() : sorted;
}
