import type { Column, Dataset, Source } from '../../../evidence';
import type { Caption } from './captions';
import { memoize } from '../../../../kernel/memoize';
import { splitFileName } from '../../../sources/header-unit';
import { joinedMeasures } from './joined-measures';
import { identifierHeading, measureHeading, measureTables, noUnit, unitHeading } from './measure-tables';
import { monthColumnsIn } from './month-columns';
import { datedColumnsOf, tablesOfPeriods, timesColumn, unpivoted } from './period-columns';
import { withNamedTotal } from './named-totals';
import { withPlannedNames } from './planned-names';
import { inBrackets, isUnit, withSharedUnit } from './shared-units';
import { columnUnit } from '../../numbers/units';
import { rowsOfSpans, type Table, tableOf } from './tables';

/** Rows that become a series each; further ones stay in the table alone. */
const mostMeasures = 40;
/** Periods from which a table is shown as series over time. */
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
  /** What the rows are, where their heading tells of the figures as well. */
  label?: string | undefined;
};

export const spreadOf = memoize((dataset: Dataset): Spread | undefined => {
  const dated = datedColumnsOf(dataset);
  const numbers = dataset.columns.filter(({ type }) => type === 'number');
  return dated.length < fewestPeriods || dated.length < numbers.length ? undefined : spreadOver(dataset);
});

/** "Value 2022" is called as "2022" is. */
const noName = /^(?:values?|figures?|amounts?|results?|actuals?)?$/i;

/** "District (average rent in EUR per month)": what the rows are, what the figures are, and their unit. */
const measured = /^(?<label>[^()]{2,40}?) \((?<name>\p{L}[^(),]{2,60}?)(?: in |, )(?<unit>[^(),]{1,30})\)$/u;

function measuredIn(heading: string) {
  const { label, name, unit } = measured.exec(heading.trim())?.groups ?? {};
  return label !== undefined && name !== undefined && unit !== undefined && isUnit(unit)
    ? { label, name, unit }
    : undefined;
}

/** A table of bare periods whose heading of labels tells of its figures: that heading without them, and they as its caption. */
function withMeasuredHeading(dataset: Dataset, caption: Caption | undefined) {
  const spread = spreadOf(dataset);
  const told = spread && measuredIn(dataset.columns[spread.labels]?.name ?? '');
  if (!spread || !told || caption) return { own: dataset, heading: caption };
  const columns = dataset.columns.map((column, index) =>
    index === spread.labels ? { ...column, name: told.label } : column,
  );
  return { own: { ...dataset, columns }, heading: { name: told.name, unit: told.unit } };
}

/** "Item (million florins unless stated)": the unit of the rows that do not give their own. */
const unlessStated = /,? (?:unless|except where) (?:otherwise )?(?:stated|noted|indicated|specified)(?=\)$)/;

function spreadOver(dataset: Dataset): Spread | undefined {
  const { columns, rows } = dataset;
  const dated = datedColumnsOf(dataset);
  if (dated.some(({ base }) => !noName.test(base)) || dated.length * rows.length > mostCells)
    return undefined;
  const texts = columns.flatMap(({ type, name }, index) => (type === 'text' ? [{ index, name }] : []));
  const units = texts.find(({ name }) => unitHeading.test(name.trim()))?.index ?? -1;
  const names = texts.filter(({ index }) => index !== units);
  const labels = names.find(({ name }) => !identifierHeading.test(name.trim())) ?? names[0];
  const named = rows.map((row) => String(row[labels?.index ?? 0] ?? '').trim());
  if (!labels || named.includes('') || new Set(named).size < named.length) return undefined;
  const corner = inBrackets.exec(labels.name.trim().replace(unlessStated, ''))?.groups;
  const isCorner = corner?.unit !== undefined && (isUnit(corner.unit) || columnUnit(corner.unit).scale !== 1);
  const both = isCorner ? undefined : measuredIn(labels.name);
  const [shared, ...more] = new Set(rows.map((row) => String(row[units] ?? '').trim()));
  const isShared = units >= 0 && more.length === 0;
  const file = splitFileName(dataset.title);
  return {
    periods: dated.map(({ index, period }) => ({ index, text: period.text })),
    labels: labels.index,
    units: isShared ? -1 : units,
    name: both?.name ?? (isCorner ? (corner?.name ?? '') : file.name),
    unit: isShared ? (shared ?? '') : (both?.unit ?? (isCorner ? (corner?.unit ?? '') : file.unit)),
    isCorner,
    label: both?.label,
  };
}

const date = (periods: Spread['periods']): Column => timesColumn(periods.map(({ text }) => text));

/** A series for each row of a table that has another measure in each, "Passengers; thousand; 1,320; 1,402". None for other tables. */
export const measureSeries = memoize((dataset: Dataset): readonly Dataset[] => {
  const spread = spreadOf(dataset);
  const measures = spread ? measuresIn(dataset, spread) : [];
  return spread && measures.every(({ hasUnit }) => hasUnit) ? seriesOf(dataset, spread, measures) : [];
});

/** "Employees (full-time equivalents)": what is counted has no unit. */
const counts = /^(?:number|counts?|no\.?|#|headcount|full-time equivalents?|FTEs?)$/i;

type Measure = { at: number; name: string; unit: string; hasUnit: boolean };

/**
 * The measures that rows of a table are of, each with its unit. None where all rows have one unit, unless the table calls them
 * measures (`isNamed`).
 */
function measuresIn(
  { rows }: Dataset,
  { labels, units, unit: shared }: Spread,
  isNamed = false,
): readonly Measure[] {
  const measures = rows.slice(0, mostMeasures).map((row, at): Measure => {
    const label = String(row[labels] ?? '').trim();
    if (units >= 0) return { at, name: label, unit: String(row[units] ?? '').trim(), hasUnit: true };
    const { name = label, unit = '' } = inBrackets.exec(label)?.groups ?? {};
    if (counts.test(unit)) return { at, name, unit: '', hasUnit: true };
    return isUnit(unit)
      ? { at, name, unit, hasUnit: true }
      : { at, name: label, unit: isNamed ? shared : '', hasUnit: isNamed && shared !== '' };
  });
  const isWhole = units >= 0 || rows.length <= mostMeasures;
  const areNamed = isNamed && measures.some(({ hasUnit }) => hasUnit);
  const areMeasures = areNamed || new Set(measures.map(({ unit }) => unit)).size > 1;
  return isWhole && areMeasures ? measures : [];
}

/** A column of labels without a heading. */
const unnamed = /^(?:row)?$/i;
/** Each label has a unit of its own: "Average waiting time (minutes)". */
const areInBrackets = ({ rows }: Dataset, spread: Spread | undefined): boolean =>
  spread !== undefined &&
  rows.every((row) => isUnit(inBrackets.exec(String(row[spread.labels] ?? '').trim())?.groups?.unit ?? ''));

const seriesOf = (dataset: Dataset, { periods }: Spread, measures: readonly Measure[]): readonly Dataset[] =>
  measures.map(({ at, name, unit }) => ({
    ...dataset,
    columns: [date(periods), { name, type: 'number', unit }],
    rows: periods.map(({ index, text }) => [text, dataset.rows[at]?.[index] ?? null]),
    spanIds: periods.map(() => dataset.spanIds[at] ?? ''),
  }));

const changeHeading = /\b(?:change|growth|difference|variance|increase|yoy|year[- ]on[- ]year)\b|^[+±Δ%]/i;

/**
 * A series for each row of another measure, for the check alone: also of one or two periods, beside a column of changes between
 * them, or of a figure each without a period, "Revenue; GBP million; 4,862". None for other tables.
 */
function rowMeasures(dataset: Dataset): readonly Dataset[] {
  const spread = spreadOver(dataset);
  const numbers = dataset.columns.filter(({ type }) => type === 'number');
  const dated = spread?.periods.map(({ index }) => dataset.columns[index]) ?? [];
  const others = numbers.filter((column) => !dated.includes(column));
  const heading = dataset.columns[spread?.labels ?? -1]?.name.replace(/ \([^()]*\)$/, '').trim() ?? '';
  const isNamed = measureHeading.test(heading) || (unnamed.test(heading) && areInBrackets(dataset, spread));
  const measures = spread ? measuresIn(dataset, spread, isNamed) : [];
  if (!spread || measures.length === 0) return [];
  if (dated.length > 0)
    return others.every(({ name }) => changeHeading.test(name)) ? seriesOf(dataset, spread, measures) : [];
  const [only, ...more] = others;
  if (more.length > 0) return sideBySide(dataset, spread, measures, others);
  const index = only ? dataset.columns.indexOf(only) : -1;
  if (!only || !noName.test(only.name.trim())) return [];
  return measures.map(({ at, name, unit }) => ({
    ...dataset,
    columns: [{ name, type: 'number', unit }],
    rows: [[dataset.rows[at]?.[index] ?? null]],
    spanIds: [dataset.spanIds[at] ?? ''],
  }));
}

/**
 * A table of each measure of several things side by side, "Indicator; Arnhold; Belmar", with a row for each thing. None where the
 * columns have units of their own or the rows are things that are counted in a unit each, "Item; Unit; Stock; Sold".
 */
function sideBySide(
  dataset: Dataset,
  { labels, units }: Spread,
  measures: readonly Measure[],
  things: readonly Column[],
): readonly Dataset[] {
  const isOfMeasures = measureHeading.test(dataset.columns[labels]?.name.trim() ?? '');
  if ((units >= 0 && !isOfMeasures) || things.some(({ unit, name }) => unit !== '' || name.trim() === ''))
    return [];
  const places = things.map((thing) => dataset.columns.indexOf(thing));
  return measures.map(({ at, name, unit }) => ({
    ...dataset,
    columns: [
      { name: 'Name', type: 'text', unit: '' },
      { name, type: 'number', unit: noUnit.test(unit) ? '' : unit },
    ],
    rows: places.map((place) => [dataset.columns[place]?.name ?? '', dataset.rows[at]?.[place] ?? null]),
    spanIds: places.map(() => dataset.spanIds[at] ?? ''),
  }));
}

/** A table over periods with a row for each label and period: "Ledenka; 2016; 110.3". Undefined for other tables. */
export const longView = memoize((dataset: Dataset): Dataset | undefined => {
  const spread = spreadOf(dataset);
  if (!spread || measuresOf(dataset).length > 0) return undefined;
  const { periods, labels, name, unit, isCorner, label } = spread;
  const cells = dataset.rows.flatMap((row, at) => periods.map((period) => ({ row, at, period })));
  return {
    ...dataset,
    columns: [
      { name: label ?? (isCorner ? 'Name' : (dataset.columns[labels]?.name ?? '')), type: 'text', unit: '' },
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
 * columns of each period alone. Where each row is another measure a series of each, as a column of them has no unit of its own, ahead of
 * them all of them side by side.
 */
export function viewsOf(
  held: Dataset,
  told: Caption | undefined,
  source: Source | undefined,
  notes: readonly string[],
): readonly Table[] {
  const months = monthColumnsIn(held);
  const { dataset } = withPlannedNames(months?.own ?? held);
  const caption = told?.name
    ? told
    : months
      ? { ...months.heading, ...(told ? { unit: told.unit } : {}) }
      : told;
  const known = measuresOf(dataset);
  const measures = known.length > 0 ? known : rowMeasures(dataset);
  if (measures.length > 0) return measureViews(measures, source, notes);
  const { own, heading } = withMeasuredHeading(dataset, caption);
  const plain = withSharedUnit(own);
  const view = unpivoted(plain, heading);
  const whole = months?.whole && tableOf(months.whole, source, [...notes, months.time ?? '']);
  const named = withNamedTotal(plain, told?.name);
  return [
    ...(whole ? [whole] : []),
    ...[plain, ...(view ? [view] : []), ...(named === plain ? [] : [named])].map((each) =>
      tableOf(each, source, notes),
    ),
    ...tablesOfPeriods(plain, heading, source, notes),
  ];
}

/** All measures side by side, and each of them alone. */
function measureViews(
  measures: readonly Dataset[],
  source: Source | undefined,
  notes: readonly string[],
): readonly Table[] {
  const joined = measures.length > 1 ? joinedMeasures(measures) : undefined;
  const own = measures.map((each) => ({
    ...tableOf(each, source, notes),
    measure: each.columns.at(-1)?.name ?? '',
  }));
  if (!joined) return own;
  const { dataset, spans } = joined;
  return [{ ...tableOf(dataset, source, notes), spans, rowsOfSpan: rowsOfSpans(spans) }, ...own];
}
