import type { Column, Dataset, Source } from '../../evidence';
import type { Caption } from './captions';
import { oncePer } from '../../../kernel/once-per';
import { splitFileName } from '../../sources/header-unit';
import { columnUnit } from '../numbers/units';
import { identifierHeading, measureTables, unitHeading } from './measure-tables';
import { datedColumnsOf, tablesOfPeriods, unpivoted } from './period-columns';
import { atomsOf } from './table-labels';
import { type Table, tableOf } from './tables';

/** Rows that become a series each; further ones stay in the table alone. */
const mostMeasures = 40;
const fewestPeriods = 3;
/** Cells of periods up to which a table is read over time: each becomes a row in memory. */
const mostCells = 100_000;

/**
 * A table whose columns of figures are bare periods, "Cave; 2016; 2017; 2018". `name`, `unit`: what its figures are, where a
 * heading tells. `labels`: the column of its labels.
 */
type Spread = {
  periods: readonly { index: number; text: string }[];
  labels: number;
  units: number;
  name: string;
  unit: string;
  /** The heading of the labels tells what the figures are, not what the rows are. */
  isCorner: boolean;
};

const inBrackets = /^(?<name>.*\S)\s*[([](?<unit>[^()[\]]{1,24})[)\]]$/;

/** A unit that is understood as a whole. */
function isUnit(text: string): boolean {
  const { words, dim, scale } = columnUnit(text);
  return words.length === 0 && (dim !== '' || scale !== 1);
}

export const spreadOf = oncePer((dataset: Dataset): Spread | undefined => {
  const { columns, rows } = dataset;
  const dated = datedColumnsOf(dataset);
  const numbers = columns.filter(({ type }) => type === 'number').length;
  if (dated.length < fewestPeriods || dated.length < numbers || dated.some(({ base }) => base !== ''))
    return undefined;
  if (dated.length * rows.length > mostCells) return undefined;
  const texts = columns.flatMap(({ type, name }, index) => (type === 'text' ? [{ index, name }] : []));
  const units = texts.find(({ name }) => unitHeading.test(name.trim()))?.index ?? -1;
  const names = texts.filter(({ index }) => index !== units);
  const labels = names.find(({ name }) => !identifierHeading.test(name.trim())) ?? names[0];
  const named = rows.map((row) => String(row[labels?.index ?? 0] ?? '').trim());
  if (!labels || named.includes('') || new Set(named).size < named.length) return undefined;
  const corner = inBrackets.exec(labels.name.trim())?.groups;
  const isCorner = corner?.unit !== undefined && isUnit(corner.unit);
  const [shared, ...more] = new Set(rows.map((row) => String(row[units] ?? '').trim()));
  const isShared = units >= 0 && more.length === 0;
  const file = splitFileName(dataset.title);
  return {
    periods: dated.map(({ index, period }) => ({ index, text: period.text })),
    labels: labels.index,
    units: isShared ? -1 : units,
    name: isCorner ? (corner?.name ?? '') : file.name,
    unit: isShared ? (shared ?? '') : isCorner ? (corner?.unit ?? '') : file.unit,
    isCorner,
  };
});

const date = (periods: Spread['periods']): Column => ({
  name: periods.every(({ text }) => /^\d{4}$/.test(text)) ? 'Year' : 'Period',
  type: 'date',
  unit: '',
});

/** A series for each row of a table that has another measure in each, "Passengers; thousand; 1,320; 1,402". None for other tables. */
export const measureSeries = oncePer((dataset: Dataset): readonly Dataset[] => {
  const spread = spreadOf(dataset);
  if (!spread) return [];
  const { periods, labels, units } = spread;
  const measures = dataset.rows.slice(0, mostMeasures).flatMap((row, at) => {
    const label = String(row[labels] ?? '').trim();
    const { name = label, unit = '' } = inBrackets.exec(label)?.groups ?? {};
    if (units >= 0) return [{ at, name: label, unit: String(row[units] ?? '').trim() }];
    return isUnit(unit) ? [{ at, name, unit }] : [];
  });
  if (
    units < 0 &&
    (measures.length < dataset.rows.length || new Set(measures.map(({ unit }) => unit)).size < 2)
  )
    return [];
  return measures.map(({ at, name, unit }) => ({
    ...dataset,
    columns: [date(periods), { name, type: 'number', unit }],
    rows: periods.map(({ index, text }) => [text, dataset.rows[at]?.[index] ?? null]),
    spanIds: periods.map(() => dataset.spanIds[at] ?? ''),
  }));
});

/** A table over periods with a row for each label and period: "Ledenka; 2016; 110.3". Undefined for other tables. */
export const longView = oncePer((dataset: Dataset): Dataset | undefined => {
  const spread = spreadOf(dataset);
  if (!spread || measuresOf(dataset).length > 0) return undefined;
  const { periods, labels, name, unit, isCorner } = spread;
  const cells = dataset.rows.flatMap((row, at) => periods.map((period) => ({ row, at, period })));
  return {
    ...dataset,
    columns: [
      { name: isCorner ? 'Name' : (dataset.columns[labels]?.name ?? ''), type: 'text', unit: '' },
      date(periods),
      { name, type: 'number', unit },
    ],
    rows: cells.map(({ row, period }) => [row[labels] ?? null, period.text, row[period.index] ?? null]),
    spanIds: cells.map(({ at }) => dataset.spanIds[at] ?? ''),
  };
});

/**
 * What a table is read as besides itself: the series or the long table of one with periods side by side, or a table for each
 * measure. None for other tables.
 */
export function seriesViews(dataset: Dataset): readonly Dataset[] {
  const long = longView(dataset);
  return long ? [long] : measuresOf(dataset);
}

const measuresOf = (dataset: Dataset): readonly Dataset[] => {
  const tables = measureTables(dataset);
  return tables.length > 0 ? tables : measureSeries(dataset);
};

/**
 * The tables that statements about a dataset are checked with: as it is, with a row a period where periods stand side by side, and the
 * columns of each period alone. Where each row is another measure a series of each, as a column of them has no unit of its own.
 */
export function viewsOf(
  dataset: Dataset,
  caption: Caption | undefined,
  source: Source | undefined,
  notes: readonly string[],
): readonly Table[] {
  const measures = measuresOf(dataset);
  const view = unpivoted(dataset, caption);
  return measures.length > 0
    ? measures.map((each) => ({ ...tableOf(each, source, notes), measure: each.columns.at(-1)?.name ?? '' }))
    : [
        ...[dataset, ...(view ? [view] : [])].map((each) => tableOf(each, source, notes)),
        ...tablesOfPeriods(dataset, caption, source, notes),
      ];
}

/**
 * The tables without those of a measure that a statement does not name with all its words. Where it names two, neither decides:
 * "costs exceeded revenue". The words of "revenue per customer" name no "revenue".
 */
export function ofNamedMeasure(tables: readonly Table[], text: string): readonly Table[] {
  if (tables.every(({ measure }) => measure === undefined)) return tables;
  const said = new Set(atomsOf(text).map(singular));
  const wordsOf = ({ measure = '' }: Table) => atomsOf(measure).map(singular);
  const named = tables.filter((table) => wordsOf(table).every((word) => said.has(word)));
  const isPartOf = (table: Table, other: Table) =>
    wordsOf(other).length > wordsOf(table).length &&
    wordsOf(table).every((word) => wordsOf(other).includes(word));
  const whole = named.filter((table) => !named.some((other) => isPartOf(table, other)));
  return new Set(whole.map(({ measure }) => measure)).size > 1 ? [] : whole;
}

const singular = (word: string) => word.replace(/(?<=[^s])s$/, '');
