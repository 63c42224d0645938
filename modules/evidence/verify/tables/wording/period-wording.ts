import { extent } from 'd3-array';
import { smallNumbers } from '../../numbers/number-words';
import { type Groups, replaced, type Reword } from './rewording';
import { type Table, yearsOf } from '../structure/tables';
import { meaningOf } from '../../words/words';

/** Times that a sentence names by how far they are from another, or by their place, as the years and months of the table. */
export function ofPeriods(table: Table, text: string): string {
  const plain = ofLeadingYear(
    table,
    shortNames.reduce((all, [pattern, name]) => all.replace(pattern, name), text),
  );
  const dated = table.grain === 'year' ? ofYears(table, plain) : ofMonthRanges(table, plain);
  const told = table.timed ? ofPlaces(table, dated) : dated;
  return /^(?:quarter|month)$/.test(table.grain)
    ? told.replace(
        new RegExp(
          `\\b(averag\\p{Ll}+ (?:of )?[^,;]{1,40}?) (?:per|a|each) ${table.grain}(?=[.,;]|$| (?:in|over|from|between|for) )`,
          'gu',
        ),
        '$1',
      )
    : told;
}

const leadingYear =
  /(?<lead>['’]s?|\b(?:[Tt]he|[Aa]n?|[Ii]ts|[Tt]heir)) (?<year>(?:19|20)\d{2}) (?=(?<noun>\p{Ll}+))/u;

/** "The 2023 budget of Karsmunde" of a table with that year in the names of its columns: "In 2023, the budget of Karsmunde". */
function ofLeadingYear({ periods, columns }: Table, text: string): string {
  const { lead = '', year, noun = '' } = leadingYear.exec(text)?.groups ?? {};
  const isOnly = (text.match(/\b(?:19|20)\d{2}\b/g) ?? []).length === 1;
  if (periods || year === undefined || !isOnly) return text;
  if (!columns.some(({ meanings }) => meanings.has(meaningOf(noun)))) return text;
  const plain = text.replace(leadingYear, `${lead} `);
  return `In ${year}, ${/^(?:The|An?|Its|Their) /.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain}`;
}

const quarter =
  /\b(?<lead>[Ii]n|[Dd]uring|[Oo]ver|[Ff]or) the (?<which>first|second|third|fourth|last) quarter(?: of the year)?(?=[.,;]|$| \p{Ll})/gu;
const quarters: Groups = {
  first: 'January to March',
  second: 'April to June',
  third: 'July to September',
  fourth: 'October to December',
  last: 'October to December',
};

/** "In the first quarter" of a table with a row for each month of a year: from January to March. */
export const ofQuarters = ({ timeLabels, grain, order }: Table, text: string): string =>
  timeLabels === undefined || grain !== 'month' || order.length % 12 !== 0
    ? text
    : text.replace(quarter, (...rest) => {
        const { lead = '', which = '' } = rest.at(-1) as Groups;
        return `${/^\p{Lu}/u.test(lead) ? 'From' : 'from'} ${quarters[which] ?? ''}`;
      });

const shortNames: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}/])(?:YoY|YOY|yoy|[Yy]\/[Yy]|[Yy]-o-[Yy])(?![\p{L}/])/gu, 'year on year'],
  [/(?<![\p{L}/])(?:QoQ|QOQ|qoq|[Qq]\/[Qq]|[Qq]-o-[Qq])(?![\p{L}/])/gu, 'quarter on quarter'],
  [/(?<![\p{L}/])(?:MoM|[Mm]\/[Mm]|[Mm]-o-[Mm])(?![\p{L}/])/gu, 'month on month'],
];

const year = "(?:19|20)\\d{2}(?![\\d/]|[-–]\\d|[.,]\\d|[’']s)";
const count = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})';
const away = new RegExp(
  `(?<![-\\d])\\b(?<lead>[Tt]he |[Ii]n the |[Ii]n |)(?:(?<one>year)|(?<count>${count}) years?) (?<way>after|before|following|preceding|prior to|later than|earlier than|on from) (?<from>${year})(?! (?:level|figure|value|peak|low|high)s?\\b)`,
  'giu',
);
const later = /^(?:after|following|later than|on from)$/i;
/** "Of the three years before 2020", "over the two years after 2018": all of these years. */
const ofSeveral =
  /\b(?:all|each|every|any|last|first|next|previous|of|over|for|during|within|since|by|until|till|from|than|some) (?:of )?(?:the )?$/i;

const numberOf = (text = ''): number =>
  /^(?:an?|one)$/i.test(text)
    ? 1
    : /^\d/.test(text)
      ? Number(text)
      : smallNumbers.indexOf(text.toLowerCase());

/** "Two years after 2018", "in the year before 2021" as "in 2020". A rate "a year after 2019" is of each year. */
const ofDistance =
  (years: ReadonlySet<number>): Reword =>
  (text) =>
    text.replace(away, (all: string, ...rest: unknown[]) => {
      const groups = rest.at(-1) as Groups;
      const at = rest.at(-3) as number;
      const { lead = '', one, count: many, way = '', from } = groups;
      const steps = one === undefined ? numberOf(many) : 1;
      const meant = Number(from) + (later.test(way) ? steps : -steps);
      const isNamed = one !== undefined ? /the /i.test(lead) : !/the /i.test(lead);
      const ahead = text.slice(0, at);
      const isRate = /^an?$/i.test(many ?? '') && /\d[^,;]*$/.test(ahead) && moves.test(text);
      return isNamed && !isRate && years.has(meant) && !ofSeveral.test(ahead)
        ? `${/^\p{Lu}/u.test(all) ? 'In' : 'in'} ${meant}`
        : all;
    });

const moves =
  /\b(?:r[io]se|risen|rising|f[ae]ll|fallen|falling|gr[eo]w|grown|growing|increas\p{Ll}+|decreas\p{Ll}+|declin\p{Ll}+|dropp?\p{Ll}*|climb\p{Ll}*|gain\p{Ll}*|los[te]|shr[aiu]nk|expand\p{Ll}*|contract\p{Ll}*|chang\p{Ll}*|up|down|doubl\p{Ll}+|trebl\p{Ll}+|tripl\p{Ll}+|halv\p{Ll}+|growth|increase|decrease|decline|rise|fall)\b/iu;
const sums =
  /\b(?:total\p{Ll}*|sum\p{Ll}*|averag\p{Ll}+|mean|altogether|combined|cumulative\p{Ll}*|in all)\b/iu;

const shortened = /(?<![\d-])(?<from>(?:19|20)\d{2})[-–](?<to>\d{2})(?![\d-]|[.,]\d|\p{L})/gu;

/** "2018-23" as "2018-2023": neither a month nor the year that begins in one and ends in the next. */
const ofShortSpans = (years: ReadonlySet<number>): Reword =>
  replaced(shortened, ({ from = '', to = '' }, all) => {
    const end = Number(from.slice(0, 2) + to);
    return years.has(Number(from)) && years.has(end) && end > Number(from) + 1 && Number(to) > 12
      ? `${from}-${end}`
      : all;
  });

const several = '(?<count>two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})';
const spanTo = new RegExp(
  `\\b(?<lead>[Oo]ver|[Ii]n|[Dd]uring|[Ff]or) the ${several} years (?<way>to|up to|until|through|ending in|ended|ending|from|since|after|following|starting in|beginning in) (?<year>${year})`,
  'gu',
);
const spanAt = new RegExp(
  `\\b(?<lead>[Oo]ver|[Ii]n|[Dd]uring|[Ff]or|[Aa]cross) the (?<place>last|past|latest|most recent|final|first) ${several} years(?=[.,;]|$| (?:\\p{Ll}+ )?(?:of|was|were|the|there|${'\\p{Ll}+'})\\b)`,
  'gu',
);

/** "Over the five years to 2023": a change goes from five years before, a total is of five years. */
const ofLengths =
  (years: ReadonlySet<number>): Reword =>
  (text) => {
    const isSum = sums.test(text);
    if (!isSum && !moves.test(text)) return text;
    const [first = 0, last = 0] = extent(years);
    const named = (all: string, from: number, to: number) =>
      years.has(from) && years.has(to) ? `${/^\p{Lu}/u.test(all) ? 'From' : 'from'} ${from} to ${to}` : all;
    return [
      replaced(spanTo, ({ count: many, way = '', year: end }, all) => {
        const steps = numberOf(many);
        if (/^(?:to|up|until|through|end)/.test(way))
          return named(all, Number(end) - steps + (isSum ? 1 : 0), Number(end));
        return isSum ? all : named(all, Number(end), Number(end) + steps);
      }),
      replaced(spanAt, ({ place = '', count: many }, all) => {
        const steps = numberOf(many);
        if (!isSum) return all;
        return place === 'first' ? named(all, first, first + steps - 1) : named(all, last - steps + 1, last);
      }),
    ].reduce((said, reword) => reword(said), text);
  };

const allOf =
  /\b(in|for|during|over) (?:all|the whole|the entirety|the entire year) of (?=(?:19|20)\d{2}(?!\d))/gi;
const calendar = /\b(in|for|during|over|of) (?:the )?calendar (?:year )?(?=(?:19|20)\d{2}(?!\d))/gi;
const apostrophe = /(?<=\b(?:in|since|from|to|until|by|for|of|than in) )['’](?<digits>\d{2})(?![\d’'])/gi;
const owned = /(?<![\d.,])(?<from>(?:19|20)\d{2})['’]s (?=\p{Ll})/gu;

function ofYears(table: Table, text: string): string {
  const years = yearsOf(table);
  const isBusiness = table.dataset.columns.some(({ name }) => /\b(?:fiscal|financial|FY)\b/i.test(name));
  return [
    replaced(allOf, (_groups, all) => `${all.slice(0, all.indexOf(' '))} `),
    isBusiness
      ? (all: string) => all
      : replaced(calendar, (_groups, all) => `${all.slice(0, all.indexOf(' '))} `),
    replaced(apostrophe, ({ digits = '' }, all) => (years.has(2000 + Number(digits)) ? `20${digits}` : all)),
    replaced(owned, ({ from = '' }, all) => (years.has(Number(from)) ? `${from} ` : all)),
    ofShortSpans(years),
    ofDistance(years),
    ...(isUnbrokenFrom(years) ? [ofLengths(years)] : []),
  ].reduce((all, reword) => reword(all), text);
}

/** Each year between the first and the last has a row. */
function isUnbrokenFrom(years: ReadonlySet<number>): boolean {
  const [first = 0, last = 0] = extent(years);
  return years.size > 1 && last - first === years.size - 1;
}

const monthRange =
  /\b(January|April|July|October)(?: ?[-–] ?| to | through )(March|June|September|December),? (\d{4})\b/g;
const quarterly: Readonly<Record<string, string>> = {
  ...{ 'January March': 'Q1', 'April June': 'Q2', 'July September': 'Q3', 'October December': 'Q4' },
  ...{ 'January June': 'H1', 'July December': 'H2' },
};

const namedHalf = /\b(?:the )?(?<place>first|second) half of (?<year>\d{4})(?!\d)/gi;

/** "July-September 2022" of a table by quarter as "Q3 2022", "the first half of 2022" of one with a row "H1 2022" as that. */
function ofMonthRanges({ grain, labels }: Table, text: string): string {
  if (grain === '')
    return replaced(namedHalf, ({ place, year: of = '' }, all) => {
      const name = `h${place?.toLowerCase() === 'first' ? 1 : 2}`;
      const isRow = labels.get(name)?.some((label) => label.text.toLowerCase() === `${name} ${of}`);
      return isRow ? `${name.toUpperCase()} ${of}` : all;
    })(text);
  if (grain !== 'quarter') return text;
  return text.replace(monthRange, (all, from: string, to: string, of: string) => {
    const name = quarterly[`${from} ${to}`];
    return name === undefined ? all : `${name} ${of}`;
  });
}

const ordinals = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';
const placed = new RegExp(
  `\\b(?<in>[Ii]n|[Ff]or|[Dd]uring) the (?<place>${ordinals}|last|final|latest|most recent) (?<unit>year|month)(?: of the (?<of>series|period|table|year))?(?=[.,;]|$| (?:with|at|and|but|by|to|from)\\b)`,
  'gu',
);
const halfOf =
  /\b(?<in>[Ii]n|[Oo]ver|[Dd]uring) the (?<place>first|second) half of the (?:period|series)(?=[.,;]|$)/gu;
const whole =
  /\b(?:[Oo]ver|[Dd]uring|[Aa]cross|[Ii]n) the (?:(?:whole|entire|full) )?(?:period|series)(?: as a whole| covered| shown)?(?=[.,;]|$)/gu;

/** "In the third year", "over the period": of a table with a row for each time, without gaps. */
function ofPlaces(table: Table, text: string): string {
  const { grain, order, periods = [], labels } = table;
  if (!/^(?:year|month|quarter)$/.test(grain) || labels.size > 0 || !isEven(table)) return text;
  const nameAt = (index: number) => periods[order[index] ?? -1]?.text;
  const span = (all: string, from: number, to: number) => {
    const [first, last] = [nameAt(from), nameAt(to)];
    return first === undefined || last === undefined
      ? all
      : `${/^\p{Lu}/u.test(all) ? 'From' : 'from'} ${first} to ${last}`;
  };
  const start = Math.floor((periods[order[0] ?? -1]?.from ?? 0) / 100) % 100;
  const places = ordinals.split('|');
  return [
    replaced(placed, ({ in: link = '', place = '', unit, of }, all) => {
      const isKnown =
        unit === grain && (grain === 'year' ? of !== 'year' : start === 1 && order.length <= 12);
      const index = places.includes(place) ? places.indexOf(place) : order.length - 1;
      const name = isKnown ? nameAt(index) : undefined;
      return name === undefined ? all : `${link} ${name}`;
    }),
    replaced(halfOf, ({ place }, all) => {
      const size = order.length / 2;
      if (!sums.test(text) || !Number.isInteger(size) || size < 2) return all;
      return place === 'first' ? span(all, 0, size - 1) : span(all, size, order.length - 1);
    }),
    /\bfrom (?:[A-Z]{3} )?\S*\d/.test(text)
      ? replaced(whole, (_groups, all) => span(all, 0, order.length - 1))
      : (all: string) => all,
  ].reduce((all, reword) => reword(all), text);
}

const steps: Readonly<Record<string, number>> = { year: 12, quarter: 3, month: 1 };

/** Each row is the next time after the one before it. */
function isEven({ grain, order, periods = [] }: Table): boolean {
  const months = order.map((row) => {
    const from = periods[row]?.from ?? 0;
    return Math.floor(from / 10_000) * 12 + (Math.floor(from / 100) % 100);
  });
  return months.every((month, index) => index === 0 || month - (months[index - 1] ?? 0) === steps[grain]);
}
