import type { Amount } from '../../numbers/amounts';
import { memoize } from '../../../../kernel/memoize';
import { functionWords, neutralStems } from '../../words/lexicon';
import { type Pair, sameAmount } from '../reading/passage-figures';
import type { Placed, Read } from '../reading/read-sentence';
import { segmentOf } from './passage-segments';
import type { Word } from '../../text/scan';

/**
 * What narrows a figure of the passage, where the statement narrows it otherwise or not at all: an age limit, all of a list, a
 * group that a clause names, how often.
 */
export function narrowedOtherwise(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  return (
    otherLimit(claim, source, pairs) ??
    partOfList(claim, source, pairs) ??
    otherGroup(claim, source, pairs) ??
    otherFrequency(claim, source) ??
    droppedFrequency(claim, source, pairs) ??
    otherHours(claim, source) ??
    droppedOrder(claim, source, pairs) ??
    partOfSum(claim, source, pairs) ??
    ofTheRest(claim, source, pairs)
  );
}

const isLimit = ({ of }: Placed<Amount>) => /^(?:over|under|at-least|at-most)$/.test(of.bound);

/** "62 percent of the residents over 65 and 18 percent of those under 65" told as 62 percent of those under 65. */
function otherLimit(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const [index, { amount, matches }] of pairs.entries()) {
    const limit = pairs[index + 1]?.amount;
    if (!limit || !isLimit(limit) || isLimit(amount) || matches.length === 0) continue;
    if (!/^ of (?:the |its |all )?[^,;.]{0,40}$/i.test(claim.text.slice(amount.end, limit.at))) continue;
    const held = matches.flatMap(
      (match) => source.amounts.find((each) => each.at > match.at && isLimit(each)) ?? [],
    );
    const [first] = held;
    if (first && !held.some((each) => sameAmount(limit, each, claim, source)))
      return source.text.slice(matches[0]?.at, first.end);
  }
  return undefined;
}

const isNoun = ({ lower, stem }: Word) => !functionWords.has(lower) && !neutralStems.has(stem);
const timeWord =
  /^(?:years?|quarters?|months?|weeks?|days?|times?|periods?|last|latest|next|final|first|early|late)$/;
const isNeutral = ({ lower, stem }: Word) =>
  neutralStems.has(stem) && !functionWords.has(lower) && !timeWord.test(lower);

/** The words right before a noun that only tell which ones: "comparison schools", "test sites". */
const kindsIn = memoize(({ words }: Read) =>
  words.flatMap((noun, index) => {
    const kind = words[index - 1];
    return kind && kind.end + 1 === noun.at && isNeutral(kind) && isNoun(noun) ? [{ kind, noun }] : [];
  }),
);

/** "At the schools it rose to 93.7%, at comparison schools it fell to 92.1%" told as 93.7% at comparison schools. */
export function exchangedKind(claim: Read, source: Read, sentences: readonly Read[]): string | undefined {
  for (const { kind, noun } of kindsIn(claim)) {
    const isSame = (each: { kind: Word; noun: Word }) =>
      each.kind.stem === kind.stem && each.noun.stem === noun.stem;
    if (!sentences.some((sentence) => kindsIn(sentence).some(isSame))) continue;
    for (const amount of claim.amounts) {
      const matches = source.amounts.filter((other) => sameAmount(amount, other, claim, source));
      const isBare = (match: { at: number }) => {
        const [from, to] = clauseAround(source.text, match.at);
        const isIn = ({ at }: { at: number }) => at >= from && at < to;
        return (
          source.words.some((word) => word.stem === noun.stem && isIn(word)) &&
          !kindsIn(source).some((each) => isSame(each) && isIn(each.noun))
        );
      };
      if (matches.length > 0 && matches.every(isBare)) return `${kind.text} ${noun.text}`;
    }
  }
  return undefined;
}

const clauseEnd = /[,;] |\b(?:while|whereas|but) /g;

function clauseAround(text: string, at: number): [from: number, to: number] {
  const ends = [...text.matchAll(clauseEnd)].map(({ index }) => index);
  return [ends.findLast((end) => end < at) ?? 0, ends.find((end) => end > at) ?? text.length];
}

const name = String.raw`\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,3}`;
const listBehind = new RegExp(
  `^[^.;\\d]{0,50}?[,:(]? ?(?:in |at |from )?(${name}(?:, ${name}){0,8},? and ${name})`,
  'u',
);

/** "Two clinics, in Elm Park and Dunmore" told as two in Elm Park. */
function partOfList(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const match of pairs.flatMap(({ matches }) => matches)) {
    const [, list = ''] = listBehind.exec(source.text.slice(match.end, match.end + 300)) ?? [];
    const items = list === '' ? [] : list.split(/,? and |, /);
    if (items.length !== match.of.value) continue;
    const said = items.filter((item) => claim.text.includes(item));
    if (said.length > 0 && said.length < items.length) return list;
  }
  return undefined;
}

const groupLead =
  /^(?:Out of|Of) (?:the |all |its |their )?([^,]{3,90}? (?:who|that|which|whose|with) [^,]{2,90}), $/i;

/** Verbs such as "read" say nothing beside a figure, but tell one group from another. */
const isSaid = ({ lower }: Word) => !functionWords.has(lower);

/** "Of the pupils who read weekly, two thirds prefer books": of all pupils, or of those who prefer books. */
function otherGroup(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { matches, amount } of pairs)
    for (const match of matches) {
      const [, group] = groupLead.exec(source.text.slice(0, match.at)) ?? [];
      if (group === undefined) continue;
      const words = source.words.filter((word) => word.end <= match.at && isSaid(word));
      const [, own] = groupLead.exec(claim.text.slice(0, amount.at)) ?? [];
      const inOwn = claim.words.filter((word) => word.end <= amount.at && isSaid(word));
      const among = own === undefined ? claim.words : inOwn;
      if (!words.every(({ meaning }) => among.some((word) => word.meaning === meaning))) return group;
    }
  return undefined;
}

const frequency =
  /\b(?:every|each|a|per|once an?) (hour|day|week|month|quarter|season|year)\b|\b(hourly|daily|weekly|monthly|quarterly|yearly|annual|annually)\b/gi;
const unitOf: Readonly<Record<string, string>> = {
  ...{ hourly: 'hour', daily: 'day', weekly: 'week', monthly: 'month' },
  ...{ quarterly: 'quarter', yearly: 'year', annual: 'year', annually: 'year' },
};

/** "every week" told as every day. */
function otherFrequency(claim: Read, source: Read): string | undefined {
  const found = ({ text }: Read) =>
    [...text.matchAll(frequency)].map(([all, unit, adverb = '']) => ({
      all,
      unit: unit?.toLowerCase() ?? unitOf[adverb.toLowerCase()] ?? '',
    }));
  const held = found(source);
  const [first] = held;
  const other = found(claim).find(({ unit }) => !held.some((each) => each.unit === unit));
  return first && other ? first.all : undefined;
}

const often =
  /\b(?:daily|weekly|nightly|hourly|regularly|frequently|often|usually|occasionally|sometimes|rarely|seldom|(?:nearly |almost )?every (?:day|week|month|night|morning|evening)|(?:at least |about )?(?:once|twice|\p{Ll}+ times) (?:an?|per|every) (?:day|week|month|year))\b/iu;

/** "62 percent read the paper daily" told as those who read it. */
function droppedFrequency(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  if (often.test(claim.text)) return undefined;
  const found = pairs.map(({ matches }) =>
    matches.map((match) => {
      const { from, to } = segmentOf(source, match);
      return often.exec(source.text.slice(from, to))?.[0];
    }),
  );
  return found.find((each) => each.length > 0 && each.every((word) => word !== undefined))?.[0];
}

const everyNth = /\b(?:every|each) (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|other)\b/i;

/** "Every third patient waited over two months" told of every patient. */
const droppedOrder = (claim: Read, source: Read, pairs: readonly Pair[]): string | undefined =>
  pairs.length > 0 && /\b(?:every|each|all)\b/i.test(claim.text) && !everyNth.test(claim.text)
    ? everyNth.exec(source.text)?.[0]
    : undefined;

const partOfSumAt =
  /\b(?:half|(?:a|one|two|three) (?:third|quarter|fifth|tenth)s?|(?:part|most|some|much)|\d[\d.]* ?(?:%|percent|per cent)) of (?:the|its|his|her|their|an?) [^,;.\d]{2,40}? of (?:about |some )?$/i;

/** "Left half of her fortune of 8 million" told as 8 million. */
function partOfSum(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { amount, matches } of pairs) {
    const parts = matches.map(({ at }) => partOfSumAt.exec(source.text.slice(0, at))?.[0]);
    const isWhole = parts.length > 0 && parts.every((part) => part !== undefined);
    if (isWhole && !/ of (?:the |an? |its |about |some )*$/.test(claim.text.slice(0, amount.at)))
      return parts[0]?.trim();
  }
  return undefined;
}

const hours = /\b(full|part|half|whole)[- ]time\b/gi;

/** "full-time" of a passage that says "part-time": neither half of the word tells the two apart. */
const otherHours = (claim: Read, source: Read): string | undefined =>
  [...claim.text.matchAll(hours)].find(
    ([, lead = '']) =>
      ![...source.text.matchAll(hours)].some(([, other = '']) => other.toLowerCase() === lead.toLowerCase()),
  )?.[0];

const restAhead = /\b(?:remaining|remainder|rest|others?)\b[^.;\d]{0,16}$/i;

/** "The other seven shops": the rest of a whole, where the passage gives the figure of the part. */
function ofTheRest(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const isOfRest = (read: Read, { at }: Placed<Amount>) => restAhead.test(read.text.slice(0, at));
  const told = pairs.find(({ amount, matches }) => matches.length > 0 && isOfRest(claim, amount));
  const [match] = told?.matches ?? [];
  return match && !told?.matches.some((each) => isOfRest(source, each))
    ? source.text.slice(match.at, match.end + 20).trim()
    : undefined;
}
