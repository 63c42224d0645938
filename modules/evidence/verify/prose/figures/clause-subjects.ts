import { type Pair, isContent } from '../reading/passage-figures';
import type { Read } from '../reading/read-sentence';
import { auxiliaries, isPastForm, isPresentForm } from '../../words/verbs';

const nounPhrase = /^(?:(?:and|but|while) )?(?:the|an?|all|most|both|other|\p{Lu}\p{Ll}+)\b/u;

/**
 * The subject of the clause behind a semicolon that a figure stands in, where a statement has the subject of another clause in its
 * place: "The blue line runs at night; the red and the green stop at 1 a.m." told of the blue line.
 */
export function otherClauseSubject(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const figures = pairs.flatMap(({ matches }) => matches);
  const from = figures.reduce(
    (least, { at }) => Math.min(least, source.text.lastIndexOf('; ', at)),
    Infinity,
  );
  if (from < 0 || from === Infinity || !nounPhrase.test(source.text.slice(from + 2))) return undefined;
  const clause = source.words.filter(({ at }) => at > from);
  const first = figures.reduce((least, { at }) => Math.min(least, at), Infinity);
  const end = clause.findIndex(
    (word, index) =>
      word.at > first ||
      (index > 0 &&
        (auxiliaries.has(word.lower) || isPastForm(word.lower) || isPresentForm(word.lower, word.stem))),
  );
  const subject = clause.slice(0, Math.min(end < 0 ? 6 : end, 6)).filter(isContent);
  const isShared = ({ meaning }: { meaning: string }) => claim.meanings.has(meaning);
  const within = new Set(clause.map(({ meaning }) => meaning));
  const isOther = source.words.some(
    (word) => word.end <= from && isContent(word) && isShared(word) && !within.has(word.meaning),
  );
  return subject.length > 0 && isOther && !subject.some(isShared) ? subject[0]?.text : undefined;
}

/** "Weber expects 2 percent, Lang 1, and both see unemployment at 6" told as what both expect. */
export const otherBoth = (claim: Read, source: Read, pairs: readonly Pair[]): string | undefined => {
  const figures = pairs.flatMap(({ matches }) => matches);
  const at = source.text.search(/\bboth (?!of\b)\p{Ll}/u);
  return at > 0 && /^Both\b/.test(claim.text) && figures.length > 0 && figures.every(({ end }) => end < at)
    ? 'both'
    : undefined;
};

const only = /\b(?:only|solely|exclusively) (?:the |an? |its |in |on |at |for |by )?(?<what>\p{L}+)/giu;

const sole = /\b(?:only|sole|solely|just|alone|exclusively|except|but for|no other|merely)\b/i;

/** "Only the blue line runs at night" told of the green line alone. */
export function otherSoleSubject(claim: Read, source: Read): string | undefined {
  const soleIn = (read: Read) =>
    [...read.text.matchAll(only)].flatMap(({ index, 0: found }) => {
      const word = read.words.find(({ end }) => end === index + found.length);
      return word && isContent(word) ? [word] : [];
    });
  const held = soleIn(source);
  const [own] = soleIn(claim);
  if (!own || held.some(({ meaning }) => meaning === own.meaning)) return undefined;
  return held[0]?.text ?? (sole.test(source.text) ? undefined : own.text);
}
