import { smallNumbers } from '../../numbers/number-words';
import { type Groups, replaced } from './rewording';
import { type Table, yearsOf } from '../structure/tables';
import { months } from '../../words/calendar';
import { capital } from '../../words/words';

const number = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const time = '(?:years|quarters|months)';
const what = '(?<what>\\p{L}[^,;\\d]{2,60}?)';
const figure = '(?<figure>[^,;\\d]{0,20}?\\d[\\d,.]*[^;\\d]{0,20}?)';
const onlyIn = new RegExp(
  `^(?:Only in|In only|In just|Just in) (?<times>${number} (?:of the )?(?:${number} )?${time}) (?:did ${what} (?<verb>exceed|reach|fall below|rise above|drop below|top|surpass)|(?<be>was|were) (?<who>\\p{L}[^,;\\d]{2,60}?) (?<way>above|below|over|under|higher than|lower than)) ${figure}(?<stop>\\.?)$`,
  'u',
);
const countedOnly = new RegExp(`\\bonly in (?=${number} (?:of the )?(?:${number} )?${time}\\b)`, 'gu');
const onlyBehind = new RegExp(
  `\\b(?<times>in ${number} (?:of the )?(?:${number} )?${time}) (?:only|alone)(?=[.,;]|$)`,
  'gu',
);
const place = '\\p{Lu}[\\p{L}\\d’]*(?: \\d{4})?|\\d{4}(?:-\\d{2})?|Q[1-4](?: \\d{4})?';
const inThese = new RegExp(
  `^${what} (?<verb>exceeded|reached|fell below|rose above|dropped below|topped|surpassed|(?:was|were) (?:above|below|over|under|higher than|lower than)) ${figure} (?:only in (?<one>(?:(?:${place})(?:, | and ))*(?:${place}))|in (?<other>(?:(?:${place})(?:, | and ))*(?:${place})) only)(?<stop>\\.?)$`,
  'u',
);
const past: Groups = {
  ...{ exceed: 'exceeded', reach: 'reached', 'fall below': 'fell below', 'rise above': 'rose above' },
  ...{ 'drop below': 'dropped below', top: 'topped', surpass: 'surpassed' },
};
const bare: Groups = Object.fromEntries<string>(
  Object.entries(past).map(([verb, told = '']): [string, string] => [told, verb]),
);

/** "Exceeded 2,000 only in May and June" as "Only in May and June did it exceed 2,000"; a count of times is exact without "only". */
const ofOnly = (text: string): string =>
  [
    replaced(onlyIn, ({ times = '', verb, be, stop = '', ...found }) =>
      verb === undefined
        ? `${capital(found.who ?? '')} ${be ?? ''} ${found.way ?? ''} ${found.figure ?? ''} in ${times}${stop}`
        : `${capital(found.what ?? '')} ${past[verb] ?? ''} ${found.figure ?? ''} in ${times}${stop}`,
    ),
    replaced(countedOnly, () => 'in '),
    replaced(onlyBehind, ({ times = '' }) => times),
    replaced(inThese, ({ verb = '', one, other = one, stop = '', ...found }) => {
      const who = `${(found.what ?? '').charAt(0).toLowerCase()}${(found.what ?? '').slice(1)}`;
      const [, be, way] = /^(was|were) (.+)$/.exec(verb) ?? [];
      return be === undefined
        ? `Only in ${other ?? ''} did ${who} ${bare[verb] ?? ''} ${found.figure ?? ''}${stop}`
        : `Only in ${other ?? ''} ${be} ${who} ${way ?? ''} ${found.figure ?? ''}${stop}`;
    }),
  ].reduce((all, reword) => reword(all), text);

const moves =
  '(?:rose|fell|increased|decreased|grew|declined|dropped|climbed|shrank|went up|went down|(?:has|have) (?:risen|fallen|increased|grown|declined))';
const streak = new RegExp(
  `\\b(?<move>${moves}) (?:for|in) (?:the )?(?<count>${number}) (?:(?:consecutive|successive|straight) (?<unit>year|quarter|month)s|(?<unit2>year|quarter|month)s (?:in a row|running|in succession)),? (?:to|until|up to|through|ending in|ended) (?<end>[^,;]{3,16}?)(?=[.,;]|$)`,
  'gu',
);
const lastOnes = new RegExp(
  `\\b(?:in|during) (?:each|every one) of the (?<place>last|past|first|final|latest) (?<count>${number}) (?<unit>year|quarter|month)s(?=[.,;]|$)`,
  'gu',
);
const numberOf = (text = ''): number => (/^\d/.test(text) ? Number(text) : smallNumbers.indexOf(text));

/** "Rose for four consecutive months to December", "in each of the last three years": every step from the time before the first of them. */
function ofStreaks({ periods = [], order, grain }: Table, text: string): string {
  const names = order.map((row) => periods[row]?.text ?? '');
  const between = (to: number, count: number, unit: string | undefined): string | undefined => {
    const from = to - count;
    const [first, last] = [names[from], names[to]];
    return unit !== grain || first === undefined || last === undefined
      ? undefined
      : `every ${grain} from ${first} to ${last}`;
  };
  return [
    replaced(streak, ({ move = '', count, unit, unit2 = unit, end = '' }, all) => {
      const found = names.findIndex((name, at) => isNamed(name, periods[order[at] ?? -1], end));
      const span = found < 0 ? undefined : between(found, numberOf(count), unit2);
      return span === undefined ? all : `${move} in ${span}`;
    }),
    replaced(lastOnes, ({ place: which, count, unit }, all) => {
      const size = numberOf(count);
      const span = which === 'first' ? undefined : between(names.length - 1, size, unit);
      return span === undefined ? all : `in ${span}`;
    }),
  ].reduce((said, reword) => reword(said), text);
}

const monthNames = months.split('|');

/** "December" and "December 2023" of "2023-12". */
function isNamed(name: string, period: { from: number; to: number } | undefined, said: string): boolean {
  if (name === said) return true;
  const [month = '', year] = said.split(' ');
  const at = monthNames.indexOf(month) + 1;
  const isMonth = period !== undefined && Math.floor(period.from / 100) === Math.floor(period.to / 100);
  return (
    isMonth &&
    at > 0 &&
    Math.floor(period.from / 100) % 100 === at &&
    (year === undefined || Number(year) === Math.floor(period.from / 10_000))
  );
}

const atEnd =
  /\b(?<at>[Aa]t|[Bb]y) (?:the end of (?:the year )?(?<one>(?:19|20)\d{2})(?!\d)|(?:year-end|end-|the close of |year-end )\s?(?<two>(?:19|20)\d{2})(?!\d))/gu;
const ofStock =
  /\b(?:staff|employees|headcount|workforce|population|residents|inhabitants|members|subscribers|customers|accounts|beds|fleet|vehicles|branches|stores|households|inventor(?:y|ies)|stocks?|debt|assets|deposits|loans|reserves|(?:order )?backlog)\b/i;

/** "Headcount at the end of 2023" of a table by quarter: that of its last quarter, where all that the sentence names is a stock. */
function ofYearEnds({ columns, periods = [], order, grain }: Table, text: string): string {
  const lower = text.toLowerCase();
  const named = columns.filter(({ name }) => lower.includes(name.trim().toLowerCase()));
  const isStock =
    named.length > 0 &&
    named.every(({ name }) => ofStock.test(name) && !/\b(?:average|mean|new)\b/i.test(name));
  if (!/^(?:quarter|month)$/.test(grain) || !isStock) return text;
  return text.replace(atEnd, (all: string, ...rest: unknown[]) => {
    const { at = '', one, two = one } = rest.at(-1) as Groups;
    const row = order.find((each) => Math.floor((periods[each]?.to ?? 0) / 100) === Number(two) * 100 + 12);
    const name = periods[row ?? -1]?.text;
    return name === undefined ? all : `${/^\p{Lu}/u.test(at) ? 'In' : 'in'} ${name}`;
  });
}

/** How often and how long something was so, and what there was at the end of a year, in the times of the table. */
export const ofRuns = (table: Table, text: string): string =>
  table.timed ? ofYearEnds(table, ofStreaks(table, ofOnly(text))) : text;

const ofYears =
  /\b(?<part>in (?:the )?(?:first|second|third|fourth|last) (?:quarter|half)) of (?:each|every|either) year(?=[.,;]|$)/iu;
const ofBoth =
  /\b(?<part>in (?:the )?(?:first|second|third|fourth|last) (?:quarter|half)) of both years(?=[.,;]|$)/iu;
const eachYear =
  /^(?:In (?<lead>both years|each year|every year),? (?<what>[^,;]{8,120}? in the (?:first|second|third|fourth) (?:quarter|half))|(?<main>[^,;]{8,120}? in the (?:first|second|third|fourth) (?:quarter|half)),? in (?<tail>both years|each year|every year))\.?$/u;

/** "In both years, sales were highest in the fourth quarter", "in the fourth quarter of each year": the same of one year and of the other. */
export function inEachYear(text: string, table: Table): string[] {
  const { grain } = table;
  const years = [...yearsOf(table)];
  if (!/^(?:quarter|month)$/.test(grain) || years.length < 2 || years.length > 6) return [];
  const { lead, what: said, main = said, tail = lead } = eachYear.exec(text)?.groups ?? {};
  if (main !== undefined && (tail !== 'both years' || years.length === 2))
    return years.map((year) => `In ${year}, ${main.charAt(0).toLowerCase()}${main.slice(1)}.`);
  const pattern = years.length === 2 && ofBoth.test(text) ? ofBoth : ofYears;
  return pattern.test(text) ? years.map((year) => text.replace(pattern, `$<part> of ${year}`)) : [];
}
