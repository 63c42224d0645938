import { isFinite, type Phrase } from './phrases';
import { lowerOf } from './tagged-units';
import { contrasting, hasFinite, isLead, isMark, subordinating, untilMark } from './slots';

/** Where a sentence joins two clauses, each with a verb: at ";", "and", "but" or "while". Undefined where it does not. */
export function jointIn(phrases: readonly Phrase[]): number | undefined {
  const at = phrases.findIndex((phrase, index) => {
    if (isMark(phrase, ';')) return true;
    // "The bank lent 310 million, the government paid 186 million and investors gave the rest."
    const isListed =
      isMark(phrase, ',') && startsWithSubject(phrases.slice(index + 1)) && isList(phrases.slice(index + 1));
    const isJoint =
      (phrase.kind === 'and' && phrase.text !== 'or') || isLead(phrase, contrasting) || isListed;
    if (!isJoint || !hasFinite(phrases.slice(0, index)) || isInRelative(phrases, index)) return false;
    return beginsClause(phrases.slice(index + 1));
  });
  return at < 0 ? undefined : at;
}

/** Another clause follows, or the subject is a part: "two thirds came from Norway, one fifth came from Germany". */
const isList = (phrases: readonly Phrase[]) =>
  jointIn(phrases) !== undefined || phrases[0]?.units.some(({ amount }) => amount?.of.fraction) === true;

/** A noun and its verb, with nothing between them but what narrows the noun. */
function startsWithSubject(phrases: readonly Phrase[]): boolean {
  const verb = phrases.findIndex((phrase) => isFinite(phrase));
  return (
    verb > 0 &&
    phrases[0]?.kind === 'noun' &&
    phrases.slice(0, verb).every(({ kind }) => /^(?:noun|lead|time)$/.test(kind))
  );
}

/** ", which opened in 2005 and covers 80 hectares": joined inside the relative clause. */
const isInRelative = (phrases: readonly Phrase[], at: number): boolean =>
  phrases.slice(0, at).some(({ kind }) => kind === 'relative' || kind === 'that') &&
  beginsWithVerb(phrases.slice(at + 1));

export const beginsWithVerb = (phrases: readonly Phrase[]): boolean =>
  isFinite(phrases.find(({ kind }) => kind !== 'other'));

/** A subject with its verb, or a verb, and no other joint before it. */
function beginsClause(phrases: readonly Phrase[]): boolean {
  if (beginsWithVerb(phrases)) return true;
  const verb = phrases.findIndex((phrase) => isFinite(phrase));
  const ahead = phrases.slice(0, Math.max(0, verb));
  // "and Sweden, one fifth came from Germany": the comma parts them.
  if (phrases[0]?.kind === 'noun' && ahead.filter((each) => isMark(each, ',')).length === 1) return false;
  return (
    ahead.some(({ kind }) => kind === 'noun') &&
    !ahead.some(({ kind }) => /^(?:and|relative|that)$/.test(kind))
  );
}

/** The place of the verb of a clause, outside its relative and other hanging clauses; -1 where it has none. */
export function mainVerb(phrases: readonly Phrase[]): number {
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at] as Phrase;
    const comma = phrases.findIndex((each, index) => index > at && isMark(each, ','));
    if (phrase.kind === 'relative' || phrase.kind === 'that') {
      // "buses that run on diesel are old": the second verb is that of the clause.
      const inner = phrases.findIndex((each, index) => index > at && isFinite(each));
      const end = isMark(phrases[at - 1], ',') ? comma : inner;
      if (end < 0) return -1;
      at = end;
    } else if (isLead(phrase, subordinating) && hasFinite(untilMark(phrases.slice(at)))) {
      if (comma < 0) return -1;
      at = comma;
    } else if (isFinite(phrase)) return at;
  }
  return -1;
}

/** How many phrases lead a clause before its subject: "In 2023,", "At the previous census, in 2011,". */
export function leadIn(phrases: readonly Phrase[], verb: number): number {
  const kind = phrases[0]?.kind;
  const isReduced = phrases[0]?.verb?.form === 'participle';
  if (kind !== 'lead' && kind !== 'time' && kind !== 'other' && !isReduced) return 0;
  const commaFrom = (from: number) =>
    phrases.findIndex((each, at) => at >= from && at < verb && isMark(each, ','));
  let comma = commaFrom(0);
  while (comma >= 0 && /^(?:lead|time)$/.test(phrases[comma + 1]?.kind ?? '')) {
    const next = commaFrom(comma + 1);
    if (next < 0) break;
    comma = next;
  }
  if (comma >= 0) return comma + 1;
  // "At the end of 2023 it had"
  const pronoun = phrases.findIndex(
    (each, at) => at < verb && /^(?:it|they|he|she)$/.test(lowerOf(each.units[0])),
  );
  if (pronoun > 0) return pronoun;
  if (kind !== 'lead') return 1;
  // "In 2023 the council provided": a time and what leads it.
  if (phrases[1]?.kind === 'time') return 2;
  // "In Millbeck 310 of the homes"
  return phrases[1]?.kind === 'noun' && phrases[2]?.kind === 'noun' && verb > 2 ? 2 : 0;
}
