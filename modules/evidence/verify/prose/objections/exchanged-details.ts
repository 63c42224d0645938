import { downStems, upStems } from '../../words/lexicon';
import { type Pair, isContent } from '../reading/passage-figures';
import type { Read } from '../reading/read-sentence';
import type { Word } from '../../text/scan';
import { verbUses } from '../reading/verb-uses';
import { month } from '../../words/calendar';

/**
 * What a passage says beside a figure that the statement has otherwise: which day a deed is of, which people a part of a day
 * belongs to, what a number counts, which part of a figure a time is of, which way a figure went, and what was only planned.
 */
export const exchangedDetail = (claim: Read, source: Read, pairs: readonly Pair[]): string | undefined =>
  otherDay(claim, source) ??
  otherShift(claim, source) ??
  otherCount(claim, source, pairs) ??
  otherNumberOf(claim, source) ??
  timeOfPart(claim, source) ??
  otherDirection(claim, source, pairs) ??
  otherTaker(claim, source, pairs) ??
  otherMeasure(claim, source, pairs) ??
  unfulfilled(claim, source);

const day = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (${month})\\b|\\b(${month}) (\\d{1,2})(?!\\d)`, 'g');
const ends: readonly RegExp[] = [
  /^(?:beg[aiu]n|begins|beginning|start(?:s|ed|ing)?|open(?:s|ed|ing)?|commenced?|from|since)$/,
  /^(?:end(?:s|ed|ing)?|clos(?:e|es|ed|ing)|finish(?:es|ed)?|stop(?:s|ped)?|conclude[sd]?|to|until|till)$/,
];

type Dated = { date: string; end: number };

function daysOf({ text, words }: Read): Dated[] {
  return [...text.matchAll(day)].flatMap(({ 1: first, 2: name, 3: named, 4: last, index }) => {
    const lead = words
      .filter((word) => word.end <= index)
      .slice(-4)
      .reverse();
    const end = lead.map(({ lower }) => ends.findIndex((side) => side.test(lower))).find((side) => side >= 0);
    return end === undefined ? [] : [{ date: `${first ?? last} ${name ?? named}`, end }];
  });
}

/** "It began on 4 July and ended on 19 July": each day is of its own end. */
function otherDay(claim: Read, source: Read): string | undefined {
  const own = daysOf(claim);
  const held = own.length === 0 ? [] : daysOf(source);
  return own.find(({ date, end }) => {
    const same = held.filter((each) => each.date === date);
    return same.length > 0 && !same.some((each) => each.end === end);
  })?.date;
}

const partOfDay = /^(?:day|night|evening|morning|week|weekend|month|year|season|summer|winter)$/;

/** "Day nurses" of "night nurses": a part of the day right before the noun that it belongs to. */
function otherShift({ words, text }: Read, source: Read): string | undefined {
  const found = words.find((word, index) => {
    const [before, next] = [words[index - 1], words[index + 1]];
    return (
      partOfDay.test(word.lower) &&
      isPlural(next) &&
      next?.at === word.end + 1 &&
      (before === undefined ||
        before.end + 1 !== word.at ||
        !/^(?:a|per|each|every|one|this|last|next)$/.test(before.lower)) &&
      !/\d[ -]$/.test(text.slice(0, word.at))
    );
  });
  const noun = found && words[words.indexOf(found) + 1];
  const isHeld = source.words.some(
    (word, index) => word.lower === found?.lower && source.words[index + 1]?.meaning === noun?.meaning,
  );
  return found && !isHeld ? found.text : undefined;
}

const isPlural = (word: Word | undefined) =>
  word !== undefined && isContent(word) && /[^s]s$/.test(word.lower);

/** "Two shepherds and a firefighter" of "two firefighters and a shepherd": the noun that a passage counts otherwise. */
function otherCount(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const behind = ({ words }: Read, end: number) => words.find(({ at }) => at === end + 1);
  for (const { amount, matches } of pairs) {
    const noun = amount.of.unit ? undefined : behind(claim, amount.end);
    if (!noun || !isContent(noun) || matches.length === 0) continue;
    const counted = matches.map(({ end }) => behind(source, end));
    const isOther = counted.every((word) => word && isContent(word) && word.meaning !== noun.meaning);
    const isSingle = source.words.some(
      (word, index) =>
        word.meaning === noun.meaning &&
        /^(?:an?|one)$/.test(source.words[index - 1]?.lower ?? '') &&
        source.words[index - 1]?.end === word.at - 1,
    );
    if (isOther && isSingle && isPlural(noun)) return noun.text;
  }
  return undefined;
}

const numberOf = /\bnumber of (?:the |its |their )?((?:[\p{L}-]+ ?){1,4})/giu;
const behindNoun =
  /^(?:of|in|at|on|for|who|that|which|with|from|rose|fell|grew|was|were|is|are|has|had|have|to|by)$/;

/** "The number of charities" of "the number of people who rely on the charities". */
function otherNumberOf(claim: Read, source: Read): string | undefined {
  const nouns = (read: Read): Word[] =>
    [...read.text.matchAll(numberOf)].flatMap(({ index, 0: found, 1: phrase = '' }) => {
      const from = index + found.length - phrase.length;
      const words = read.words.filter(({ at }) => at >= from && at < from + phrase.length);
      const cut = words.findIndex(({ lower }) => behindNoun.test(lower) || /(?:ed|ing)$/.test(lower));
      return words
        .slice(0, cut < 0 ? undefined : cut)
        .filter(isContent)
        .slice(-1);
    });
  const held = nouns(source);
  return held.length === 0
    ? undefined
    : nouns(claim).find(
        (own) => !held.some(({ meaning }) => meaning === own.meaning) && source.meanings.has(own.meaning),
      )?.text;
}

const part =
  /, (?:half|most|some|all|part|much|a (?:third|quarter|fifth|tenth)|two thirds|[\p{L}\d.,]+(?: percent| per cent)?) of (?:it|them|which|whom|these|that)\b(?<rest>[^,;.]*)/giu;
const time =
  /\b(?:this|last|next) (?:year|month|week|season|summer|winter|spring|autumn)\b|\b(?:today|now|immediately)\b/i;

/** "60 million, half of it this year": the time is one of the part. */
function timeOfPart(claim: Read, source: Read): string | undefined {
  const own = time.exec(claim.text)?.[0].toLowerCase();
  if (
    own === undefined ||
    /\b(?:half|most|some|part|third|quarter|of (?:it|them|which|the|that|these))\b/i.test(claim.text)
  )
    return undefined;
  const outside = source.text.replace(part, ' ').toLowerCase();
  return source.text.toLowerCase().includes(own) && !outside.includes(own) ? own : undefined;
}

const ups = /^(?:doubl|trebl|tripl|quadrupl)/;
const directionOf = ({ stem }: Word) =>
  upStems.has(stem) || ups.test(stem) ? 1 : downStems.has(stem) || stem === 'halv' ? -1 : 0;

/** "Cut its grant to 500,000" of "the city doubled its grant to 500,000": which way the figure of the passage went. */
function otherDirection(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const leadOf = ({ words }: Read, at: number) =>
    words
      .filter(({ end, lower }) => end <= at && !/^(?:up|down)$/.test(lower))
      .findLast((word) => directionOf(word) !== 0);
  for (const { amount, matches } of pairs) {
    const own = leadOf(claim, amount.at);
    if (!own || !/^(?: \S+){0,6} $/.test(claim.text.slice(own.end, amount.at))) continue;
    const held = matches.map((match) => leadOf(source, match.at));
    const isTurned = (word: Word | undefined, index: number) =>
      word !== undefined &&
      directionOf(word) === -directionOf(own) &&
      /^(?: (?:its|the|their|his|her)(?: \S+){1,3})? (?:by|to|from) (?:about |some |nearly |almost )?$/.test(
        source.text.slice(word.end, matches[index]?.at),
      );
    if (held.length > 0 && held.every(isTurned)) return own.text;
  }
  return undefined;
}

const taker =
  /^(?: (?:percent|per cent|million|billion|[\p{Ll}]+s?)){0,3}(?:,? and|,|, while) (?:the |its )?(?<who>(?:(?!(?:in|at|on|for|to|from|with|by|up|down|of) )[\p{L}’'-]+ ){1,3})$/u;

/** "The canton holds 34 percent and the town 21 percent": the second figure is of the noun right before it. */
function otherTaker(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { matches } of pairs) {
    const [match, ...more] = matches;
    const before = match && source.amounts.findLast(({ end }) => end <= match.at);
    if (!match || !before || more.length > 0 || before.of.unit?.dim !== match.of.unit?.dim) continue;
    const found = taker.exec(source.text.slice(before.end, match.at));
    const own = source.words.findLast(({ end }) => end <= match.at);
    if (!found?.groups?.who || !own || !isContent(own) || own.end + 1 !== match.at) continue;
    const hasVerb = source.words.some(
      (word) =>
        word.at > before.end && word.end < match.at && verbUses(source).some((use) => use.word === word),
    );
    if (!hasVerb && !claim.words.some(({ meaning }) => meaning === own.meaning)) return own.text;
  }
  return undefined;
}

const measure = /\b(\p{Ll}+) of (?:about |some |nearly |almost |around |over |more than )?$/u;

/** "A profit of 3 million on sales of 51 million": what each figure measures. */
function otherMeasure(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const nounOf = (read: Read, at: number) => {
    const lead = measure.exec(read.text.slice(0, at));
    return lead ? read.words.find((word) => word.at === lead.index && isContent(word)) : undefined;
  };
  for (const { amount, matches } of pairs) {
    const own = nounOf(claim, amount.at);
    const held = matches.map(({ at }) => nounOf(source, at));
    const isElsewhere = source.amounts.some(({ at }) => nounOf(source, at)?.meaning === own?.meaning);
    if (own && isElsewhere && held.length > 0 && held.every((word) => word && word.meaning !== own.meaning))
      return own.text;
  }
  return undefined;
}

const planned = /\b(?:was|were) to (?:be |have been )?\p{Ll}/u;

/** "A second van was to be bought": it says nothing of what was done. */
const unfulfilled = ({ text }: Read, source: Read): string | undefined =>
  planned.test(source.text) &&
  !planned.test(text) &&
  !/\b(?:plan|intend|schedul|suppos|should|would|meant|expect)/i.test(text)
    ? planned.exec(source.text)?.[0]
    : undefined;
