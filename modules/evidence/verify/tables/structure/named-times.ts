import type { Dataset } from '../../../evidence';
import type { Period } from '../../numbers/periods';
import { months as calendarMonths } from '../../words/calendar';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const monthName =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/i;
const dayName = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;

/** Names of recurring times: how to tell one, its place in the round, and its first and last day in a year. */
const rounds: readonly {
  isOne: RegExp;
  placeOf: (text: string) => number;
  span: (place: number) => readonly [number, number];
}[] = [
  {
    isOne: monthName,
    placeOf: (text) => months.indexOf(text.slice(0, 3).toLowerCase()),
    span: (place) => [(place + 1) * 100 + 1, (place + 1) * 100 + 31],
  },
  {
    isOne: /^Q[1-4]$/i,
    placeOf: (text) => Number(text.slice(1)) - 1,
    span: (place) => [(place * 3 + 1) * 100 + 1, (place * 3 + 3) * 100 + 31],
  },
  {
    isOne: dayName,
    placeOf: (text) => days.indexOf(text.slice(0, 3).toLowerCase()),
    span: (place) => [101 + place, 101 + place],
  },
];

/** The column of a table whose rows are named by months, quarters or days without a year, and the period of each row. */
export type NamedTimes = { column: number; periods: (Period | undefined)[] };

/** A row of the whole year below its months. */
const wholeYear =
  /^(?:(?:whole |full )?year(?: as a whole)?|(?:annual |year(?:ly)? )?(?:total|mean|average|sum)|annual)(?: (?:19|20)\d{2})?$|^(?:19|20)\d{2}$/i;
const fewestTimes = 3;

/**
 * Months without a year follow one another as the table lists them, at most once round the year ("July" to "June"): they become
 * periods of the years 1 and 2, which no sentence names. A row of the whole year has none. Undefined where they stand in another order.
 */
export function namedTimesIn({ columns, rows }: Dataset): NamedTimes | undefined {
  for (const [column, { type }] of columns.entries()) {
    if (type !== 'text') continue;
    const texts = rows.map((row) => String(row[column] ?? '').trim());
    const named = texts.filter((text) => !wholeYear.test(text));
    const round = named.length < texts.length && named.length < fewestTimes ? undefined : roundOf(named);
    if (!round) continue;
    const periods = periodsIn(named, round);
    if (!periods) return undefined;
    let next = 0;
    return { column, periods: texts.map((text) => (wholeYear.test(text) ? undefined : periods[next++])) };
  }
  return undefined;
}

const roundOf = (texts: readonly string[]) =>
  rounds.find(({ isOne }) => texts.length > 1 && texts.every((text) => isOne.test(text)));

/** The periods of recurring times in the order of a table, of the years 1 and 2. */
export function namedPeriods(texts: readonly string[]): Period[] | undefined {
  const round = roundOf(texts);
  return round && periodsIn(texts, round);
}

function periodsIn(texts: readonly string[], round: (typeof rounds)[number]): Period[] | undefined {
  const years = yearsOf([...new Set(texts.map(round.placeOf))]);
  return (
    years &&
    texts.map((text): Period => {
      const place = round.placeOf(text);
      const [from, to] = round.span(place);
      const year = (years.get(place) ?? 1) * 10_000;
      return { from: year + from, to: year + to, text };
    })
  );
}

const monthNames = calendarMonths.split('|');

/** "Jul" as sentences write it: "July". */
export const fullTime = (text: string): string =>
  monthName.test(text) ? (monthNames[months.indexOf(text.slice(0, 3).toLowerCase())] ?? text) : text;

/** Whether a text names a month, a quarter or a day without a year. */
export const isNamedTime = (text: string): boolean => rounds.some(({ isOne }) => isOne.test(text));

/** The year of each place in the round, where the places go round at most once. */
function yearsOf(places: readonly number[]): ReadonlyMap<number, number> | undefined {
  const found = new Map<number, number>();
  let year = 1;
  for (const [index, place] of places.entries()) {
    if (index > 0 && place < (places[index - 1] ?? 0)) year += 1;
    found.set(place, year);
  }
  const isOneRound = year === 1 || (year === 2 && (places.at(-1) ?? 0) < (places[0] ?? 0));
  return isOneRound && places.length > 1 ? found : undefined;
}

const timeName =
  /^(?:(?:calendar|fiscal|financial|school|academic|marketing|crop|model|reporting|survey) )?(?:year|season|quarter|month|week|day|date|period|time|fy|half|half-year)s?(?: (?:ending|ended))?$/i;

/**
 * The column of dates that says what time a row is of. Where a column of text names each row, a date with a name of its own
 * is one of its properties: "Founded", "Opened on", "Licence until".
 */
export function timeColumnOf({ columns, rows }: Dataset): number {
  const isDate = (at: number) => columns[at]?.type === 'date';
  const all = columns.flatMap((_, at) => (isDate(at) ? [at] : []));
  const named = all.find((at) => timeName.test(columns[at]?.name.trim() ?? ''));
  if (named !== undefined || all.length === 0 || all[0] === 0) return named ?? all[0] ?? -1;
  const namesEachRow = columns.some(
    ({ type }, at) => type === 'text' && new Set(rows.map((row) => row[at])).size === rows.length,
  );
  return namesEachRow ? -1 : (all[0] ?? -1);
}
