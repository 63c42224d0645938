import { columnUnit, namedBySection, periodTables, seriesViews } from '../../../evidence/contract';
import type { Dataset } from '../../../evidence/evidence';
import type { PlannedDataset } from '../../plan';
import { columnNamed } from './columns';
import { areTimes } from './figures';
import { labelOf, ofPeriod, sideBySide, type Rows } from './source-rows';
import { numberIn, matchesValue, type Cell } from './numbers';

/**
 * Matches typed rows to a table of the sources: every name means one of its columns, every label one of its rows, every
 * value equals their cell. The chart then shows names, unit and exact values of the source.
 */
export function heldRows(planned: PlannedDataset, datasets: readonly Dataset[]): Rows | undefined {
  for (const { dataset, period } of datasets.flatMap(tablesIn)) {
    const [label = -1, ...values] = planned.columns.map((name) => columnNamed(dataset.columns, name));
    const rows = isMapped(dataset, label, values) ? rowsTyped(planned, dataset, label) : [];
    if (rows.length > 0 && valuesHold(planned, dataset, values, rows))
      return ofPeriod(sideBySide(dataset, { label, values, rows: inTime(dataset, label, rows) }), period);
  }
  return undefined;
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

/** Each name matches a column of its own, and value columns hold numbers. */
const isMapped = ({ columns }: Dataset, label: number, values: readonly number[]) =>
  label >= 0 &&
  values.every((place) => columns[place]?.type === 'number') &&
  new Set([label, ...values]).size === values.length + 1;

const text = (cell: Cell | undefined) => String(cell ?? '').trim();

/** The row of each typed label; undefined when a label is unknown or matches several rows. */
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
