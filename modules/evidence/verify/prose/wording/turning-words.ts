import { memoize } from '../../../../kernel/memoize';
import type { Read } from '../reading/read-sentence';
import { verbUses } from '../reading/verb-uses';

/** Words whose place decides what a sentence says: they narrow the word that they stand beside. */
const narrowing =
  'only merely mainly mostly largely chiefly partly even just solely also both either neither few little less least more most fewer hardly barely scarcely rarely seldom nearly almost virtually practically roughly still already yet too enough again initially officially nominally theoretically formally';
/** Words that take back the noun behind them. */
const cancelling =
  'former formerly late last next previous current then acting deputy vice assistant alleged suspected supposed reputed purported so-called fake false toy mock imaginary fictional proposed planned intended likely potential possible prospective aspiring future ex would-be self-styled';
/** Words that except, limit or doubt the clause before them. */
const excepting =
  'apart aside except excepting save other than exception exceptions excluding barring without whether theory paper principle view eyes opinion dream feared hoped rumoured believed thought instead rather one ones latter';
const turning = new Set([narrowing, cancelling, excepting].flatMap((words) => words.split(' ')));

/** What "by" leads without being an actor. */
const noActor =
  /\bby (?:(?:the|a|an|its|their) )?(?:\p{Ll}+ )?(?:accident|air|boat|bus|car|chance|coast|day|design|far|foot|gate|hand|lake|land|law|mail|mistake|night|now|phone|plane|post|rail|river|road|sea|ship|shore|then|train|way|\d)/u;

/** Conditions, owners and what denies must stand in both. */
const paired = /\b(?:if|unless|provided|until|though|although|no|none|his|her|its|their)\b/gi;

const prepositions = /^(?:at|behind|beside|by|for|from|in|near|of|off|on|over|to|under|with|without)$/;

/** "The line to Berlin was closed in May and the one to Hamburg in June": which of the two is meant. */
const theOne = /\bthe ones?\b/i;

/** The words of a sentence whose place or absence turns its meaning, in order. */
export const turningWordsIn = ({ words }: Read): string =>
  words
    .flatMap(({ lower }) => (turning.has(lower) ? [lower] : []))
    .sort()
    .join(' ');

export const hasTurningWord = memoize(
  ({ words, text }: Read): boolean =>
    words.some(({ lower }) => turning.has(lower)) ||
    noActor.test(text) ||
    (/\b(?:not|no|never)\b/i.test(text) && /\b(?:all|every|each|any|who|which|that)\b/i.test(text)),
);

const pairedIn = memoize(({ text }: Read) => (text.toLowerCase().match(paired) ?? []).toSorted().join(' '));

/** "Painters from Rome taught sculptors": what narrows the subject, with the noun that it narrows; empty when nothing does. */
const narrowedSubject = memoize((read: Read): string => {
  const verb = verbUses(read)[0]?.word.at ?? 0;
  const before = read.words.filter(({ at }) => at < verb);
  const comma = read.text.lastIndexOf(',', verb);
  const at = before.findIndex(
    ({ lower, at: place }, index) => index > 0 && place > comma && prepositions.test(lower),
  );
  return at < 1
    ? ''
    : read.text
        .slice(before[at - 1]?.at ?? 0, verb)
        .trim()
        .toLowerCase();
});

/** A statement without a figure, a place in an order or a time: nothing in it can be checked exactly. */
export const isWordsOnly = ({ amounts, periods }: Read): boolean => amounts.length + periods.length === 0;

/**
 * Whether a sentence of words alone may say in other words what a sentence of a passage says. Nothing in it can be checked
 * exactly, so a word whose place or absence turns the meaning leaves it open, and so does what narrows a subject.
 */
export function canBeReworded(claim: Read, source: Read): boolean {
  if (theOne.test(claim.text) || theOne.test(source.text)) return false;
  if (!isWordsOnly(claim)) return true;
  if (hasTurningWord(claim) || hasTurningWord(source)) return false;
  if (pairedIn(claim) !== pairedIn(source)) return false;
  return (
    claim.text.toLowerCase().includes(narrowedSubject(source)) &&
    source.text.toLowerCase().includes(narrowedSubject(claim))
  );
}
