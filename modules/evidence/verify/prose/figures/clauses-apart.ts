import { month } from '../../words/calendar';
import type { Amount } from '../../numbers/amounts';
import { type Period, samePeriod } from '../../numbers/periods';
import { isContent, isSaidBy, type Pair } from '../reading/passage-figures';
import type { Placed, Read } from '../reading/read-sentence';
import { countedBehind } from '../reading/worked-figures';
import { endsIn } from './passage-changes';
import { verbUses } from '../reading/verb-uses';
import { auxiliaries } from '../../words/verbs';

const temporal = /\b(?:before|after|until|till|by the time)\b/gi;

/**
 * A time of a statement that the passage gives in a clause of its own, before or after which the figure was so: "sold 300 cars before
 * it was taken over in 2019".
 */
export function timeOfOtherClause(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const figures = pairs.flatMap(({ matches }) => matches);
  if (figures.length === 0) return undefined;
  const times = [
    ...claim.periods.map(({ at, of }) => ({
      at,
      text: of.text,
      same: source.periods.filter((each) => samePeriod(each.of, of)),
    })),
    ...[...claim.text.matchAll(dayOfMonth)].map(({ index, 0: text }) => ({
      at: index,
      text,
      same: [...source.text.matchAll(new RegExp(`\\b${text}\\b`, 'g'))].map((each) => ({
        at: each.index,
        end: each.index + text.length,
      })),
    })),
  ];
  return times.find(
    ({ at, same }) =>
      !/\b(?:before|after|until|till|by)\b[^,;]*$/i.test(claim.text.slice(0, at)) &&
      same.length > 0 &&
      same.every((each) => isInOtherClause(source, each, figures)),
  )?.text;
}

const dayOfMonth = new RegExp(`\\b\\d{1,2} ${month}\\b`, 'g');

/** Whether a time of a sentence stands in another clause than all of some figures. */
export const isInOtherClause = (
  source: Read,
  { at, end }: { at: number; end: number },
  figures: readonly { at: number; end: number }[],
): boolean => isApart(source, at, end, figures) || isOutside(source, at, figures);

/** "Pell, which has 1,120 employees, bought a firm in 2019": what it has now, in passing. */
const insertions =
  /, (?:(?:which|who) (?:(?:also|now|still|currently) )?(?:has|have|is|are|\p{Ll}+s)\b|an? \p{Ll})[^,;]{2,120},(?= )/gu;

/** "In 2021, when 8 of 10 tests failed": what was so at the time before it. */
const whenClause = /, when [^,;]{3,120}(?:,(?= )|\.?$)/gu;

/** Whether all figures stand in one insertion, and a time outside of it that is not the one that the insertion tells of. */
function isOutside(
  { text, periods }: Read,
  at: number,
  figures: readonly { at: number; end: number }[],
): boolean {
  const plain = text.replace(/(?<=\d),(?=\d)/g, '.');
  const ofTime = [...plain.matchAll(whenClause)].filter(({ index }) => {
    const own = periods.find(({ end }) => end === index);
    return own !== undefined && own.at !== at;
  });
  return [...plain.matchAll(insertions), ...ofTime].some(({ index, 0: found }) => {
    const end = index + found.length;
    const isWithin = (place: number) => place > index && place < end;
    return !isWithin(at) && figures.every((figure) => isWithin(figure.at));
  });
}

/** Whether a clause with a verb of its own holds a time, and none of the figures. */
function isApart(source: Read, at: number, end: number, figures: readonly { at: number }[]): boolean {
  const links = [...source.text.slice(0, at).matchAll(temporal)];
  const link = links.at(-1);
  if (!link) return false;
  const from = link.index + link[0].length;
  const close = /[,;]/.exec(source.text.slice(end))?.index;
  const to = end + (close ?? source.text.length - end);
  if (/[,;]/.test(source.text.slice(from, at))) return false;
  const hasVerb =
    verbUses(source).some(({ word, isReduced }) => !isReduced && word.at > from && word.at < to) ||
    source.words.some(
      ({ lower, at: place }, index) =>
        index > 0 && place > from && place < to && auxiliaries.has(lower) && place > from + 1,
    );
  return hasVerb && figures.every((figure) => figure.at < from || figure.at > to);
}

const partly = /\bof (?:whom|which|them)\b/;

/** "48,300 patients, of whom 31% were over 65": the limit is of the part, not of all. */
export function limitOfPart(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const at = source.text.search(partly);
  if (at < 0 || pairs.length < 2 || /\b(?:of (?:whom|which|them)|including|among)\b/.test(claim.text))
    return undefined;
  const matches = pairs.flatMap((pair) => pair.matches);
  const end = at + (partly.exec(source.text.slice(at))?.[0].length ?? 0);
  const part = source.amounts.find((each) => each.end + 1 === at || (each.at > end && each.at <= end + 12));
  if (!part || claim.amounts.some(({ of }) => isSaidBy(of, part.of))) return undefined;
  const isWhole = matches.some((match) => match.end <= Math.min(at, part.at));
  const limit = matches.find((match) => match.at >= part.end && match.at > at);
  return isWhole && limit ? limit.of.text.trim() : undefined;
}

const times = 'spring|summer|autumn|winter|year|month|week|season|quarter|half';
const turnBehind = new RegExp(
  `^[^,;.\\d]{0,60}?\\b(?<which>this|next|last|previous|preceding|following|coming|first|second|third|fourth) (?<time>${times})\\b`,
);
const turnAhead = new RegExp(
  `^(?:In the |In |During the )?(?<which>this|next|last|previous|preceding|first|second|third|fourth) (?<time>${times})\\b`,
  'i',
);

type Turned = { which: string; time: string };
const turnedOf = (found: RegExpExecArray | null): Turned | undefined => {
  const { which = '', time = '' } = found?.groups ?? {};
  if (which === '') return undefined;
  const order = which.toLowerCase().replace('preceding', 'previous');
  // The last quarter of a year is its fourth.
  return { which: order === 'fourth' && time === 'quarter' ? 'last' : order, time };
};

/** "By 3 percent this year and by 2.5 percent next year": the time right behind a figure is that of the figure. */
export function turnOfOtherFigure(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const led = pairs.length === 1 ? turnedOf(turnAhead.exec(claim.text)) : undefined;
  for (const { amount, matches } of pairs) {
    const own = turnedOf(turnBehind.exec(claim.text.slice(amount.end))) ?? led;
    const held = matches
      .map(({ end }) => turnedOf(turnBehind.exec(source.text.slice(end))))
      .filter((each) => each !== undefined);
    if (!own || held.length === 0 || held.length < matches.length) continue;
    if (!held.some((each) => each.which === own.which && each.time === own.time))
      return `${own.which} ${own.time}`;
  }
  return undefined;
}

const parting =
  /, (?:most|many|some|several|few|half|mainly|mostly|largely|partly|chiefly|especially|including)(?: of (?:them|which|whom|these))? (?<rest>[^,;.]{3,80})/gu;

/** "64 percent were lost, most of them to rats": what is said of most is not said of all. */
export function limitOfMost(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  if (pairs.length === 0) return undefined;
  for (const { index, 0: found, groups } of source.text.matchAll(parting)) {
    const limit = /\p{L}+/u.exec(found)?.[0] ?? '';
    if (new RegExp(`\\b${limit}\\b`, 'i').test(claim.text)) continue;
    const from = index + found.length - (groups?.rest?.length ?? 0);
    const within = source.words.filter(({ at, end }) => at >= from && end <= index + found.length);
    const outside = new Set(
      source.words.filter((word) => !within.includes(word)).map(({ meaning }) => meaning),
    );
    const told = within.find(
      (word) => isContent(word) && !outside.has(word.meaning) && claim.meanings.has(word.meaning),
    );
    if (told) return `${limit} … ${told.text}`;
  }
  return undefined;
}

const modified = /^(?:[Tt]he )?(?<word>\p{L}[\p{L}-]*) (?<noun>\p{Ll}[\p{L}-]*) \p{Ll}+/u;

/**
 * What a change is of, which a statement does not name: "The tram carried 45,000 passengers, up from 36,000" is no change of trams, and a
 * change of the night buses is none of the buses, though both count by the night.
 */
export function uncountedNoun(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const isWorked = pairs.some(({ worked, matches, bases }) => worked && matches.length === 0 && !bases);
  const ends = isWorked ? endsIn(source) : undefined;
  if (!ends || ends.to.of.unit) return undefined;
  const { word = '', noun = '' } = modified.exec(source.text)?.groups ?? {};
  const rates = new RegExp(`\\b(?:an?|per|each|every) ${word}\\b`, 'gu');
  if (
    rates.test(claim.text) &&
    claim.words.some(({ lower }) => lower === noun) &&
    !claim.text.replace(rates, '').toLowerCase().includes(word.toLowerCase())
  )
    return `${word} ${noun}`;
  if (!/^ \p{Ll}/u.test(source.text.slice(ends.to.end))) return undefined;
  const behind = countedBehind(source.text.slice(ends.to.end)).trim();
  const nouns = source.words.filter(
    (each) => each.at > ends.to.end && each.end <= ends.to.end + 1 + behind.length && isContent(each),
  );
  return nouns.length === 0 || nouns.some(({ meaning }) => claim.meanings.has(meaning)) ? undefined : behind;
}

/** Words by which a clause is found in the sentence that it was taken from. */
const tailWords = 3;

/** The times of other clauses of the sentence that a clause was taken from; one that leads the sentence is that of all of them. */
export function timesBeside(clause: Read, { text, periods }: Read): readonly Placed<Period>[] {
  if (clause.periods.length > 0 || periods.length === 0 || text.length <= clause.text.length) return [];
  const tail = clause.text.replace(/[.!]$/, '').split(' ').slice(-tailWords).join(' ');
  return text.includes(tail) ? periods.filter(({ at }) => !leadsAll.test(text.slice(0, at))) : [];
}

const leadsAll = /^(?:In|On|At|During|By|For|Over|Between|Since|From|Until)(?: \p{L}+){0,5} $/u;

/**
 * A figure of one of two clauses that give the same kinds of figures, told with one of the other clause: "9 out of 10 children for five years
 * and 7 out of 10 adults for three" gives no five years of adults.
 */
export function mixedClauses(source: Read, pairs: readonly Pair[]): string | undefined {
  const figures = source.amounts.filter(({ of }) => !of.ordinal);
  const half = figures.length / 2;
  const [last, next] = [figures[half - 1], figures[half]];
  if (
    half < 2 ||
    !last ||
    !next ||
    !/(?:,|;| and| but| while| whereas) /.test(source.text.slice(last.end, next.at))
  )
    return undefined;
  const isAlike = figures.slice(0, half).every(({ of: { unit } }, slot) => {
    const other = figures[slot + half]?.of.unit;
    return unit?.dim === other?.dim || !unit || !other;
  });
  if (!isAlike) return undefined;
  const places = pairs.flatMap(({ amount, matches }) => {
    const found = matches
      .map(({ at }) => figures.findIndex((each) => each.at === at))
      .filter((at) => at >= 0);
    const isLeft = found.some((at) => at < half);
    if (found.length === 0 || isLeft === found.some((at) => at >= half)) return [];
    return [{ amount, isLeft, slot: (found[0] ?? 0) % half }];
  });
  return places
    .find(
      (one) =>
        places.some((other) => other.isLeft !== one.isLeft && other.slot !== one.slot) &&
        !places.some((other) => other.isLeft !== one.isLeft && other.slot === one.slot),
    )
    ?.amount.of.text.trim();
}

/** "12 were repaired in 2021, 20 in 2022": of several times of a sentence, the one right before or behind a figure. */
export function timeBeside(
  { text, periods, amounts }: Read,
  { at, end }: Placed<Amount>,
): Placed<Period> | undefined {
  if (periods.length < 2) return undefined;
  const before = periods.find((period) => period.end <= at && /^,? $/.test(text.slice(period.end, at)));
  const behind = periods.find((period) => period.at >= end);
  const isApartFrom = (period: Placed<Period>) =>
    amounts.some((each) => !each.of.ordinal && each.at >= end && each.end <= period.at) ||
    /[;,:]/.test(text.slice(end, period.at));
  return before ?? (behind && !isApartFrom(behind) ? behind : undefined);
}

/** "The first line is 9 kilometres long, the second 14": a figure of the second told of the first. */
export function ordinalOfOther(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const ordinalBefore = ({ amounts }: Read, { at }: { at: number }) =>
    amounts.findLast((each) => each.of.ordinal && each.end <= at)?.of;
  const held = new Set(source.amounts.flatMap(({ of }) => (of.ordinal ? [of.value] : [])));
  if (held.size < 2) return undefined;
  for (const { amount, matches } of pairs) {
    const own = amount.of.ordinal ? undefined : ordinalBefore(claim, amount);
    const others = matches.map((match) => ordinalBefore(source, match));
    if (!own || !held.has(own.value) || others.length === 0) continue;
    if (others.every((other) => other !== undefined && other.value !== own.value)) return own.text.trim();
  }
  return undefined;
}

const elliptic = /^(?:[,;.]|$| (?:and|but)\b)/;

/** "Lasted nine days and cost twice as much as the first": the first is only compared with. */
export function ordinalComparedWith(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const figures = pairs.filter(({ amount }) => !amount.of.ordinal).flatMap(({ matches }) => matches);
  if (figures.length === 0) return undefined;
  const isCompared = ({ at, end }: Placed<Amount>) =>
    /\b(?:as|than|with|to|against|on|over) the $/.test(source.text.slice(0, at)) &&
    elliptic.test(source.text.slice(end));
  return claim.amounts
    .find(({ of, at, end }) => {
      const same = source.amounts.filter((each) => each.of.ordinal && each.of.value === of.value);
      return (
        of.ordinal &&
        same.length > 0 &&
        same.every(isCompared) &&
        !/\b(?:as|than|with|to|against|on|over) the $/.test(claim.text.slice(0, at)) &&
        !elliptic.test(claim.text.slice(end))
      );
    })
    ?.of.text.trim();
}
