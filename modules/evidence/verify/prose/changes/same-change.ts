import type { Derivation } from '../../../evidence';
import {
  causes,
  downStems,
  functionWords,
  lessWords,
  moreWords,
  modalities,
  negations,
  sumWords,
  upStems,
} from '../../words/lexicon';
import { memoize } from '../../../../kernel/memoize';
import { headsOf, isNominal } from '../reading/noun-phrases';
import { isContent } from '../reading/passage-figures';
import { droppedWord } from '../figures/passage-words';
import type { Passage } from '../reading/read-passage';
import { type Read, readSentence } from '../reading/read-sentence';
import type { Token, Word } from '../../text/scan';
import { frameOf } from './changed-ends';
import { heldChange, type HeldChange, toldChange, workedFor } from './change-figures';
import { areToldTimes } from './change-times';
import { verbUses } from '../reading/verb-uses';
import { meaningOf } from '../../words/words';

/**
 * Whether a sentence of a passage tells of the change that the statement tells of: of the same thing at the same times, each figure as
 * it stands there or worked out from the two that do. "Ticket sales rose by 9 percent to 96" of "The theatre sold 96 tickets in 2023,
 * up from 88 in 2022." Gives what was worked out; undefined where it is another change.
 */
export function sameChange(
  claim: Read,
  source: Read,
  spanId: string,
  passage: Passage,
): readonly Derivation[] | undefined {
  if (claim.amounts.length === 0 || claim.text.includes(';') || isLimited(claim) || isLimited(source))
    return undefined;
  if (claim.words.some(({ lower }) => causes.has(lower))) return undefined;
  for (const clause of clausesOf(source)) {
    const held = heldChange(clause, spanId);
    const told = held && toldChange(claim, held, clause);
    if (!told || !areToldTimes(claim, told, clause, held)) continue;
    const window = mainClause(clause, held);
    if (!window || !isOfSame(claim, clause, window, held, passage) || droppedWord(claim, clause, []))
      continue;
    const frame = frameOf(clause, window).filter((word) => !isNeutral(word));
    if (frame.length > 0 && !frame.some(({ meaning }) => claim.meanings.has(meaning))) continue;
    const worked = workedFor(told, held, claim, clause, spanId);
    if (worked) return worked;
  }
  return undefined;
}

/** A denial, a hedge or another speaker: what the plain comparison decides. */
const isLimited = ({ words, text }: Read) =>
  words.some(({ lower }) => negations.has(lower) || modalities.has(lower)) ||
  /["“”„«»?:]|\b(?:according to|said|says)\b/i.test(text);

const joint = /, (?:and|but|while|whereas) |; /g;
/** "Operating profit (EBIT)". */
const acronym = / \(\p{Lu}{2,6}\)/gu;
/** A time that leads a sentence is that of all its clauses. */
const lead = /^(?:In|At|By|During|Over|Between|Among|For|On) [^,;]{2,60}, /;

/** A sentence, and those of its clauses that have a verb and a subject of their own. */
const clausesOf = memoize((source: Read): readonly Read[] => {
  if (source.text.length > 500) return [source];
  const text = source.text.replace(acronym, '');
  const cuts = [...text.matchAll(joint)];
  if (cuts.length === 0) return [source];
  const frame = lead.exec(text)?.[0] ?? '';
  const edges = [0, ...cuts.map(({ index, 0: { length } }) => index + length)];
  const parts = edges.map((from, index) => text.slice(from, cuts[index]?.index ?? text.length));
  const clauses = parts.map((part, index) => readSentence(index === 0 ? part : `${frame}${part}`));
  const hasSubject = (clause: Read) =>
    verbUses(clause)[0]?.heads.length !== 0 || beOf(clause, 0, clause.text.length);
  return clauses.every((clause) => hasSubject(clause)) ? [source, ...clauses] : [source];
});

const levels = /^(?:was|were|is|are|stood|came|amounted|totalled|reached)$/;
/** Verbs by which a subject has its object: "reported revenue of". */
const reports = /^(?:reported|posted|recorded|booked|registered|achieved|generated|had|has)$/;

const joints =
  /(?:, (?!\d|(?:to|by|from|up|down|against|compared)\b)|\b(?:as|because|while|whereas|although|though|when|after|if|despite|thanks|but|who|which|that) )/g;

type Window = { from: number; to: number; main: Word };

/** The clause of the passage that holds the later figure: what leads it and what follows it in clauses of their own is left out. */
function mainClause(source: Read, { to: later, from: earlier, gap }: HeldChange): Window | undefined {
  const other = earlier.placed ?? gap;
  const first = Math.min(later.at, other?.at ?? later.at);
  const opening = [...source.text.slice(0, first).matchAll(joints)].at(-1);
  const from = opening ? opening.index + opening[0].length : 0;
  const last = Math.max(later.end, other?.end ?? 0);
  const behind = [...source.text.slice(later.end).matchAll(joints)][0];
  const to = other && later.at > other.at ? (behind ? later.end + behind.index : source.text.length) : last;
  const verbs = verbUses(source).filter(
    ({ word, isReduced }) => !isReduced && word.at >= from && word.at < first,
  );
  const main = (verbs.findLast(({ word }) => isChange(word)) ?? verbs[0])?.word;
  const be = beOf(source, from, first);
  const verb = be && (!main || (be.at < main.at && !isChange(main))) ? be : main;
  return verb && { from, to, main: verb };
}

const beOf = ({ words }: Read, from: number, to: number): Word | undefined =>
  words.find(({ at, lower }) => at >= from && at < to && levels.test(lower));

const isChange = ({ stem, lower }: Word) =>
  upStems.has(stem) || downStems.has(stem) || moreWords.has(lower) || lessWords.has(lower);
const isNeutral = (word: Word) =>
  !isContent(word) || isChange(word) || /^(?:average|total|compared|year|annual)/.test(word.lower);

/** What changes is the same: the subject of a rise or a fall, or what an actor does with what is counted. */
function isOfSame(
  claim: Read,
  source: Read,
  { from, to, main }: Window,
  { to: level }: HeldChange,
  { known, sentences }: Passage,
): boolean {
  const window = source.words.filter((word) => word.at >= from && word.end <= to);
  const heldWords = new Map(window.map((word) => [key(word), word]));
  // A part in percent is a share, where the passage speaks of shares.
  const isOfShare = level.of.unit?.dim === 'percent' && sentences.some(({ meanings }) => meanings.has(share));
  const isSaid = (word: Word) =>
    (isOfShare && word.meaning === share) ||
    (sumWords.has(word.lower) && window.some(({ lower }) => sumWords.has(lower))) ||
    isOwner(word, known);
  const own = claim.words.filter((word) => !isNeutral(word));
  for (const word of own) {
    const place = heldWords.get(key(word));
    if (place ? !isLedAlike(leadOf(word, claim), leadOf(place, source)) : !isSaid(word)) return false;
  }
  const keys = new Set(own.map(key));
  if (keys.size === 0 || !isOfSameScope(claim, source)) return false;
  const region = source.tokens.filter((token) => token.at >= from && token.end <= main.at);
  if (isChange(main) || levels.test(main.lower)) {
    const { heads } = headsOf(region);
    return (
      heads.length > 0 &&
      heads.every((head) => keys.has(key(head))) &&
      region.every(
        (token, index) =>
          !isNarrowing(token, region[index - 1]) || keys.has(key(token)) || known.has(token.meaning),
      )
    );
  }
  const counted = window.find((word) => word.at > main.end && isContent(word) && !isChange(word));
  const isStaff = counted?.lower === 'people' && main.meaning === staff;
  // "The night buses carried": what narrows a subject that the statement names.
  const unrated = new Set(
    own
      .filter(({ at }) => !/\b(?:an?|per|each|every) $/.test(claim.text.slice(Math.max(0, at - 6), at)))
      .map(key),
  );
  const isNarrowed = region.some((token, index) => {
    const next = region[index + 1];
    return (
      isNarrowing(token, region[index - 1]) &&
      !unrated.has(key(token)) &&
      !known.has(token.meaning) &&
      next?.kind === 'word' &&
      next.at === token.end + 1 &&
      unrated.has(key(next))
    );
  });
  return (
    !isNarrowed &&
    (keys.has(key(main)) || reports.test(main.lower)) &&
    (!counted || isStaff || keys.has(key(counted)))
  );
}

const share = meaningOf('share');
const staff = meaningOf('employed');

/** A word of a subject that narrows what it names. A name or an owner says whose it is; the place of "sales in Brem" narrows. */
const isNarrowing = (token: Token, before: Token | undefined): token is Token & Word =>
  token.kind === 'word' &&
  isNominal(token) &&
  !isNeutral(token) &&
  (!token.isName || (before?.kind === 'word' && /^(?:in|at)$/.test(before.lower))) &&
  !/['’]s?$/.test(token.text) &&
  !(before?.kind === 'word' && /^(?:we|they|it)$/.test(before.lower));

/** "The company's margin", or a word of the title: whose it is, where the text is on one alone. */
const isOwner = ({ text, meaning }: Word, context: ReadonlySet<string>): boolean =>
  context.has(meaning) || /^(?:company|group|firm)['’]s$/i.test(text);

const scopes =
  /\b(?:quarter|half|month|monthly|week|weekly|day|daily|season|first|second|third|fourth|nine|six)\b/gi;

/** "In the fourth quarter": both speak of that part of the year, or neither does. */
const isOfSameScope = (claim: Read, source: Read): boolean => {
  const scopesIn = ({ text }: Read) => new Set((text.match(scopes) ?? []).map((word) => word.toLowerCase()));
  const [own, held] = [scopesIn(claim), scopesIn(source)];
  return own.size === held.size && [...own].every((word) => held.has(word));
};

/** A noun counts as its verb: "sales" as "sell". */
const key = ({ lower, meaning }: Word) => (/^sales?$/.test(lower) ? 'sell' : meaning);

/** The preposition before a word; "of", "in" and none may stand for one another. */
function leadOf({ at }: Word, { words }: Read): string {
  const before = words.findLast(({ end }) => end <= at);
  const article =
    before && /^(?:the|a|an|its|their)$/.test(before.lower)
      ? words.findLast(({ end }) => end <= before.at)
      : before;
  return article &&
    functionWords.has(article.lower) &&
    /^(?:to|from|for|against|with|without|into|onto|over|under|about|between|among)$/.test(article.lower)
    ? article.lower
    : '';
}

/** "Staff costs" are costs for staff. */
const isLedAlike = (own: string, held: string) => own === held || (own === '' && held === 'for');
