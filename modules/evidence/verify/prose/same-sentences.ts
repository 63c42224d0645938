import { memoize } from '../../../kernel/memoize';
import { samePeriod } from '../numbers/periods';
import { type Finding, finding } from '../tables/check-table';
import { isComparable } from '../text/language';
import { clausesOf } from './propositions/clause-texts';
import { isOfEither } from './reading/named-pronouns';
import { isClauseOf } from './reading/passage-clauses';
import { isContent, isIdle, sameAmount } from './reading/passage-figures';
import type { Passage } from './reading/read-passage';
import type { Read } from './reading/read-sentence';
import { plainWords } from './wording/copied-clauses';
import { saysSame } from './wording/same-clause';
import { canBeReworded, isWordsOnly } from './wording/turning-words';

export const sameWords = memoize(({ text }: Read) => plainWords(text));

/** A statement of which no word stands beside its figure says something of the sentence before alone. */
export const sharesWord = (claim: Read, source: Read): boolean =>
  claim.amounts.length === 0 ||
  /\b(?:it|they|he|she)\b/i.test(source.text) ||
  claim.words.some((word) => isContent(word) && source.meanings.has(word.meaning));

/** Whether a sentence of a passage, behind another, says the same in other words. */
export function isReworded(claim: Read, source: Read, before: Read | undefined): boolean {
  if (!canBeReworded(claim, source)) return false;
  // Whom a pronoun means is open where no figure decides it.
  const isOpen = isWordsOnly(claim) || (before && isOfEither(source.text, before.text));
  const subject = isOpen ? undefined : before;
  return isClauseOf(claim, source, subject) || saysSame(claim, source, subject);
}

/** One time told of the figures of two sentences, of which one is of another time. */
export const spansTimes = (claim: Read, sentences: readonly Read[]): boolean =>
  claim.periods.length === 1 &&
  sentences.every(({ periods }) => periods.length > 0) &&
  sentences.some(
    ({ periods }) => !periods.some(({ of }) => claim.periods.some((each) => samePeriod(of, each.of))),
  );

export const holdsFigures = (claim: Read, source: Read | undefined): boolean =>
  source !== undefined &&
  claim.amounts
    .filter(({ of }) => !isIdle(of))
    .every((amount) => source.amounts.some((other) => sameAmount(amount, other, claim, source)));

/** The same words in the same order, neither quoted nor asked where the other is not: in any language it says the same. */
export const isVerbatim = (claim: Read, source: Read): boolean =>
  sameWords(claim) === sameWords(source) && turningMarks(claim.text) === turningMarks(source.text);
const turningMarks = (text: string) => text.replace(/[^?"“”„«»‘’‚']/g, '');

/** A part that names nothing could be taken for a statement about anything. */
export const hasSubject = (part: Read): boolean =>
  part.words.filter(isContent).length >= 2 || /^There (?:was|were|is|are) /.test(part.text);

/** A clause of a passage, with the subject that it leaves away, says the same in its words or in other ones. */
export function saidInClause(claim: Read, passages: readonly Passage[]): Finding | undefined {
  const found = passages.find((passage) => {
    const clauses = clausesOf(passage);
    return (
      clauses !== passage &&
      clauses.sentences.some(
        (source) =>
          isComparable(claim.language, source.language) &&
          (sameWords(source) === sameWords(claim) || isReworded(claim, source, undefined)),
      )
    );
  });
  return found && { ...finding('supported'), spanIds: [found.id] };
}
