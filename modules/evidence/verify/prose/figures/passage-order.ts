import { functionWords } from '../../words/lexicon';
import { type Pair, isContent, isEarlier, roleIn } from '../reading/passage-figures';
import { samePeriod } from '../../numbers/periods';
import { changesVoice } from './actors';
import { endOfSpan } from './spans';
import type { Read } from '../reading/read-sentence';
import type { Word } from '../../text/scan';
import { isPastForm } from '../../words/verbs';
import { stem } from '../../words/words';

/** An order or a time of day that the passage does not have: "second", "07:45". */
export function absentPlace(
  claim: Read,
  source: Read,
  isCovered: (place: { at: number; end: number }) => boolean,
): string | undefined {
  const orders = source.amounts.filter(({ of }) => of.ordinal).map(({ of }) => of.value);
  const order = claim.amounts.find(
    (amount) => amount.of.ordinal && !isCovered(amount) && !orders.includes(amount.of.value),
  );
  const clock = [...claim.text.matchAll(/\b\d{1,2}:\d{2}\b/g)].find(([time]) => !source.text.includes(time));
  return order?.of.text ?? clock?.[0];
}

/** Where the passage names several times, the one nearest to the figure must be the one that the sentence names. */
export function misdatedFigure(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const exchanged = exchangedTime(claim, source) ?? otherTimeBehind(claim, source);
  if (exchanged) return exchanged;
  const [period] = claim.periods;
  if (claim.periods.length !== 1 || !period || source.periods.length < 2) return undefined;
  for (const { matches } of pairs) {
    const dated = matches.map((match) => nearestPeriod(source, match));
    if (matches.length > 0 && !dated.some((each) => each === undefined || samePeriod(each, period.of)))
      return period.of.text;
  }
  return undefined;
}

/** "from 31,400 in 2021 to 22,900 in 2023" with the years exchanged: the time right behind a figure is that of the passage. */
export function otherTimeBehind(claim: Read, source: Read): string | undefined {
  for (const amount of claim.amounts) {
    const own = timeBehind(claim, amount);
    const same = source.amounts.filter(({ of }) => of.value === amount.of.value);
    const held = same.flatMap((each) => timeBehind(source, each) ?? []);
    if (
      own &&
      held.length > 0 &&
      held.length === same.length &&
      !held.some(({ of }) => samePeriod(of, own.of))
    )
      return own.of.text;
  }
  return undefined;
}

const timeBehind = ({ periods, text }: Read, { end }: { end: number }) =>
  periods.find(
    ({ at }) => at >= end && /^ (?:in|during|for|at the end of) (?:the year )?$/i.test(text.slice(end, at)),
  );

/** A word that leads to one time in the sentence and to another in the passage: "began in May and ended in October". */
function exchangedTime(claim: Read, source: Read): string | undefined {
  for (const period of claim.periods) {
    const word = claim.words
      .filter(
        (each) =>
          each.end <= period.at &&
          isContent(each) &&
          !claim.periods.some(({ at }) => at > each.at && at < period.at),
      )
      .at(-1);
    const places = word ? source.words.filter(({ meaning }) => meaning === word.meaning) : [];
    const own = source.periods.filter(({ of }) => samePeriod(of, period.of));
    const other = source.periods.filter(({ of }) => !samePeriod(of, period.of));
    const [place] = places;
    const isRepeated = word && claim.words.filter(({ meaning }) => meaning === word.meaning).length > 1;
    if (!place || isRepeated || places.length > 1 || own.length !== 1 || other.length === 0 || !own[0])
      continue;
    const next = source.periods.find(({ at }) => at > place.end);
    const elliptic = source.amounts.some(
      (amount) => next && amount.at > place.end && amount.end <= next.at && isEarlier(amount, source),
    );
    const isCompared = next !== undefined && comparing.test(source.text.slice(place.end, next.at));
    // "Closed the 2023 financial year with 48 million, up from 46 million in 2022": the other time is of what is compared.
    if (
      (elliptic || isCompared) &&
      (leads(source, own[0]) || (closes(source, own[0]) && !/\bthan\b/.test(claim.text)))
    )
      continue;
    if (word && claim.text.slice(word.end, period.at) === ', ' && /^(?:In|At|For) /.test(claim.text))
      continue;
    if (next && next.at !== own[0].at && own[0].at < place.at) return period.of.text;
    if (next && other.includes(next) && own[0].at > next.at && claim.periods.length > 1)
      return period.of.text;
  }
  return undefined;
}

/** "9 percent more than the 1.23 million of 2022", "(2022: 575)": what leads to a time that is compared with. */
const comparing = /(?:\b(?:than|from|against|compared (?:with|to)|versus|short of|below|above)\b[^;]*|\()$/i;

/** "Closed the 2023 financial year with" */
const closes = ({ text }: Read, { at }: { at: number }) =>
  /\b(?:closed|ended|finished) the $/.test(text.slice(0, at)) &&
  /^\d{4}(?:\/\d{2})? (?:financial|fiscal|business)? ?year\b/.test(text.slice(at));

/** "In 2023 the programme collected": the time of all that follows. */
const leads = ({ text }: Pick<Read, 'text'>, { at }: { at: number }) =>
  /^(?:in|during|by|at the end of|since|over)? ?$/i.test(text.slice(0, at));

const endsSentence = /[.!?] (?=\p{Lu})/u;

/** The period that stands nearest to a figure with no other figure between; one that leads the sentence counts as near. */
export function nearestPeriod(read: Read, figure: { at: number; end: number }) {
  const { periods, amounts, text } = read;
  // "to 2,915 euros in 2022": the time behind it, not the one right before it.
  const behind = timeBehind(read, figure);
  if (behind) return behind.of;
  const gap = ({ at, end }: { at: number; end: number }) =>
    at >= figure.end ? at - figure.end : figure.at - end;
  const owned = amounts.flatMap((other) =>
    other.at === figure.at || roleIn(other, read) === 'by'
      ? []
      : (timeBehind(read, { end: other.end })?.at ?? []),
  );
  // "In 2021 it rose from 900 euros in 2016 to 1,080": the time right behind a figure is of that one alone.
  const open = periods.filter(({ at }) => !owned.includes(at));
  const free = (open.length > 0 ? open : periods).filter(
    (period) =>
      !amounts.some(
        (other) =>
          other.at !== figure.at &&
          other.at > Math.min(period.at, figure.at) &&
          other.at < Math.max(period.at, figure.at),
      ),
  );
  // "It was 12.9 minutes. In 2023, it was 11.4": the time of its own sentence.
  const own = free.filter(
    (period) =>
      !endsSentence.test(text.slice(Math.min(period.end, figure.end), Math.max(period.at, figure.at))),
  );
  const [nearest] = (own.length > 0 ? own : free).sort((a, b) => gap(a) - gap(b));
  const lead = periods.find((period) => leads({ text }, period));
  const near = nearest && gap(nearest) < 40 ? nearest : (lead ?? nearest);
  const found = near ?? (periods.length === 2 ? periods[0] : undefined);
  return found && (endOfSpan(read, figure, found) ?? near?.of);
}

/**
 * Words in another order than the passage has them, more than one part being moved: who did what to whom may differ. One
 * part may move, such as a time or a source that comes first.
 */
export function isShuffled(
  claim: Read,
  source: Read,
  isCovered: (place: { at: number; end: number }) => boolean,
): boolean {
  const places: number[] = [];
  for (const word of claim.words) {
    if (isCovered(word) || !isContent(word)) continue;
    const found = source.words.filter(({ meaning }) => meaning === word.meaning);
    if (found.length === 1 && found[0]) places.push(found[0].at);
  }
  const falls = places.filter((place, index) => index > 0 && place < (places[index - 1] ?? 0)).length;
  return (falls > 1 || turnsPassive(claim, source)) && !changesVoice(claim, source);
}

const byAgent = /\b(?:is|are|was|were|been|being) (?:\p{L}+ )?\p{L}+ by (?:the |a |an )?(?!\d)\p{L}/iu;

/** Active in one and passive in the other, with the same order of names: the roles are exchanged. */
const turnsPassive = (claim: Read, source: Read) => {
  if (byAgent.test(claim.text) === byAgent.test(source.text)) return false;
  const names = (read: Read) =>
    read.words.filter(({ isName, at }) => isName && at >= 0).map(({ lower }) => lower);
  const [first, second] = names(claim).filter((name) => names(source).includes(name));
  if (!first || !second) return false;
  return names(source).indexOf(first) < names(source).indexOf(second);
};

const isMonth = (lower: string) =>
  /^(?:january|february|march|april|may-month|june|july|august|september|october|november|december)$/.test(
    lower,
  );

/** Names that both have, in another order: who acted on whom may have changed. */
export function isReordered(
  claim: Read,
  source: Read,
  isCovered: (place: { at: number; end: number }) => boolean,
): boolean {
  if (claim.words.some(isCovered)) return false;
  const names = claim.words
    .filter(
      ({ isName, at, end, lower }) =>
        isName &&
        !isMonth(lower) &&
        !isCovered({ at, end }) &&
        at > 0 &&
        !functionWords.has(lower) &&
        source.words.some((word) => word.lower === lower && word.isName),
    )
    .map((word) => word.lower);
  const unique = [...new Set(names)];
  if (unique.length < 2) return false;
  const places = unique.map((name) => source.words.find((word) => word.lower === name)?.at ?? 0);
  const falls = places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0));
  const passive = (read: Read) =>
    unique.some((name) => new RegExp(`\\bby (?:the )?${name}\\b`, 'i').test(read.text));
  return falls && passive(claim) === passive(source);
}

/** "Guests from abroad bought tickets" told as "tickets from abroad": what leads the phrase is another noun. */
export function movedPhrase(claim: Read, source: Read): string | undefined {
  const leads = (read: Read) =>
    read.words.flatMap((word, index) => {
      const before = read.words[index - 1];
      const next = read.words.slice(index + 1).find(isContent);
      return /^(?:from|with|without|for)$/.test(word.lower) &&
        before &&
        next &&
        isContent(before) &&
        !isPastForm(before.lower)
        ? [{ lead: word.lower, noun: before, of: next }]
        : [];
    });
  const held = leads(source);
  const moved = leads(claim).find(({ lead, noun, of }) => {
    const same = held.filter((each) => each.lead === lead && each.of.meaning === of.meaning);
    return (
      same.length > 0 &&
      source.meanings.has(noun.meaning) &&
      same.every((each) => each.noun.meaning !== noun.meaning && claim.meanings.has(each.noun.meaning))
    );
  });
  return moved && `${moved.noun.text} ${moved.lead} ${moved.of.text}`;
}

const shareOf =
  /\b(?:share|proportion|portion|percentage) of (?<part>[^,;]{2,40}?) in (?<whole>[^,;]{2,40}?)(?= (?:was|is|rose|fell|grew|stood|came|increased|decreased|declined|dropped|reached|made)\b|[,;.]|$)/iu;

/** "The share of sales in freight" of "the share of freight in sales": part and whole exchanged. */
export function exchangedShare(claim: Read, source: Read): string | undefined {
  const part = shareOf.exec(claim.text)?.groups?.part;
  const { part: held = '', whole } = shareOf.exec(source.text)?.groups ?? {};
  if (whole === undefined) return undefined;
  if (part === undefined) {
    const words = source.words.filter((word) => isContent(word) && held.includes(word.text));
    return words.some(({ meaning }) => claim.meanings.has(meaning)) ? undefined : whole;
  }
  const at = source.text.indexOf(` in ${whole}`);
  const own = claim.words.findLast(
    (word) => isContent(word) && word.end <= claim.text.indexOf(part) + part.length,
  );
  const isWhole = source.words.some(
    (word) => word.at > at && word.end <= at + 4 + whole.length && word.meaning === own?.meaning,
  );
  return isWhole ? whole : undefined;
}

const particle = /^(?:off|up|down|out|over|away|back|aside)$/;
const light = new Set(
  ['take', 'put', 'lay', 'set', 'bring', 'turn', 'go', 'give', 'hold', 'call', 'hand'].map(stem),
);

/** "put off" of a passage that has "turned down": a verb that its particle gives another meaning. */
export function strangeParticle(
  claim: Read,
  source: Read,
  isCovered: (place: Place) => boolean,
): string | undefined {
  // "Took on 120 workers", not "a decision was taken on a line".
  const isParticle = (word: Word, next: Word) =>
    particle.test(next.lower) ||
    (next.lower === 'on' && /^(?:takes?|took|go|goes|went|puts?)$/.test(word.lower));
  const pairsOf = ({ words }: Read) =>
    words.flatMap((word, index) => {
      const next = words[index + 1];
      return next && light.has(word.stem) && isParticle(word, next) && next.at - word.end === 1
        ? [{ word, key: `${word.stem} ${next.lower}` }]
        : [];
    });
  const held = new Set(pairsOf(source).map(({ key }) => key));
  return pairsOf(claim).find(({ word, key }) => !isCovered(word) && !held.has(key))?.key;
}

type Place = { at: number; end: number };
