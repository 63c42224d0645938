import type { Word } from '../../text/scan';
import { saysWhat } from '../reading/passage-figures';
import type { Passage } from '../reading/read-passage';
import type { Read } from '../reading/read-sentence';
import { verbsOf } from './fact-regions';

export const pronoun = /^(?:it|they|he|she)$/;

/** Who or what has a figure; `aside`: the words between commas behind it. */
export type Subject = { subject: readonly Word[]; aside: readonly Word[]; isPronoun: boolean };

/** "The Melk Dam, completed in 1974,", "its main rival, Brightmart,": a name says which, and the words beside it say more. */
export function apart(
  words: readonly Word[],
  read: Read | undefined,
): readonly [readonly Word[], readonly Word[]] {
  const [first, last] = [words[0], words.at(-1)];
  if (!read || !first || !last) return [words, []];
  const comma = read.text.indexOf(', ', first.end);
  if (
    comma < 0 ||
    comma > last.at ||
    /^(?:In|By|At|On|During|For|Of|From|Since)\b/.test(read.text.slice(0, comma))
  )
    return [words, []];
  const [head, behind] = [words.filter(({ end }) => end <= comma), words.filter(({ at }) => at > comma)];
  const isNamed = (some: readonly Word[]) => some.some(({ isName, at }) => isName && at > 0);
  if (isNamed(behind) && !isNamed(head)) return [behind, head];
  return isNamed(head) || head.some(({ isName, at }) => isName && at === 0) ? [head, behind] : [words, []];
}

/** The subject of the clause before a place, which the clause behind it leaves away. */
export function clauseBefore(read: Read, to: number): Subject | undefined {
  const verb = verbsOf(read)[0];
  if (!verb || verb.at >= to) return undefined;
  const words = read.words.filter((word) => word.end <= verb.at);
  const [subject, aside] = apart(words.filter(saysWhat), read);
  return subject.length > 0 && !words.some(({ lower }) => pronoun.test(lower))
    ? { subject, aside, isPronoun: false }
    : undefined;
}

/** The subject that a pronoun at the beginning of a sentence stands for. */
export function subjectBefore(passage: Passage, index: number): readonly Word[] {
  for (let at = index - 1; at >= Math.max(0, index - 3); at -= 1) {
    const read = passage.sentences[at];
    const verb = read && verbsOf(read)[0];
    if (!read || !verb) return [];
    const words = read.words.filter((word) => word.end <= verb.at);
    if (!words.some(({ lower }) => pronoun.test(lower))) return words.filter(saysWhat);
  }
  return [];
}
