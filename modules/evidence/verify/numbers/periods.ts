import { months as monthNames } from '../words/calendar';
import { dictionary } from '../words/dictionary';
/** A stretch of time, from and to as YYYYMMDD, both included. */
export type Period = { from: number; to: number; text: string };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = `(?:${monthNames.toLowerCase()}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`;
const yearDigits = '(?:1[5-9]|20|21)\\d{2}';

type Reader = { pattern: RegExp; read: (parts: readonly string[]) => [number, number] | undefined };

const day = (year: number, at: number, date: number) => year * 10_000 + at * 100 + date;
const wholeYear = (year: number): [number, number] => [day(year, 1, 1), day(year, 12, 31)];
const wholeMonth = (year: number, at: number): [number, number] => [day(year, at, 1), day(year, at, 31)];
const wholeQuarter = (year: number, quarter: number): [number, number] => [
  day(year, quarter * 3 - 2, 1),
  day(year, quarter * 3, 31),
];
const wholeHalf = (year: number, half: number): [number, number] => [
  day(year, half * 6 - 5, 1),
  day(year, half * 6, 31),
];
/** So many months up to and with this one: "the nine months to September 2022". */
const monthsTo = (year: number, at: number, count: number): [number, number] => {
  const first = year * 12 + at - count;
  return [day(Math.floor(first / 12), (first % 12) + 1, 1), day(year, at, 31)];
};
/** "2022", "22" and "'22". */
const fullYear = (text = '') => Number(text.replace(/\D/g, '')) + (text.length < 4 ? 2000 : 0);
const oneDay = (year: number, at: number, date: number): [number, number] => [
  day(year, at, date),
  day(year, at, date),
];
const monthAt = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const quarters = dictionary<number>({
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  final: 4,
  last: 4,
});
const counts = dictionary<number>({ three: 3, six: 6, nine: 9, twelve: 12, quarter: 3, 'half-year': 6 });
/** The year of "3Q 2022", "3Q22", "3Q'22"; "2h30" is a time of day. */
const yearBehind = `(?:[ -]?(?:of )?(${yearDigits})|['’]?(\\d{2}))(?![\\d/]|[-–]\\d|[.,]\\d|\\p{L})`;
const yearNamed = `(?:FY ?)?(${yearDigits}|['’]\\d{2})(?!\\d)`;

/** Sticky patterns, the longest first. */
const readers: readonly Reader[] = [
  {
    pattern: /(\d{4})-(\d{2})-(\d{2})(?!\d)/y,
    read: ([y, m, d]) => oneDay(Number(y), Number(m), Number(d)),
  },
  {
    pattern: new RegExp(
      `(\\d{1,2})(?:st|nd|rd|th)?\\.? (?:of )?(${month})\\.?,? (${yearDigits})(?!\\d)`,
      'iy',
    ),
    read: ([d, m = '', y]) => oneDay(Number(y), monthAt(m), Number(d)),
  },
  {
    pattern: new RegExp(`(${month})\\.? (\\d{1,2})(?:st|nd|rd|th)?, (${yearDigits})(?!\\d)`, 'iy'),
    read: ([m = '', d, y]) => oneDay(Number(y), monthAt(m), Number(d)),
  },
  {
    pattern: new RegExp(
      `(${month})(?= (?:to|and|until|through|[-–]) ${month}\\.?,? (${yearDigits})(?!\\d))`,
      'iy',
    ),
    read: ([m = '', y]) => wholeMonth(Number(y), monthAt(m)),
  },
  {
    pattern: new RegExp(`(${month})\\.?(?: of)?,? (${yearDigits})(?!\\d)`, 'iy'),
    read: ([m = '', y]) => wholeMonth(Number(y), monthAt(m)),
  },
  {
    // "2022-23" and "the 2011-12 season" end a year later; "2011-12" alone is a month, "2018-23" a run of years.
    pattern: new RegExp(`(${yearDigits})[-–](\\d{2})(?![\\d-])(?=( season)?)`, 'y'),
    read: ([y, z, season]) =>
      (Number(y) + 1) % 100 === Number(z) && (Number(z) > 12 || season !== undefined)
        ? [day(Number(y), 1, 1), day(Number(y) + 1, 12, 31)]
        : undefined,
  },
  {
    pattern: new RegExp(`(0[1-9]|1[0-2])/(${yearDigits})(?![\\d/])`, 'y'),
    read: ([m, y]) => wholeMonth(Number(y), Number(m)),
  },
  { pattern: /(\d{4})-(0[1-9]|1[0-2])(?!\d)/y, read: ([y, m]) => wholeMonth(Number(y), Number(m)) },
  {
    pattern: new RegExp(
      `Q([1-4])(?= (?:to|and|until|through|[-–]) Q[1-4][ /-]?(?:of )?(${yearDigits})(?!\\d))`,
      'iy',
    ),
    read: ([q, y]) => wholeQuarter(Number(y), Number(q)),
  },
  {
    pattern: new RegExp(`Q([1-4])[ /-]?(?:of )?${yearNamed}`, 'iy'),
    read: ([q, y]) => wholeQuarter(fullYear(y), Number(q)),
  },
  {
    pattern: new RegExp(`(${yearDigits})[ -]?Q([1-4])(?!\\d)`, 'iy'),
    read: ([y, q]) => wholeQuarter(Number(y), Number(q)),
  },
  {
    pattern: new RegExp(
      `(first|second|third|fourth|final|last) quarter(?: of)?(?: the year)? (${yearDigits})(?!\\d)`,
      'iy',
    ),
    read: ([q = '', y]) => wholeQuarter(Number(y), quarters[q.toLowerCase()] ?? 1),
  },
  {
    pattern: new RegExp(`([1-4])Q${yearBehind}`, 'uy'),
    read: ([q, y, short]) => wholeQuarter(fullYear(y ?? short), Number(q)),
  },
  {
    pattern: new RegExp(`([12])H${yearBehind}`, 'uy'),
    read: ([h, y, short]) => wholeHalf(fullYear(y ?? short), Number(h)),
  },
  {
    pattern: new RegExp(`(${yearDigits})[ -]?H([12])(?!\\d)`, 'iy'),
    read: ([y, h]) => wholeHalf(Number(y), Number(h)),
  },
  {
    pattern: new RegExp(`H([12])[ /-]?(?:of )?${yearNamed}`, 'iy'),
    read: ([h, y]) => wholeHalf(fullYear(y), Number(h)),
  },
  {
    pattern: new RegExp(
      `(first(?: half)?)(?= (?:to|and) (?:the )?second half(?: of)? (${yearDigits})(?!\\d))`,
      'iy',
    ),
    read: ([, y]) => wholeHalf(Number(y), 1),
  },
  {
    pattern: new RegExp(
      `(first|second|last|final) half(?:[- ]year)?(?: of)?(?: the year)? (${yearDigits})(?!\\d)`,
      'iy',
    ),
    read: ([h = '', y]) => wholeHalf(Number(y), h.toLowerCase() === 'first' ? 1 : 2),
  },
  {
    pattern: new RegExp(`first (three|six|nine) months(?: of)?(?: the year)? (${yearDigits})(?!\\d)`, 'iy'),
    read: ([n = '', y]) => monthsTo(Number(y), counts[n.toLowerCase()] ?? 3, counts[n.toLowerCase()] ?? 3),
  },
  {
    pattern: new RegExp(
      `(?:last|final) (three|six|nine) months of(?: the year)? (${yearDigits})(?!\\d)`,
      'iy',
    ),
    read: ([n = '', y]) => monthsTo(Number(y), 12, counts[n.toLowerCase()] ?? 3),
  },
  {
    pattern: new RegExp(
      `(?:(three|six|nine|twelve) months|(quarter|half-year)) (?:to|through|until|end(?:ed|ing)(?: on| in)?)(?: the end of| (?:28|29|30|31)(?:st|th)?)? (${month})\\.?,? (${yearDigits})(?!\\d)`,
      'iy',
    ),
    read: ([n, one, m = '', y]) =>
      monthsTo(Number(y), monthAt(m), counts[(n ?? one ?? '').toLowerCase()] ?? 3),
  },
  {
    pattern: new RegExp(`(${yearDigits})/(\\d{2})(?!\\d)`, 'y'),
    // "2024/25" is a season; "2024/29" names five years.
    read: ([y, z]) => [
      day(Number(y), 1, 1),
      day(Number(y) + ((((Number(z) - Number(y)) % 100) + 100) % 100), 12, 31),
    ],
  },
  {
    pattern: /(\d{3}0)['’]?s(?![\p{L}\d])/uy,
    read: ([y]) => [day(Number(y), 1, 1), day(Number(y) + 9, 12, 31)],
  },
  {
    pattern: new RegExp(`(?:FY ?|(?:fiscal|financial) (?:year )?)(${yearDigits})(?!\\d)`, 'iy'),
    read: ([y]) => wholeYear(Number(y)),
  },
  { pattern: new RegExp(`(${yearDigits})(?![\\d]|[.,]\\d)`, 'y'), read: ([y]) => wholeYear(Number(y)) },
];

/** Half of the patterns can be left out by what a text begins with. */
const beginsWithDigit = ({ pattern }: Reader) => /^\((?:\\d|\(\?:1|\[1|0)/.test(pattern.source);
const numeric = readers.filter(beginsWithDigit);
const named = readers.filter((reader) => !beginsWithDigit(reader));

/** The period that begins at a place of a text. */
export function periodAt(text: string, at: number): (Period & { end: number; isYear: boolean }) | undefined {
  for (const { pattern, read } of /\d/.test(text.charAt(at)) ? numeric : named) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) continue;
    const ends = read(found.slice(1));
    if (!ends) continue;
    const [from, to] = ends;
    return {
      ...{ from, to, text: found[0], end: at + found[0].length },
      isYear: /^\d{4}$/.test(found[0]),
    };
  }
  return undefined;
}

/** The period that a whole cell names. */
export function periodOf(cell: string | number | null): Period | undefined {
  const text = String(cell ?? '').trim();
  const found = text.length <= 40 ? periodAt(text, 0) : undefined;
  return found && found.end === text.length ? found : undefined;
}

export const samePeriod = (a: Period, b: Period) => a.from === b.from && a.to === b.to;
export const lies = (inner: Period, outer: Period) => inner.from >= outer.from && inner.to <= outer.to;

/** How many months it covers, the first and the last one included. */
export const monthsOf = ({ from, to }: Period): number =>
  (Math.floor(to / 10_000) - Math.floor(from / 10_000)) * 12 +
  (Math.floor(to / 100) % 100) -
  (Math.floor(from / 100) % 100) +
  1;

/** What a row of this length of time is called: years, quarters, months or days. */
export function grainOf({ from, to }: Period): 'day' | 'month' | 'quarter' | 'half' | 'year' | 'longer' {
  if (from === to) return 'day';
  const span = Math.floor(to / 100) - Math.floor(from / 100);
  if (span === 0) return 'month';
  if (span === 2) return 'quarter';
  if (span === 5) return 'half';
  return span === 11 ? 'year' : 'longer';
}
