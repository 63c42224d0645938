import type { Restriction } from './sentence-phrases';
import type { Tagged } from './sentence-tags';
import { neverParticiple } from './verb-bases';
import { beForms, isParticiple } from '../words/verbs';

/** One clause of a sentence as its tokens, and what the sentence makes it depend on. */
export type Sentence = {
  tagged: readonly Restriction[];
  links: readonly { kind: string; sentences: readonly Sentence[] }[];
  source?: { kind: string; tagged: readonly Restriction[] };
  /** A part of it was left out that could not be read. */
  isCut: boolean;
  /** "denies that": the clause is not so. */
  isTurned: boolean;
};

export type Tokens = readonly Restriction[];

export const isPredicate = ({ tag }: Tagged) => tag === 'verb' || tag === 'auxiliary';
export const hasPredicate = (tokens: Tokens) => tokens.some(isPredicate);

export const trimmed = (tokens: Tokens): Tokens => {
  let [from, to] = [0, tokens.length];
  while (tokens[from]?.tag === 'comma' || (tokens[from]?.tag === 'joint' && from < to)) from += 1;
  while (to > from && tokens[to - 1]?.tag === 'comma') to -= 1;
  return tokens.slice(from, to);
};

export const mostDepth = 6;

/** A subject and its verb right behind. */
export function beginsClause(tokens: Tokens): boolean {
  const verb = tokens.findIndex(isPredicate);
  return verb > 0 && !tokens.slice(0, verb).some(({ tag }) => tag === 'comma' || tag === 'to');
}

export const beginsPredicate = (tokens: Tokens) => {
  const first = tokens.find(({ tag }) => tag !== 'adverb' && tag !== 'denial');
  return first !== undefined && isPredicate(first);
};

/** What "and" and "but" join: two clauses, or two predicates of one subject. */
export function withJoints(tokens: Tokens, depth: number): Sentence[] {
  const clean = trimmed(tokens);
  if (depth > mostDepth || clean.length === 0) return [];
  for (const [index, { tag }] of clean.entries()) {
    if (tag !== 'joint' && tag !== 'comma') continue;
    if (tag === 'comma' && clean[index + 1]?.tag === 'joint') continue;
    const [left, right] = [clean.slice(0, index), clean.slice(index + 1)];
    if (clean[index - 1]?.tag === 'time' && clean[index + 1]?.tag === 'time') continue;
    if (!hasPredicate(left) || !hasPredicate(right)) continue;
    const verb = left.findIndex(isPredicate);
    const start = startOfSubject(left, verb);
    // "In 2023, it sold a mill and bought two": the time holds for both.
    const led = right.some((each) => each.tag === 'time') ? [] : left.slice(0, start);
    // A comma alone joins predicates of a list: "opened, grew and closed".
    const isListed = right.some((each, at) => each.tag === 'joint' && beginsPredicate(right.slice(at + 1)));
    if (beginsPredicate(right) && (tag === 'joint' || isListed)) {
      const subject = left.slice(start, verb);
      const second = [...led, ...subject, ...sharedAuxiliary(left, verb, right), ...right];
      return [...withJoints(left, depth + 1), ...withJoints(second, depth + 1)];
    }
    if (tag === 'joint' && beginsClause(right))
      return [...withJoints(left, depth + 1), ...withJoints([...led, ...right], depth + 1)];
  }
  return [{ tagged: clean, links: [], isCut: false, isTurned: false }];
}

/** "was built in 1892 and electrified in 1937": the auxiliary holds for both. */
function sharedAuxiliary(left: Tokens, verb: number, right: Tokens): Tokens {
  const first = right.find(({ tag }) => tag !== 'adverb');
  if (first?.tag !== 'verb' || !isParticiple(first.lower) || neverParticiple(first.lower)) return [];
  const group = left
    .slice(verb)
    .filter(
      ({ tag }, at, all) =>
        tag === 'auxiliary' &&
        all.slice(0, at).every((each) => /^(?:auxiliary|adverb|denial)$/.test(each.tag)),
    );
  return group.some(({ lower }) => beForms.has(lower) || /^ha/.test(lower)) ? group : [];
}

/** Behind what leads the clause: "In 2023, ". */
function startOfSubject(tokens: Tokens, verb: number): number {
  const comma = tokens.findLastIndex(({ tag }, at) => at < verb && tag === 'comma');
  return tokens[0]?.tag === 'preposition' && comma > 0 ? comma + 1 : 0;
}
