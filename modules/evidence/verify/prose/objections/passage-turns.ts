import { functionWords, hedgeClass, polarGroup, modalities } from '../../words/lexicon';
import { attributed, isReported, sharesName } from '../reading/attribution';
import { isContent } from '../reading/passage-figures';
import type { Read } from '../reading/read-sentence';
import { toldAsDone } from '../reading/wishes';
import { type Word, boundWords } from '../../text/scan';
import {
  isBound,
  isOfAll,
  isPermitted,
  deniesIn,
  wordsNear,
  withoutLaterPredicate,
} from '../reading/words-near';
import { hedgesOnQuote } from '../wording/quoting-sentences';
import { directedOtherwise } from './turned-directions';

/** What turns the meaning of a statement away from its passage. */
export type Turn = { verdict: 'unsupported' | 'related'; reason: string };
type Place = { at: number; end: number };

/** A denial, a hedge, an attribution, a direction or an order that one of the two has and the other has not. */
export function turned(
  claim: Read,
  source: Read,
  isCovered: (place: Place) => boolean,
  segments: readonly { from: number; to: number }[],
  lastFigure: number,
): Turn | undefined {
  const own = claim.words.filter(
    (word) => !isCovered(word) && !isBound(claim, word) && !isOfAll(claim, word),
  );
  const covers = claim.words.some(isCovered);
  const reports = attributed(claim) && attributed(source);
  const all = wordsNear(source, [], covers, claim);
  const near = withoutLaterPredicate(
    claim,
    source,
    wordsNear(source, covers ? [] : segments, covers, claim),
  ).filter((word) => !isPermitted(word, claim));
  const denied = deniedOtherwise(own, near, all, claim, source);
  return (
    (denied?.verdict === 'unsupported' ? denied : undefined) ??
    nearlyAll(claim, source) ??
    opposed(claim, source) ??
    hedgedOtherwise(
      covers ? own.filter((word) => !isReporting(word)) : own,
      covers ? hedgesOnQuote(claim, source) : near,
      all,
      { reports, source },
    ) ??
    (covers || sharesName(claim, source) ? undefined : attributedOtherwise(claim, source, lastFigure)) ??
    (covers ? undefined : directedOtherwise(claim, own, source)) ??
    orderedOtherwise(claim, own, source) ??
    toldAsDone(claim, source) ??
    denied
  );
}

/** The passage gives this as the statement of a person or an office and the sentence as a fact, or the other way round. */
function attributedOtherwise(claim: Read, source: Read, lastFigure: number): Turn | undefined {
  const [said, held] = [attributed(claim), isReported(source, lastFigure)];
  const isTheirs = said && !held && attributed(source);
  const given = held && !said ? 'this as a statement, not a fact' : isTheirs && 'another statement of theirs';
  return given ? { verdict: 'related', reason: `The passage gives ${given}.` } : undefined;
}

/**
 * Both deny as often, and the same thing. Where one of the two denies more, they contradict each other if the denied word stands
 * in the other one as well; else what is denied remains open.
 */
function deniedOtherwise(
  own: readonly Word[],
  near: readonly Word[],
  all: readonly Word[],
  claim: Read,
  source: Read,
): Turn | undefined {
  const isDenial = (word: Word) => deniesIn(source)(word) && !isContrastApart(word, source, claim);
  const [denials, held] = [own.filter(deniesIn(claim)), near.filter(isDenial)];
  const known = all.filter(isDenial);
  const others = source.words.filter(isDenial);
  if (denials.length > known.length) {
    const [denial] = denials.filter(
      (each) => !others.some((other) => target(source.words, other) === target(claim.words, each)),
    );
    const isDenied =
      denial !== undefined &&
      saysMost(claim, source) &&
      source.meanings.has(target(own, denial) ?? '') &&
      !/\b(?:before|until|till|than)\b/i.test(claim.text.slice(denial.end)) &&
      !/\byet to\b/i.test(source.text) &&
      !denialVerbs.test(source.text);
    return isDenied ? { verdict: 'unsupported', reason: 'The passage does not deny this.' } : openDenial;
  }
  if (denials.length < held.length) {
    const isDenied =
      !denialVerbs.test(claim.text) &&
      !denialWords.test(claim.text) &&
      held.some((denial) => claim.meanings.has(target(all, denial) ?? ''));
    return isDenied
      ? { verdict: 'unsupported', reason: 'The passage denies this or speaks of what is not so.' }
      : { verdict: 'related', reason: 'The check could not decide what the passage denies.' };
  }
  const targets = new Set(known.map((denial) => target(all, denial)));
  return denials.some((denial) => !targets.has(target(own, denial))) ? openDenial : undefined;
}

/** Words that deny without being a denial: "lack a title" of "have no title", "only if" of "not unless". */
const denialWords =
  /\b(?:lack|unless|unaware|unable|exempt|non-|none|neither|nor\b|too \p{Ll}+ to\b|only (?:[^.;]{0,40} )?(?:if|when|after|once)\b|other than|free of|un(?:known|clear|changed|likely))/iu;
const denialVerbs = /\b(?:reject|dismiss|contradict|disput|contest|rebut|refut|den(?=y|ie))\p{Ll}*/iu;
/** "Because its boiler failed, not because of the plan": the other of two reasons, of which the statement says nothing. */
function isContrastApart({ at, end }: Word, { text, words }: Read, claim: Read): boolean {
  const isContrast =
    /(?:,|\band) $/.test(text.slice(0, at)) &&
    /^ (?:because|due|by|in|on|for|to|from|at|with|as)\b/.test(text.slice(end));
  if (!isContrast) return false;
  const stop = end + (/[,;.:]/.exec(text.slice(end))?.index ?? text.length);
  const isWithin = (word: Word) => word.at >= end && word.at < stop;
  const outside = new Set(words.filter((word) => !isWithin(word)).map(({ meaning }) => meaning));
  return words.every(
    (word) =>
      !isWithin(word) || !isContent(word) || outside.has(word.meaning) || !claim.meanings.has(word.meaning),
  );
}
const openDenial: Turn = {
  verdict: 'related',
  reason: 'The check could not decide what the sentence denies.',
};

/** The word that a denial is of: the next one that says something. */
const target = (words: readonly Word[], denial: Word): string | undefined =>
  words.find((word) => word.at > denial.at && isContent(word))?.meaning;

/** Of the words of the statement that say something, other than denials, two in three stand in the passage. */
function saysMost(claim: Read, { meanings }: Read): boolean {
  const said = claim.words.filter((word) => isContent(word) && !deniesIn(claim)(word));
  return 3 * said.filter(({ meaning }) => meanings.has(meaning)).length >= 2 * said.length;
}

const opposing =
  /(?<!\b(?:vaccinat|immuni[sz]|inoculat|protect|insur|secur|guard|defend|hedg)\p{Ll}* (?:\p{L}+ ){0,2})\b(?:against|oppos\p{Ll}+) (?!(?:an? |the )?(?:about |some )?[\d€$£])/iu;

/** "signatures for a limit" told as against it. */
function opposed(claim: Read, source: Read): Turn | undefined {
  if (!opposing.test(claim.text) || /\bagainst\b|\boppos/i.test(source.text)) return undefined;
  return { verdict: 'unsupported', reason: 'The passage does not say “against”.' };
}

const wholes =
  /\b((?:nearly|almost|virtually|practically) )?(all|every|everyone|everybody|always|none|nobody|never)\b/giu;

/** "nearly all of them" told as all, or the other way round. */
function nearlyAll(claim: Read, source: Read): Turn | undefined {
  const found = ({ text }: Read) =>
    [...text.matchAll(wholes)].map(([, nearly, word = '']) => ({ nearly, word: word.toLowerCase() }));
  const held = found(source);
  const isOther = found(claim).some(({ nearly, word }) => {
    const same = held.filter((each) => each.word === word);
    return same.length > 0 && same.every((each) => (each.nearly === undefined) !== (nearly === undefined));
  });
  return isOther
    ? { verdict: 'related', reason: 'The passage says this of all but a few, or of all.' }
    : undefined;
}

/** Reporting verbs such as "argued" and "complained": beside a quote they only introduce it. */
const isReporting = ({ lower }: Word) =>
  modalities.get(lower) === 'attributed' && !/^alleg|^reportedly|^suppos/.test(lower);

/** Reported, "it will rise" is "it would rise"; "is to rise" is to come; "put at" is an estimate. */
function hedgeOf(
  { lower, end }: Word,
  next: Word | undefined,
  behind: Word | undefined,
  reports: boolean,
): string | undefined {
  if (boundWords.has(lower)) return undefined;
  if (lower === 'budgeted') return lower;
  const isToBe = /^(?:is|are)$/.test(lower) && next?.lower === 'to' && next.at === end + 1;
  if (isToBe && behind && !functionWords.has(behind.lower)) return hedgeClass('will');
  if (isToBe && behind?.lower === 'be') return hedgeClass('will');
  if (lower === 'put' && next?.lower === 'at') return hedgeClass('estimated');
  return hedgeClass(reports && lower === 'would' ? 'will' : lower);
}

/** "Two years later than planned", "each year": neither a plan nor all of them. */
const isCompared = ({ at, end }: Word, { text }: Read): boolean =>
  /\bthan (?:originally |initially |first )?$/.test(text.slice(0, at)) ||
  (/\b(?:each|every)$/i.test(text.slice(0, end)) &&
    /^ (?:year|month|week|day|night|season|hour)\b/.test(text.slice(end)));

function hedgedOtherwise(
  own: readonly Word[],
  near: readonly Word[],
  all: readonly Word[],
  { reports, source }: { reports: boolean; source: Read },
): Turn | undefined {
  const classes = (words: readonly Word[]) =>
    new Set(words.flatMap((word, index) => hedgeOf(word, words[index + 1], words[index + 2], reports) ?? []));
  const [said, held, known] = [
    classes(own),
    classes(near.filter((word) => word.text !== 'May' && !isCompared(word, source))),
    classes(all),
  ];
  if ([...said].some((each) => !known.has(each)))
    return {
      verdict: 'related',
      reason: 'The passage does not say how certain or how general this is in that way.',
    };
  return [...held].some((each) => !said.has(each))
    ? { verdict: 'related', reason: 'The passage says this with a reservation that the sentence leaves out.' }
    : undefined;
}

/** Before and after, since and until, begin and end: as the passage has it. */
function orderedOtherwise(claim: Read, own: readonly Word[], source: Read): Turn | undefined {
  const groups = new Set(source.words.flatMap(({ lower }) => polarGroup(lower) ?? []));
  const earlier = polarGroup('before');
  const goesBack =
    /\b(?:from (?:\p{L}+ ){0,2}(?=[€$£\d])|against|compared)/iu.test(source.text) ||
    source.periods.length > 1;
  const year = yearBefore.test(claim.text) && source.periods.length > 0;
  if (year && !namesYearBefore(claim, source))
    return { verdict: 'related', reason: 'The passage does not compare with the year before.' };
  const word = own.find(({ lower }) => {
    const group = polarGroup(lower);
    if (year && group === earlier) return false;
    return (
      group !== undefined &&
      !groups.has(group) &&
      !(group === earlier && goesBack && claim.amounts.length > 1)
    );
  });
  return word ? { verdict: 'related', reason: `The passage does not say “${word.text}”.` } : undefined;
}

const yearBefore = /\b(?:the|a) year (?:before|earlier)\b|\b(?:previous|preceding|prior) year\b/i;

/** "compared with the year before", where the passage compares with just that year. */
function namesYearBefore(claim: Read, source: Read): boolean {
  const years = (read: Read) => read.periods.map(({ of }) => Math.floor(of.from / 10_000));
  const held = new Set(years(source));
  return (
    yearBefore.test(source.text) ||
    /\b(?:winter|season|autumn) before\b|\btwelve months\b/i.test(source.text) ||
    years(claim).some((year) => held.has(year) && held.has(year - 1))
  );
}
