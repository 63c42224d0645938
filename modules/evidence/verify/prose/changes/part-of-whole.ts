import type { Derivation } from '../../../evidence';
import { type Finding, finding } from '../../tables/check-table';
import { type Amount } from '../../numbers/amounts';
import { shareWords } from '../../words/lexicon';
import { isInOtherClause, timeBeside } from '../figures/clauses-apart';
import { type LinkedPart, linkedParts } from '../figures/linked-parts';
import { saysWhat, isIdle, isSaidBy, sameSize } from '../reading/passage-figures';
import type { Passage } from '../reading/read-passage';
import type { Placed, Read } from '../reading/read-sentence';
import { areLedOtherwise, areLimitedAlike, isSaidAlike, speakerIn } from '../reading/shared-limits';
import type { Word } from '../../text/scan';
import { isAlike, isShare, isWritten, isWrittenShare, number } from '../reading/worked-figures';
import { isPastForm } from '../../words/verbs';
import { meaningOf } from '../../words/words';

/** What a statement says in the two parts that a share has, without who says it. */
type Told = { read: Read; figure: Placed<Amount>; words: readonly Word[]; speaker: readonly Word[] };

type Held = { link: LinkedPart; before: Read | undefined; id: string };

/**
 * Whether a figure of a statement is the share that a part of the passage has in its whole, or the part that a share of a whole
 * comes to: "310,000 people use it, of whom 62,000 hold a pass" as "A fifth of the people who use it hold a pass". Each word of
 * the statement stands in what the passage says of the part or of the whole, and all that it says of the part in the statement.
 */
export function partOfWhole(claim: Read, passages: readonly Passage[]): Finding | undefined {
  const told = toldShare(claim);
  if (!told) return undefined;
  const held = passages.flatMap((passage) =>
    passage.sentences.flatMap((source, index): Held[] =>
      linkedParts(source, passage.before(index)).map((link) => ({
        link,
        before: passage.before(index),
        id: passage.id,
      })),
    ),
  );
  const meant = held.filter((each) => isMeant(told, each, held));
  const values = meant.map(({ link }) => workedOut(told.figure.of, link));
  const [first] = meant;
  const [worked] = values;
  // Another part or another whole that fits the words as well would give another figure.
  if (!first || !worked || values.some((each) => sizeOf(each) !== sizeOf(worked))) return undefined;
  const inputs = [first.link.part, first.link.whole].map(({ of }) => ({
    spanId: first.id,
    label: of.text.trim(),
    value: of.value,
    unit: of.unit?.text ?? '',
  }));
  if (worked === 'given') return { ...finding('supported'), spanIds: [first.id] };
  return { ...finding('derived'), derivations: [{ ...worked, inputs }], spanIds: [first.id] };
}

/** The one figure of a statement that its other figures do not say with it. */
function toldShare(claim: Read): Told | undefined {
  if (/["“”„«»‘?;]/.test(claim.text) || claim.text.length > 300) return undefined;
  // Which times the parts are of stands in another sentence.
  if (/\b(?:before|until|after) (?:19|20)\d{2}\b/.test(claim.text)) return undefined;
  const said = speakerIn(claim);
  const [figure] = claim.amounts.filter(({ of }) => !isIdle(of) && !of.range);
  if (!figure || !said) return undefined;
  const words = claim.words.filter((word) => !said.isIn(word) && saysWhat(word) && !isCue(word));
  return {
    read: claim,
    figure,
    words,
    speaker: said.speaker,
  };
}

const isCue = ({ lower }: Word) =>
  (shareWords.has(lower) && !borne.test(lower)) || /^(?:total|all)$/.test(lower);

/** "Vaccine made up 64 percent": what the part is spent on has it. */
const made =
  /\b(?:ma[dk]es? up|accounted for|accounts? for|represent(?:ed|s)?) (?:about |some |nearly |almost )?$/;

/** A statement on the part and on the whole of this link, in the order that tells the one from the other. */
function isMeant(told: Told, { link, before }: Held, all: readonly Held[]): boolean {
  const { read: claim, figure, words } = told;
  const [part, whole] = [keysOf(link.partWords), keysOf(link.wholeWords)];
  if (part.size === 0 || !words.every((word) => part.has(keyOf(word)) || whole.has(keyOf(word))))
    return false;
  const own = keysOf(words);
  const isMade = made.test(claim.text.slice(0, figure.at));
  const isOpen = (word: Word) =>
    isDimension(word, link.source) || (isMade && /^(?:spent|goes|went)$/.test(word.lower));
  if (![...keysOf(link.partWords.filter((word) => !isOpen(word)))].every((key) => own.has(key))) return false;
  if (!isNamedWhole(told, link, all) || !saysOthers(told, link)) return false;
  const { source, wholeSource, stretch, wholeStretch } = link;
  const places = [
    { read: source, ...stretch },
    { read: wholeSource, ...wholeStretch },
  ];
  const isTurned =
    areLedOtherwise(words, claim, link.partWords, source) ||
    areLedOtherwise(words, claim, link.wholeWords, wholeSource);
  if (isTurned) return false;
  if (!areLimitedAlike(claim, places) || !isSaidAlike(told, [source, wholeSource], before)) return false;
  const [ofPart, ofWhole] = [
    words.filter((word) => !whole.has(keyOf(word))),
    words.filter((word) => !part.has(keyOf(word))),
  ];
  if (isShare(figure.of)) return isInOrder(claim, figure, ofPart, ofWhole);
  const isGiven = claim.amounts.some((each) => each !== figure && sameSize(each.of, link.whole.of));
  if (!isGiven && !isShare(link.part.of) && !link.isRest) return false;
  return isGiven ? isInOrder(claim, figure, ofPart, ofWhole) : isDoneAlike(claim, ofPart, link);
}

/** "D of the whole did it", or "the actor did it to D of the whole". */
function isInOrder(
  claim: Read,
  { at, end }: Placed<Amount>,
  ofPart: readonly Word[],
  ofWhole: readonly Word[],
): boolean {
  const behind = claim.text.slice(end);
  const [first, last] = [ofWhole[0], ofWhole.at(-1)];
  if (!first || !last || first.at < end || (ofPart.length === 0 && claim.amounts.length < 2)) return false;
  if (!/^(?: of)?(?: (?:the|its|all|these|their))* [\p{L}\d]/u.test(behind)) return false;
  // What the figure is of stands right behind it.
  // "Fourteen species live there, all of them endemic" says of the part what is said of the whole.
  if (
    claim.tokens.some(
      (token) =>
        token.kind === 'mark' && token.text === ',' && token.at > end && token.at < (ofPart.at(-1)?.end ?? 0),
    )
  )
    return false;
  const between = claim.words.filter((word) => word.at >= end && word.at < first.at && saysWhat(word));
  if (between.some((word) => ofPart.includes(word))) return false;
  const next = ofPart.find((word) => word.at > last.end);
  if (next && /\b(?:and|but|while)\b/.test(claim.text.slice(last.end, next.at))) return false;
  const isBehind = ofPart.every((word) => word.at > last.end);
  const isBefore = ofPart.every((word) => word.end <= at);
  return isBehind || (isBefore && / of /.test(` ${behind}`.slice(0, 5)));
}

/** Who bears a part of an amount stands before the verb, or behind "by". */
function isDoneAlike(claim: Read, ofPart: readonly Word[], { source, stretch }: LinkedPart): boolean {
  const held = agentOf(source.text.slice(stretch.from, stretch.to));
  const own = agentOf(claim.text);
  return (
    own !== undefined &&
    held !== undefined &&
    ofPart.length > 0 &&
    own.split(' ').at(-1)?.toLowerCase() === held.split(' ').at(-1)?.toLowerCase()
  );
}

const givers =
  'bore|bears?|borne|bearing|paid|pays?|paying|covered|covers?|covering|financed|finances?|financing|funded|funds|funding|contributed|contributes?|contributing|provided|provides|providing|supplied|spent|gave|given|donated';
const byAgent = new RegExp(
  `\\b(?:${givers})\\b[^,;]{0,20}? by (?:the |its )?(?<who>[\\p{L}-]+(?: (?!for\\b|in\\b|to\\b|on\\b|at\\b)[\\p{L}-]+){0,4})`,
  'u',
);
const asSubject = new RegExp(
  `^(?:[Tt]he |[Ii]ts )?(?<who>[\\p{L}-]+(?: [\\p{L}-]+){0,4}?) (?:(?:is|are|was|were|will|has|have|had|be|been) ){0,2}(?:${givers})\\b`,
  'u',
);

/** Who gives an amount. */
const agentOf = (text: string): string | undefined =>
  byAgent.exec(text)?.groups?.who ?? asSubject.exec(text.trim())?.groups?.who;

/** The noun that the whole counts is named, and what narrows it; without what narrows it the passage counts no other of its kind. */
function isNamedWhole(
  { words, read: { amounts } }: Told,
  { wholeSource, whole, behindWhole, wholeWords }: LinkedPart,
  all: readonly Held[],
): boolean {
  const own = keysOf(words);
  const isGiven = amounts.some(({ of }) => sameSize(of, whole.of));
  const apart = behindWhole.findIndex(
    (word, index) =>
      (index > 0 && isPastForm(word.lower)) ||
      word.at - (index > 0 ? (behindWhole[index - 1]?.end ?? 0) : whole.end) > 1,
  );
  const run = whole.of.unit ? [] : behindWhole.slice(0, apart < 0 ? undefined : apart);
  const head = run.at(-1);
  const isOpen = (word: Word) => isCue(word) || ofTime.test(word.lower) || own.has(keyOf(word));
  if (!isGiven && !behindWhole.slice(run.length).every(isOpen)) return false;
  if (!head) return wholeWords.some((word) => own.has(keyOf(word)));
  if (!own.has(keyOf(head)) && head.meaning !== person) return false;
  const isNarrowed = !isGiven && run.some((word) => !own.has(keyOf(word)));
  const isCounted = (read: Read) =>
    read.amounts.filter(
      ({ end, at }) =>
        at !== whole.at &&
        read.words.some((word) => word.at > end && word.at - end < 30 && word.meaning === head.meaning),
    ).length > 0;
  return !isNarrowed || ![wholeSource, ...all.map(({ link }) => link.source)].some(isCounted);
}

/** "in the 2024/25 season": the time itself is compared as a period. */
const ofTime = /^(?:season|year|quarter|month|financial)$/;

const person = meaningOf('person');

/** The other figures of the statement stand in the same stretches. */
function saysOthers({ read, figure }: Told, link: LinkedPart): boolean {
  const { source, wholeSource, stretch, wholeStretch, part, whole } = link;
  const given = [
    ...source.amounts.filter(({ at, end }) => at >= stretch.from && end <= stretch.to),
    ...wholeSource.amounts.filter(({ at, end }) => at >= wholeStretch.from && end <= wholeStretch.to),
  ].filter((each) => each !== part && each !== whole && !isIdle(each.of));
  const own = read.amounts.filter((each) => each !== figure && !isIdle(each.of));
  const isWholeOf = ({ at, of }: Placed<Amount>) =>
    sameSize(of, whole.of) &&
    /^ of (?:the |its |all |their |these )*(?:[\p{L}-]+(?:['’]s|s['’]) |(?:[\p{L}-]+ ){1,4}of (?:the )?)?$/u.test(
      read.text.slice(figure.end, at),
    );
  const times = timesOf(link);
  const isDated = source !== wholeSource && source.periods.length > 0 && wholeSource.periods.length > 0;
  if (isDated && read.periods.length === 0) return false;
  return (
    own.every((each) => isWholeOf(each) || given.some(({ of }) => isSaidBy(each.of, of))) &&
    given
      .filter(({ at }) => at >= stretch.from)
      .every(({ of }) => own.some((each) => isSaidBy(each.of, of))) &&
    read.periods.every(({ of }) => times.some((each) => each.of.from === of.from && each.of.to === of.to))
  );
}

const comparing =
  /\b(?:than|from|since|against|after|compared with|compared to)(?: [\p{L}\d.,% ]{1,40})? (?:in|at|on|of|for)(?: the(?: end of)?)? $/u;

/** The times that the part is of: the one beside it, those of its own sentence, or those of the whole; none that is compared with. */
function timesOf({ source, wholeSource, part: figure, whole }: LinkedPart): Read['periods'] {
  // "Two of the seven towers were sold in 2005": the whole stands between the part and its time.
  const isBetween = whole.at > figure.end && whole.at - figure.end < 20;
  const beside = timeBeside(source, figure) ?? (isBetween ? timeBeside(source, whole) : undefined);
  if (beside) return [beside];
  const own = (read: Read) =>
    read.periods.filter(
      (period) =>
        !comparing.test(read.text.slice(0, period.at)) &&
        (read !== source ||
          (isInSentence(read, period.at, figure.at) && !isInOtherClause(read, period, [figure]))),
    );
  return own(source).length > 0 ? own(source) : own(wholeSource);
}

/** "Of them, 41 percent named theft; in 2021 it had been 33": the time behind the semicolon is of the other figure. */
const isInSentence = ({ text }: Read, at: number, figureAt: number): boolean =>
  !text.slice(Math.min(at, figureAt), Math.max(at, figureAt)).includes(';');

/** "under 12 metres long" */
const isDimension = ({ lower, at }: Word, { amounts }: Read) =>
  /^(?:long|high|wide|tall|deep|old|thick)$/.test(lower) &&
  amounts.some(({ end, of }) => of.unit && at - end === 1);

const borne = new RegExp(`^(?:${givers})$`);
/** A noun counts as its verb, and all verbs for giving a part of an amount are alike. */
const keyOf = ({ lower, meaning }: Word) =>
  borne.test(lower) ? '=give' : /^employ/.test(lower) ? '=employ' : meaning;
const keysOf = (words: readonly Word[]) => new Set(words.map(keyOf));

type Worked = Omit<Derivation, 'inputs'> | 'given';

const sizeOf = (worked: Worked | undefined) => (worked === 'given' ? worked : worked?.result);

/** The figure that the part and the whole make, where it is the one that is written; or the part as it is given. */
function workedOut(of: Amount, { part, whole, isRest }: LinkedPart): Worked | undefined {
  const isRough = part.of.bound !== 'exact' || whole.of.bound !== 'exact';
  const areClose = [part.of, whole.of].every(isClose);
  if (
    !isRest &&
    (isSaidBy(of, part.of) ||
      (isShare(of) && isShare(part.of) && isClose(part.of) && isWrittenShare(of, shareOf(part.of))))
  )
    return 'given';
  if (!areClose || (isRough && !of.fraction && of.bound !== 'about')) return undefined;
  const [a, b] = [part.of, whole.of];
  const factor = (a.unit?.factor ?? 1) / (a.unit ? (b.unit?.factor ?? 1) : 1);
  const own = isShare(a) ? shareOf(a) : (100 * a.value * factor) / b.value;
  const share = isRest ? 100 - own : own;
  const text = `${isRest ? 'the rest without ' : ''}${a.text.trim()} of ${b.text.trim()}`;
  if (isShare(of))
    return isWrittenShare(of, share)
      ? {
          text,
          formula: `${formulaOf(a, b)}${isRest ? `, 100 − ${number(own)}` : ''} = ${number(share)} %`,
          result: number(share),
        }
      : undefined;
  const value = (b.value * share) / 100;
  return isAlike(of, b) &&
    (isShare(a) || isRest) &&
    (isWritten(of, value) || Math.abs(of.value - value) <= of.step / 2)
    ? { text, formula: `${b.value} × ${number(share)} / 100 = ${number(value)}`, result: number(value) }
    : undefined;
}

/** Neither "more than half" nor "less than a tenth". */
const isClose = ({ bound }: Amount) => bound === 'exact' || bound === 'about';
const formulaOf = (a: Amount, b: Amount) => (isShare(a) ? a.text.trim() : `${a.value} / ${b.value}`);
const shareOf = ({ fraction, value }: Amount) => (fraction ? 100 * value : value);
