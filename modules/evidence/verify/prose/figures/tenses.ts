import type { Pair } from '../reading/passage-figures';
import type { Read } from '../reading/read-sentence';
import { verbUses } from '../reading/verb-uses';
import { isPastForm, isPresentForm } from '../../words/verbs';

const present = /^(?:is|are|has|have)$/;
const past = /^(?:was|were|had)$/;

/** The tense of the last verb before a figure. */
function tenseBefore(read: Read, { at }: { at: number }): 'present' | 'past' | undefined {
  const uses = new Set(verbUses(read).map(({ word }) => word));
  const verb = read.words.findLast(
    (word) => word.end <= at && (uses.has(word) || present.test(word.lower) || past.test(word.lower)),
  );
  if (!verb) return undefined;
  if (past.test(verb.lower) || isPastForm(verb.lower)) return 'past';
  return present.test(verb.lower) || isPresentForm(verb.lower, verb.stem) ? 'present' : undefined;
}

/** "Pell has 1,120 employees", told of 2019: what is so now has no time of the sentences beside it. */
export const isOfNow = (claim: Read, source: Read, pairs: readonly Pair[]): boolean =>
  source.periods.length === 0 &&
  pairs.length > 0 &&
  pairs.every(
    ({ amount, matches }) =>
      matches.length > 0 &&
      tenseBefore(claim, amount) === 'past' &&
      matches.every((match) => tenseBefore(source, match) === 'present'),
  );

/** "Cost 90 euros when it was launched in 2012", told as what it costs: a figure of a named time past. */
export const isOfThen = (claim: Read, source: Read, pairs: readonly Pair[]): boolean =>
  claim.periods.length === 0 &&
  source.periods.length > 1 &&
  pairs.some(
    ({ amount, matches }) =>
      matches.length > 0 &&
      tenseBefore(claim, amount) === 'present' &&
      matches.every((match) => {
        const time = source.periods.find(({ at }) => at >= match.end);
        return (
          time !== undefined &&
          !/[;,:\d]/.test(source.text.slice(match.end, time.at)) &&
          source.periods.some(({ of }) => of.from > time.of.from)
        );
      }),
  );
