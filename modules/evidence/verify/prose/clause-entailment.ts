import { isContested } from './attribution';
import { isComparable } from '../text/language';
import { hedgeClass } from '../words/lexicon';
import { isCovered, type Known, sameSet } from './phrase-cover';
import type { Passage } from './read-passage';
import type { Read } from './read-sentence';
import { resolved } from './clause-referents';
import { type Clause, clausesOf } from './sentence-clauses';
import { type Phrase, wordsOf } from './sentence-phrases';
import { meaningOf } from '../words/words';

/** A clause of a passage with what its pronouns stand for, and the phrases of the passage. */
type Held = { clause: Clause; read: Read; known: Known };
type Own = { clause: Clause; read: Read };

/**
 * The passages of which the clauses say each clause of a statement: the same verb of the same actors and objects, as certain, as
 * general and under the same conditions. Undefined where one of them is said by none, or cannot be read.
 */
export function entailedBy(claim: Read, passages: readonly Passage[]): string[] | undefined {
  const { clauses: read, isWhole } = clausesOf(claim);
  if (!isWhole || claim.language === 'foreign') return undefined;
  const clauses = resolved(read, undefined);
  const found = clauses.map((clause) => {
    const isSaid = (passage: Passage) =>
      heldIn(passage).some(
        (held) =>
          !isContested(claim, held.read) &&
          isComparable(claim.language, held.read.language) &&
          isOfOneTime(claim, clause, held.clause) &&
          follows({ clause, read: claim }, held),
      );
    return hasContent(clause) ? passages.find(isSaid)?.id : undefined;
  });
  return found.includes(undefined) ? undefined : found.flatMap((id) => id ?? []);
}

const hasContent = ({ subject, objects, phrases, source }: Clause) =>
  [
    ...(source ? [source.of] : []),
    ...(subject ? [subject] : []),
    ...objects,
    ...phrases.map(({ of }) => of),
  ].flatMap(wordsOf).length >= 2;

/** "It sold a mill and bought two in 2022": the only time of a statement may be meant for all of it. */
function isOfOneTime(claim: Read, own: Clause, held: Clause): boolean {
  const times = new Set(claim.periods.map(({ of }) => `@${of.from}-${of.to}`));
  if (times.size !== 1 || timesOf(own).length > 0) return true;
  return timesOf(held).every((time) => times.has(time));
}

const timesOf = ({ phrases }: Clause) => phrases.flatMap(({ of }) => of.times);

const held = new WeakMap<Passage, readonly Held[]>();

function heldIn(passage: Passage): readonly Held[] {
  const before = held.get(passage);
  if (before) return before;
  const read = passage.sentences.map((sentence) => ({ sentence, clauses: clausesOf(sentence).clauses }));
  const byHead = new Map<string, Phrase[]>();
  for (const { clauses } of read)
    for (const clause of clauses)
      for (const phrase of phrasesOf(clause.verb === 'be' ? { ...clause, objects: [] } : clause))
        byHead.set(phrase.head, [...(byHead.get(phrase.head) ?? []), phrase]);
  const known: Known = { byHead };
  const found: Held[] = [];
  let last: Clause | undefined;
  for (const { sentence, clauses } of read) {
    const own = resolved(clauses, last);
    for (const clause of own) found.push({ clause, read: sentence, known });
    last = own.at(-1);
  }
  held.set(passage, found);
  return found;
}

const phrasesOf = ({ subject, objects, phrases }: Clause): Phrase[] =>
  [...(subject ? [subject] : []), ...objects, ...phrases.map(({ of }) => of)].flatMap((phrase) => [
    phrase,
    ...phrase.others,
    ...(phrase.of ? [phrase.of] : []),
  ]);

/** "Said that it would" is "says that it will". */
const modalityOf = ({ modality, source }: Clause): readonly string[] =>
  source ? modality.map((each) => (each === 'would' ? (hedgeClass('will') ?? each) : each)) : modality;

function follows(own: Own, { clause: theirs, read, known }: Held): boolean {
  const { clause } = own;
  if (
    clause.verb !== theirs.verb ||
    clause.isDenied !== theirs.isDenied ||
    (clause.isNever && !theirs.isNever)
  )
    return false;
  if (!isOfOneTense(clause, theirs)) return false;
  if (!sameSet(modalityOf(clause), modalityOf(theirs))) return false;
  const covers = (one: Phrase, other: Phrase) =>
    isCovered(one, other, { own: own.read, theirs: read, known, isDenied: clause.isDenied });
  if (!sameSource(clause, theirs, covers) || !sameLinks(own, { clause: theirs, read, known })) return false;
  const [a, b] = [activeOf(clause), activeOf(theirs)];
  if (a.subject ? !b.subject || !covers(a.subject, b.subject) : !mayLackActor(clause, b.subject))
    return false;
  if (
    a.objects.length !== b.objects.length ||
    !a.objects.every((object, index) => covers(object, b.objects[index] as Phrase))
  )
    return false;
  return samePhrases(clause, a, b, theirs, covers) && sameAdverbs(clause, theirs);
}

/** What was done has been done; a text may say in either tense what it calls something. */
const isOfOneTense = (own: Clause, theirs: Clause): boolean =>
  own.isPast === theirs.isPast ||
  // "said that it had" reads "says that it has".
  (theirs.isPast && own.source !== undefined && theirs.source !== undefined) ||
  (own.isPast ? theirs.isPerfect : own.isPerfect) ||
  own.verb === 'call';

type Covers = (one: Phrase, other: Phrase) => boolean;
/** Verbs of which "X did it" and "X was done" say the same. */
const turning = new Set(['close', 'open', 'reopen', 'begin', 'end', 'move', 'expand'].map(meaningOf));

type Active = { subject?: Phrase; objects: readonly Phrase[]; phrases: Clause['phrases'] };

/** A passive as the active clause that it stands for. */
function activeOf({ isPassive, subject, objects, phrases, verb }: Clause): Active {
  // "The mill closed" is as "the mill was closed".
  if (!isPassive && objects.length === 0 && subject && turning.has(verb))
    return { objects: [subject], phrases };
  if (!isPassive) return { ...(subject ? { subject } : {}), objects, phrases };
  const by = phrases.find(({ lead, of }) => lead === 'by' && !of.head.startsWith('#') && of.head !== '@');
  return {
    ...(by ? { subject: by.of } : {}),
    objects: [...(subject ? [subject] : []), ...objects],
    phrases: phrases.filter((phrase) => phrase !== by),
  };
}

/** A passive without an actor says of a positive deed that it was done; a clause without a subject says that there is something. */
const mayLackActor = ({ isPassive, isDenied }: Clause, actor: Phrase | undefined): boolean =>
  actor === undefined ||
  (isPassive && !isDenied && actor.quantity.length === 0 && !actor.isDenied && actor.figure === undefined);

function sameSource({ source: own }: Clause, { source: theirs }: Clause, covers: Covers): boolean {
  if (!own || !theirs) return own === theirs;
  const isNeutral = own.kind === 'any' || (own.kind === 'say' && theirs.kind === 'any');
  return (own.kind === theirs.kind || isNeutral) && covers(own.of, theirs.of);
}

const kindOfLink = (kind: string) => (/^(?:provided|providing|assuming)$/.test(kind) ? 'if' : kind);
/** Links that may be left away where the clause is one of a positive deed. */
const loose = /^(?:because|after|before|as|since)$/;

function sameLinks(own: Own, theirs: Held): boolean {
  const kept = theirs.clause.links.filter((link) =>
    own.clause.links.some(
      ({ kind, clauses }) =>
        kindOfLink(kind) === kindOfLink(link.kind) &&
        clauses.length === link.clauses.length &&
        clauses.every((clause) =>
          link.clauses.some((other) => follows({ clause, read: own.read }, { ...theirs, clause: other })),
        ),
    ),
  );
  const dropped = theirs.clause.links.filter((link) => !kept.includes(link));
  return (
    kept.length === own.clause.links.length &&
    dropped.every(({ kind }) => loose.test(kind) && !own.clause.isDenied && own.clause.modality.length === 0)
  );
}

const placed = /^(?:in|at|on|during|for|over|throughout)$/;
const isTime = ({ head, times }: Phrase) => head === '@' || times.length > 0;

function samePhrases(
  { isDenied, isPast, isPerfect, verb }: Clause,
  a: Active,
  b: Active,
  theirs: Clause,
  covers: Covers,
): boolean {
  const left = [...b.phrases];
  for (const phrase of a.phrases) {
    const at = left.findIndex((other) => isSamePhrase(phrase, other, a, b, covers));
    if (at >= 0) left.splice(at, 1);
    else if (!isWithin(phrase, b, covers)) return false;
  }
  const isChange = verb === 'up' || verb === 'down';
  const all = [...b.objects, ...(b.subject ? [b.subject] : []), ...b.phrases.map(({ of }) => of)];
  const counts = isChange || all.some(({ figure, quantity }) => figure !== undefined || quantity.length > 0);
  return left.every(({ lead, of, behind }) => {
    if (isDenied) return false;
    if ((placed.test(lead) || lead === 'between') && isTime(of)) return true;
    // What leads a sentence frames it: "In his view", "Among smokers".
    if (behind === '') return false;
    if (/^(?:because of|due to|despite|after|following)$/.test(lead)) return true;
    if (isChange && /^(?:by|to|from)$/.test(lead) && of.figure) return true;
    if (lead === 'by' && theirs.isPassive) return true;
    return (
      !counts && (isPast || isPerfect) && /^(?:in|at|on|near|for)$/.test(lead) && of.figure === undefined
    );
  });
}

function isSamePhrase(
  one: Clause['phrases'][number],
  other: Clause['phrases'][number],
  a: Active,
  b: Active,
  covers: Covers,
): boolean {
  const isSameLead =
    one.lead === other.lead ||
    (isTime(one.of) && isTime(other.of) && placed.test(one.lead) && placed.test(other.lead));
  if (!isSameLead || !covers(one.of, other.of)) return false;
  const isOnly = (phrases: Clause['phrases']) => phrases.filter(({ lead }) => lead === other.lead).length < 2;
  const isOnlyTime = [a, b].every(({ phrases }) => phrases.filter(({ of }) => isTime(of)).length < 2);
  return (
    one.behind === other.behind || (isTime(one.of) ? isOnlyTime : isOnly(a.phrases) && isOnly(b.phrases))
  );
}

/** "the plant in Hollins" of "the Hollins plant". */
const isWithin = (
  { lead, of, behind }: Clause['phrases'][number],
  { subject, objects }: Active,
  covers: Covers,
): boolean =>
  /^(?:in|at|for|from|of)$/.test(lead) &&
  of.items.length === 0 &&
  of.figure === undefined &&
  [...(subject ? [subject] : []), ...objects].some(
    (phrase) => phrase.head === behind && phrase.items.includes(of.head) && covers(of, { ...of, others: [] }),
  );

function sameAdverbs({ adverbs: own, isDenied }: Clause, { adverbs: theirs }: Clause): boolean {
  if (!own.every((adverb) => theirs.includes(adverb))) return false;
  const dropped = theirs.filter((adverb) => !own.includes(adverb));
  return dropped.every((adverb) => /ly$/.test(adverb) && !isDenied && hedgeClass(adverb) === undefined);
}
