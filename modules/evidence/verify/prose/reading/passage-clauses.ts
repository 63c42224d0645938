import { functionWords, modalities } from '../../words/lexicon';
import { attributed } from './attribution';
import { memoize } from '../../../../kernel/memoize';
import type { Read } from './read-sentence';
import type { Token } from '../../text/scan';

const articles = new Set(['a', 'an', 'the']);
const fewestWords = 3;

/** A token as clauses are compared: words as they stand, figures and periods by what they amount to. */
type Piece = { key: string; token: Token };

const piecesOf = memoize(({ tokens }: Read): readonly Piece[] => {
  const pieces: Piece[] = [];
  for (const token of tokens)
    if (token.kind !== 'mark' && !(token.kind === 'word' && articles.has(token.lower)))
      pieces.push({ key: keyOf(token), token });
  return pieces;
});

/** A word, a figure or a period as it is compared. */
export function keyOf(token: Exclude<Token, { kind: 'mark' }>): string {
  if (token.kind === 'word') return /['’]s?$/.test(token.text) ? `${token.lower}'s` : token.lower;
  if (token.kind === 'period') return `@${token.period.from}-${token.period.to}`;
  const { value, unit, bound, sign, ordinal, range } = token.amount;
  const size = (value * (unit?.factor ?? 1)).toPrecision(12);
  return `#${sign}${size} ${unit?.dim ?? ''} ${bound} ${ordinal ? 'th' : ''} ${range ?? ''}`;
}

/** Words that limit a whole sentence, wherever in it they stand. */
const limits = (word: string) =>
  /^(?:conditional|only|most)$/.test(modalities.get(word) ?? '') ||
  /^(?:until|unless|except|without|although|though|while|when|where|because)$/.test(word);

/**
 * Whether a statement repeats a clause of a passage's sentence word for word, articles aside: "The route to Ansholm has not
 * reopened" of "The route to Ansholm was closed in 2020 and has not reopened." What is quoted or attributed is no clause of
 * the passage itself. A sentence that begins with "it" or "they" takes its subject from the one before.
 */
export function isClauseOf(claim: Read, source: Read, before: Read | undefined): boolean {
  if (/["“”„«»‘]/.test(source.text) || (attributed(source) && !attributed(claim))) return false;
  const said = piecesOf(withoutAttribution(claim, source));
  const held = piecesOf(source);
  const content = said.filter(({ token }) => token.kind !== 'word' || !functionWords.has(token.lower));
  if (content.length < fewestWords) return false;
  const bare = withoutSubject(said, held, before);
  for (const [at, { key }] of held.entries()) {
    const first = bare?.at === at ? bare.said : said;
    if (key !== first[0]?.key || !(bare?.at === at || startsClause(source, held, at))) continue;
    const used = matched(first, held, at);
    if (used && endsClause(source, held, used.at(-1) ?? at) && isUnlimited(held, used)) return true;
  }
  return false;
}

/** "According to the authority, no quota was exceeded" of "No quota was exceeded, the authority said". */
function withoutAttribution(claim: Read, source: Read): Read {
  const lead = /^According to ([^,]{3,60}), /.exec(claim.text);
  if (!lead || !attributed(source)) return claim;
  const rest = claim.tokens.filter(({ at }) => at >= lead[0].length);
  const names = claim.words.filter(({ end, lower }) => end < lead[0].length && !functionWords.has(lower));
  const isNamed = names.every(({ lower, meaning }) => lower === 'according' || source.meanings.has(meaning));
  return isNamed ? { ...claim, tokens: rest } : claim;
}

const pronoun = /^(?:it|they|he|she)$/;

/** The statement behind its subject, where the passage has a pronoun for what the sentence before begins with. */
function withoutSubject(
  said: readonly Piece[],
  held: readonly Piece[],
  before: Read | undefined,
): { said: readonly Piece[]; at: number } | undefined {
  const [first, second] = held;
  if (!before || first?.token.kind !== 'word' || !pronoun.test(first.token.lower) || !second)
    return undefined;
  const subject = piecesOf(before);
  let length = 0;
  while (length < said.length && said[length]?.key === subject[length]?.key) length += 1;
  const from = said.findIndex(({ key }) => key === second.key);
  const isWhole = isVerb(subject[from]);
  return from > 0 && from <= length && isWhole ? { said: said.slice(from), at: 1 } : undefined;
}

/** The places of a statement's pieces in a sentence, one behind the other; one predicate joined by "and" may be left out. */
function matched(said: readonly Piece[], held: readonly Piece[], start: number): number[] | undefined {
  const used: number[] = [];
  let at = start;
  let hasSkipped = false;
  for (const { key } of said) {
    if (held[at]?.key !== key) {
      const next = hasSkipped || used.length === 0 ? -1 : behindAnd(held, at, key);
      if (next < 0) return undefined;
      hasSkipped = true;
      at = next;
    }
    used.push(at);
    at += 1;
  }
  return used;
}

const auxiliary = /^(?:is|are|was|were|has|have|had|will|would|can|could|does|do|did)$/;
const isAuxiliary = (piece: Piece | undefined) =>
  piece?.token.kind === 'word' && auxiliary.test(piece.token.lower);

/** What ends a subject: an auxiliary or a past form. */
const isVerb = (piece: Piece | undefined) =>
  isAuxiliary(piece) ||
  (piece?.token.kind === 'word' &&
    /^(?:[a-z]+ed|made|rose|fell|grew|came|took|won|lost|built|held|sold|paid|ran|led|left|began|spent|bought|kept|gave|got|went|met|put|set)$/.test(
      piece.token.text,
    ));

/** "was closed in 2020 and has not reopened": the second predicate, where both begin with an auxiliary. */
function behindAnd(held: readonly Piece[], at: number, key: string): number {
  if (!isAuxiliary(held[at])) return -1;
  const and = held.findIndex(({ key: word }, index) => index > at && (word === 'and' || word === 'but'));
  const skipped = held.slice(at, and);
  const isPlain = skipped.every(
    ({ token, key: word }, index) =>
      !/^(?:that|which|who|whose)$/.test(word) &&
      (index === 0 || token.at - (skipped[index - 1]?.token.end ?? 0) < 6),
  );
  return and > 0 && isPlain && held[and + 1]?.key === key && isAuxiliary(held[and + 1]) ? and + 1 : -1;
}

/** At the beginning of a sentence or behind a semicolon: what leads it, "in mice," or "they deny that", limits what follows. */
function startsClause({ text }: Read, held: readonly Piece[], at: number): boolean {
  const before = held[at - 1]?.token;
  return !before || text.slice(before.end, held[at]?.token.at).includes(';');
}

/** At the end of the sentence, or before a predicate or a sentence joined by "and" or "but". */
function endsClause({ text }: Read, held: readonly Piece[], at: number): boolean {
  const next = held[at + 1]?.token;
  const own = held[at]?.token;
  if (!next || !own) return true;
  const between = text.slice(own.end, next.at);
  if (between.includes(';')) return true;
  const joins = next.kind === 'word' && /^(?:and|but)$/.test(next.lower);
  return joins && (between.includes(',') || isAuxiliary(held[at + 2]));
}

/** Nothing outside the clause limits it. */
function isUnlimited(held: readonly Piece[], used: readonly number[]): boolean {
  const inside = new Set(used);
  return !held.some(({ token }, index) => !inside.has(index) && token.kind === 'word' && limits(token.lower));
}
