import { memoize } from '../../../kernel/memoize';
import { plainRows } from '../tables/reading/counted-rows';
import { isUnbroken } from '../tables/reading/missing-rows';
import { meaningsIn, type Table } from '../tables/structure/tables';
import { month } from '../words/calendar';
import { meaningOf } from '../words/words';

/** What a statement says something of each of: the names of one column of labels, or the times of a table, in order. */
export type Domain = { kind: 'name' | 'time'; parts: readonly string[] };

/** Names and times of a domain: each costs the check of a statement. */
const mostParts = 24;

const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
export const number = `(?:${numbers.join('|')}|\\d{1,2})`;

/** The value of a number that was matched by `number`. */
export const valueOf = (said: string): number =>
  /^\d/.test(said) ? Number(said) : numbers.indexOf(said.toLowerCase()) + 1;

/** A time as sentences and tables write it. */
export const time = `(?:(?:19|20)\\d{2}(?:/\\d{2})?(?!\\d)|(?:Q[1-4](?: \\d{4})?)|${month}(?: \\d{4})?)`;
export const timeNoun = '(?:year|season|quarter|month)';

/** The row of each time of a table, in the order of time. */
const rowsOfTimes = memoize(({ periods, order }: Table): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const row of order) {
    const text = periods?.[row]?.text;
    if (text !== undefined && !found.has(text)) found.set(text, row);
  }
  return found;
});

/** Whether a noun is what the table has a row for: its years, its quarters. */
export const isTimeNoun = ({ grain }: Table, noun: string): boolean => {
  const one = noun.toLowerCase().replace(/s$/, '');
  return one === grain || (one === 'season' && grain === 'year');
};

/** All times of a table, or those from one to another. Undefined where it lacks one of them. */
export function timesOf(table: Table, span?: { from: string; to: string }): Domain | undefined {
  const rows = rowsOfTimes(table);
  const known = [...rows.keys()];
  const own = span ? known.slice(known.indexOf(span.from), known.indexOf(span.to) + 1) : known;
  if (own.length > mostParts || (span && (own[0] !== span.from || own.at(-1) !== span.to))) return undefined;
  const isWhole = isUnbroken(
    table,
    own.map((each) => rows.get(each) ?? -1),
  );
  return own.length > 1 && isWhole ? { kind: 'time', parts: own } : undefined;
}

/** Times that a sentence lists, where the table has each of them. */
export const listedTimes = (table: Table, listed: readonly string[]): Domain | undefined =>
  listed.length > 1 && listed.every((each) => rowsOfTimes(table).has(each))
    ? { kind: 'time', parts: listed }
    : undefined;

/** The times of a year, of a table in quarters or months. */
export function timesWithin(table: Table, year: string): Domain | undefined {
  const rows = [...rowsOfTimes(table)];
  const own = rows.flatMap(([text, row]) =>
    Math.floor((table.periods?.[row]?.from ?? 0) / 10_000) === Number(year) ? [text] : [],
  );
  const size = table.grain === 'quarter' ? 4 : 12;
  return own.length === size ? { kind: 'time', parts: own } : undefined;
}

const neutral = /^(?:different|listed|individual|single|whole|surveyed|named|reporting)$/;

/** The one column of labels that a plural or singular noun names, in a group of so many. */
export function namesOf(table: Table, noun: string, size?: number): Domain | undefined {
  const words = noun
    .toLowerCase()
    .split(' ')
    .filter((word) => !neutral.test(word));
  const found = labelColumns(table).filter(({ parts, meanings }) => {
    const isOfSize = size !== undefined && size === parts.length;
    const isNamed = words.every((word) => {
      const isHeading = meanings.has(meaningOf(word)) || plainRows.test(word);
      return isHeading || (isOfSize && table.context.has(meaningOf(word)));
    });
    return isNamed && words.length > 0;
  });
  const [own, ...others] = found;
  return own && others.length === 0 && (size === undefined || size === own.parts.length)
    ? { kind: 'name', parts: own.parts }
    : undefined;
}

/** The names of each column of labels. */
export const domainsOf = (table: Table): readonly Domain[] =>
  labelColumns(table).map(({ parts }): Domain => ({ kind: 'name', parts }));

/** The columns of labels, each with its names; totals are none of them. */
const labelColumns = memoize(({ dataset: { columns, rows }, order, timeLabels }: Table) =>
  columns.flatMap(({ type, name }, at) => {
    if (type !== 'text' || at === timeLabels) return [];
    const parts = [...new Set(order.map((row) => String(rows[row]?.[at] ?? '').trim()))];
    return parts.length > 1 && parts.length <= mostParts && !parts.includes('')
      ? [{ parts, meanings: meaningsIn(name) }]
      : [];
  }),
);
