import type { Amount } from '../../numbers/amounts';
import type { Word } from '../../text/scan';
import { isContent, isIdle } from './passage-figures';
import { type Placed, type Read, readSentence } from './read-sentence';
import { type VerbUse, verbUses } from './verb-uses';

/** What a sentence of a passage says against a statement, as the reason that a reader sees: "The passage …". */
export type Objection = (claim: Read, source: Read) => string | undefined;

export const has = (pattern: RegExp, { text }: Read): boolean => pattern.test(text);

/** The figures of a sentence, without places in an order and ranges. */
export const countsOf = ({ amounts }: Read): readonly Placed<Amount>[] =>
  amounts.filter(({ of }) => !isIdle(of) && !of.range);

/** The words of a stretch that name something. */
export const namesIn = (text: string): readonly Word[] => readSentence(text).words.filter(isContent);

const light =
  /^(?:be|have|make|reach|stand|total|come|number|amount|account|up|down|say|go|take|hold|includ|remain|expect|plan)$/;
/** A verb that says more than that a figure is there. */
export const isDeed = ({ meaning, word }: VerbUse) => !light.test(meaning) && !light.test(word.stem);

/** The verb that governs a figure: the last one before it in its clause. */
export function verbBefore(read: Read, { at }: Placed<Amount>): VerbUse | undefined {
  const from = read.text.lastIndexOf('; ', at);
  return verbUses(read).findLast(({ word }) => word.end <= at && word.at > from);
}

/** The text right before a place: a pattern that ends there needs no more, and takes no longer in a long sentence. */
export const leadAt = ({ text }: Read, at: number): string => text.slice(Math.max(0, at - longestLead), at);
const longestLead = 200;
