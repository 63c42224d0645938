import { downStems, lessWords, moreWords, upStems } from '../../words/lexicon';
import { inEachYear } from './streak-wording';
import type { Table } from '../structure/tables';
import { comparedGrowth, comparedLevels, movedSurplus, swungResult } from './compared-statements';
import { againstPlan } from './planned-columns-wording';
import { endsOfRange, firstInEach, placesInOrder, withinLimits } from './several-statements';
import { yearsApart } from './years-apart';
import { stem, capital } from '../../words/words';

const year = '(?:19|20)\\d{2}(?![\\d/])';
const bounds =
  '(?:about|around|roughly|some|almost|nearly|just over|just under|more than|less than|over|under)';
const figure = `(?:${bounds} )?(?:\\p{Sc}|[A-Z]{3} )?[\\d][\\d,.]*(?: ?(?:%|percent|per cent|percentage points?|points?|thousand|million|billion|trillion|bn|m|k)(?![\\p{L}]))?`;
const parts = '(?:a|one) (?:half|third|quarter|fifth|sixth|tenth)|half';

const again = new RegExp(
  `^(?<main>.{8,200}?), (?:(?:which|this|that) (?:is|was|means|meant|represents|represented|equals|amounts to|corresponds to) |that is |equivalent to |or |i\\.e\\. )?an? (?<noun>decline|fall|drop|decrease|reduction|cut|rise|increase|gain|growth|jump|improvement) of (?<size>${figure}|(?:${bounds} )?(?:${parts}))\\.?$`,
  'u',
);
const moved = [
  new RegExp(`(?<=^| )(?<figure>${figure}) (?<word>more|fewer|less|higher|lower|above|below)\\b`, 'u'),
  new RegExp(`\\b(?<word>\\p{Ll}+)(?: [\\p{Ll}’']+){0,4} by (?<figure>${figure})`, 'u'),
];

/**
 * Statements that together say what a sentence says: a change told twice, "counted 3,600 fewer visits, a decline of 3 percent", a figure
 * with what it is compared with, "was open on 112 days in 2023, fewer than in 2022", a result that turned, "swung from a deficit of 68 in
 * 2022 to a surplus of 34 in 2023", moves one after the other, "fell in 2020 and rose in 2021", what is said of both of two rows or of each of several years, and a range
 * with the rows at its ends.
 * None for any other sentence.
 */
export const toldTogether = (table: Table, text: string): readonly string[] =>
  text.length > longest
    ? []
    : (splits.map((split) => split(withYears(text), table)).find((found) => found.length > 1) ?? []);

const longest = 300;

/** "Counted 3,600 fewer visits in 2023 than in 2022, a decline of 3 percent": the same change by either figure. */
function changeAgain(text: string): string[] {
  const { main = '', noun = '', size = '' } = again.exec(text)?.groups ?? {};
  const found = moved.map((pattern) => pattern.exec(main)).filter((each) => each !== null);
  const [change] = found;
  const { figure: first = '', word = '' } = change?.groups ?? {};
  const way = wayOf(word);
  if (!change || found.length > 1 || first === '' || way === 0 || way !== wayOf(noun)) return [];
  const at = main.indexOf(first, change.index);
  return [main, `${main.slice(0, at)}${size}${main.slice(at + first.length)}`];
}

function wayOf(word: string): 1 | -1 | 0 {
  const own = stem(word);
  if (lessWords.has(word) || downStems.has(own) || /^(?:reduction|cut)$/.test(word)) return -1;
  return moreWords.has(word) || upStems.has(own) || word === 'improvement' ? 1 : 0;
}

const behind = new RegExp(
  `^(?<main>[^,;]{6,160}?(?<figure>${figure})(?<tail>[^,;]{0,60}?)), (?<word>more|fewer|less|higher|lower) than (?<base>[^,;]{3,80}?)\\.?$`,
  'u',
);
const preceding =
  /^in (?:either|both|each|any) of the two (?:preceding|previous) years$|^in the two (?:preceding|previous) years$/;

/** "Was open on 112 days in 2023, fewer than in either of the two preceding years": the figure, and that it is lower than each of those. */
function comparedBehind(text: string): string[] {
  const { main = '', figure: first = '', tail = '', word = '', base = '' } = behind.exec(text)?.groups ?? {};
  const years = [...main.matchAll(new RegExp(year, 'gu'))].map(([found]) => Number(found));
  const at = main.length - tail.length - first.length;
  if (first === '' || /\d/.test(main.slice(0, at).replace(new RegExp(year, 'gu'), ''))) return [];
  const [only, ...more] = years;
  const than = preceding.test(base)
    ? only === undefined || more.length > 0
      ? undefined
      : `in ${only - 1} and in ${only - 2}`
    : base;
  if (than === undefined || /\d/.test(than.replace(new RegExp(year, 'gu'), ''))) return [];
  const lead = main.slice(0, at);
  const isLevel = /\b(?:was|were|is|are|stood at|came to|amounted to) $/.test(lead);
  const isCount = /^ \p{Ll}{3,}/u.test(tail) && !/^ (?:in|at|for|on|of)\b/.test(tail);
  const way = wayOf(word);
  if (isLevel && /\b(?:stood at|came to|amounted to) $/.test(lead)) return [];
  const compared = isLevel ? (way > 0 ? 'higher' : 'lower') : isCount ? (way > 0 ? 'more' : 'fewer') : '';
  return compared === '' ? [] : [main, `${lead}${compared}${tail} than ${than}`];
}

const median = new RegExp(
  `^(?<main>[^,;]{4,80}? (?:has|have|had) an? (?<what>\\p{Ll}[\\p{L} ]{2,40}?)) (?<way>above|below) the median(?: value)? of (?<size>${figure})\\.?$`,
  'u',
);

const bothHalves = new RegExp(
  `^Half (?<rows>of the \\p{Ll}[\\p{L} ]{2,40}) (?<verb>have|had) more,? and (?:the other )?half (?:have |had )?(?:fewer|less),? than the median of (?<size>${figure}) (?<what>\\p{Ll}[\\p{L} ]{2,40}?)\\.?$`,
  'u',
);

/** "Half of the companies have a margin above the median of 12.1%": the median, and what is said of it. */
function aroundMedian(text: string): string[] {
  const halves = bothHalves.exec(text)?.groups;
  if (halves) {
    const { rows = '', verb = '', size: limit = '', what: noun = '' } = halves;
    return [
      `The median number of ${noun} is ${limit}.`,
      `Half ${rows} ${verb} more than ${limit} ${noun}.`,
      `Half ${rows} ${verb} fewer than ${limit} ${noun}.`,
    ];
  }
  const { main = '', what = '', way = '', size = '' } = median.exec(text)?.groups ?? {};
  return main === '' ? [] : [`The median ${what} is ${size}.`, `${main} ${way} ${size}.`];
}

const below = '(?:(?:net|operating|trade) )?(?:loss|deficit|shortfall)';
const above = '(?:(?:net|operating|trade) )?(?:profit|surplus)';
const amount = '(?: of (?:[^,;]|,(?=\\d)){2,40}?)?';
const result = (sign: string) => `(?:an? |its )?${sign}${amount}`;
const turns = [
  [below, above],
  [above, below],
].map(
  ([one = '', other = '']) =>
    new RegExp(
      `^(?<lead>(?:In \\d{4},? )?)(?<name>\\p{Lu}[^,;]{1,50}?) (?:(?:swung|moved|went|improved|slid|slipped|recovered|turned) from (?<from>${result(one)}) in (?<then>${year}) (?:in)?to (?<to>${result(other)}) in (?<now>${year})|turned (?<one>${result(one)}) in (?<first>${year}) into (?<two>${result(other)}) in (?<last>${year}))\\.?$`,
      'u',
    ),
);

/** "Swung from a shortfall of 68 in 2022 to a surplus of 34 in 2023": the one result and the other. */
function turnedResult(text: string): string[] {
  const found = turns.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found) return [];
  const { name = '', from, one, to, two, then, first, now, last } = found;
  const [early, late] = [Number(then ?? first), Number(now ?? last)];
  if (!(early < late)) return [];
  const resultOf = (said: string | undefined) =>
    (said ?? '').replace(/^its /, 'a ').replace('shortfall', 'deficit');
  return [
    `${name} had ${resultOf(from ?? one)} in ${early}.`,
    `${name} had ${resultOf(to ?? two)} in ${late}.`,
  ];
}

const subject = '(?<who>\\p{L}[^,;]{2,90}?)';
const when = `(?:in|by) ${year}`;
const inTurn: readonly RegExp[] = [
  new RegExp(
    `^${subject} (?<one>\\p{Ll}+) (?<then>in ${year}),? (?:but|and|and then|then|but then|before) (?:again )?(?<other>\\p{Ll}+)(?: again)? (?<now>${when}|in each of the (?:following|next) (?<count>two|three|four|five|six) years)\\.?$`,
    'u',
  ),
  new RegExp(
    `^After (?<one>\\p{Ll}+ing) (?<then>in ${year}), ${subject} (?<other>\\p{Ll}+)(?: again)? (?<now>${when})\\.?$`,
    'u',
  ),
];
const signs = new RegExp(
  `^${subject} (?<be>was|were) (?<one>negative|positive) (?<then>in ${year}),? (?:but|and) (?<other>negative|positive) (?<now>in ${year})\\.?$`,
  'u',
);
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/**
 * "Fell in 2020 and rose in each of the following three years", "after falling in 2020, sales rose again in 2021", "was negative in 2021
 * but positive in 2022": what was so at the one time, then at the other.
 */
function movesInTurn(text: string): string[] {
  const sign = signs.exec(text)?.groups;
  if (sign) {
    const { who = '', be = '', one = '', then = '', other = '', now = '' } = sign;
    return [`${who} ${be} ${one} ${then}.`, `${who} ${be} ${other} ${now}.`];
  }
  const found = inTurn.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found) return [];
  const { who = '', one = '', then = '', other = '', now = '', count } = found;
  const [first, last] = [then, now].map((time) => Number(/\d{4}/.exec(time)?.[0] ?? 0));
  const ways = [wayOf(one), wayOf(other)] as const;
  if (ways[0] === 0 || ways[1] === 0 || !first) return [];
  if (count === undefined && !(last && first < last)) return [];
  const move = (way: 1 | -1 | 0) => (way > 0 ? 'rose' : 'fell');
  const time =
    count === undefined ? `in ${last}` : `every year from ${first} to ${first + (counts[count] ?? 0)}`;
  return [`${who} ${move(ways[0])} in ${first}.`, `${who} ${move(ways[1])} ${time}.`].map(capital);
}

const both = /^Both (?<one>\p{Lu}[^,;]{1,50}?) and (?<other>\p{Lu}[^,;]{1,50}?) (?<rest>\p{Ll}[^;]{6,200})$/u;
const jointly =
  /\b(?:together|combined|jointly|each other|same|equal|alike|both|respectively|between them|total|respective|one|other)\b/i;

/** "Both Kestria and Montessa saw their populations contract by 0.3 per cent": said of the one and of the other. */
function saidOfBoth(text: string, { labels }: Table): string[] {
  const { one = '', other = '', rest = '' } = both.exec(text)?.groups ?? {};
  const isLabel = (name: string) => labels.has((/^[\p{L}\p{N}]+/u.exec(name)?.[0] ?? '').toLowerCase());
  return isLabel(one) && isLabel(other) && !jointly.test(rest) ? [`${one} ${rest}`, `${other} ${rest}`] : [];
}

const away =
  /\b(?<count>a|one|two|three|four) years? (?<way>later|earlier|before)(?=[.,;]|$)|\b(?:in )?the (?<next>following|next|previous|preceding) year(?=[.,;]|$)|\b(?:in )?the year (?<side>before|after)(?=[.,;]|$)/gu;

/** "A year later" as "in 2023", behind the one year that a sentence names. */
export function withYears(text: string): string {
  const [only, ...more] = new Set([...text.matchAll(new RegExp(year, 'gu'))].map(([found]) => Number(found)));
  if (only === undefined || more.length > 0) return text;
  return text.replace(away, (all, ...rest) => {
    const { count, way, next, side } = rest.at(-1) as Record<string, string | undefined>;
    const steps = count === undefined ? 1 : Math.max(1, ['', 'one', 'two', 'three', 'four'].indexOf(count));
    const isLater = /^(?:later|after|following|next)$/.test(way ?? next ?? side ?? '');
    return text.indexOf(String(only)) < text.indexOf(all) ? `in ${only + (isLater ? steps : -steps)}` : all;
  });
}

const splits: readonly ((text: string, table: Table) => string[])[] = [
  inEachYear,
  changeAgain,
  aroundMedian,
  comparedBehind,
  turnedResult,
  swungResult,
  comparedGrowth,
  comparedLevels,
  movedSurplus,
  movesInTurn,
  saidOfBoth,
  endsOfRange,
  firstInEach,
  withinLimits,
  placesInOrder,
  againstPlan,
  yearsApart,
];
