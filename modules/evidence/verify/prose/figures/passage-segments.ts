import { min } from 'd3-array';
import type { Amount } from '../../numbers/amounts';
import { downStems, signNouns, upStems } from '../../words/lexicon';
import { endsIn } from './passage-changes';
import { type Pair, isContent, isEarlier } from '../reading/passage-figures';
import { samePeriod } from '../../numbers/periods';
import type { Placed, Read } from '../reading/read-sentence';
import type { Token, Word } from '../../text/scan';
import { month } from '../../words/calendar';

const cuts = /^(?:[,;]|and|but|while|whereas|against|versus|than|compared|to|from)$/;

const strongCuts = /^(?:[,;]|and|but|while|whereas|against|versus|compared|than)$/;

/** The stretch of a sentence that belongs to one figure: up to the cut between it and the next. */
export function segmentOf(read: Read, amount: Placed<Amount>): { from: number; to: number } {
  const apart = read.amounts.filter(
    (other) =>
      other.at === amount.at ||
      (other.of.range !== 'high' &&
        !isTime(other) &&
        !other.of.ordinal &&
        !namesNoun(other, read) &&
        !isBase(other, read)),
  );
  const all =
    amount.of.range === 'high'
      ? apart.filter(({ of, end }) => !(of.range === 'low' && end < amount.at && amount.at - end < 12))
      : apart;
  const index = all.findIndex(({ at }) => at === amount.at);
  const [before, after] = [all[index - 1], all[index + 1]];
  // "640 and 2,870 metres above the sea": the words behind a range are those of both ends.
  const high =
    amount.of.range === 'low'
      ? read.amounts.find(({ at, of }) => at > amount.end && of.range === 'high')
      : undefined;
  const end = high && high.at - amount.end < 12 ? high.end : amount.end;
  const to = after ? cutBetween(read, end, after.at) : read.text.length;
  // "220 walk and the rest take the bus": a part of its own, without a figure.
  const rest = remaining.exec(read.text.slice(amount.end, to));
  const ends = [
    to,
    rest ? amount.end + rest.index : to,
    nextClause(read, amount),
    endOfRelative(read, amount),
  ];
  return {
    from: before ? cutBetween(read, before.end, amount.at) : 0,
    to: min(ends, (each) => each ?? to) ?? to,
  };
}

const nextClause = ({ text }: Read, { end }: Placed<Amount>): number | undefined => {
  const at = text.indexOf('; ', end);
  return at < 0 ? undefined : at;
};

/** "its plant in Vaasa, where 130 people had worked, and moved": where the relative clause of a figure ends. */
function endOfRelative({ text }: Read, { at, end }: Placed<Amount>): number | undefined {
  if (!/, (?:where|which|who|whose|when) [^,;]*$/i.test(text.slice(0, at))) return undefined;
  const closing = text.slice(end).search(/, (?!\d)/);
  return closing < 0 ? undefined : end + closing;
}

const remaining =
  /[,;]? ?\b(?:and |while |but |whereas |with )?(?:all )?the (?:rest|remainder|others|other \p{Ll}+)(?= \p{Ll})/iu;

/** "the nine-point scale": part of a name, which has no segment of its own. */
const namesNoun = ({ at, end, of }: Placed<Amount>, { text }: Read): boolean =>
  /^\p{L}+-\p{L}+$/u.test(of.text.trim()) &&
  /^ \p{L}/u.test(text.slice(end)) &&
  /\bthe $/.test(text.slice(0, at));

/** "4.2 errors per 1,000 doses": what a rate is counted by. */
const isBase = ({ at }: Placed<Amount>, { text }: Read): boolean => /\bper $/.test(text.slice(0, at));

/** "waiting for more than a year": how long, which has no segment of its own. */
const isTime = ({ of }: Placed<Amount>) =>
  /^(?:year|month)$/.test(of.unit?.dim ?? '') && of.bound !== 'exact';

const lasting = /^than (?:a|an|one|two|three|\d+) (?:year|month|week|day|hour|decade)/;

function cutBetween({ tokens, text }: Read, from: number, to: number): number {
  const between = tokens.filter(
    (token, index) =>
      token.at >= from &&
      token.end <= to &&
      (token.kind === 'mark' || token.kind === 'word') &&
      // "more than a year", "between 2022 and 2023" are no cuts.
      !lasting.test(text.slice(token.at)) &&
      !(tokens[index - 1]?.kind === 'period' && tokens[index + 1]?.kind === 'period'),
  );
  const textOf = (token: Token) =>
    token.kind === 'word' ? token.lower : token.kind === 'mark' ? token.text : '';
  const leads = ({ end }: Token) =>
    /^\s*(?:(?:about|some|nearly|around|over|just|only|a) )*$/.test(text.slice(end, to));
  const found =
    between.findLast((token) => /^[.;]$/.test(textOf(token))) ??
    between.find((token) => strongCuts.test(textOf(token))) ??
    between.find((token) => cuts.test(textOf(token)) && (textOf(token) !== 'to' || leads(token)));
  // "46 nursing homes in three regions": what is counted stands before what leads to the second figure.
  const led = countedAhead.exec(text.slice(from, to))?.groups?.counted;
  return found?.at ?? (led === undefined ? (from + to) / 2 : from + led.length);
}

const countedAhead =
  /^(?<counted> (?:\p{Ll}[\p{Ll}-]* ){1,3}?)(?:in|at|on|for|with|within|across) (?:the |its |about |some )*$/u;

const ofWhole =
  /\bof (?:the |all |its |their |these |those )*(?:(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:['’]s|s['’]) )?$/iu;

/** "12 of the 40", "Of the 40": not "a staff of 40", which is part of nothing. */
function isWholeAt({ text, amounts }: Read, { at }: { at: number }): boolean {
  const lead = ofWhole.exec(text.slice(0, at));
  if (!lead) return false;
  const part = amounts.findLast(({ end }) => end <= lead.index);
  const between = text.slice(part?.end ?? 0, lead.index);
  return part ? /^(?: \p{L}+){0,2} $/u.test(between) : /^(?:out )?$/i.test(between);
}

/** A word beside a figure that the passage has beside another figure only. */
export function swappedWord(
  claim: Read,
  source: Read,
  pairs: readonly Pair[],
  context: ReadonlySet<string>,
): string | undefined {
  const isRelative = ({ matches }: Pair) =>
    matches.some((match) => endOfRelative(source, match) !== undefined);
  if (source.amounts.length < 2 && !pairs.some(isRelative)) return undefined;
  const isWhole = (pair: Pair | undefined) =>
    pair !== undefined && pairs.length > 1 && isWholeAt(claim, pair.amount);
  for (const [index, pair] of pairs.entries()) {
    const { amount, matches, worked, bases } = pair;
    // "a third of the 2,350 people work in Lund": what is said of the part.
    if (isWhole(pair)) continue;
    const whole = pairs[index + 1];
    const segment = segmentOf(claim, amount);
    const third = whole && isWhole(whole) ? ofThirdFigure(claim, source, pairs, whole) : undefined;
    if (third) return third;
    // Where the passage says something else of the rest, the words behind the whole are said of the part.
    const own =
      whole && isWhole(whole) && remaining.test(source.text)
        ? { ...segment, to: segmentOf(claim, whole.amount).to }
        : segment;
    const ends = worked && !bases && matches.length === 0 ? endsIn(source) : undefined;
    const fault = (ends ? [ends.to, ends.from] : (bases?.slice(0, 1) ?? matches)).map((match) =>
      faultOf(claim, source, own, { match, bases: bases ?? [] }, context),
    );
    if (fault.length > 0 && fault.every((each) => each !== undefined)) return fault[0];
  }
  return undefined;
}

/** "83 percent of the 900 pupils liked the rooms", where another share of them did: a word behind the whole that stands there alone. */
function ofThirdFigure(
  claim: Read,
  source: Read,
  pairs: readonly Pair[],
  { amount: whole }: Pair,
): string | undefined {
  const held = pairs.flatMap(({ matches, bases = [] }) => [...matches, ...bases]);
  const isIn = (amounts: readonly Placed<Amount>[], { at }: Word) =>
    amounts.map((each) => segmentOf(source, each)).some(({ from, to }) => at >= from && at < to);
  const others = source.amounts.filter((each) => !each.of.ordinal && !held.includes(each));
  const { to } = segmentOf(claim, whole);
  return claim.words.find((word) => {
    if (word.at < whole.end || word.at >= to || !isContent(word)) return false;
    const places = source.words.filter((other) => sameDirection(other, word));
    return places.length > 0 && places.every((place) => isIn(others, place) && !isIn(held, place));
  })?.text;
}

const ownPlace = /^[,;]? ?(?:and |while |but )?(?:in|at|among|for) (?:the |its )?(?!\d)\p{L}/iu;

/** The same meaning, where all words for a rise mean the same, and all for a fall. */
function sameDirection(one: Word, other: Word): boolean {
  if (upStems.has(other.stem)) return upStems.has(one.stem);
  if (downStems.has(other.stem)) return downStems.has(one.stem);
  return one.meaning === other.meaning;
}

function faultOf(
  claim: Read,
  source: Read,
  own: { from: number; to: number },
  { match, bases }: { match: Placed<Amount>; bases: readonly Placed<Amount>[] },
  context: ReadonlySet<string>,
): string | undefined {
  const found = [match, ...bases]
    .map((each) => segmentOf(source, each))
    .reduce((one, other) => ({ from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) }));
  // "A pilot ended in November; it reduced demand by 9 percent": the pronoun takes up the words before.
  const segment = /^;? ?(?:(?:so far|since then|since|today|now|then|later),? )?(?:it|they|he|she)\b/i.test(
    source.text.slice(found.from),
  )
    ? { ...found, from: 0 }
    : found;
  const inSegment = ({ at }: { at: number }) => at >= segment.from && at < segment.to;
  const earlier = isEarlier(match, source)
    ? source.amounts.filter(({ at }) => at < match.at).at(-1)
    : undefined;
  const main = earlier && segmentOf(source, earlier);
  /** "3.8 million passengers, up from 3.1 million": what is counted stands beside the first figure. */
  const inMain = ({ at }: { at: number }) => main !== undefined && at >= main.from && at < main.to;
  const counted = source.amounts.find(({ of }) => !of.ordinal);
  const first = counted && segmentOf(source, counted);
  // "In the village 12 of 15 passed, in the town 27 of 33": each has a lead of its own.
  const isLed = ownPlace.test(source.text.slice(segment.from)) && ownPlace.test(source.text);
  const shared = (at: number) =>
    !isLed &&
    first !== undefined &&
    at < (counted?.at ?? 0) &&
    at < first.to &&
    // Behind a semicolon stands a clause of its own.
    !/;(?! \d)/.test(source.text.slice(first.to, segment.from + 1)) &&
    !isOwnLead(source, at);
  const period = claim.periods.find(({ at }) => at >= own.from && at < own.to);
  if (period) {
    const places = source.periods.filter(({ of }) => samePeriod(of, period.of));
    const isOnly = places.length === source.periods.length && !isEarlier(match, source);
    const isLead = isOnly && places.some(({ at }) => at < (counted?.at ?? 0));
    if (places.length > 0 && !isLead && !places.some(inSegment) && !places.some(({ at }) => shared(at)))
      return period.of.text;
  }
  const result = otherResult(claim, source, own, found);
  if (result) return result;
  for (const word of claim.words) {
    if (word.at < own.from || word.at >= own.to || context.has(word.meaning)) continue;
    if (!isContent(word) && !isPartOfName(word, claim)) continue;
    const alike = source.words.filter((other) => sameDirection(other, word));
    // "Managers and their staff: 44 percent of them, 18 percent of other employees": the word itself, not one that means the same.
    const itself = alike.filter(({ stem }) => stem === word.stem);
    const places = itself.length > 0 ? itself : alike;
    if (
      places.length > 0 &&
      !places.some(inSegment) &&
      !places.some(inMain) &&
      !places.some(({ at }) => shared(at))
    )
      return word.text;
  }
  return undefined;
}

/** "day train": beside a noun, a word of time says which one is meant. */
const isPartOfName = ({ lower, end }: Word, { words }: Read): boolean => {
  const next = words.find(({ at }) => at === end + 1);
  return /^(?:day|night|week|weekend)$/.test(lower) && next !== undefined && isContent(next) && !next.isName;
};

const leadOfFigure = /\b(by|to|at|from|for) (?:an? |about |some )?$/i;
const ownNoun =
  /^(?:,|;|,? (?:and|but|while)) (?:the |its )?(?:\p{L}+ ){0,2}?(\p{L}+) (?:only |just )?(by|to|at|from|for) (?:an? |about |some )?$/iu;

/** "Olives were down by half, and almonds by a fifth": a noun of its own and the same preposition before the second figure. */
function isGapped({ text, words }: Read, first: Placed<Amount>, second: Placed<Amount>): boolean {
  const [, lead] = leadOfFigure.exec(text.slice(0, first.at)) ?? [];
  const [, noun, again] = ownNoun.exec(text.slice(first.end, second.at)) ?? [];
  return (
    lead !== undefined &&
    lead.toLowerCase() === again?.toLowerCase() &&
    words.some((word) => word.at > first.end && word.text === noun && isContent(word))
  );
}

/** "A profit of 12 million" of "a profit of 31 million, after a loss of 12 million": what the figure itself is called. */
function otherResult(
  claim: Read,
  source: Read,
  own: { from: number; to: number },
  held: { from: number; to: number },
) {
  const within = ({ words }: Read, { from, to }: { from: number; to: number }) =>
    words.filter(({ at, lower }) => at >= from && at < to && signNouns.has(lower));
  const theirs = within(source, held);
  const [word] = within(claim, own);
  return word && theirs.length > 0 && !theirs.some(({ stem }) => stem === word.stem) ? word.text : undefined;
}

const monthName = new RegExp(`^${month}$`);

/** Words before the first figure belong to all figures, unless a comma or "and" parts the figures into clauses. */
function isOwnLead(source: Read, at: number): boolean {
  const [first, second] = source.amounts.filter(({ of }) => !of.ordinal);
  if (!first || !second) return false;
  const between = source.words.filter((word) => word.at > first.end && word.at < second.at);
  const clause =
    between.some(({ isName, text }) => isName && !monthName.test(text)) ||
    between.some(({ lower }) =>
      /^(?:was|were|is|are|had|has|rose|fell|stood|reached|made|came|paid|took|lost|spent|sold|bought|earned|received|while|whereas|whom)$/.test(
        lower,
      ),
    );
  return (clause || isGapped(source, first, second)) && at < first.at;
}
