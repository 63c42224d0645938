import {
  beginsClause,
  beginsPredicate,
  hasPredicate,
  isPredicate,
  mostDepth,
  type Sentence,
  type Tokens,
  trimmed,
  withJoints,
} from './joined-predicates';
import type { Restriction } from './sentence-phrases';
import type { Tagged } from './sentence-tags';

/** The clauses of a sentence: of its halves, relative clauses, and what "and", "but" and "while" join. */
export function sentencesIn(tagged: Tokens): Sentence[] {
  const parts: Tokens[] = [];
  let from = 0;
  for (const [index, { tag, lower }] of tagged.entries())
    if (tag === 'stop') {
      if (!/^[;:.!–-]$/.test(lower)) return [];
      // The words behind a colon are a sentence of its own where both sides are one.
      if (
        lower === ':' &&
        !(hasPredicate(tagged.slice(from, index)) && beginsClause(tagged.slice(index + 1)))
      )
        return [];
      if (lower === '-') continue;
      parts.push(tagged.slice(from, index));
      from = index + 1;
    }
  parts.push(tagged.slice(from));
  return parts.flatMap((part) => inContrast(trimmed(part.filter(({ tag }) => tag !== 'stop'))));
}

const kinds: readonly (readonly [kind: string, verb: RegExp])[] = [
  [
    'say',
    /^(?:said|says?|states?|stated|announces?|announced|reports?|reported|explains?|explained|adds?|added|notes?|noted|stress(?:es|ed)|emphasises|emphasised)$/,
  ],
  ['believe', /^(?:believes?|believed|thinks?|thought)$/],
  [
    'claim',
    /^(?:claims?|claimed|insists?|insisted|asserts?|asserted|maintains?|maintained|argues?|argued|contends?|contended)$/,
  ],
  ['estimate', /^(?:estimates?|estimated|reckons?|reckoned)$/],
  ['warn', /^(?:warns?|warned|cautions?|cautioned)$/],
  ['deny', /^(?:deny|denies|denied)$/],
  ['find', /^(?:finds?|found|shows?|showed|concludes?|concluded)$/],
];
const kindOf = ({ lower }: Tagged) => kinds.find(([, verb]) => verb.test(lower))?.[0];

/** "The union says …, whereas the company says …": each statement is of its own speaker. */
function inContrast(tokens: Tokens): Sentence[] {
  const at = tokens.findIndex(
    ({ lower, tag }, index) =>
      tokens[index - 1]?.tag === 'comma' && (contrasts.test(lower) || (tag === 'joint' && lower === 'but')),
  );
  const [left, right] = [tokens.slice(0, at), tokens.slice(at + 1)];
  const isTold = (part: Tokens) => part.some((each) => each.tag === 'verb' && kindOf(each) !== undefined);
  return at > 0 && isTold(left) && isTold(right) && beginsClause(right)
    ? [...withSource(trimmed(left), 1), ...withSource(trimmed(right), 1)]
    : withSource(tokens, 0);
}

/** A sentence with whose statement it is: "according to the company", "the minister said". */
function withSource(tokens: Tokens, depth: number): Sentence[] {
  if (depth > mostDepth || tokens.length === 0) return [];
  const according = tokens.findIndex(
    ({ lower }, at) => lower === 'according' && tokens[at + 1]?.lower === 'to',
  );
  if (according === 0) {
    const comma = tokens.findIndex(({ tag }) => tag === 'comma');
    return comma < 0
      ? []
      : told(tokens.slice(comma + 1), { kind: 'any', tagged: tokens.slice(2, comma) }, depth);
  }
  if (according > 0) {
    const rest = tokens.slice(according + 2);
    if (rest.some(({ tag }) => tag === 'comma' || isPredicate({ tag } as Tagged))) return [];
    return told(trimmed(tokens.slice(0, according)), { kind: 'any', tagged: rest }, depth);
  }
  const verb = tokens.findIndex((each) => each.tag === 'verb' && kindOf(each) !== undefined);
  const found = tokens[verb];
  const kind = found && kindOf(found);
  if (!kind) return withOpener(tokens, depth);
  const [before, behind] = [tokens.slice(0, verb), tokens.slice(verb + 1)];
  const comma = before.findLastIndex(({ tag }) => tag === 'comma');
  const isLast = !hasPredicate(behind);
  if (
    isLast &&
    comma > 0 &&
    hasPredicate(before.slice(0, comma)) &&
    kind !== 'deny' &&
    kind !== 'find' &&
    behind.every(({ tag }) => tag !== 'comma')
  ) {
    const speaker = before.length - 1 > comma ? before.slice(comma + 1) : behind;
    return told(before.slice(0, comma), { kind, tagged: withoutPhrases(speaker) }, depth);
  }
  const said = behind[0]?.lower === 'that' ? behind.slice(1) : behind;
  if (!hasPredicate(said) || hasPredicate(before) || (behind[0]?.lower !== 'that' && !beginsClause(said)))
    return withOpener(tokens, depth);
  if (kind === 'find' && behind[0]?.lower !== 'that') return withOpener(tokens, depth);
  const speaker = withoutPhrases(
    comma > 0 && before[0]?.tag === 'preposition' ? before.slice(comma + 1) : before,
  );
  const made = told(said, { kind: kind === 'deny' ? 'say' : kind, tagged: speaker }, depth);
  return kind === 'deny'
    ? made.length === 1
      ? made.map((each) => ({ ...each, isTurned: true }))
      : []
    : made;
}

/** "on Monday" behind the speaker. */
const withoutPhrases = (tokens: Tokens): Tokens => {
  const at = tokens.findIndex(
    ({ tag, lower }) => tag === 'preposition' && lower !== 'of' && lower !== 'at' && lower !== 'for',
  );
  return trimmed(at > 0 ? tokens.slice(0, at) : tokens);
};

const told = (tokens: Tokens, source: NonNullable<Sentence['source']>, depth: number): Sentence[] =>
  withOpener(tokens, depth + 1).map((each) => (each.source ? { ...each, isCut: true } : { ...each, source }));

/** Words that open a clause of the same standing. */
const contrasts = /^(?:while|whereas|although|though)$/;

function withOpener(tokens: Tokens, depth: number): Sentence[] {
  if (depth > mostDepth) return [];
  const so = tokens.findIndex(
    ({ lower, tag }, at) => lower === 'so' && tag === 'adverb' && tokens[at - 1]?.tag === 'comma',
  );
  if (so > 0 && beginsClause(tokens.slice(so + 1)) && hasPredicate(tokens.slice(0, so)))
    return linked(tokens.slice(so + 1), 'because', tokens.slice(0, so - 1), depth);
  const at = tokens.findIndex(({ tag }, index) => tag === 'opener' && !isInRelative(tokens, index));
  if (at < 0) return withRelatives(tokens, depth);
  const kind = tokens[at]?.lower ?? '';
  const comma = tokens.findIndex(
    ({ tag }, index) =>
      index > at &&
      tag === 'comma' &&
      hasPredicate(tokens.slice(at, index)) &&
      hasPredicate(tokens.slice(index)),
  );
  if (at === 0)
    return comma < 0 ? [] : linked(tokens.slice(comma + 1), kind, tokens.slice(1, comma), depth, true);
  const main = trimmed(tokens.slice(0, at));
  const sub = trimmed(tokens.slice(at + 1));
  return hasPredicate(main) && hasPredicate(sub) ? linked(main, kind, sub, depth) : [];
}

const isInRelative = (tokens: Tokens, index: number) => {
  const relative = tokens.findLastIndex(({ tag }, at) => at < index && tag === 'relative');
  return relative > 0 && endOfRestriction(tokens, relative) > index;
};

function linked(main: Tokens, opener: string, sub: Tokens, depth: number, isLeading = false): Sentence[] {
  const [own, other] = [withOpener(trimmed(main), depth + 1), withOpener(trimmed(sub), depth + 1)];
  if (own.length === 0 || other.length === 0) return [];
  if (contrasts.test(opener)) return isLeading ? [...other, ...own] : [...own, ...other];
  const kind = /^(?:unless)$/.test(opener) ? 'unless' : opener;
  const with_ = own.map((each) => ({ ...each, links: [...each.links, { kind, sentences: other }] }));
  return kind === 'because' ? [...with_, ...other] : with_;
}

/** Relative clauses: one between commas says something by itself, one without restricts the noun before it. */
function withRelatives(tokens: Tokens, depth: number): Sentence[] {
  const at = tokens.findLastIndex(({ tag }) => tag === 'relative');
  if (at < 1 || depth > mostDepth) return at === 0 ? [] : withParticiples(tokens, depth);
  const isLed =
    tokens[at - 1]?.tag === 'preposition' || /^(?:whose|where|whom)$/.test(tokens[at]?.lower ?? '');
  const isApart =
    tokens[at - 1]?.tag === 'comma' ||
    (isLed && tokens.slice(Math.max(0, at - 4), at).some(({ tag }) => tag === 'comma'));
  const end = isApart ? endOfAside(tokens, at) : endOfRestriction(tokens, at);
  const inside = tokens.slice(at + 1, end);
  const from = isLed
    ? tokens.findLastIndex(({ tag }, index) => index < at && tag === 'comma')
    : isApart
      ? at - 1
      : at;
  const rest = (kept: Tokens) =>
    withRelatives([...tokens.slice(0, Math.max(0, from)), ...kept, ...tokens.slice(end)], depth + 1);
  if (!hasPredicate(inside)) return [];
  if (isLed) return isApart ? rest([]).map((each) => ({ ...each, isCut: true })) : [];
  if (!isApart) {
    const words = inside.flatMap(
      ({ tag, token, items }) =>
        items ??
        (token.kind === 'word' && /^(?:noun|verb|participle|adverb)$/.test(tag)
          ? [restricting(token.meaning)]
          : []),
    );
    const isOpen = inside.some(({ tag }) => /^(?:denial|figure|comma|opener|joint|time)$/.test(tag));
    const hasHedge = inside.some(({ lower }) => /^(?:may|might|could|would|will|should|can)$/.test(lower));
    const mark: Restriction = { ...(tokens[at] as Restriction), tag: 'determiner', lower: '', items: words };
    if (hasHedge) return [];
    const stated = isOpen && !hasFigureAlone(inside) ? [] : ofObject(tokens, at, inside);
    // A restriction that cannot be read keeps the noun from being taken for one without it.
    const kept = isOpen ? { ...mark, items: [restricting('…')] } : mark;
    return [
      ...rest([kept]).map((each) => (isOpen ? { ...each, isCut: true } : each)),
      ...stated.flatMap((each) => withJoints(each, depth + 1)),
    ];
  }
  const noun = nounBefore(tokens, at - 1);
  if (!noun || !beginsPredicate(inside)) return rest([]).map((each) => ({ ...each, isCut: true }));
  return [...rest([]), ...withParticiples([...noun, ...inside], depth + 1)];
}

const hasFigureAlone = (tokens: Tokens) =>
  !tokens.some(({ tag }) => /^(?:denial|comma|opener|joint|time)$/.test(tag));

/** "a deposit that geologists estimate at 90 million tonnes": they estimate the deposit. */
function ofObject(tokens: Tokens, at: number, inside: Tokens): Tokens[] {
  const noun = nounBefore(tokens, at);
  const verb = inside.findIndex(({ tag }) => tag === 'verb');
  const isSingle =
    /^(?:the|an?|its|their|this)$/.test(noun?.[0]?.lower ?? '') && !/[^s]s$/.test(noun?.at(-1)?.lower ?? '');
  const isObject = verb > 0 && inside.slice(0, verb).some(({ tag }) => tag === 'noun' || tag === 'pronoun');
  return noun && isSingle && isObject
    ? [[...inside.slice(0, verb + 1), ...noun, ...inside.slice(verb + 1)]]
    : [];
}

/** The noun phrase that ends at a place. */
function nounBefore(tokens: Tokens, end: number): Tokens | undefined {
  let from = end;
  while (from > 0 && /^(?:noun|figure|time)$/.test(tokens[from - 1]?.tag ?? '')) from -= 1;
  if (from > 0 && tokens[from - 1]?.tag === 'determiner') from -= 1;
  // "the library on the square, which": either of the two may be meant.
  if (tokens[from - 1]?.tag === 'preposition' && tokens.slice(0, from - 1).some(({ tag }) => tag === 'noun'))
    return undefined;
  return from === end
    ? undefined
    : tokens.slice(from, end).map((each) => (/^an?$/.test(each.lower) ? { ...each, lower: 'the' } : each));
}

function endOfAside(tokens: Tokens, at: number): number {
  const end = tokens.findIndex(
    ({ tag }, index) => index > at && tag === 'comma' && hasPredicate(tokens.slice(at, index)),
  );
  return end < 0 ? tokens.length : end + 1;
}

/** Up to a mark, or to the verb of the clause that the noun is the subject of. */
function endOfRestriction(tokens: Tokens, at: number): number {
  const isSubject = !hasPredicate(tokens.slice(0, at));
  let seen = false;
  for (let index = at + 1; index < tokens.length; index += 1) {
    const each = tokens[index] as Restriction;
    if (each.tag === 'comma') return index;
    const last = tokens[index - 1];
    if (isPredicate(each)) {
      const isJoined = last && (isPredicate(last) || /^(?:joint|to|adverb|denial)$/.test(last.tag));
      if (seen && isSubject && !isJoined) return index;
      seen = true;
    }
  }
  return tokens.length;
}

/** "samples tested by the laboratory": a participle in the subject restricts its noun. */
function withParticiples(tokens: Tokens, depth: number): Sentence[] {
  const at = tokens.findIndex(({ tag }) => tag === 'participle');
  const verb = tokens.findIndex((each, index) => index > at && isPredicate(each));
  if (at < 1 || verb < 0 || hasPredicate(tokens.slice(0, at))) return withJoints(tokens, depth);
  const inside = tokens.slice(at, verb);
  if (inside.some(({ tag }) => /^(?:comma|figure|denial|joint|time)$/.test(tag))) return [];
  const items = inside.flatMap(({ tag, token }) =>
    token.kind === 'word' && /^(?:noun|participle|adverb)$/.test(tag) ? [restricting(token.meaning)] : [],
  );
  const mark: Restriction = { ...(tokens[at] as Restriction), tag: 'determiner', lower: '', items };
  return withParticiples([...tokens.slice(0, at), mark, ...tokens.slice(verb)], depth + 1);
}

/** A word of a clause that restricts a noun is none of the noun's own: "people who rely on the shops" are no shops. */
const restricting = (meaning: string) => `who ${meaning}`;
