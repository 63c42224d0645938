import { type Pair, isContent } from '../reading/passage-figures';
import type { Read } from '../reading/read-sentence';
import type { Word } from '../../text/scan';
import { isPastForm } from '../../words/verbs';
import { memoize } from '../../../../kernel/memoize';
import { determiner, preposition } from '../reading/noun-phrases';
import { verbOf } from './figure-verbs';
import { verbUses } from '../reading/verb-uses';

/** The words between two commas behind a subject: "Kaltbrunn, the second largest town of the canton, has 21,000 inhabitants". */
type Insertion = { from: number; to: number; subject: readonly Word[]; words: readonly Word[]; head: string };

const inserted =
  /(?<=\p{L}), (?=(?:the|an?|one|two|three|its|their|his|her|once|then|now|which|who|whose|home|\p{Ll}+ed|\p{Ll}+wn|\p{Ll}+lt)\b)(?<what>[^,;:]{2,120}), ?(?=\p{Ll})/gu;

const joint = /^(?:and|or|but|nor|so|yet|which|who|whose|where|when|while|whereas|although|because|if)$/;

/** Insertions of a sentence that are looked at: each reads all of its words. */
const mostInsertions = 20;

const insertionsIn = memoize((read: Read): readonly Insertion[] =>
  [...read.text.matchAll(inserted)].slice(0, mostInsertions).flatMap(({ index, 0: { length } }) => {
    const [from, to] = [index, index + length];
    const next = read.words.find(({ at }) => at === to);
    const isVerb =
      next && !joint.test(next.lower) && !preposition.test(next.lower) && !determiner.test(next.lower);
    const start = Math.max(read.text.lastIndexOf(', ', from - 1), read.text.lastIndexOf('; ', from - 1));
    const subject = read.words.filter((word) => word.at > start && word.end <= from && isContent(word));
    const within = read.words.filter((word) => word.at > from && word.end <= to);
    const end = within.findIndex(({ lower }) => preposition.test(lower));
    const words = within.filter(isContent);
    const lead = within.slice(0, end < 0 ? undefined : end);
    const stop = end < 0 ? to : (within[end]?.at ?? to);
    const order = read.amounts.find(({ of, at }) => of.ordinal && at > from && at < stop)?.of.text.trim();
    const head = lead.findLast(isContent)?.meaning ?? order ?? words[0]?.meaning;
    return isVerb && subject.length > 0 && head !== undefined ? [{ from, to, subject, words, head }] : [];
  }),
);

/**
 * A word of an insertion, said of a figure that stands outside of it: neither the canton nor its second town has the 21,000
 * inhabitants of Kaltbrunn. A statement names the subject, or all that the insertion calls it.
 */
export function insertedWord(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const figures = pairs.flatMap(({ matches }) => matches);
  if (figures.length === 0) return undefined;
  for (const { from, to, subject, words, head } of insertionsIn(source)) {
    if (figures.some(({ at }) => at > from && at < to)) continue;
    const outside = new Set(
      source.words.filter(({ at, end }) => end <= from || at >= to).map(({ meaning }) => meaning),
    );
    const own = words.filter(({ meaning }) => !outside.has(meaning));
    const [first] = own.filter(({ meaning }) => claim.meanings.has(meaning));
    if (!first) continue;
    const isNamed = subject.some(({ meaning }) => claim.meanings.has(meaning));
    const isWhole = words.every(({ meaning }) => claim.meanings.has(meaning));
    const hasHead = claim.meanings.has(head) || claim.amounts.some(({ of }) => of.text.trim() === head);
    if (isNamed ? !hasHead : !isWhole) return first.text;
    const uses = verbUses(claim);
    const isDone = pairs.some(({ amount }) => verbOf(amount.at, uses)?.word.meaning === first.meaning);
    if (isDone && isPastForm(first.lower)) return first.text;
  }
  return undefined;
}
