import type { Derivation } from '../../../evidence';
import type { Amount } from '../../numbers/amounts';
import { modalities } from '../../words/lexicon';
import { memoize } from '../../../../kernel/memoize';
import { attributed } from '../reading/attribution';
import { sameQuantity } from '../reading/passage-figures';
import type { Change } from './change-reading';
import { changeAt } from './read-change';
import type { Passage } from '../reading/read-passage';
import type { Placed, Read } from '../reading/read-sentence';
import { verbUses } from '../reading/verb-uses';
import { isAlike, isShare, isWritten, isWrittenShare, number } from '../reading/worked-figures';

/** A change that a sentence gives, with the sentence as its figures are read in it. */
type Stated = { change: Change; read: Read };

/** Clauses of a sentence that are tried, each from where it begins. */
const mostClauses = 6;

/**
 * Whether a clause of a passage gives the size or the change that a statement gives: of the same thing, at the same times, each
 * figure as it stands there or worked out from those that do. Gives what was worked out; undefined where it is not all there.
 */
export function statedChange(
  claim: Read,
  source: Read,
  before: Read | undefined,
  passage: Passage,
): readonly Derivation[] | undefined {
  if (claim.amounts.length === 0 || attributed(claim) || isQuoting(claim)) return undefined;
  const own = wholeChange(claim);
  if (!own) return undefined;
  for (const held of changesIn(source)) {
    const isSame = isOfSame(own, held) && isSameThing(own, held, before, passage);
    const worked =
      isSame && workedIn({ change: own, read: claim }, { change: held, read: source }, passage.id);
    if (worked) return worked;
  }
  return undefined;
}

const isQuoting = ({ text }: Read) => /["“”„«»‘?]/.test(text);

/** The change of a statement that says nothing else. */
const wholeChange = memoize((claim: Read): Change | undefined => {
  const change = changeAt(claim, 0);
  const rest = change && claim.tokens[change.next];
  return change && (!rest || (rest.kind === 'mark' && rest.text === '.')) ? change : undefined;
});

/** A rise or a fall by one figure to another, which no two sentences give together. */
export const isOneChange = (claim: Read): boolean => {
  const change = wholeChange(claim);
  return (
    change?.to !== undefined && change.by.length > 0 && change.from === undefined && change.then === undefined
  );
};

const joint = /^(?:and|but|while|whereas)$/;
/** What limits a clause from behind it. */
const limited =
  /\b(?:if|unless|except|exclud\p{Ll}*|includ\p{Ll}*|without|apart|only|whether|adjust\p{Ll}*|not|no|never|respectively|said|says|provisional|preliminary|estimat\p{Ll}*|revis\p{Ll}*|correct\p{Ll}*|doubt\p{Ll}*|den(?:y|ies|ied)|disput\p{Ll}*|contest\p{Ll}*|arrives? at|subject to|pending|budget\p{Ll}*|target\p{Ll}*|plan\p{Ll}*)\b/iu;

/** The changes and levels that the clauses of a sentence give, each that can be read as a whole. */
export const changesIn = memoize((source: Read): readonly Change[] => {
  if (isQuoting(source) || attributed(source)) return [];
  const found: Change[] = [];
  const starts = [0];
  for (const [index, token] of source.tokens.entries()) {
    const isJoint =
      token.kind === 'word' ? joint.test(token.lower) : token.kind === 'mark' && token.text === ';';
    if (isJoint) starts.push(index + 1);
  }
  let last: Change | undefined;
  for (const start of starts.slice(0, mostClauses)) {
    const first = source.tokens[start];
    if (!first || (start > 0 && isGoverned(source, first.at))) break;
    // "The gap between men and women fell": no clause stands before the conjunction, so none begins behind it.
    if (start > 0 && !verbUses(source).some(({ word }) => word.end < first.at)) continue;
    const change = changeAt(source, start, last);
    if (!change) continue;
    last = change;
    const rest = source.text.slice(source.tokens[change.next]?.at ?? source.text.length);
    if (!limited.test(rest)) found.push(change);
  }
  return found;
});

/** Words before a clause that say it of a plan, of a doubt, or of another's statement. */
const isGoverned = ({ text, words }: Read, at: number): boolean =>
  /\b(?:that|not|never|no|if|unless|until|which|who|whom|where|when|because)\b/i.test(text.slice(0, at)) ||
  words.some(
    (word) =>
      word.at < at &&
      /^(?:possible|planned|expected|conditional|attributed)$/.test(modalities.get(word.lower) ?? ''),
  );

const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** The same words for it; its owner may be left away where the passage names no other, and stands for "its". */
function isSameThing(own: Change, held: Change, before: Read | undefined, passage: Passage): boolean {
  if (sameList(own.thing, held.thing)) return true;
  const [first = '', ...rest] = held.thing;
  if (/^(?:its?|they|their)$/.test(first)) {
    const owner = own.thing.slice(0, own.thing.length - rest.length);
    return sameList(own.thing.slice(owner.length), rest) && isSubjectOf(owner, before);
  }
  const dropped = held.thing.slice(0, held.thing.length - own.thing.length);
  if (
    dropped.length > 0 &&
    !held.names.includes(own.thing[0] ?? '') &&
    dropped.every((item) => held.names.includes(item)) &&
    endsWith(held.thing, own.thing)
  )
    return passage.sentences
      .flatMap((sentence) => changesIn(sentence))
      .every(
        ({ thing }) =>
          !endsWith(thing, own.thing) || sameList(thing, own.thing) || sameList(thing, held.thing),
      );
  const added = own.thing.slice(0, own.thing.length - held.thing.length);
  return (
    added.length > 0 && added.every((item) => passage.context.has(item)) && endsWith(own.thing, held.thing)
  );
}

const endsWith = (list: readonly string[], end: readonly string[]) =>
  end.length > 0 && sameList(list.slice(-end.length), end);

/** The words of the subject that the sentence before begins with, where it names nothing else that "its" may stand for. */
function isSubjectOf(owner: readonly string[], before: Read | undefined): boolean {
  const [use] = before ? verbUses(before) : [];
  if (!before || !use || owner.length === 0) return false;
  const subject = use.subject.filter(({ lower }) => !/^(?:the|an?)$/.test(lower));
  const last = use.subject.at(-1)?.end ?? 0;
  const isOther = before.words.some(
    ({ at, isName }) =>
      isName &&
      at >= last &&
      !/\b(?:in|at|on|from|near|of) (?:the )?(?:\p{Lu}[\p{L}’'-]* )*$/u.test(before.text.slice(0, at)),
  );
  return (
    !isOther && subject.length === owner.length && subject.every(({ meaning }) => owner.includes(meaning))
  );
}

/** Narrowed alike, at times that the passage gives. */
function isOfSame(own: Change, held: Change): boolean {
  return (
    sameList([...own.phrases].sort(), [...held.phrases].sort()) &&
    sameList(own.counted, held.counted) &&
    own.manner.every((item) => held.manner.includes(item)) &&
    own.tense === held.tense &&
    (own.time === undefined ||
      (own.time === held.time && !isOfWholeSpan(own, held)) ||
      isEarlierLevel(own, held)) &&
    (own.then === undefined || thenOf(own) === thenOf(held))
  );
}

/** "Built 300 homes between 2015 and 2020", told of 2020: only the level that a change came to is of the last year. */
const isOfWholeSpan = (own: Change, held: Change): boolean =>
  held.isSpan === true &&
  own.then === undefined &&
  !(own.to !== undefined && own.by.length === 0 && held.way !== undefined);

/** The level alone, at the time that the passage compares with. */
const isEarlierLevel = (own: Change, held: Change): boolean =>
  own.time !== undefined &&
  own.to !== undefined &&
  own.way === undefined &&
  own.by.length === 0 &&
  own.from === undefined &&
  own.time !== held.time &&
  own.time === thenOf(held);

const wholeYear = /^(?<year>\d{4})0101-\k<year>1231$/;

/** The earlier time, with the year for "a year earlier" where the later one is a year. */
function thenOf({ then, time }: Change): string | undefined {
  const year = Number(wholeYear.exec(time ?? '')?.[1]);
  return then === 'before' && year ? `${year - 1}0101-${year - 1}1231` : then;
}

/** What was worked out of the passage's figures for those of the statement; undefined where one of them does not follow. */
function workedIn(
  { change: own, read: claim }: Stated,
  { change: held, read: source }: Stated,
  spanId: string,
): readonly Derivation[] | undefined {
  const same = (one: Placed<Amount>, other: Placed<Amount> | undefined) =>
    other !== undefined && sameQuantity(one, other, claim, source);
  const found: Derivation[] = [];
  const ends = endsOf(held, spanId);
  const way =
    held.way ?? (ends.from && ends.to ? (ends.to.value > ends.from.value ? 'up' : 'down') : undefined);
  if (own.way && own.way !== way) return undefined;
  for (const [end, figure] of [
    ['from', own.from],
    ['to', own.to],
  ] as const) {
    const at = end === 'to' && isEarlierLevel(own, held) ? 'from' : end;
    if (!figure || same(figure, held[at])) continue;
    const worked = ends[at];
    if (!worked?.made || !isAlike(figure.of, worked.unitOf) || !isWritten(figure.of, worked.value))
      return undefined;
    found.push(worked.made);
  }
  for (const by of own.by) {
    if (held.by.some((each) => same(by, each))) continue;
    const made = ends.from && ends.to && distance(by.of, ends.from, ends.to, spanId);
    if (!made) return undefined;
    found.push(made);
  }
  return found;
}

type End = { value: number; of?: Placed<Amount>; unitOf: Amount; made?: Derivation };

/** Both ends of a change; where one is missing, from the other and how far it is away. */
function endsOf({ from, to, by, way }: Change, spanId: string): { from?: End; to?: End } {
  const [own, other] = [from, to].map(
    (each): End | undefined => each && { value: each.of.value, of: each, unitOf: each.of },
  );
  const gap = by.find(
    ({ of }) => of.bound === 'exact' && to !== undefined && !isShare(of) && isGapOf(of, to.of),
  );
  if (own || !other || !to || !gap || to.of.bound !== 'exact' || !way)
    return { ...(own ? { from: own } : {}), ...(other ? { to: other } : {}) };
  const value = number(to.of.value - (way === 'up' ? 1 : -1) * gap.of.value);
  const made = {
    text: `${to.of.text.trim()}, ${way === 'up' ? 'up' : 'down'} by ${gap.of.text.trim()}`,
    formula: `${to.of.value} ${way === 'up' ? '−' : '+'} ${gap.of.value} = ${value}`,
    inputs: [to, gap].map((each) => inputOf(each, spanId)),
    result: value,
  };
  return { from: { value, unitOf: to.of, made }, to: other };
}

const isGapOf = (gap: Amount, level: Amount) =>
  isAlike(gap, level) ||
  (!gap.unit && gap.scale === level.scale) ||
  (gap.unit?.dim === 'points' && level.unit?.dim === 'percent');

const inputOf = ({ of }: Placed<Amount>, spanId: string) => ({
  spanId,
  label: of.text.trim(),
  value: of.value,
  unit: of.unit?.text ?? '',
});

/** How far two figures are apart, as a statement writes it. */
function distance(by: Amount, from: End, to: End, spanId: string): Derivation | undefined {
  const factor = (from.unitOf.unit?.factor ?? 1) / (to.unitOf.unit?.factor ?? 1);
  const [a, b] = [from.value * factor, to.value];
  const isPercent = isShare(by) && by.unit?.dim !== 'points';
  const isLevelShare = to.unitOf.unit?.dim === 'percent';
  if (isPercent && (a <= 0 || isLevelShare)) return undefined;
  const value = isPercent ? (100 * Math.abs(b - a)) / a : Math.abs(b - a);
  if (!isPercent && !isGapOf(by, to.unitOf) && !isAlike(by, to.unitOf)) return undefined;
  if (!(isPercent ? isWrittenShare(by, value) : isWritten(by, value))) return undefined;
  return {
    text: `change from ${number(a)} to ${number(b)}`,
    formula: isPercent
      ? `(${b} − ${number(a)}) / ${number(a)} = ${number(b > a ? value : -value)} %`
      : `${b} − ${number(a)} = ${number(b - a)}`,
    inputs: [from.of, to.of].flatMap((each) => (each ? [inputOf(each, spanId)] : [])),
    result: number(b > a ? value : -value),
  };
}
