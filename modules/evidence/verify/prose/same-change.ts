import type { Derivation } from '../../evidence';
import type { Amount } from '../numbers/amounts';
import {
  downStems,
  functionWords,
  lessWords,
  moreWords,
  modalities,
  negations,
  upStems,
} from '../words/lexicon';
import { headsOf } from './noun-phrases';
import { changeBetween, endsIn } from './passage-changes';
import { isContent, isIdle, sameQuantity } from './passage-figures';
import { droppedWord } from './passage-words';
import { nearestPeriod } from './passage-order';
import { type Period, samePeriod } from '../numbers/periods';
import type { Placed, Read } from './read-sentence';
import type { Word } from '../text/scan';
import { verbUses } from './verb-uses';

type Ends = { from: Placed<Amount>; to: Placed<Amount> };

/**
 * Whether a sentence of a passage tells of the change that the statement tells of: the same figure before and after, at the same
 * times, of the same thing. "Ticket sales rose from 88 in 2022 to 96 in 2023" of "The theatre sold 96 tickets in 2023, up from
 * 88 in 2022." Gives what was worked out of the two figures; undefined where it is another change.
 */
export function sameChange(claim: Read, source: Read, spanId: string): readonly Derivation[] | undefined {
  const [own, held] = [endsIn(claim), endsIn(source)];
  if (!own || !held || isLimited(claim) || isLimited(source)) return undefined;
  if (!sameQuantity(own.from, held.from, claim, source) || !sameQuantity(own.to, held.to, claim, source))
    return undefined;
  if (!sameTimes(claim, own, source, held) || !goesAsSaid(claim, own)) return undefined;
  const window = mainClause(source, held);
  if (!window || !isOfSame(claim, source, window) || droppedWord(claim, source, [])) return undefined;
  const worked: Derivation[] = [];
  for (const amount of claim.amounts) {
    if (amount === own.from || amount === own.to || isIdle(amount.of)) continue;
    const found = changeBetween(amount, claim, source, spanId);
    if (!found) return undefined;
    worked.push(found);
  }
  return worked;
}

/** A denial, a hedge or another speaker: what the plain comparison decides. */
const isLimited = ({ words, text }: Read) =>
  words.some(({ lower }) => negations.has(lower) || modalities.has(lower)) ||
  /["“”„«»?;:]|\b(?:according to|said|says)\b/i.test(text);

/** Each time of the statement is the one that the passage gives the same figure for. */
function sameTimes(claim: Read, own: Ends, source: Read, held: Ends): boolean {
  const said = [own.from, own.to].map((end) => timeOf(claim, end));
  const given = [held.from, held.to].map((end) => timeOf(source, end));
  if (claim.periods.some(({ of }) => !said.some((each) => each && samePeriod(each, of)))) return false;
  const [one, other] = claim.periods;
  if (claim.periods.length === 1 && one) {
    // One time alone is that of the later figure, unless it stands right behind the earlier one.
    const isOfFrom = one.at >= own.from.end && one.at - own.from.end < 8;
    const at = given[isOfFrom ? 0 : 1];
    return at !== undefined && samePeriod(at, one.of);
  }
  if (!one || !other) return claim.periods.length === 0;
  return (
    claim.periods.length === 2 &&
    said.every((each, index) => {
      const at = given[index];
      return each !== undefined && at !== undefined && samePeriod(each, at);
    }) &&
    !samePeriod(one.of, other.of)
  );
}

/** The time right behind a figure, else the one nearest to it. */
function timeOf(read: Read, { at, end }: Placed<Amount>): Period | undefined {
  const behind = read.periods.find((period) => period.at >= end);
  const between = behind && read.text.slice(end, behind.at);
  if (
    behind &&
    between !== undefined &&
    /^[^,;.\d]{0,40}$/.test(between) &&
    !/ (?:to|and|from|against|after|compared|than) /.test(between)
  )
    return behind.of;
  return nearestPeriod(read, { at, end });
}

/** The words for the direction are those of the two figures. */
function goesAsSaid({ words }: Read, { from, to }: Ends): boolean {
  const up = words.some(({ stem, lower }) => upStems.has(stem) || moreWords.has(lower));
  const down = words.some(({ stem, lower }) => downStems.has(stem) || lessWords.has(lower));
  if (up && down) return false;
  const sign = Math.sign(
    to.of.value * (to.of.unit?.factor ?? 1) - from.of.value * (from.of.unit?.factor ?? 1),
  );
  return up || down ? sign === (up ? 1 : -1) : true;
}

const joints =
  /(?:, (?!\d)|\b(?:as|because|while|whereas|although|though|when|after|if|despite|thanks|but|who|which|that) )/g;

/** The clause of the passage that holds the later figure: what leads it and what follows it in clauses of their own is left out. */
function mainClause(source: Read, held: Ends): { from: number; to: number; main: Word } | undefined {
  const first = Math.min(held.from.at, held.to.at);
  const lead = [...source.text.slice(0, first).matchAll(joints)].at(-1);
  const from = lead ? lead.index + lead[0].length : 0;
  const last = Math.max(held.from.end, held.to.end);
  const behind = [...source.text.slice(held.to.end).matchAll(joints)].find(
    ({ index }) => held.to.end + index > held.to.end,
  );
  const to = held.to.at > held.from.at ? (behind ? held.to.end + behind.index : source.text.length) : last;
  const main = verbUses(source).find(
    ({ word, isReduced }) => !isReduced && word.at >= from && word.at < first,
  )?.word;
  const be = source.tokens.find(
    (token): token is Extract<typeof token, { kind: 'word' }> =>
      token.kind === 'word' &&
      token.at >= from &&
      token.at < first &&
      /^(?:was|were|is|are|stood|came|amounted|totalled|reached)$/.test(token.lower),
  );
  const verb = be && (!main || be.at < main.at) ? be : main;
  return verb && { from, to, main: verb };
}

const isChange = ({ stem, lower }: Word) =>
  upStems.has(stem) || downStems.has(stem) || moreWords.has(lower) || lessWords.has(lower);
const isNeutral = (word: Word) =>
  !isContent(word) || isChange(word) || /^(?:average|total|compared|year|annual)/.test(word.lower);

/** What changes is the same: the subject of a rise or a fall, or what an actor does with what is counted. */
function isOfSame(
  claim: Read,
  source: Read,
  { from, to, main }: { from: number; to: number; main: Word },
): boolean {
  const window = source.words.filter((word) => word.at >= from && word.end <= to);
  const heldWords = new Map(window.map((word) => [key(word), word]));
  const own = claim.words.filter((word) => !isNeutral(word));
  if (own.length === 0) return false;
  for (const word of own) {
    const place = heldWords.get(key(word));
    if (!place || leadOf(word, claim) !== leadOf(place, source)) return false;
  }
  const keys = new Set(own.map(key));
  const { heads } = headsOf(source.tokens.filter((token) => token.at >= from && token.end <= main.at));
  if (isChange(main) || /^(?:was|were|is|are|stood|came|amounted|totalled|reached)$/.test(main.lower))
    return heads.length > 0 && heads.every((head) => keys.has(key(head)));
  const counted = window.find((word) => word.at > main.end && isContent(word) && !isChange(word));
  return keys.has(key(main)) && (!counted || keys.has(key(counted)));
}

/** A noun counts as its verb: "sales" as "sell". */
const key = ({ lower, meaning }: Word) => (/^sales?$/.test(lower) ? 'sell' : meaning);

/** The preposition before a word; "of", "in" and none may stand for one another. */
function leadOf({ at }: Word, { words }: Read): string {
  const before = words.findLast(({ end }) => end <= at);
  const lead =
    before && /^(?:the|a|an|its|their)$/.test(before.lower)
      ? words.findLast(({ end }) => end <= before.at)
      : before;
  return lead &&
    functionWords.has(lead.lower) &&
    /^(?:to|from|for|against|with|without|into|onto|over|under|about|between|among)$/.test(lead.lower)
    ? lead.lower
    : '';
}
