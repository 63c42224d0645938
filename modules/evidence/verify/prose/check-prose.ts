import { type Finding, finding, isVouched } from '../tables/check-table';
import {
  insertedParts,
  joinedParts,
  noneParts,
  partsOf,
  relativeParts,
  respectiveParts,
} from './figures/claim-parts';
import { isClauseCopied } from './wording/copied-clauses';
import { isComparable, notRead } from '../text/language';
import { gappedClauses } from './reading/gapped-clauses';
import { inOtherSentence, missingFigure } from './figures/missing-figures';
import { subjectBefore } from './reading/named-pronouns';
import { droppedHolder } from './objections/dropped-holder';
import { objectionTo } from './objections/objections';
import { inPassageUnits } from './reading/passage-units';
import { plainPassage } from './reading/plain-passage';
import { bySource, type Passage } from './reading/read-passage';
import { type Read, readSentence } from './reading/read-sentence';
import { derivationOf, restatementsOf } from './wording/restatements';
import { holdingQuotes, holdsQuote } from './wording/quoting-sentences';
import { sameChange } from './changes/same-change';
import { isOneChange, statedChange } from './changes/stated-changes';
import { hasTurningWord, isWordsOnly } from './wording/turning-words';
import { better, compare, ofAnother, type Scored } from './compare-sentence';
import { narrowedSubject } from './figures/narrowed-subjects';
import { isReportedAlike } from './wording/reported-statements';
import { checkWorkings } from './changes/worked-statements';
import { exchangedRest } from './facts/exchanged-facts';
import { workedFacts } from './facts/worked-facts';
import { isPartDatedOtherwise, levelOfOtherTime } from './dated-otherwise';
import {
  hasSubject,
  holdsFigures,
  saidInClause,
  isReworded,
  isVerbatim,
  sameWords,
  sharesWord,
  spansTimes,
} from './same-sentences';
import { clausesOf } from './propositions/clause-texts';
import { checkLevels } from './levels/check-levels';
import { workedParts } from './parts/worked-parts';

/**
 * Checks a statement against the sentences of the cited passages. One that joins several of them is checked part by part.
 * `covered`: stretches that a checked quote accounts for.
 */
export function checkProse(
  claim: Read,
  passages: readonly Passage[],
  covered: readonly { at: number; end: number }[],
): Finding {
  const own = covered.length > 0 ? claim : inPassageUnits(claim, passages);
  const found = checkSources(own, passages, covered);
  if (isVouched(found))
    return (
      objectionTo(own, passages, found) ??
      exchangedRest(own, passages) ??
      levelOfOtherTime(own, passages) ??
      found
    );
  const worked = covered.length > 0 ? undefined : checkLevels(own, passages);
  if (worked) return worked;
  return found.missing ? missingFigure(found.missing, own, passages) : inOtherSentence(found, passages);
}

/** Against each source alone; over several of them nothing is worked out, since they may speak of different things. */
function checkSources(
  claim: Read,
  passages: readonly Passage[],
  covered: readonly { at: number; end: number }[],
): Scored {
  const sources = bySource(passages);
  if (sources.length > 1)
    for (const own of sources) {
      const found = checkJoined(claim, own, covered);
      if (isVouched(found)) return found;
    }
  return checkJoined(claim, passages, covered, sources.length > 1);
}

/** `isOperand`: another follows from it, or it cites several sources: nothing is worked out for it. */
function checkJoined(
  claim: Read,
  passages: readonly Passage[],
  covered: readonly { at: number; end: number }[],
  isOperand = false,
): Scored {
  const whole = checkWhole(claim, passages, covered);
  if (isVouched(whole)) return whole;
  if (covered.length > 0) return checkUnquoted(claim, passages, covered) ?? whole;
  const told = isOperand ? undefined : passages.find((passage) => isReportedAlike(claim, passage));
  if (told) return { ...finding('supported'), spanIds: [told.id] };
  if (isWordsOnly(claim) && hasTurningWord(claim))
    return (
      (isOperand
        ? undefined
        : (checkWorked(claim, passages) ?? workedFacts(claim, passages) ?? workedParts(claim, passages))) ??
      whole
    );
  const splits = [
    partsOf(claim),
    joinedParts(claim),
    insertedParts(claim),
    relativeParts(claim),
    respectiveParts(claim),
    ...noneParts(claim),
  ];
  const checkAll = (check: Check) =>
    splits.reduce<Finding | undefined>(
      (found, parts) => found ?? checkParts(parts, passages, check),
      undefined,
    );
  const plainly: Check = (part) => checkWhole(part, passages, []);
  const inOtherWords: Check = (part) => {
    const own = plainly(part);
    return isVouched(own) ? own : (checkRestated(part, passages) ?? own);
  };
  const found = checkAll(plainly) ?? checkRestated(claim, passages) ?? checkAll(inOtherWords);
  if (found || isOperand) return found ?? whole;
  const asWorked: Check = (part) => {
    const own = inOtherWords(part);
    return isVouched(own) ? own : (checkWorked(part, passages) ?? workedFacts(part, passages) ?? own);
  };
  return (
    checkWorked(claim, passages) ??
    workedFacts(claim, passages) ??
    workedParts(claim, passages) ??
    checkAll(asWorked) ??
    workedInClauses(claim, passages) ??
    whole
  );
}

/** A figure that follows from others: each statement that it follows from is checked on its own. */
const checkWorked = (claim: Read, passages: readonly Passage[]): Finding | undefined =>
  checkWorkings(claim, passages, {
    check: (part) => checkJoined(part, passages, [], true),
    checkEach: (parts, check) => checkEach(parts, passages, check),
  });

/** A figure that follows from what the clauses of a passage say, each with the subject and the verb that it leaves away. */
function workedInClauses(claim: Read, passages: readonly Passage[]): Finding | undefined {
  for (const clausesIn of [clausesOf, plainPassage]) {
    const clauses = passages.map((passage) => clausesIn(passage));
    if (clauses.every((each, index) => each === passages[index])) continue;
    const found = workedFacts(claim, clauses) ?? workedParts(claim, clauses);
    if (found) return found;
  }
  return undefined;
}

type Check = (part: Read) => Finding;

/** A statement with a quote in its midst, of which the words and the speaker were checked: as reported speech. */
function checkUnquoted(
  { text }: Read,
  passages: readonly Passage[],
  covered: readonly { at: number; end: number }[],
): Finding | undefined {
  if (!covered.every(({ at }) => /[\p{L},] $/u.test(text.slice(0, at)))) return undefined;
  const marks = new Set(covered.flatMap(({ at, end }) => [at, end - 1]));
  const plain =
    [...text].length === text.length ? [...text].filter((_, index) => !marks.has(index)).join('') : text;
  return /["“”„«»‘]/.test(plain) ? undefined : checkRestated(readSentence(plain), passages);
}

/** The statement in other words, against the passages as they stand and in plain wording. */
function checkRestated(claim: Read, passages: readonly Passage[]): Finding | undefined {
  const unfolded = passages.map((passage) => passage.unfolded());
  const isPlain = unfolded.every((passage, index) => passage === passages[index]);
  const sentences = passages.flatMap((passage) => passage.sentences);
  for (const restated of [{ read: claim }, ...restatementsOf(claim, sentences)])
    for (const among of isPlain ? [passages] : [passages, unfolded]) {
      if (restated.read === claim && among === passages) continue;
      const whole = checkWhole(restated.read, among, []);
      const check: Check = (part) => checkWhole(part, among, []);
      const found = isVouched(whole) ? whole : checkParts(insertedParts(restated.read), among, check);
      if (!found) continue;
      const derivation = derivationOf(restated, found.spanIds[0] ?? '');
      return derivation
        ? { ...found, verdict: 'derived', derivations: [...found.derivations, derivation] }
        : found;
    }
  return saidInClause(claim, passages);
}

/** All parts of a statement; undefined where one of them is not vouched for. */
function checkParts(parts: readonly Read[], passages: readonly Passage[], check: Check): Finding | undefined {
  if (parts.length < 2 || !parts.every((part) => hasSubject(part) || part.amounts.length === 0))
    return undefined;
  return checkEach(parts, passages, check);
}

function checkEach(parts: readonly Read[], passages: readonly Passage[], check: Check): Finding | undefined {
  const times = new Set(parts.flatMap(({ periods }) => periods.map(({ of }) => of.text)));
  const [time] = times.size === 1 ? times : [];
  const found: Finding[] = [];
  for (const part of parts) {
    const own = check(part);
    if (!isVouched(own) || (time !== undefined && isOfOtherTime(part, time, passages))) return undefined;
    if (time !== undefined && isPartDatedOtherwise(part, time, passages)) return undefined;
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

function checkWhole(
  claim: Read,
  passages: readonly Passage[],
  covered: readonly { at: number; end: number }[],
): Scored {
  const isCovered = ({ at, end }: { at: number; end: number }) =>
    covered.some((quote) => at >= quote.at && end <= quote.end);
  const quotes = covered.map(({ at, end }) => claim.text.slice(at, end));
  let best: Scored | undefined;
  let isUnread = false;
  for (const passage of holdingQuotes(passages, quotes))
    for (const [index, source] of passage.sentences.entries()) {
      if (!isComparable(claim.language, source.language)) {
        if (isVerbatim(claim, source)) return { ...finding('supported'), spanIds: [passage.id] };
        // A heading of names and numbers shows no language.
        isUnread ||= [claim, source].some(({ language }) => language === 'foreign');
        continue;
      }
      if (!holdsQuote(source, quotes, passage)) continue;
      if (sameWords(source) === sameWords(claim) || isClauseCopied(claim, source))
        return { ...finding('supported'), spanIds: [passage.id] };
      const before = sharesWord(claim, source)
        ? subjectBefore(claim, source, passage.before(index))
        : undefined;
      const other = ofAnother(claim, source, passage);
      const read = covered.length > 0 ? undefined : readingOf(claim, source, before, passage);
      const found = other ?? read ?? compare(claim, source, before, passage, isCovered);
      if (!isVouched(found)) best = better(best, found);
      // Which of two subjects a figure is of is decided by the clauses of a gapped sentence, each on its own.
      if (!isVouched(found) || (!read && claim.amounts.length === 1 && gappedClauses(source.text).length > 0))
        continue;
      const narrowed =
        covered.length > 0
          ? undefined
          : (narrowedSubject(claim, source, before, passage) ?? droppedHolder(claim, source, passage));
      if (narrowed === undefined) return { ...found, spanIds: [passage.id] };
      best = better(best, {
        ...finding('related', `The passage says this of “${narrowed}” only.`),
        score: 1,
      });
    }
  for (const passage of claim.amounts.length < 2 || isOneChange(claim) ? [] : passages)
    for (const [index, pair] of passage.pairs().entries()) {
      if (!isComparable(claim.language, pair.language)) continue;
      // Words of one sentence say nothing of figures that all stand in the other.
      const own = passage.sentences.slice(index, index + 2);
      if (own.some((each) => holdsFigures(claim, each)) || spansTimes(claim, own)) continue;
      if (narrowedSubject(claim, pair, passage.before(index), passage) !== undefined) continue;
      const found = compare(claim, pair, passage.before(index), passage, isCovered);
      if (found.verdict === 'supported' || found.verdict === 'derived')
        return { ...found, spanIds: [passage.id] };
    }
  if (isUnread && best?.verdict !== 'related') return finding('related', notRead);
  return best ?? finding('related', 'The cited passage has no sentence to compare.');
}

/** What a sentence says in other words, or as a change of the same ends. */
function readingOf(
  claim: Read,
  source: Read,
  before: Read | undefined,
  passage: Passage,
): Finding | undefined {
  if (isReworded(claim, source, before)) return finding('supported');
  const worked =
    sameChange(claim, source, passage.id, passage) ?? statedChange(claim, source, before, passage);
  return worked && { ...finding(worked.length > 0 ? 'derived' : 'supported'), derivations: [...worked] };
}
