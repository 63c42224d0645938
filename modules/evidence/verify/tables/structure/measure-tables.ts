import { group } from 'd3-array';
import type { Column, Dataset } from '../../../evidence';
import { memoize } from '../../../../kernel/memoize';
import { datedColumnsOf } from './period-columns';

/** Measures that become a table each; a source with more of them stays one table. */
const mostMeasures = 40;
/** Periods that become a table each; a source with more of them stays one table. */
const mostPeriods = 60;
/** Cells up to which a table is read by measure or by period: they are held in memory once more. */
const mostCells = 100_000;

/** "Unit", "Units of measurement". */
export const unitHeading = /^units?(?: of measure(?:ment)?)?$/i;
export const measureHeading =
  /^(?:measures?|indicators?|metrics?|variables?|series|items?|statistics?|parameters?|kpis?|data items?)(?: names?)?$/i;
/** "Code", "Route ID": it tells rows apart, and is no name of them. */
export const identifierHeading = /\b(?:codes?|ids?|no|nr|keys?|refs?)\.?$/i;
/** Units of what is only counted. */
export const noUnit = /^(?:counts?|numbers?|no\.?|#|n|-|–|none|n\/a)$/i;

type Text = { index: number; name: string };
/** Where a table has its measures, their units, what they are measured of, and the figures. */
type Shape = {
  measure: number;
  unit: number;
  keys: readonly Text[];
  date: number;
  figures: readonly { index: number; period?: string }[];
};

/**
 * A table with a row for each measure of several things, as a table for each measure: "Region; Year; Measure; Unit; Value" and
 * "District; Measure; Unit; 2021; 2022" become "Region; Year; Median wait (days)". None for other tables.
 */
export const measureTables = memoize((dataset: Dataset): readonly Dataset[] => {
  const shape = shapeOf(dataset);
  if (!shape) return [];
  const byMeasure = group(dataset.rows.keys(), (at) => text(dataset, at, shape.measure));
  if (byMeasure.size > mostMeasures || byMeasure.has('')) return [];
  const tables = [...byMeasure].map(([measure, rows]) => tableOfMeasure(dataset, shape, measure, rows));
  return tables.every((table) => table !== undefined) ? tables : [];
});

const text = ({ rows }: Dataset, at: number, column: number): string =>
  String(rows[at]?.[column] ?? '').trim();

function shapeOf(dataset: Dataset): Shape | undefined {
  const { columns, rows } = dataset;
  const texts = columns.flatMap(({ type, name }, index) =>
    type === 'text' ? [{ index, name: name.trim() }] : [],
  );
  const unit = texts.find(({ name }) => unitHeading.test(name))?.index ?? -1;
  const measure = texts.find(({ name }) => measureHeading.test(name))?.index ?? -1;
  const dates = columns.flatMap(({ type }, index) => (type === 'date' ? [index] : []));
  const figures = figuresOf(dataset);
  if (measure < 0 || !figures || dates.length > (figures[0]?.period === undefined ? 1 : 0)) return undefined;
  if (rows.length * figures.length > mostCells) return undefined;
  const keys = texts.filter(
    ({ index, name }) => index !== unit && index !== measure && !identifierHeading.test(name),
  );
  return keys.length === 0 ? undefined : { measure, unit, keys, date: dates[0] ?? -1, figures };
}

/** The only column of figures, or columns of a period each, "2021; 2022". */
function figuresOf(dataset: Dataset): Shape['figures'] | undefined {
  const numbers = dataset.columns.flatMap(({ type }, index) => (type === 'number' ? [{ index }] : []));
  const dated = datedColumnsOf(dataset);
  if (dated.length > 1 && dated.length === numbers.length && dated.every(({ base }) => base === ''))
    return dated.map(({ index, period }) => ({ index, period: period.text }));
  return numbers.length === 1 && dated.length === 0 ? numbers : undefined;
}

/** Undefined where a thing has two figures of the measure, or the measure has two units. */
function tableOfMeasure(
  dataset: Dataset,
  { unit, keys, date, figures }: Shape,
  name: string,
  rows: readonly number[],
): Dataset | undefined {
  const units = new Set(rows.map((at) => text(dataset, at, unit)));
  const cells = rows.flatMap((at) => figures.map((figure) => ({ at, ...figure })));
  const times = cells.map(({ at, period }) => period ?? (date < 0 ? undefined : text(dataset, at, date)));
  const named = cells.map(({ at }, cell) =>
    [...keys.map(({ index }) => text(dataset, at, index)), times[cell] ?? ''].join('\n'),
  );
  if (units.size > 1 || new Set(named).size < named.length) return undefined;
  const [shared = ''] = units;
  return {
    ...dataset,
    columns: [
      ...keys.map(({ index }) => dataset.columns[index] as Column),
      ...(times[0] === undefined ? [] : [timeColumn(times)]),
      { name: name.replace(/_/g, ' '), type: 'number', unit: noUnit.test(shared) ? '' : shared },
    ],
    rows: cells.map(({ at, index }, cell) => [
      ...keys.map((key) => dataset.rows[at]?.[key.index] ?? null),
      ...(times[cell] === undefined ? [] : [times[cell]]),
      dataset.rows[at]?.[index] ?? null,
    ]),
    spanIds: cells.map(({ at }) => dataset.spanIds[at] ?? ''),
  };
}

const timeColumn = (times: readonly (string | undefined)[]): Column => ({
  name: times.every((time) => /^\d{4}$/.test(time ?? '')) ? 'Year' : 'Period',
  type: 'date',
  unit: '',
});

/**
 * A table with several rows for a thing, one a period, as a table for each period: years in order, others as the source has them.
 * None for other tables, and for those too large to be held twice.
 */
export const periodTables = memoize((dataset: Dataset): readonly { period: string; table: Dataset }[] => {
  const dates = dataset.columns.flatMap(({ type }, index) => (type === 'date' ? [index] : []));
  const [date] = dates;
  if (date === undefined || dates.length > 1 || dataset.columns.every(({ type }) => type !== 'text'))
    return [];
  if (dataset.rows.length * dataset.columns.length > mostCells) return [];
  const byPeriod = group(dataset.rows.keys(), (at) => text(dataset, at, date));
  if (byPeriod.size === dataset.rows.length || byPeriod.size > mostPeriods) return [];
  const kept = dataset.columns.flatMap((_, index) => (index === date ? [] : [index]));
  const isInYears = [...byPeriod.keys()].every((period) => /^\d{4}\b/.test(period));
  return [...byPeriod]
    .sort(([one], [other]) => (isInYears && one < other ? -1 : isInYears ? 1 : 0))
    .map(([period, rows]) => ({
      period,
      table: {
        ...dataset,
        columns: kept.map((index) => dataset.columns[index] as Column),
        rows: rows.map((at) => kept.map((index) => dataset.rows[at]?.[index] ?? null)),
        spanIds: rows.map((at) => dataset.spanIds[at] ?? ''),
      },
    }));
});
