import { otherSense } from './changes/conflicting-changes';
import { exchangedKind } from './figures/narrowed-figures';
import { type Finding, finding } from '../tables/check-table';
import { otherSpeaker } from './reading/attribution';
import { droppedNarrowing, droppedSubject } from './figures/dropped-subject';
import {
  deedAsLevel,
  intendedFigure,
  levelAsChange,
  otherHolding,
  plannedFigure,
  seenFigure,
} from './figures/figure-verbs';
import { exchangedDetail } from './objections/exchanged-details';
import { exchangedActor } from './figures/actors';
import { ofOtherPart } from './figures/contrasts';
import { type Compared, faultOfFigures, type IsCovered } from './figure-faults';
import type { Missing } from './figures/missing-figures';
import { exchangedDeed, joinedDeed, movedDuration, otherParticle } from './figures/joined-deeds';
import { droppedLimit } from './figures/passage-limits';
import { droppedShare } from './figures/distributed-figures';
import { otherBoth, otherClauseSubject, otherSoleSubject } from './figures/clause-subjects';
import { insertedWord } from './figures/insertions';
import { narrowedCount } from './figures/narrowed-counts';
import { endedSince } from './figures/tenses';
import { isNounless } from './reading/counted-parts';
import { isPaired } from './reading/paired-figures';
import { changeBetween, changeInClaim, earlierLevel } from './figures/passage-changes';
import { type Pair, isContent, isIdle, namesSomething, sameAmount } from './reading/passage-figures';
import {
  exchangedShare,
  strangeParticle,
  isReordered,
  isShuffled,
  movedPhrase,
} from './figures/passage-order';
import { exchangedEnd, otherPartOfWhole } from './figures/share-ends';
import { swappedWord } from './figures/passage-segments';
import { ofOtherLinkedPart } from './figures/linked-parts';
import { droppedWord, replacedWord } from './figures/passage-words';
import { halvesOf } from '../text/elliptic-halves';
import type { Passage } from './reading/read-passage';
import type { Read } from './reading/read-sentence';
import { uncoveredWord } from './objections/uncovered-words';
import { otherWhole, wholeAsSubject } from './figures/wholes';

/** `missing`: figures that the sentence does not give so, of which the cited passages decide. */
export type Scored = Finding & { score?: number; missing?: Missing };

/** Of two failures the one that says more: a sentence on the same matter that differs, and one that contradicts. */
export function better(one: Scored | undefined, other: Scored): Scored {
  const [held, next] = [one?.score ?? -1, other.score ?? 0];
  const isFirm = ({ verdict, missing }: Scored) => verdict === 'unsupported' && !missing;
  return !one || next > held || (next === held && isFirm(other) && !isFirm(one)) ? other : one;
}

/** Compares a statement with one sentence of a passage. */
export function compare(
  claim: Read,
  source: Read,
  before: Read | undefined,
  passage: Passage,
  isQuoted: IsCovered,
): Scored {
  if (!claim.words.some(namesSomething) && !claim.tokens.some(isQuoted))
    return { ...finding('related', 'It does not say what the figure is of.'), score: 0 };
  if (isPaired(source.text) && !isPaired(claim.text))
    return { ...finding('related', 'The passage gives figures of two in one sentence.'), score: 0 };
  const halves = claim.periods.length === 0 ? halvesOf(claim.text, source.periods) : [];
  const isCovered: IsCovered = (place) =>
    isQuoted(place) || halves.some(({ at, end }) => place.at >= at && place.end <= end);
  const amounts = claim.amounts.filter((amount) => !isCovered(amount) && !isIdle(amount.of));
  const pairs = amounts.map((amount): Pair => {
    const matches = source.amounts.filter((other) => sameAmount(amount, other, claim, source));
    const worked = matches.length > 0 ? undefined : changeBetween(amount, claim, source, passage.id);
    return { amount, matches, ...(worked ? { worked } : {}) };
  });
  const shared = claim.words.filter((word) => isContent(word) && source.meanings.has(word.meaning)).length;
  const score = shared + 3 * pairs.filter(({ matches }) => matches.length > 0).length;
  workOut(pairs, claim, source, passage.id);
  const compared = { claim, source, before, passage, isCovered, pairs };
  if (pairs.some(({ matches, worked }) => matches.length === 0 && !worked))
    return {
      ...finding('unsupported', 'The passage does not give a figure of it.'),
      score,
      missing: missingIn(compared),
    };
  const fault = faultOfFigures(compared) ?? faultOfParts(compared) ?? faultOfWords(compared);
  if (fault) return { ...fault, score };
  if (amounts.length === 0 && !claim.tokens.some(isQuoted))
    return { ...finding('related', 'It holds no figure and no quote to check.'), score };
  const worked = pairs.flatMap(({ worked: made }) => made ?? []);
  return worked.length > 0
    ? { ...finding('derived'), derivations: worked, score }
    : { ...finding('supported'), score };
}

/** `isSameMatter`: the sentence accounts for all words of the statement. */
const missingIn = ({ claim, source, before, passage, isCovered, pairs }: Compared): Missing => ({
  source,
  pairs,
  isSameMatter: uncoveredWord(claim, source, before, passage, isCovered, pairs) === undefined,
});

/** Another actor, another deed, another part or another whole than the figure of the passage is of. */
function faultOfParts({ claim, source, before, passage, isCovered, pairs }: Compared): Finding | undefined {
  const actor = exchangedActor(claim, source, before, passage.context, isCovered);
  if (actor) return finding('related', `The passage says “${actor}” of another subject.`);
  const linked = ofOtherLinkedPart(claim, source, before, pairs);
  if (linked) return finding('unsupported', `The passage says of this figure “${linked}”.`);
  const deed = joinedDeed(claim, source, pairs);
  if (deed) return finding('related', `The passage says “${deed}” of one of the figures.`);
  const part = ofOtherPart(claim, source, before, pairs);
  if (part) return finding('unsupported', `The passage says this with another figure: see “${part}”.`);
  const speaker = otherSpeaker(
    claim,
    source,
    pairs.flatMap(({ matches }) => matches),
  );
  if (speaker) return finding('related', `The passage gives this as a statement of “${speaker}”.`);
  const ended = endedSince(claim, source, pairs);
  if (ended) return finding('related', `The passage says “${ended}”.`);
  const other = otherHolding(claim, source, pairs);
  if (other) return finding('related', `The passage says “${other}”.`);
  const level = levelAsChange(claim, source, pairs);
  if (level) return finding('related', `The passage gives ${level.trim()} as a level, not as a change.`);
  const done = deedAsLevel(claim, source, pairs);
  if (done) return finding('related', `The passage says “${done}” of this figure.`);
  const how = intendedFigure(claim, source, pairs);
  if (how) return finding('unsupported', `The passage says “${how}” of another figure.`);
  const plan = plannedFigure(claim, source, pairs) ?? seenFigure(claim, source, pairs);
  if (plan) return finding('related', `The passage says “${plan}” of this figure.`);
  const particle = strangeParticle(claim, source, isCovered);
  if (particle) return finding('related', `The passage does not say “${particle}”.`);
  const whole =
    otherWhole(claim, source, pairs, passage.context) ??
    wholeAsSubject(claim, source, pairs) ??
    exchangedShare(claim, source);
  if (whole) return finding('unsupported', `The passage gives ${whole} of another whole.`);
  const end = exchangedEnd(claim, source, pairs, passage.context) ?? otherPartOfWhole(claim, source, pairs);
  return end ? finding('related', `The check could not decide what “${end}” is a part of.`) : undefined;
}

/** A word that the passage has beside another figure, in another order, or not at all; or one of its limits left out. */
function faultOfWords({ claim, source, before, passage, isCovered, pairs }: Compared): Finding | undefined {
  const swapped = swappedWord(claim, source, pairs, passage.context);
  if (swapped)
    // Which of two figures a time is of, its place alone does not decide; what was worked out or converted has no place.
    return /\d{4}(?:[/–-]\d{2})?$/.test(swapped) ||
      pairs.length === 0 ||
      pairs.some((pair) => isPlaceless(pair, source) || isConverted(pair))
      ? finding('related', `The check could not decide which figure “${swapped}” is said of.`)
      : finding('unsupported', `The passage says this with another figure: see “${swapped}”.`);
  const replaced = replacedWord(claim, source, passage, pairs);
  if (replaced) return finding('related', `The passage says this of “${replaced}”.`);
  const detail = exchangedDetail(claim, source, pairs);
  if (detail) return finding('related', `The passage says otherwise what “${detail}” is of.`);
  const subject =
    otherClauseSubject(claim, source, pairs) ??
    otherSoleSubject(claim, source) ??
    otherBoth(claim, source, pairs);
  if (subject) return finding('related', `The passage says this of “${subject}” only.`);
  const inserted = insertedWord(claim, source, pairs);
  if (inserted) return finding('related', `The passage says “${inserted}” in passing of another.`);
  const strange = uncoveredWord(claim, source, before, passage, isCovered, pairs);
  if (strange) return finding('related', `The passage does not mention “${strange.text}”.`);
  if (isShuffled(claim, source, isCovered))
    return finding('related', 'The passage says this in another order.');
  if (isReordered(claim, source, isCovered) || movedPhrase(claim, source))
    return finding('related', 'The passage names these in another order.');
  const dropped =
    droppedLimit(claim, source, pairs, passage.known) ??
    droppedShare(claim, source, pairs, passage.known) ??
    droppedWord(claim, source, pairs) ??
    droppedSubject(claim, source, pairs, passage.known) ??
    droppedNarrowing(claim, source, pairs, passage.known) ??
    narrowedCount(claim, source, before, pairs, passage.known);
  if (dropped) return finding('related', `The passage says this of “${dropped}” only.`);
  const deed =
    exchangedDeed(claim, source, pairs) ??
    movedDuration(claim, source, pairs) ??
    otherParticle(claim, source, pairs);
  return deed ? finding('related', `The passage says “${deed}” of this figure.`) : undefined;
}

/** What was worked out has no place, and what is counted may stand elsewhere. */
const isPlaceless = ({ worked, matches }: Pair, source: Read): boolean =>
  worked !== undefined || matches.some((match) => isNounless(source, match));

/** "18.6 million kilograms" of 18,600 tonnes. */
const isConverted = ({ amount, matches }: Pair): boolean =>
  matches.every(({ of }) => of.unit?.factor !== amount.of.unit?.factor);

/** Figures that follow from two others of the statement or of the passage. */
function workOut(pairs: readonly Pair[], claim: Read, source: Read, id: string): void {
  for (const pair of pairs) {
    if (pair.matches.length > 0 || pair.worked) continue;
    pair.worked = changeInClaim(pair.amount, pairs, claim, id);
    if (!pair.worked) Object.assign(pair, earlierLevel(pair.amount, claim, source, id));
  }
}

/** Another sense of a word, or another kind of thing, than the statement has. */
export function ofAnother(claim: Read, source: Read, passage: Passage): Scored | undefined {
  const sense = otherSense(claim, source, passage.known);
  if (sense) return { ...sense, score: 1 };
  const kind = exchangedKind(claim, source, passage.sentences);
  return kind
    ? { ...finding('unsupported', `The passage says this of others than “${kind}”.`), score: 1 }
    : undefined;
}
