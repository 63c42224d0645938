import type { Dataset } from '../../../evidence/evidence';
import { cleanText } from '../prose/analysis-text';
import type { PlannedDataset } from '../../plan';
import { nameWords, columnNamed } from './columns';
import { areTimes } from './figures';
import { type Rows } from './source-rows';
import { labelOf, least, mean, most, numberIn, present, matchesValue, sum } from './numbers';

type Work = (values: readonly number[]) => number;
const count: Work = ({ length }) => length;

/** The words of a derivation, and the aggregate that each computes. */
const works: readonly [RegExp, Work][] = [
  [/\b(?:mean|average)s?\b/i, mean],
  [/\b(?:total|sum)s?\b/i, sum],
  [/\b(?:lowest|least|smallest|minimum)\b/i, least],
  [/\b(?:highest|largest|greatest|maximum)\b/i, most],
  [/\b(?:number|count)\b/i, count],
];

/**
 * Verifies aggregated rows, such as means by decade: recomputes them from the column that the derivation names, over
 * exactly the rows that each label names. Undefined where any value differs, or any label names no rows.
 */
export function derivedRows(planned: PlannedDataset, source: Dataset): Rows | undefined {
  const derivation = planned.derivation ?? '';
  const columns = planned.columns.slice(1).map((name) => workOf(name, derivation, source));
  const rows = planned.rows.map((row) => rowsNamed(String(row[0] ?? '').trim(), source));
  const holds = columns.every(({ place, worked }, at) =>
    rows.every((named, row) => {
      const value = numberIn(planned.rows[row]?.[at + 1]);
      const values = present(named.map((each) => numberIn(source.rows[each]?.[place])));
      return value !== null && values.length > 0 && worked.some((work) => matchesValue(value, work(values)));
    }),
  );
  if (!holds || rows.length === 0) return undefined;
  const labels = planned.rows.map((row) => labelOf(row[0] ?? null));
  const units = new Set(
    columns.map(({ place, worked }) => (worked.includes(count) ? '' : (source.columns[place]?.unit ?? ''))),
  );
  return {
    labels,
    series: planned.columns.slice(1).map((name, at) => ({
      label: cleanText(name),
      values: planned.rows.map((row) => numberIn(row[at + 1])),
    })),
    unit: units.size === 1 ? ([...units][0] ?? '') : '',
    xLabel: cleanText(planned.columns[0] ?? ''),
    timed: areTimes(labels),
    basis: 'derived',
    derivation: cleanText(derivation),
    sourceId: source.sourceId,
    spanIds: [],
  };
}

/** The source column of a planned one, by its own name or by the derivation, and the aggregate. */
function workOf(name: string, derivation: string, source: Dataset): { place: number; worked: Work[] } {
  const own = columnNamed(source.columns, name);
  const place = source.columns[own]?.type === 'number' ? own : columnIn(derivation, source);
  const without = (text: string) => withoutWords(text, nameWords(source.columns[place]?.name ?? ''));
  const worksIn = (text: string) =>
    works.flatMap(([words, work]) => (words.test(without(text)) ? [work] : []));
  const named = worksIn(name);
  return { place, worked: place < 0 ? [] : named.length > 0 ? named : worksIn(derivation) };
}

/** The numeric column whose name occurs in a text; the longest of several. */
function columnIn(text: string, { columns }: Dataset): number {
  const words = ` ${nameWords(text).join(' ')} `;
  let best = -1;
  let longest = 0;
  for (const [at, { name, type }] of columns.entries()) {
    const own = nameWords(name).join(' ');
    if (type !== 'number' || own.length <= longest || !words.includes(` ${own} `)) continue;
    [best, longest] = [at, own.length];
  }
  return best;
}

/** The name of a column may itself hold a word such as "total". */
function withoutWords(text: string, name: readonly string[]): string {
  const words = nameWords(text);
  const at = words.findIndex(
    (_, from) => name.length > 0 && name.every((word, step) => words[from + step] === word),
  );
  return (at < 0 ? words : [...words.slice(0, at), ...words.slice(at + name.length)]).join(' ');
}

/** The year of each row, by its date. Computed once, since every label of every planned dataset needs it. */
function yearsOf(dataset: Dataset): readonly number[] {
  const cached = yearsRead.get(dataset);
  if (cached) return cached;
  const date = dataset.columns.findIndex(({ type }) => type === 'date');
  const years = dataset.rows.map((row) =>
    Number(/\b[12]\d{3}\b/.exec(String(row[date] ?? ''))?.[0] ?? Number.NaN),
  );
  yearsRead.set(dataset, years);
  return years;
}
const yearsRead = new WeakMap<Dataset, readonly number[]>();

/** The rows that a label names: those of a decade, of a range of years, of a year, or of a category. */
function rowsNamed(label: string, dataset: Dataset): number[] {
  const decade = /^(\d{3}0)s$/.exec(label)?.[1];
  const range = /^(\d{4})\s*(?:-|–|to)\s*(\d{4})$/.exec(label);
  const from = Number(decade ?? range?.[1] ?? (/^\d{4}$/.test(label) ? label : Number.NaN));
  const to = decade === undefined ? Number(range?.[2] ?? from) : from + 9;
  const timed: number[] = [];
  yearsOf(dataset).forEach((year, at) => {
    if (year >= from && year <= to) timed.push(at);
  });
  if (timed.length > 0) return timed;
  const texts = dataset.columns.flatMap(({ type }, at) => (type === 'text' ? [at] : []));
  return dataset.rows.flatMap((row, at) =>
    texts.some((column) => String(row[column] ?? '').trim() === label) ? [at] : [],
  );
}
