import type { Column, Dataset, Source } from '../../../evidence';
import type { Caption } from './captions';
import { memoize } from '../../../../kernel/memoize';
import { splitFileName } from '../../../sources/header-unit';
import { columnUnit } from '../../numbers/units';
import { type Period, periodAt, samePeriod } from '../../numbers/periods';
import type { Token } from '../../text/scan';
import { fullTime, isNamedTime, namedPeriods, timeColumnOf } from './named-times';
import { type FigureColumn, type Table, tableOf } from './tables';

type Dated = { index: number; base: string; period: Period; unit: string };

/** The name of a column without the period in it, and that period. */
function periodIn(name: string): { base: string; period: Period } | undefined {
  for (const { index } of name.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)) {
    const found = periodAt(name, index);
    if (!found || /[\p{L}\p{N}]/u.test(name.charAt(found.end))) continue;
    const base = `${name.slice(0, index)} ${name.slice(found.end)}`.replace(/[\s,()[\]:-]+/g, ' ').trim();
    const { from, to, text } = found;
    return { base, period: { from, to, text } };
  }
  return undefined;
}

function datedColumns(dataset: Dataset): Dated[] {
  const found = dataset.columns.flatMap(({ type, name, unit }, index) => {
    const own = type === 'number' ? periodIn(name) : undefined;
    return own ? [{ ...own, index, unit }] : [];
  });
  return found.length > 0 ? found : recurringColumns(dataset);
}

/** Columns that are taken as a round of months, quarters or days. */
const fewestInRound = 3;

/** "Passengers 2023; Jan; Feb; Mar": columns of a month each, of the one year that the heading of the labels or the title names. */
function recurringColumns(dataset: Dataset): Dated[] {
  const { columns } = dataset;
  const own = columns.flatMap(({ type, name }, index) =>
    type === 'number' && isNamedTime(name.trim()) ? [{ index, name: name.trim() }] : [],
  );
  const periods = own.length < fewestInRound ? undefined : namedPeriods(own.map(({ name }) => name));
  if (!periods) return [];
  const year = onlyYearIn(dataset);
  const isOneYear = periods.every(({ from }) => from < 20_000);
  return own.flatMap(({ index, name }, at) => {
    const named = year !== undefined && isOneYear ? periodAt(`${name} ${year}`, 0) : undefined;
    const recurring = periods[at];
    const period = named ?? (recurring && { ...recurring, text: fullTime(recurring.text) });
    return period ? [{ index, base: '', unit: columns[index]?.unit ?? '', period }] : [];
  });
}

/** The one year that the heading of the labels names, else the one that the title does. */
function onlyYearIn({ columns, title }: Dataset): string | undefined {
  const corner = columns.find(({ type }) => type === 'text')?.name ?? '';
  const [years = []] = [corner, title]
    .map((text) => [...new Set(text.match(plainYear))])
    .filter((all) => all.length > 0);
  return years.length === 1 ? years[0] : undefined;
}

const plainYear = /(?<![\d.,])(?:19|20)\d{2}(?![\d/]|[.,–-]\d)/g;

/** A column of figures as it is called without its period; by the caption of the table where it is called nothing else. */
function undated(dataset: Dataset, { base, unit }: Dated, caption: Caption | undefined) {
  const file = splitFileName(dataset.title);
  return {
    name: base || caption?.name || file.name,
    type: 'number' as const,
    unit: unit || (base === '' ? (caption?.unit ?? (cornerUnit(dataset) || file.unit)) : ''),
  };
}

/** The unit in the heading of the labels, "Crop (thousand tonnes)": where the columns are bare periods, it is that of the figures. */
function cornerUnit({ columns }: Dataset): string {
  const labels = columns.filter(({ type }) => type !== 'number');
  const [corner] = labels;
  const text = corner?.unit || (/\((?<unit>[^()]{1,24})\)\s*$/.exec(corner?.name ?? '')?.groups?.unit ?? '');
  const { words, dim, scale } = columnUnit(text);
  const isUnit = words.length === 0 && (dim !== '' || scale !== 1) && !/^(?:time|year|month|day)$/.test(dim);
  return labels.length === 1 && isUnit ? text : '';
}

/** The column of the times that a table has side by side: months without a year are names of rows. */
export const timesColumn = (texts: readonly string[]): Column => ({
  name: texts.every((text) => /^\d{4}$/.test(text)) ? 'Year' : 'Period',
  type: texts.every(isNamedTime) ? 'text' : 'date',
  unit: '',
});

/** A table with periods side by side, "Harvest 2021" and "Harvest 2022", with a row for each period. Undefined for others. */
export function unpivoted(dataset: Dataset, caption?: Caption): Dataset | undefined {
  const dated = datedColumns(dataset);
  const periods = [...new Set(dated.map(({ period }) => period.text))];
  const bases = [...new Set(dated.map(({ base }) => base))];
  const isSpread = bases.some((base) => dated.filter((each) => each.base === base).length > 1);
  if (periods.length < 2 || !isSpread) return undefined;
  const texts = dataset.columns.flatMap(({ type }, index) => (type === 'number' ? [] : [index]));
  const cells = dataset.rows.flatMap((row, at) =>
    periods.map((period) => ({ row, period, span: dataset.spanIds[at] ?? '' })),
  );
  const at = (base: string, period?: string) =>
    dated.find((each) => each.base === base && (period === undefined || each.period.text === period));
  return {
    ...dataset,
    columns: [
      ...texts.map((index) => dataset.columns[index] as Dataset['columns'][number]),
      timesColumn(periods),
      ...bases.flatMap((base) => {
        const unit = dated.find((each) => each.base === base && each.unit)?.unit ?? '';
        const column = at(base);
        return column ? [undated(dataset, { ...column, unit }, caption)] : [];
      }),
    ],
    rows: cells.map(({ row, period }) => [
      ...texts.map((index) => row[index] ?? null),
      period,
      ...bases.map((base) => row[at(base, period)?.index ?? -1] ?? null),
    ]),
    spanIds: cells.map(({ span }) => span),
  };
}

/** The columns of a dataset that are of a period each. */
export const datedColumnsOf = memoize(datedColumns);

/**
 * Whether a column is one of several periods, "Catch 2021" beside "Catch 2022", of which the sentence does not name its own. Where it
 * names none, the only period that the table is about stands for it. A column that is the only one of its kind, "Price change 2023",
 * is so where the sentence names another year alone.
 */
export function isOfUnsaidPeriod({ dataset, about }: Table, { index }: FigureColumn, text: string): boolean {
  const dated = datedColumnsOf(dataset);
  const own = dated.find((each) => each.index === index);
  const others = dated.filter((each) => each.base === own?.base && each !== own);
  if (!own || text.includes(own.period.text)) return false;
  if (others.length === 0) return namesYear.test(text) && namesYear.test(own.period.text);
  const isAbout = about.length > 0 && about.every((each) => samePeriod(each, own.period));
  return !isAbout || others.some(({ period }) => text.includes(period.text));
}

const namesYear = /(?<![\d.,])(?:19|20)\d{2}(?!\d|[.,]\d)/;

const mostPeriods = 60;

/**
 * The tables of one period each of a table with columns such as "Budget 2024": those columns, called "Budget", for sentences that
 * speak of that period. A column without a period is of an unknown time and has no part in them, unless it holds years itself. One
 * that has other periods as well is read, and left to the table with a row a period.
 */
export function tablesOfPeriods(
  dataset: Dataset,
  caption: Caption | undefined,
  source: Source | undefined,
  notes: readonly string[],
): Table[] {
  const dated = datedColumns(dataset);
  if (dated.length === 0 || timeColumnOf(dataset) >= 0) return [];
  const periods = [...new Map(dated.map(({ period }) => [period.text, period])).values()].filter(
    ({ text }) => !isNamedTime(text),
  );
  const baseAt = (index?: number) => dated.find((each) => each.index === index)?.base;
  return periods.slice(0, mostPeriods).map((period) => {
    const columns = dataset.columns.flatMap((column, index): { index: number; column: Column }[] => {
      const own = dated.find((each) => each.index === index);
      if (own)
        return samePeriod(own.period, period) ? [{ index, column: undated(dataset, own, caption) }] : [];
      return column.type !== 'number' || holdsYears(dataset, index) ? [{ index, column }] : [];
    });
    const view: Dataset = {
      ...dataset,
      columns: columns.map(({ column }) => column),
      rows: dataset.rows.map((row) => columns.map(({ index }) => row[index] ?? null)),
    };
    const table = tableOf(view, source, notes);
    const isInTime = ({ index }: FigureColumn) =>
      dated.filter(({ base }) => base === baseAt(columns[index]?.index)).length > 1;
    return {
      ...table,
      columns: table.columns.map((column) => ({ ...column, inTime: isInTime(column) })),
      about: [period],
      only: period,
    };
  });
}

const holdsYears = ({ rows }: Dataset, index: number): boolean =>
  rows.every((row) => {
    const value = row[index] ?? null;
    return (
      value === null ||
      (typeof value === 'number' && Number.isInteger(value) && value >= 1000 && value < 2200)
    );
  });

const within =
  /(?:^|[^\p{L}])(?:in|for|during|the end of)(?: the year)? $|\b(?:ended|closed|finished) (?:the (?:financial )?year )?$|\($/iu;
const compared =
  /\b(?:than|as|with|to|from|against|versus|like|of|since)(?: (?:that|those|it (?:was|had been)|the (?:level|figure|value)))? (?:in|for|during|(?:at )?the end of)(?: the year)? $/i;

/** "The 2024 budget", "its 2024 budget". */
const leading = /(?:['’]s?|\b(?:the|an?|its|their)) $/i;

/** Whether a sentence says what it says of that one period: "in 2024", "the 2024 budget", not "since 2024" or "more than in 2024". */
export function speaksOf({ only }: Table, tokens: readonly Token[], text: string): boolean {
  const said = tokens.filter((token) => token.kind === 'period' && only && samePeriod(token.period, only));
  return (
    said.length > 0 &&
    said.every(
      ({ at, end }) =>
        (within.test(text.slice(0, at)) && !compared.test(text.slice(0, at))) ||
        (said.length === 1 && leading.test(text.slice(0, at)) && /^ \p{Ll}/u.test(text.slice(end))),
    )
  );
}
