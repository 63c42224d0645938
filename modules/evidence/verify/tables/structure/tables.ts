import type { Dataset, Source } from '../../../evidence';
import { isForeignLabel } from '../../text/language';
import { functionWords } from '../../words/lexicon';
import { namedTimesIn, timeColumnOf } from './named-times';
import { memoize } from '../../../../kernel/memoize';
import { sumRowsOf } from '../../../figures/sum-rows';
import { grainOf, periodOf, type Period } from '../../numbers/periods';
import { periodsAbout } from './table-periods';
import { plainText } from '../../text/plain-text';
import { atomsOf, isFlag, type Label, labelsOf } from './table-labels';
import { areFractions } from '../../../sources/columns';
import type { Word } from '../../text/scan';
import { currencies } from '../../numbers/currencies';
import { columnUnit, type ColumnUnit } from '../../numbers/units';
import { month } from '../../words/calendar';
import { meaningOf } from '../../words/words';

/** A column of figures as statements about it are checked. */
export type FigureColumn = {
  index: number;
  name: string;
  /** As the source writes it. */
  unitText: string;
  unit: ColumnUnit;
  /** What the words of its name mean. */
  meanings: ReadonlySet<string>;
  values: readonly (number | null)[];
  /** The source has it for other periods as well: a table of one of them decides nothing of it. */
  inTime?: boolean;
  /** The two columns that it is worked out from, in a column that the source has not. */
  parts?: readonly [over: FigureColumn, under: FigureColumn];
  /** How they are joined where none is divided by the other: the one less the other, the other way round, or both together. */
  operation?: 'less' | 'from' | 'with';
};

/** A table prepared for the check of statements: rows by label and period, columns by the words of their names. */
export type Table = {
  dataset: Dataset;
  columns: readonly FigureColumn[];
  /** Labels by their first word. */
  labels: ReadonlyMap<string, readonly Label[]>;
  /** Labels by a word that no other label has. */
  distinct: ReadonlyMap<string, Label | null>;
  /** The period of each row; undefined where the table names none. */
  periods: readonly (Period | undefined)[] | undefined;
  /** All rows, in the order of time where the table has one. */
  order: readonly number[];
  /** The rows of a period, by its ends. */
  rowsOfPeriod: ReadonlyMap<string, readonly number[]>;
  /** Each row has a period of its own. */
  timed: boolean;
  /** The column of labels that name its times, months without a year. */
  timeLabels?: number;
  /** What a row covers: years, quarters, months or days. */
  grain: string;
  /** The passage of each cell, by row and column, where those of a row stand in several. */
  spans?: readonly (readonly string[])[];
  /** Rows of a span: one, or one a period where periods stand side by side. */
  rowsOfSpan: ReadonlyMap<string, readonly number[]>;
  /** Its columns are those of this period alone, of several that the source has. */
  only?: Period;
  /** It is the series of this measure alone, which has a row of its own in the source. */
  measure?: string;
  /** Periods that its title, its source or its notes name: what all rows are about where it has none of its own. */
  about: readonly Period[];
  /** What the words of its title, its source and its label columns mean. */
  context: ReadonlySet<string>;
  /** Its headings, units or notes are in another language than English: they may scale its figures. */
  isForeign: boolean;
};

/** What the words of a text mean, function words left out. */
export function meaningsIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const atom of atomsOf(plainText(text))) if (!functionWords.has(atom)) found.add(meaningOf(atom));
  return found;
}

/** A column of years alone. */
export const holdsYears = ({ values }: FigureColumn): boolean =>
  values.every((value) => value === null || (Number.isInteger(value) && value >= 1000 && value < 2200)) &&
  values.some((value) => value !== null);

/** The years that the rows of a table are of. */
export const yearsOf = ({ periods = [] }: Pick<Table, 'periods'>): ReadonlySet<number> =>
  new Set(periods.flatMap((period) => (period ? [Math.floor(period.from / 10_000)] : [])));

/** What the words of its label columns mean. */
export const labelMeanings = memoize(
  ({ dataset }: Table): ReadonlySet<string> =>
    new Set(
      dataset.columns
        .filter(({ type }, at) => type !== 'number' && !isFlag(dataset, at))
        .flatMap(({ name }) => [...meaningsIn(name)]),
    ),
);

/** What the label columns are called whose names differ most: "ports", not the "coasts" that several of them share. */
export const keyMeanings = memoize(({ dataset: { columns, rows } }: Table): ReadonlySet<string> => {
  const labels = columns.flatMap(({ type, name }, at) =>
    type === 'number'
      ? []
      : [{ name, count: new Set(rows.map((row) => row[at])).size, isText: type === 'text' }],
  );
  const most = labels.reduce((best, { count, isText }) => (isText && count > best ? count : best), 0);
  return new Set(
    labels.flatMap(({ name, count, isText }) => (isText && count < most ? [] : [...meaningsIn(name)])),
  );
});

const isUse = /^uses? (?:an? |the )?/;

/** Columns of answers, each with how a sentence names it: "Has intensive care" as "intensive care". */
export const flagColumns = memoize(({ dataset }: Table) =>
  dataset.columns.flatMap(({ name }, index) => {
    const what = name
      .toLowerCase()
      .replace(/^(?:has|have|is|are|with|offers|provides) (?:an? )?|\?$/g, '')
      .trim();
    const [verb, noun = ''] = isFlag(dataset, index) ? [isUse.test(what), what.replace(isUse, '')] : [false];
    const words = atomsOf(noun);
    return words.length > 0
      ? [
          {
            name,
            index,
            pattern: new RegExp(
              `\\b${verb ? 'us(?:e|es|ing) (?:an? |the )?' : ''}${words.join('\\W{1,2}')}s?\\b`,
              'i',
            ),
          },
        ]
      : [];
  }),
);

/** Prepares a table once; the same answer serves every statement about it. */
export function tableOf(dataset: Dataset, source: Source | undefined, notes: readonly string[]): Table {
  const dates = timeColumnOf(dataset);
  const named = dates < 0 ? namedTimesIn(dataset) : undefined;
  const periods = dates < 0 ? named?.periods : dataset.rows.map((row) => periodOf(row[dates] ?? null));
  const first = periods?.find((period) => period !== undefined);
  const grain = first ? (isBySeason(periods ?? []) ? 'year' : grainOf(first)) : '';
  const distinctPeriods = new Set(periods?.map((period) => period && `${period.from}-${period.to}`));
  // A row of the whole year below its months is none of them.
  const isInTime = (row: number) => !named || periods?.[row] !== undefined;
  if (named) distinctPeriods.delete(undefined);
  return {
    dataset,
    columns: withYearlyUnits(columnsOf(dataset), grain),
    ...labelsOf(dataset),
    periods: first ? periods : undefined,
    order: inOrder(dataset, first ? periods : undefined).filter(isInTime),
    rowsOfPeriod: rowsOfPeriod(periods ?? []),
    timed:
      first !== undefined && distinctPeriods.size === dataset.rows.filter((_row, at) => isInTime(at)).length,
    grain,
    rowsOfSpan: rowsOfSpans(dataset.spanIds.map((id) => [id])),
    ...(named ? { timeLabels: named.column } : {}),
    about: first && !named ? [] : periodsAbout(dataset, source, notes),
    context: contextOf(dataset, source, notes),
    isForeign: [...dataset.columns.map(({ name, unit }) => `${name} ${unit}`), ...notes].some(isForeignLabel),
  };
}

/** "2016/17", "2017/18": a season a row, each in the year after the one before. */
const isBySeason = (periods: readonly (Period | undefined)[]): boolean =>
  periods.every((period) => period === undefined || /^\d{4}\/\d{2}$/.test(period.text));

function inOrder(dataset: Dataset, periods: readonly (Period | undefined)[] | undefined): number[] {
  const sums = sumRowsOf(dataset);
  const order = dataset.rows.flatMap((_cells, row) => (sums.has(row) ? [] : [row]));
  return periods ? order.sort((a, b) => (periods[a]?.from ?? 0) - (periods[b]?.from ?? 0)) : order;
}

function rowsOfPeriod(periods: readonly (Period | undefined)[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [row, period] of periods.entries())
    if (period) append(found, `${period.from}-${period.to}`, row);
  return found;
}

function append<Key>(lists: Map<Key, number[]>, key: Key, row: number): void {
  const list = lists.get(key);
  if (list) list.push(row);
  else lists.set(key, [row]);
}

/** The rows that stand in each passage. */
export function rowsOfSpans(spans: readonly (readonly string[])[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [row, ids] of spans.entries()) for (const id of new Set(ids)) append(found, id, row);
  return found;
}

/** The passage that a cell stands in. */
export const spanOf = (
  { spans, dataset }: Table,
  row: number,
  { index }: Pick<FigureColumn, 'index'>,
): string => spans?.[row]?.[index] ?? dataset.spanIds[row] ?? '';

function columnsOf({ columns, rows }: Dataset): FigureColumn[] {
  return columns.flatMap(({ name, type, unit }, index) => {
    if (type !== 'number') return [];
    const written = rows.map((row) => (typeof row[index] === 'number' ? row[index] : null));
    const isFraction = areFractions({ name, unit }, written);
    const unitText = isFraction ? '%' : unit;
    return {
      ...{ index, name, unitText, unit: columnUnit(unitOf(name, unitText)) },
      meanings: meaningsOfColumn(name),
      values: isFraction ? written.map(inPercent) : written,
    };
  });
}

const yearly = /^(?<over>.*?) ?(?:per |an? |\/ ?)(?:year|annum|yr|a)\.?$/i;

/**
 * "Rain (mm per year)" counts millimetres where no row is shorter than a year and no other column counts the same without it: its
 * figures add up and are compared as others are.
 */
const withYearlyUnits = (columns: readonly FigureColumn[], grain: string): FigureColumn[] =>
  columns.map((column) => {
    const over = yearly.exec(column.unitText.trim())?.groups?.over;
    if (over === undefined || (grain !== '' && grain !== 'year')) return column;
    const unit = columnUnit(over);
    // A rent or a wage is said with its time, or it is another figure.
    if (unit.dim.includes('/') || currencies.has(unit.dim)) return column;
    const isOther = ({ unitText, meanings, unit: { dim } }: FigureColumn) =>
      dim === unit.dim &&
      !yearly.test(unitText.trim()) &&
      [...meanings].some((each) => column.meanings.has(each));
    return columns.some(isOther) ? column : { ...column, unit };
  });

const inPercent = (value: number | null) => (value === null ? null : Number((value * 100).toFixed(8)));

const counts =
  /\b(?:passengers|people|persons|population|inhabitants|residents|visitors|visits|customers|users|subscribers|members|employees|students|patients|tourists|arrivals|nights|guests|journeys|trips|units|copies|tickets|sales|vehicles|cars|households|accounts|downloads|streams|views)\b/i;

/** "Passengers (m)" are counted in millions, "Altitude (m)" in metres; "Temperature (K)" in kelvin, "Population (K)" in thousands. */
const unitOf = (name: string, unitText: string): string =>
  unitText === 'm' && counts.test(name)
    ? 'million'
    : unitText === 'K' && /\btemperature\b/i.test(name)
      ? 'kelvin'
      : unitText || timeUnitOf(name);

/** "Sunshine hours": the name says what is counted. */
const timeUnitOf = (name: string): string =>
  /^\p{L}+ (hours|minutes|days)$/iu.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** "In-migration" means something else than "migration" alone and "out-migration". */
export function directedMeaning({ meaning, at }: Pick<Word, 'meaning' | 'at'>, text: string): string {
  const prefix = /\b(?:in|out)-$/i.exec(text.slice(Math.max(0, at - 4), at))?.[0].toLowerCase();
  return `${prefix ?? ''}${meaning}`;
}

/** "Population", "Population (31 December)": of all who live there, and not "Population (65 and over)". */
const inhabitants = new RegExp(
  `^(?:(?:total|resident|year-end) )?population(?: \\d{4}|,? \\(?(?:(?:at|on|as of) )?(?:\\d{1,2}\\.? )?(?:${month}|(?:the )?(?:end of (?:the )?year|year[- ]end|mid-?year))(?: \\d{1,2})?(?:,? \\d{4})?\\)?)?$`,
  'i',
);

/** A column called "Population" counts inhabitants; one of trains on time is about punctuality. */
function meaningsOfColumn(name: string): Set<string> {
  const meanings = meaningsIn(name);
  for (const { index, 0: noun } of name.matchAll(/(?<=\b(?:in|out)-)\p{L}+/giu)) {
    const meaning = meaningOf(noun.toLowerCase());
    meanings.delete(meaning);
    meanings.add(directedMeaning({ meaning, at: index }, name));
  }
  if (/\bon[- ]time\b/i.test(name)) meanings.add(meaningOf('punctuality'));
  return inhabitants.test(name.trim()) ? meanings.add(meaningOf('inhabitant')) : meanings;
}

/** Sentences that say what a table leaves out are no description of it. */
const leavesOut = /\b(?:not|no|without|exclud\w*|except|other than)\b/i;

function contextOf(dataset: Dataset, source: Source | undefined, notes: readonly string[]): Set<string> {
  const labels = dataset.columns
    .filter(({ type }, at) => type !== 'number' && !isFlag(dataset, at))
    .map(({ name }) => name);
  const told = notes.flatMap((note) => note.split(/[.;:]\s/)).filter((part) => !leavesOut.test(part));
  const title = (source?.title ?? '').replace(/\.[a-z]{2,4}$/i, '').replace(/[-_]+/g, ' ');
  return meaningsIn([dataset.title.replace(/[-_.]+/g, ' '), title, ...labels, ...told].join(' '));
}
