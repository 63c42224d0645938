import { type Finding, finding } from '../../tables/check-table';
import { causes } from '../../words/lexicon';
import type { Amount } from '../../numbers/amounts';
import type { Word } from '../../text/scan';
import { auxiliaries, isPastForm } from '../../words/verbs';
import { narrowedSubject } from '../figures/narrowed-subjects';
import { isComparable } from '../../text/language';
import { isIdle, isSaidBy, saysWhat } from '../reading/passage-figures';
import type { Passage } from '../reading/read-passage';
import type { Placed, Read } from '../reading/read-sentence';
import { areLedOtherwise, areLimitedAlike, isSaidAlike, speakerIn } from '../reading/shared-limits';
import { isShare } from '../reading/worked-figures';
import { comparing, type Operation, operationsIn } from './claimed-operations';
import { type Worked, workedOut } from './fact-arithmetic';
import { isAmong, isCoveredBy, keysOf, keysOfFact, leftAway, wordsOf } from './fact-words';
import { areOfOneTime } from './fact-times';
import { type StatedFact, factsOf } from './stated-facts';
import { propositionsOf } from '../propositions/read-propositions';

type Pair = { first: StatedFact; second: StatedFact };
type Told = { claim: Read; words: readonly Word[]; speaker: readonly Word[] };

const longest = 300;

/**
 * A statement whose figure, or whose order, follows from two facts of the passages: a difference, a multiple, a share, a sum, a part
 * or what it leaves. Changes over time have rules of their own. The arithmetic comes first, since few pairs make the figure; then each word of the statement must stand in
 * one of the two facts, on its side of the comparison, and nothing that narrows them may be left away.
 */
export function workedFacts(claim: Read, passages: readonly Passage[]): Finding | undefined {
  if (claim.text.length > longest || /["“”„«»?;]/.test(claim.text)) return undefined;
  const operations = isTurned(claim) ? [] : operationsIn(claim);
  const said = operations.length > 0 ? speakerIn(claim) : undefined;
  if (!said) return undefined;
  const facts = factsOf(passages).filter(
    ({ figure: { of }, read }) =>
      /^(?:exact|about)$/.test(of.bound) && isComparable(claim.language, read.language),
  );
  const words = claim.words.filter(
    (word) => !said.isIn(word) && saysWhat(word) && !comparing.test(word.lower),
  );
  const told = { claim, words, speaker: said.speaker };
  for (const operation of operations)
    for (const pair of pairsOf(facts)) {
      const worked = workedOut(operation, pair.first, pair.second);
      if (worked && isMeant(told, operation, pair)) return derivedFrom(worked, pair);
    }
  return undefined;
}

/** A cause, a place in an order, "all" and "still": no arithmetic decides it. */
const isTurned = ({ text, words, amounts }: Read): boolean =>
  words.some(
    ({ lower, at }) =>
      causes.has(lower) || (turning.test(lower) && !(lower === 'all' && text.slice(0, at).endsWith(' of '))),
  ) || amounts.some(({ of }) => of.ordinal);
const turning = /^(?:all|most|none|never|further|still|again|already|since|until|because)$/;

const pairsOf = (facts: readonly StatedFact[]): Pair[] =>
  facts.flatMap((first) => facts.flatMap((second) => (first === second ? [] : [{ first, second }])));

function derivedFrom(worked: Worked, { first, second }: Pair): Finding {
  const inputs = [first, second].map(({ figure: { of }, passage }) => ({
    spanId: passage.id,
    label: of.text.trim(),
    value: of.value,
    unit: of.unit?.text ?? '',
  }));
  return {
    ...finding('derived'),
    derivations: [{ ...worked, inputs }],
    spanIds: inputs.map(({ spanId }) => spanId),
  };
}

/** Whether a statement speaks of these two facts: each of its words stands in one of them, on the right side. */
function isMeant({ claim, words, speaker }: Told, operation: Operation, pair: Pair): boolean {
  const { first, second } = pair;
  const { kind, figure } = operation;
  if (!areFiguresTold(claim, operation, pair)) return false;
  const told = keysOf(claim.words.filter(saysWhat));
  if (/^(?:product|rest|share|sum)$/.test(kind) && addsTime(claim, pair)) return false;
  if (!words.every((word) => isCoveredBy(word, claim, [first, second], told))) return false;
  const [a, b] = [keysOfFact(first), isPartitive(first, second) ? keysBehind(second) : keysOfFact(second)];
  const isTwice = (word: Word) => words.some((other) => other !== word && other.meaning === word.meaning);
  const isOnly = (word: Word, own: ReadonlySet<string>, other: ReadonlySet<string>) =>
    isAmong(word, own) && !isAmong(word, other) && !isTwice(word);
  const ofFirst = words.filter((word) => isOnly(word, a, b));
  const isVerb = (word: Word) => propositionsOf(claim).some(({ verb }) => verb === word);
  // "Route 5 carried more than Route 12": one verb for both.
  const ofSecond = words.filter((word) => isOnly(word, b, a) && !isVerb(word));
  const isRelative = /^(?:ratio|share)$/.test(kind) || (figure !== undefined && isShare(figure.of));
  const open = openWords(operation, claim, pair, ofFirst, ofSecond);
  const spoken = new Set([...told, ...open]);
  if (leftAway(first, spoken, claim, isRelative) ?? leftAway(second, spoken, claim, isRelative)) return false;
  if (!areOfOneTime(claim, first, second)) return false;
  if (!areApart(operation, ofFirst, ofSecond, pair, claim)) return false;
  if (
    [first, second].some(
      (fact) => isNarrowed(claim, fact) || areLedOtherwise(words, claim, wordsOf(fact), fact.read),
    )
  )
    return false;
  return isLimited(claim, operation, pair) && isSaidAlike({ speaker }, [first.read, second.read], undefined);
}

const often = /\b(?:twice|again|this (?:year|month|week)|last (?:year|month|week)|began|started)\b/i;

/** "Were closed this year" of what is closed, "twice" of what is so once. */
function addsTime({ text }: Read, { first, second }: Pair): boolean {
  const word = often.exec(text)?.[0].toLowerCase();
  return word !== undefined && ![first, second].some(({ read }) => read.text.toLowerCase().includes(word));
}

/** What narrows the subject of a level is part of the statement: "visitors by train". */
const isNarrowed = (claim: Read, { read, passage, index, aside, figure }: StatedFact): boolean =>
  aside.length === 0 &&
  // The level that a second verb tells of has no subject of its own.
  propositionsOf(read).filter(({ stretches }) => stretches.some(({ from }) => from < figure.at)).length < 2 &&
  narrowedSubject(claim, read, passage.before(index), passage) !== undefined;

/** The other figures of a statement are those of its facts. */
const areFiguresTold = (claim: Read, { figure }: Operation, { first, second }: Pair): boolean =>
  claim.amounts.every(
    (each) =>
      each === figure ||
      isIdle(each.of) ||
      [first, second].some((fact) => isSaidBy(each.of, fact.figure.of)) ||
      isCountOfTwo(each, claim),
  );

/** "The two power stations" */
const isCountOfTwo = ({ at, of }: Placed<Amount>, { text }: Read): boolean =>
  of.value === 2 && /\b(?:the|both|of|its|these) $/i.test(text.slice(0, at));

const isSharing = /\b(?:account(?:s|ed)? for|made up|makes? up|represent(?:s|ed)?|comprised|share)\b/;

/**
 * Words of the facts that a statement need not say: of the other of two things in one sentence ("was twice as high with placebo"), of both parts
 * of a whole that has no third, and of the whole that a part was worked out from.
 */
function openWords(
  { kind }: Operation,
  { text }: Read,
  { first, second }: Pair,
  ofFirst: readonly Word[],
  ofSecond: readonly Word[],
): ReadonlySet<string> {
  const isBeside = first.read === second.read;
  if (kind === 'product') return keysOf([...wholeOf(first), ...second.subject]);
  // "Accounted for half of the passengers": what the part and the whole both do.
  if (kind === 'share' && first.verb && first.verb.meaning === second.verb?.meaning && isSharing.test(text))
    return keysOf([first.verb]);
  // "The remaining homes" are the rest of those that the sentence before counts.
  if (kind === 'rest' && isLinked(first, second)) return keysOf(wordsOf(second));
  // "Electric buses make up 30% of the fleet": who has the whole may be left away, not what it counts.
  if (kind === 'share' && isLinked(first, second) && !isShare(second.figure.of))
    return keysOf([...second.subject, ...(second.verb ? [second.verb] : [])]);
  if (kind === 'sum') {
    const isAll = ofFirst.length + ofSecond.length === 0 && isBeside && areAllOf(first, second);
    return isAll
      ? keysOf(
          [...wordsOf(first), ...wordsOf(second)].filter(
            (word) => !isAmong(word, keysOf(wordsOf(first))) || !isAmong(word, keysOf(wordsOf(second))),
          ),
        )
      : new Set();
  }
  const isOther = ofSecond.length === 0 && isBeside && /^(?:difference|ratio|order)$/.test(kind);
  return isOther ? keysOf(wordsOf(second)) : new Set();
}

/** "60 percent of the vehicles built at Zarnow": the words of the whole. */
const wholeOf = ({ figure, read, rest }: StatedFact): readonly Word[] =>
  /^ of /.test(read.text.slice(figure.end)) ? rest.filter(({ at }) => at > figure.end) : [];

/** Two figures of one sentence in one unit, and no third. */
const areAllOf = (first: StatedFact, second: StatedFact): boolean =>
  first.read === second.read &&
  first.read.amounts.filter(({ of }) => !isIdle(of) && of.unit?.dim === first.figure.of.unit?.dim).length ===
    2;

/** The same reservations as in the facts; a statement may deny of the rest what the passage says of the part. */
function isLimited(claim: Read, { kind }: Operation, { first, second }: Pair): boolean {
  const places = [first, second].flatMap(({ read, stretches }) =>
    stretches.map((stretch) => ({ read, ...stretch })),
  );
  if (kind !== 'rest' || first.isRest) return areLimitedAlike(claim, places);
  const denied = claim.words.filter(({ lower }) => lower === 'not');
  const text = claim.text.replace(' not ', ' ');
  return (
    denied.length === 1 &&
    areLimitedAlike({ ...claim, text, words: claim.words.filter(({ lower }) => lower !== 'not') }, places)
  );
}

/** "Nine of the 12 main groups" */
const isPartitive = (first: StatedFact, second: StatedFact): boolean =>
  first.read === second.read &&
  /^ of (?:(?:the|its|all|their) )*$/.test(first.read.text.slice(first.figure.end, second.figure.at));

const partLink =
  /\b(?:of (?:whom|which|these|those|them)|including|among them|Of (?:these|those|them|the))\b/;

/** "Of these homes", "of whom": the part points to the whole beside it. */
const isLinked = (first: StatedFact, second: StatedFact): boolean =>
  first.passage === second.passage &&
  Math.abs(first.index - second.index) <= 1 &&
  partLink.test(
    first.isRest
      ? first.read.text
      : first.stretches.map(({ from, to }) => first.read.text.slice(from, to)).join(' '),
  );

/** The words behind a figure. */
const keysBehind = ({ rest, figure }: StatedFact): ReadonlySet<string> =>
  keysOf(rest.filter(({ at }) => at > figure.end));

/** What is counted is part of what the other counts: it has its noun, or is linked with it. */
function isPartOf(first: StatedFact, second: StatedFact): boolean {
  if (first.figure.of.unit && first.figure.of.unit.dim !== 'percent') return true;
  const noun = second.read.words.find((word) => word.at >= second.figure.end && saysWhat(word));
  return isLinked(first, second) || (noun !== undefined && isAmong(noun, keysOf(wordsOf(first))));
}

const sideLead = /\b(?:with|among|in|at|on|for) (?:the )?(?:[\p{L}-]+ )?$/u;
const thanLead = /^ ?(?:than|as) (in|at|on|for|with|by|among|from|to) /;

/** "D of the whole did it", "the part made up D of the whole": what is said of the part stands behind the whole, or before the figure. */
function isShareInOrder(
  { text, words }: Read,
  pivot: number | undefined,
  ofFirst: readonly Word[],
  ofSecond: readonly Word[],
): boolean {
  if (ofFirst.length === 0) return false;
  if (pivot === undefined) return true;
  const behind = text.slice(pivot);
  if (/\b(?:who|that|which|and)\b/.test(behind)) return false;
  const verb = words.find(
    (word) => word.at > pivot && (auxiliaries.has(word.lower) || isPastForm(word.lower)),
  );
  const isBehind = ofFirst.every(({ at }) => verb !== undefined && at >= verb.at);
  const isBefore = ofFirst.every(({ at }) => at < pivot);
  return (
    (isBehind || isBefore) && ofSecond.every(({ at }) => at > pivot && (isBefore || !verb || at < verb.at))
  );
}

/** Whether the words of the one fact stand on its side of the statement, and those of the other on the other. */
function areApart(
  { kind, pivot }: Operation,
  ofFirst: readonly Word[],
  ofSecond: readonly Word[],
  { first, second }: Pair,
  claim: Read,
): boolean {
  const isBeside = first.read === second.read;
  if (kind === 'sum') return ofFirst.length > 0 === ofSecond.length > 0 && (ofFirst.length > 0 || isBeside);
  if (kind === 'quotient') return ofSecond.length > 0;
  if (kind === 'product' || kind === 'rest')
    return ofFirst.length > 0 && (isPartitive(first, second) || isPartOf(first, second));
  if (kind === 'share' && isPartitive(first, second)) return ofFirst.length > 0;
  if (kind === 'share') return isPartOf(first, second) && isShareInOrder(claim, pivot, ofFirst, ofSecond);
  if (ofFirst.length === 0) return false;
  const { text } = claim;
  // "Was twice as high with placebo": the statement names one side, and not the other of the two.
  if (ofSecond.length === 0)
    return pivot === undefined && isBeside && ofFirst.some(({ at }) => sideLead.test(text.slice(0, at)));
  const lead = pivot === undefined ? undefined : thanLead.exec(text.slice(pivot))?.[1];
  const isLed = ({ at }: Word) =>
    new RegExp(`\\b${lead} (?:[\\p{L}-]+ ){0,3}$`, 'iu').test(text.slice(0, at));
  if (lead !== undefined && !ofFirst.some(isLed)) return false;
  return (
    pivot !== undefined && ofFirst.every(({ at }) => at < pivot) && ofSecond.every(({ at }) => at >= pivot)
  );
}
