import { smallNumbers } from '../../numbers/number-words';
import type { Table } from '../structure/tables';
import { capital } from '../../words/words';

/** Turns of phrase that say of a figure no more than that it is there, or that stand for a plainer one. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(student|pupil|patient|visitor|passenger) headcount\b/g, 'number of $1s'],
  [
    /^((?:The )?\p{Lu}[\p{L}’' -]{1,40}?) alone (?=(?:lost|gained|grew|shrank|fell|rose|had|made|saw|recorded)\b(?![^.]*\d (?:%|percent)))/u,
    'Only $1 ',
  ],
  [/\b(?:was|were) responsible for (?=(?:about |around |some |nearly |roughly )?\p{Sc}?\d)/gu, 'had '],
  [/\b(?:is|are) responsible for (?=(?:about |around |some |nearly |roughly )?\p{Sc}?\d)/gu, 'has '],
  [/\bis equipped with (?=\d)/g, 'has '],
  [/^A total of (?=\d[\d,.]*(?: thousand| million)? \p{Ll}+ (?:were|was|are|is|had|have)\b)/u, ''],
  [/\b(were|was|are|is) in (?:employment|work)(?=[.,;]|$| (?:in|at)\b)/g, '$1 employed'],
  [/\bwas equipped with (?=\d)/g, 'had '],
  [
    /\b(?:ended|closed|finished) (?:the (?:financial )?year )?((?:19|20)\d{2}) with (an? (?:(?:net|operating) )?(?:loss|profit|deficit|surplus))(?=[.,;]|$)/g,
    'had $2 in $1',
  ],
  [/\ba (?:mere|paltry|modest|meagre|hefty|whopping) (?=\p{Sc}?\d)/gu, ''],
  [/\b(was|were|is|are) (?:equivalent|equal) to (?=(?:about |nearly |just )*\d)/g, '$1 '],
  [/\breached (?:its|their|a) (?:maximum|peak|high) of (?=\p{Sc}?\d)/gu, 'peaked at '],
  [/\breached (?:its|their) (?:maximum|peak|highest (?:level|value|point)) in\b/g, 'peaked in'],
  [/\b(?:[Dd]eepest|[Hh]eaviest) (?=loss\b)/g, 'largest '],
  [/\bsteepest (?=(?:rise|increase|growth|gain)\b)/g, 'largest '],
  [/\b(overtook|surpassed|outstripped|passed) ([^,;]{2,60}?) for the first time\b/g, 'first overtook $2'],
  [/\bfor the first time, (\p{L}[^,;]{2,40}?) (?:overtook|surpassed) /gu, '$1 first overtook '],
  [
    /\b(?:[Aa]cross|[Oo]ver|[Tt]hroughout|[Dd]uring) the (?:whole |entire )?(?:period|years|stretch) (?=(?:from|between) \d{4})/g,
    '',
  ],
  [
    /(?<!\b(?:was|were|is|are|be|been|being) )\bpicked up(?= (?:(?:in|by|to|from) \d|again\b)|[.,;]|$)/g,
    'rose',
  ],
  [/\bbelong(?:s|ed) to (?=\p{Lu}[\p{L}’' -]{1,40}? in \d{4}(?=[.,;]|$))/gu, 'was that of '],
  [/\bbest (?=(?:yields?|harvests?)\b)/g, 'highest '],
  [/\bworst (?=(?:yields?|harvests?)\b)/g, 'lowest '],
  [/^(Loans|Deposits|Assets) on (?:its|the (?:bank|company|group)['’]s) books\b/, '$1'],
  [
    /\b(?:got|obtained|secured|collected) (?=(?:about |around |nearly |almost |more than |over |under |less than |fewer than )?\d)/g,
    'had ',
  ],
  [/\byear after year(?=[.,;]|$)/g, 'in every year'],
  [
    /\b(in (?:every|each) year), with (\d{4}(?:(?:, \d{4})* and \d{4})?) as the (?:sole|only|one) exceptions?\b/g,
    '$1 except $2',
  ],
  [/\b(in (?:every|each) year) of the (?:series|period)\b/g, '$1'],
  [/\b((?:every|each) (?:year|quarter|month)) (?:shown|covered|listed)\b/g, '$1'],
  [
    /\b(fell|rose|went (?:up|down)|increased|decreased|declined|dropped|grew) two (?:year|quarter|month)s (?:in a row|running|in succession), (?=in \d{4} and \d{4})/gu,
    '$1 ',
  ],
  [
    /\b(rose|fell|increased|decreased|declined|dropped|grew|went (?:up|down)) only once, in (?=\d{4})/g,
    '$1 only in ',
  ],
  [/^Of all (?=(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )/, 'Of the '],
  [/\b(?:passed|crossed|topped) (?=(?:[A-Z]{3} )?[\p{Sc}\d])/gu, 'exceeded '],
  [/\b(for the first time) in the (?:(?:whole )?period(?: shown| covered)?|table|series)(?=[.,;]|$)/g, '$1'],
  [
    /\b((?:largest|biggest|sharpest|steepest|greatest|strongest) )(?:year-on-year|year-over-year) (?=(?:increase|rise|growth|gain|jump|fall|drop|decline|decrease)\b)/g,
    '$1',
  ],
  [
    /\b((?:largest|biggest|sharpest|steepest|greatest|strongest) (?:increase|rise|growth|gain|jump|fall|drop|decline|decrease)\b[^,;.]{3,60}?) from one (?:year|quarter|month) to the next(?= (?:came|was|occurred|happened|took place)\b)/g,
    '$1',
  ],
];

/** "Exceed a height of 100 m": have one of more than that. */
const exceeds =
  /(?<!\bnever )\b(?<verb>exceed|exceeds|exceeded) (?<what>an? \p{Ll}[\p{Ll} ]{2,30}) of (?=[\d\p{Sc}]|[A-Z]{3} \d)/gu;

const runOfYears =
  /\b(?<verb>fell|rose|went (?:up|down)|increased|decreased|declined|dropped|grew) (?<count>two|three|four|five|six) years (?:in a row|running|in succession), from (?<from>\d{4}) to (?<to>\d{4})\b/g;

/** "Fell three years in a row, from 2018 to 2020": in each of these, the first against the year before. */
const ofRun = ({ periods = [] }: Table, text: string): string =>
  text.replace(runOfYears, (...rest) => {
    const { verb = '', count = '', from = '', to = '' } = rest.at(-1) as Record<string, string | undefined>;
    const isKnown = periods.some((period) => period?.text === String(Number(from) - 1));
    return isKnown && Number(to) - Number(from) + 1 === smallNumbers.indexOf(count)
      ? `${verb} in every year from ${from} to ${to}`
      : String(rest[0]);
  });

const less = 'lower|smaller|shorter|fewer|less';
const noOther = new RegExp(
  `^(?<lead>In \\d{4}, )?[Nn]o other \\p{Ll}+(?: (?:in the table|listed|shown))? (?:had|has|recorded) (?:an? )?(?<more>higher|larger|bigger|longer|more|${less}) (?<what>\\p{Ll}[^,;]{2,60}?) than (?<who>\\p{L}[^,;]{1,60}?)(?<when> in \\d{4})?(?<stop>\\.?)$`,
  'u',
);
const ofMost: Readonly<Record<string, string>> = {
  ...{ higher: 'highest', larger: 'largest', bigger: 'largest', longer: 'longest', more: 'most' },
  ...{ lower: 'lowest', smaller: 'smallest', shorter: 'shortest', fewer: 'fewest', less: 'least' },
};

/** "No other country had a lower rate than Italy in 2019" as "Italy had the lowest rate in 2019". */
const ofNoOther = (text: string): string =>
  text.replace(noOther, (...rest) => {
    const {
      lead = '',
      more = '',
      what = '',
      who = '',
      when = '',
      stop = '',
    } = rest.at(-1) as Record<string, string | undefined>;
    return /^\d{4}$/.test(who) || (lead !== '' && when !== '')
      ? String(rest[0])
      : `${lead}${lead === '' ? capital(who) : who} had the ${ofMost[more] ?? ''} ${what}${when}${stop}`;
  });

/** A sentence of a report in the words that the readers of tables know. */
export function ofPhrases(table: Table, text: string): string {
  const plain = phrases
    .reduce((all, [pattern, instead]) => all.replace(pattern, instead), ofRun(table, ofNoOther(text)))
    .replace(exceeds, (...rest) => {
      const { verb, what = '' } = rest.at(-1) as { verb?: string; what?: string };
      return `${verb === 'exceed' ? 'have' : verb === 'exceeds' ? 'has' : 'had'} ${what} of more than `;
    });
  const named = ofBases(table, plain);
  return table.timed ? ofSeries(table, named) : named;
}

/** "The deposit base" of a column called "Deposits". */
const ofBases = ({ columns }: Table, text: string): string =>
  text.replace(/\b(?<the>[Tt]he) (?<noun>\p{Ll}{3,}) base\b/gu, (all, the: string, noun: string) => {
    const has = columns.some(({ name }) => name.trim().toLowerCase() === `${noun}s`);
    return has ? `${the === 'The' ? capital(noun) : noun}s` : all;
  });

const overall = /\b(?<the>[Tt]he )?(?:overall|general) (?<noun>rate|share|number|figure)\b/g;
/** "The overall rate" of the columns "Unemployment rate" and "Youth unemployment rate": the one whose name the other has in it. */
export const ofOverall = ({ columns }: Table, text: string): string =>
  text.replace(overall, (all, the: string | undefined, noun: string) => {
    const names = columns.map(({ name }) => name.trim().toLowerCase()).filter((name) => name.endsWith(noun));
    const [one, ...more] = names.filter(
      (name) => names.length > 1 && names.every((other) => other === name || other.endsWith(` ${name}`)),
    );
    return one === undefined || more.length > 0 ? all : `${the ?? ''}${one}`;
  });

const owner =
  /\b([Tt]he) (?:country|nation|region|company|group|firm|city|town|network|operator)['’]s (?=\p{Ll})/gu;
const years = { decade: 10, 'half-decade': 5 } as const;
const stretch =
  /\b(?:[Oo]ver|[Ii]n|[Dd]uring) the (?<length>decade|half-decade) (?=(?:from|between) (?<from>\d{4}) (?:to|and) (?<to>\d{4})\b)/g;
/** Of all the years up to that one. */
const untilThen =
  /^(?:Until|Till|Up to|Through)(?: and including)? (?<to>\d{4}),? (?<what>[^,;]{3,60}? (?:stayed|remained|was|were|moved|ranged|fluctuated|varied|kept|held) (?:within|in|inside|between|from|above|below)\b)/u;
const keeps =
  '(?:stayed|remained|was|were|moved|ranged|fluctuated|varied|kept|held) (?:within|in|inside|between|from)\\b';
/** "Throughout the six years": of all rows. */
const throughout = new RegExp(
  `^(?:Throughout|Over|Across|During) the (?:whole |entire |full )?(?:(?<count>\\p{Ll}+) years|years|period|series)(?: covered| shown| listed| under review)?,? (?<what>[^,;]{3,60}? ${keeps})`,
  'u',
);
/** The numbers from zero on, each in its place. */
const yearly =
  /\b(averag\p{Ll}+ (?:of )?[^,;]{1,40}?) (?:per|a|each) year\b(?! (?:earlier|before|ago|later))/gu;
const ends =
  /\b(?:at|by) the (?<end>start|beginning|end) of the (?:series|period|record)(?:,? in (?<year>\d{4}))?\b/g;
const backward =
  /\b(?<main>[^,;]{8,120}? in (?<year>\d{4})), (?:having|after) (?<verb>fallen|risen|grown|dropped|declined|shrunk|falling|rising|growing|dropping|declining|shrinking) by (?<by>[^,;]{1,30}?) (?:the|in the previous|in the preceding) year(?: (?:before|earlier))?(?=\.?$)/u;
const past: Readonly<Record<string, string>> = {
  ...{ fallen: 'fell', falling: 'fell', risen: 'rose', rising: 'rose', grown: 'grew', growing: 'grew' },
  ...{ dropped: 'dropped', dropping: 'dropped', declined: 'declined', declining: 'declined' },
  ...{ shrunk: 'shrank', shrinking: 'shrank' },
};

/** What a table with one row for each year lets a sentence say shorter. */
function ofSeries({ labels, grain, periods, order }: Table, text: string): string {
  if (grain !== 'year') return text;
  const yearAt = (index: number) => Math.floor((periods?.[order.at(index) ?? -1]?.from ?? 0) / 10_000);
  const bare = labels.size === 0 ? text.replace(owner, '$1 ') : text;
  return bare
    .replace(throughout, (all, ...rest) => {
      const { count, what = '' } = rest.at(-1) as { count?: string; what?: string };
      return count === undefined || smallNumbers.indexOf(count) === order.length ? capital(what) : all;
    })
    .replace(untilThen, (all, ...rest) => {
      const { to = '', what = '' } = rest.at(-1) as Record<string, string>;
      return yearAt(0) > 0 && yearAt(0) < Number(to) ? `From ${yearAt(0)} to ${to}, ${what}` : all;
    })
    .replace(stretch, (all, ...rest) => {
      const { length, from, to } = rest.at(-1) as { length: keyof typeof years; from: string; to: string };
      return Number(to) - Number(from) === years[length] ? '' : all;
    })
    .replace(yearly, '$1')
    .replace(ends, (all, ...rest) => {
      const { end, year } = rest.at(-1) as { end: string; year?: string };
      const meant = yearAt(end === 'end' ? -1 : 0);
      return meant > 0 && (year === undefined || Number(year) === meant) ? `in ${meant}` : all;
    })
    .replace(backward, (all, ...rest) => {
      const { main, year, verb, by } = rest.at(-1) as Record<string, string>;
      return `${main ?? ''}, but ${past[verb ?? ''] ?? ''} by ${by ?? ''} in ${Number(year) - 1}`;
    });
}
