import { type Finding, finding } from './check-table';
import { downStems, modalities, negations, speechStems, upStems } from './lexicon';
import { exchangedActor } from './actors';
import { joinedIn } from './clause-forms';
import { droppedLimit } from './passage-limits';
import { isClauseOf } from './passage-clauses';
import { changeBetween, changeInClaim, earlierLevel, shareOfWhich } from './passage-changes';
import { type Pair, isContent, isIdle, leadsToQuote, sameAmount, whyNot } from './passage-figures';
import { absentPlace, isReordered, isShuffled, misdatedFigure } from './passage-order';
import { segmentOf, swappedWord } from './passage-segments';
import { laterThanGiven, wrongPeriod } from './passage-periods';
import { attributed, reporting, turned } from './passage-turns';
import { droppedWord, replacedSubject, replacedWord } from './passage-words';
import { isComparable, notRead } from './language';
import { oncePer } from './once-per';
import { samePeriod } from './periods';
import { type Passage, type Read, readSentence } from './read-passage';
import type { Word } from './scan';
import { saysSame } from './same-clause';
import { antecedent, otherWhole } from './wholes';

const sameWords = oncePer(({ text }: Read) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%€$£.,+-]+/gu, ' ')
    .replace(/[.,\s]+$/, '')
    .trim(),
);

/**
 * Checks a statement against the sentences of the cited passages. One that joins several of them is checked part by part.
 * `covered`: stretches that a checked quote accounts for.
 */
export function checkProse(
  claim: Read,
  passages: readonly Passage[],
  covered: readonly { at: number; end: number }[],
): Finding {
  const whole = checkWhole(claim, passages, covered);
  if (whole.verdict === 'supported' || whole.verdict === 'derived' || covered.length > 0) return whole;
  return checkParts(partsOf(claim), passages) ?? checkParts(joinedParts(claim), passages) ?? whole;
}

const isVouched = ({ verdict }: Finding) => verdict === 'supported' || verdict === 'derived';

/** All parts of a statement; undefined where one of them is not vouched for. */
function checkParts(parts: readonly Read[], passages: readonly Passage[]): Finding | undefined {
  if (parts.length < 2 || !parts.every((part) => hasSubject(part) || part.amounts.length === 0))
    return undefined;
  const times = new Set(parts.flatMap(({ periods }) => periods.map(({ of }) => of.text)));
  const [time] = times.size === 1 ? times : [];
  const found: Finding[] = [];
  for (const part of parts) {
    const own = checkWhole(part, passages, []);
    if (!isVouched(own) || (time !== undefined && isOfOtherTime(part, time, passages))) return undefined;
    found.push(own);
  }
  const derivations = found.flatMap((each) => each.derivations);
  return {
    verdict: derivations.length > 0 ? 'derived' : 'supported',
    derivations,
    spanIds: found.flatMap(({ spanIds }) => spanIds),
  };
}

/** "The mill employed 310 people and sold 45,000 loaves in 2022": the time may be meant for both. */
function isOfOtherTime(part: Read, time: string, passages: readonly Passage[]): boolean {
  if (part.periods.length > 0 || part.amounts.length === 0) return false;
  const dated = checkWhole(readSentence(`${part.text.replace(/[.,;\s]+$/, '')} in ${time}`), passages, []);
  return !isVouched(dated) && (dated.reason?.includes(time) ?? false);
}

/** The sentences that a statement joins, where each holds for the one time that it names. */
function joinedParts(claim: Read): Read[] {
  const parts = joinedIn(claim.text.replace(/[.!]$/, '')).map((text) => readSentence(text));
  const dated = parts.filter(({ periods }) => periods.length > 0).length;
  return dated === 0 || dated === parts.length ? parts : [];
}

const joint = /;\s+|,?\s+(?:while|whereas|of which|and|but)\s+|,\s+(?:with|of whom)\s+/g;

/** The parts of a sentence that each hold a figure: "costs 340 million, of which the state pays 60%". */
function partsOf(claim: Read): Read[] {
  const edges = [...claim.text.matchAll(joint)].filter(({ index }) => {
    const before = claim.amounts.some(({ end }) => end <= index);
    return before && claim.amounts.some(({ at }) => at > index);
  });
  const pieces: string[] = [];
  let from = 0;
  let lead = '';
  for (const edge of edges) {
    pieces.push(`${lead}${claim.text.slice(from, edge.index)}`);
    from = edge.index + edge[0].length;
    lead = /of (?:which|whom)/.test(edge[0]) ? `Of the ${antecedent(claim, edge.index)}, ` : '';
  }
  pieces.push(`${lead}${claim.text.slice(from)}`);
  const read = pieces.map((piece) => readSentence(piece));
  return read.every(({ amounts }) => amounts.length > 0) ? read : [];
}

/** A part that names nothing could be taken for a statement about anything. */
const hasSubject = (part: Read) => part.words.filter(isContent).length >= 2;

function checkWhole(
  claim: Read,
  passages: readonly Passage[],
  covered: readonly { at: number; end: number }[],
): Finding {
  const isCovered = ({ at, end }: { at: number; end: number }) =>
    covered.some((quote) => at >= quote.at && end <= quote.end);
  const quotes = covered.map(({ at, end }) => claim.text.slice(at, end));
  let best: Finding | undefined;
  let isUnread = false;
  for (const passage of passages)
    for (const [index, source] of passage.sentences.entries()) {
      if (!isComparable(claim.language, source.language)) {
        if (isVerbatim(claim, source)) return { ...finding('supported'), spanIds: [passage.id] };
        isUnread = true;
        continue;
      }
      if (!holdsQuote(source, quotes, passage)) continue;
      if (sameWords(source) === sameWords(claim)) return { ...finding('supported'), spanIds: [passage.id] };
      const before = passage.sentences[index - 1];
      if (covered.length === 0 && (isClauseOf(claim, source, before) || saysSame(claim, source, before)))
        return { ...finding('supported'), spanIds: [passage.id] };
      const found = compare(claim, source, before, passage, isCovered);
      if (found.verdict === 'supported' || found.verdict === 'derived')
        return { ...found, spanIds: [passage.id] };
      best = better(best, found);
    }
  for (const passage of claim.amounts.length < 2 ? [] : passages)
    for (const [index, pair] of passage.pairs().entries()) {
      if (!isComparable(claim.language, pair.language)) continue;
      // Words of one sentence say nothing of figures that all stand in the other.
      const own = passage.sentences.slice(index, index + 2);
      if (own.some((each) => holdsFigures(claim, each)) || spansTimes(claim, own)) continue;
      const found = compare(claim, pair, passage.sentences[index - 1], passage, isCovered);
      if (found.verdict === 'supported' || found.verdict === 'derived')
        return { ...found, spanIds: [passage.id] };
    }
  if (isUnread && best?.verdict !== 'related') return finding('related', notRead);
  return best ?? finding('related', 'The cited passage has no sentence to compare.');
}

/** One time told of the figures of two sentences, of which one is of another time. */
const spansTimes = (claim: Read, sentences: readonly Read[]): boolean =>
  claim.periods.length === 1 &&
  sentences.every(({ periods }) => periods.length > 0) &&
  sentences.some(
    ({ periods }) => !periods.some(({ of }) => claim.periods.some((each) => samePeriod(of, each.of))),
  );

const holdsFigures = (claim: Read, source: Read | undefined): boolean =>
  source !== undefined &&
  claim.amounts
    .filter(({ of }) => !isIdle(of))
    .every((amount) => source.amounts.some((other) => sameAmount(amount, other, claim, source)));

/** A sentence that quotes is compared with those of the passage that hold the quote, or part of a longer one. */
function holdsQuote(source: Read, quotes: readonly string[], { sentences }: Passage): boolean {
  const holds = (read: Read, quote: string) => {
    const [own, other] = [plainWordsOf(read), plainWords(quote)];
    return own.includes(other) || other.includes(own) || endsOfQuote(other).some((end) => own.includes(end));
  };
  return quotes.every((quote) => holds(source, quote) || !sentences.some((each) => holds(each, quote)));
}

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

const plainWordsOf = oncePer(({ text }: Read) => plainWords(text));

const endsOfQuote = (quote: string) => {
  const words = quote.split(' ');
  return words.length < 8 ? [] : [words.slice(0, 4).join(' '), words.slice(-4).join(' ')];
};

/** The same words in the same order, neither quoted nor asked where the other is not: in any language it says the same. */
const isVerbatim = (claim: Read, source: Read): boolean =>
  sameWords(claim) === sameWords(source) && turningMarks(claim.text) === turningMarks(source.text);
const turningMarks = (text: string) => text.replace(/[^?"“”„«»‘’‚']/g, '');

/** Of two failures the one that says more: a sentence on the same matter that differs. */
function better(one: Scored | undefined, other: Scored): Scored {
  return !one || (other.score ?? 0) > (one.score ?? 0) ? other : one;
}

type Scored = Finding & { score?: number };

function compare(
  claim: Read,
  source: Read,
  before: Read | undefined,
  passage: Passage,
  isCovered: (place: { at: number; end: number }) => boolean,
): Scored {
  const amounts = claim.amounts.filter((amount) => !isCovered(amount) && !isIdle(amount.of));
  const pairs = amounts.map((amount): Pair => {
    const matches = source.amounts.filter((other) => sameAmount(amount, other, claim, source));
    const worked = matches.length > 0 ? undefined : changeBetween(amount, claim, source, passage.id);
    return { amount, matches, ...(worked ? { worked } : {}) };
  });
  const shared = claim.words.filter((word) => isContent(word) && source.meanings.has(word.meaning)).length;
  const score = shared + 3 * pairs.filter(({ matches }) => matches.length > 0).length;
  const scored = (found: Finding): Scored => ({ ...found, score });
  workOut(pairs, claim, source, passage.id);
  const missing = pairs.find(({ matches, worked }) => matches.length === 0 && !worked);
  if (missing) return scored(finding('unsupported', whyNot(missing.amount, source)));
  const period = wrongPeriod(claim, source, before, passage, pairs, isCovered);
  if (period) return scored(finding('unsupported', `The passage does not say this of ${period}.`));
  const segments = pairs.flatMap(({ matches }) => matches.map((match) => segmentOf(source, match)));
  const turn = turned(claim, source, isCovered, segments);
  if (turn) return scored(finding(turn.verdict, turn.reason));
  const absent = absentPlace(claim, source, isCovered);
  if (absent) return scored(finding('related', `The passage does not give “${absent}”.`));
  const misdated = misdatedFigure(claim, source, pairs) ?? laterThanGiven(claim, source, pairs);
  if (misdated)
    return scored(finding('unsupported', `The passage gives this for another time than ${misdated}.`));
  const actor = exchangedActor(claim, source, before, passage.context, isCovered);
  if (actor) return scored(finding('related', `The passage says of somebody else “${actor}”.`));
  const whole = otherWhole(claim, source, pairs);
  if (whole) return scored(finding('unsupported', `The passage gives ${whole} of another whole.`));
  const swapped = swappedWord(claim, source, pairs, passage.context);
  if (swapped)
    return scored(finding('unsupported', `The passage says this with another figure: see “${swapped}”.`));
  const replaced = replacedSubject(claim, source, passage, pairs) ?? replacedWord(claim, source, passage);
  if (replaced) return scored(finding('related', `The passage says this of “${replaced.text}”.`));
  const isWorked = pairs.some(({ worked }) => worked !== undefined);
  const strange = uncovered(claim, source, before, passage, isCovered, isWorked);
  if (strange) return scored(finding('related', `The passage does not mention “${strange.text}”.`));
  if (isShuffled(claim, source, isCovered))
    return scored(finding('related', 'The passage says this in another order.'));
  if (isReordered(claim, source, isCovered))
    return scored(finding('related', 'The passage names these in another order.'));
  const dropped = droppedLimit(claim, source, pairs, passage.context) ?? droppedWord(claim, source, pairs);
  if (dropped) return scored(finding('related', `The passage says this of “${dropped}” only.`));
  if (amounts.length === 0 && !claim.tokens.some(isCovered))
    return scored(finding('related', 'It holds no figure and no quote to check.'));
  const worked = pairs.flatMap(({ worked: made }) => made ?? []);
  return scored(worked.length > 0 ? { ...finding('derived'), derivations: worked } : finding('supported'));
}

/** Figures that follow from two others of the statement or of the passage. */
function workOut(pairs: readonly Pair[], claim: Read, source: Read, id: string): void {
  for (const pair of pairs) {
    if (pair.matches.length > 0 || pair.worked) continue;
    pair.worked = changeInClaim(pair.amount, pairs, claim, id);
    if (!pair.worked)
      Object.assign(
        pair,
        earlierLevel(pair.amount, claim, source, id) ?? shareOfWhich(pair.amount, source, id),
      );
  }
}

/** Words that point back to the sentence before; "those on fixed shifts" and "sailings that were cancelled" do not. */
const pronouns =
  /(?:^|[,;] |\b(?:and|but|of|from|for|to|than|with|by|in) )that\b|\bthose\b(?! (?:of|on|in|at|from|with|who|that|whose|aged)\b)|\b(?:it|its|they|them|their|him|this|these|he|she|his|her|the (?:company|council|firm|city|group|hospital|school|project|total|figure|number|programme|centre|center))\b/i;

/** The first word of the sentence that neither the passage's sentence nor what it points back to accounts for. */
function uncovered(
  claim: Read,
  source: Read,
  before: Read | undefined,
  passage: Passage,
  isCovered: (place: { at: number; end: number }) => boolean,
  isWorked: boolean,
): Word | undefined {
  const back = before && pronouns.test(source.text) ? before.meanings : undefined;
  /** The names beside a quote were checked with its speaker. */
  const quotes = claim.words.some(isCovered);
  return claim.words.find((word) => {
    if (isCovered(word) || !isContent(word)) return false;
    if (quotes && (leadsToQuote.has(word.lower) || speechStems.has(word.stem) || word.isName)) return false;
    if (source.meanings.has(word.meaning) || passage.context.has(word.meaning)) return false;
    if (back?.has(word.meaning)) return false;
    if (
      (speechStems.has(word.stem) || reporting.test(word.stem)) &&
      (attributed(source) || source.words.some(({ stem }) => speechStems.has(stem)))
    )
      return false;
    if (modalities.has(word.lower) || negations.has(word.lower)) return false;
    if (upStems.has(word.stem) || downStems.has(word.stem)) return false;
    // Checked with the change that it is the direction of.
    if (isWorked && /^(?:higher|lower|shorter|longer)$/.test(word.lower)) return false;
    return true;
  });
}
