import type { Source } from '../evidence';
import type { Amount } from './amounts';
import { languageOf, languageOfAll, type LanguageSign } from './language';
import type { Period } from './periods';
import { type Token, type Word, scan } from './scan';
import { meaningsIn } from './tables';
import { unfoldedTexts } from './unfolded-texts';
import { currencies } from './unit-table';

/** A sentence of a passage, read once. */
export type Read = {
  text: string;
  tokens: readonly Token[];
  words: readonly Word[];
  amounts: readonly Placed<Amount>[];
  periods: readonly Placed<Period>[];
  meanings: ReadonlySet<string>;
  language: LanguageSign;
};

export type Placed<T> = { at: number; end: number; of: T };

/** A cited passage: its sentences, and what surrounds it. */
export type Passage = {
  id: string;
  sentences: readonly Read[];
  /** The sentence that the text has before one: what it points back to. */
  before: (index: number) => Read | undefined;
  /** Each sentence and the one behind it read as one, made when first asked for. */
  pairs: () => readonly Read[];
  /** The passage in plain wording, with what follows from its sentences, made when first asked for. */
  unfolded: () => Passage;
  /** Meanings of its heading and title. */
  context: ReadonlySet<string>;
};

/**
 * `known`: sentences that were read before. `around`: the passages of its
 * source, where who speaks for whom may stand. `places`: which sentence of the text each one follows from.
 */
export function readPassage(
  id: string,
  texts: readonly string[],
  context: ReadonlySet<string>,
  around: readonly string[] = [],
  known: ReadonlyMap<string, Read> = new Map(),
  places?: readonly number[],
): Passage {
  let pairs: Read[] | undefined;
  let unfolded: Passage | undefined;
  const sentences = texts.map((text) => known.get(text) ?? readSentence(text));
  const whole = languageOfAll(sentences.map(({ language }) => language));
  const inLanguage = (read: Read): Read => (read.language === 'none' ? { ...read, language: whole } : read);
  const own = sentences.map(inLanguage);
  const passage: Passage = {
    id,
    sentences: own,
    before: (index) => own[places ? places.indexOf((places[index] ?? 0) - 1) : index - 1],
    pairs: () =>
      (pairs ??= texts
        .slice(0, -1)
        .map((text, index) => inLanguage(readSentence(`${text} ${texts[index + 1] ?? ''}`)))),
    unfolded: () => {
      if (unfolded) return unfolded;
      const groups = unfoldedTexts(texts, around);
      const isSame = groups.every((group, index) => group.length === 1 && group[0] === texts[index]);
      const read = new Map(texts.map((text, index) => [text, own[index] as Read]));
      const from = groups.flatMap((group, index) => group.map(() => index));
      unfolded = isSame ? passage : readPassage(id, groups.flat(), context, [], read, from);
      return unfolded;
    },
    context,
  };
  return passage;
}

/** `scanned`: the tokens of the text, where it was scanned before. */
export function readSentence(text: string, scanned: readonly Token[] = scan(text)): Read {
  const tokens = sharedUnits(scanned, text);
  const words = tokens.filter((token) => token.kind === 'word').filter((word) => !isParticle(word, text));
  return {
    text,
    tokens,
    words,
    amounts: tokens.flatMap((token) =>
      token.kind === 'amount' ? [{ at: token.at, end: token.end, of: token.amount }] : [],
    ),
    periods: tokens.flatMap((token) =>
      token.kind === 'period' ? [{ at: token.at, end: token.end, of: token.period }] : [],
    ),
    meanings: new Set(words.map(({ meaning }) => meaning)),
    language: languageOf(tokens),
  };
}

/** "1.97 euros per kilogram, from 2.35 euros": the second figure is counted as the first is. */
function sharedUnits(tokens: readonly Token[], text: string): Token[] {
  const spread = elidedUnits(spreadUnits(tokens, text), text);
  const units = spread.flatMap((token) =>
    token.kind === 'amount' && token.amount.unit ? [token.amount.unit] : [],
  );
  return spread.map((token) => {
    const own = token.kind === 'amount' ? token.amount.unit : undefined;
    const whole = own && units.find(({ dim }) => dim.startsWith(`${own.dim}/`));
    return token.kind === 'amount' && whole
      ? { ...token, amount: { ...token.amount, unit: { ...whole, text: own.text } } }
      : token;
  });
}

/** "promised 12 million euros; growers had demanded 30 million": the money of the sentence, where nothing else is counted. */
function elidedUnits(tokens: readonly Token[], text: string): readonly Token[] {
  const money = tokens.flatMap((token) =>
    token.kind === 'amount' && token.amount.unit && currencies.has(token.amount.unit.dim)
      ? [token.amount]
      : [],
  );
  const [first] = money;
  const unit = first?.unit;
  if (!unit || money.some((each) => each.unit?.dim !== unit.dim || each.scale !== first.scale)) return tokens;
  return tokens.map((token) =>
    token.kind === 'amount' &&
    !token.amount.unit &&
    token.amount.scale === first.scale &&
    first.scale > 1 &&
    /^(?:[.;,]|$| (?:in|for|and|but|from|to|than|a year|the year)\b)/.test(text.slice(token.end))
      ? { ...token, amount: { ...token.amount, unit } }
      : token,
  );
}

/** "from 8.1 to 5.4 per cent", "from 54 days to 36", "83 and 64 percent": one unit for both figures. */
function spreadUnits(tokens: readonly Token[], text: string): Token[] {
  const found = [...tokens];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 2];
    if (token.kind !== 'amount' || next?.kind !== 'amount' || token.amount.range || next.amount.range)
      continue;
    const [one, other] = [token.amount, next.amount];
    if (one.ordinal || other.ordinal || one.fraction || other.fraction) continue;
    const link = text.slice(token.end, next.at);
    const lead = text.slice(Math.max(0, token.at - 8), token.at);
    const isChange = link === ' to ' && /\bfrom $/i.test(lead);
    if (!isChange && !(link === ' and ' && other.unit)) continue;
    if (!one.unit && other.unit && one.scale === 1)
      found[index] = { ...token, amount: { ...one, unit: other.unit, ...scaledAs(one, other) } };
    else if (isChange && one.unit && !other.unit && other.scale === 1 && one.scale === 1)
      found[index + 2] = { ...next, amount: { ...other, unit: one.unit } };
  }
  return found;
}

/** "from 4.6 to 11.5 million euros": the first figure is in millions as well. */
const scaledAs = ({ value, step }: Amount, { scale }: Amount) =>
  scale === 1 ? {} : { value: value * scale, step: step * scale, scale };

/** "made up" and "took up" name no rise. */
const isParticle = ({ lower, at }: Word, text: string) =>
  lower === 'up' &&
  /\b(?:made|makes|make|making|took|takes|set|sets|ended|ends|add|adds|added) $/i.test(
    text.slice(Math.max(0, at - 8), at),
  );

/** Heading and title of a passage: what its sentences need not repeat. */
export function contextOf({ source, index }: { source: Source; index: number }): Set<string> {
  const heading = source.spans
    .slice(Math.max(0, index - 12), index)
    .findLast(({ text }) => text.length <= 90 && !/[.!?:;,”"]$/.test(text));
  return meaningsIn(
    `${source.title.replace(/\.[a-z]{2,4}$/i, '').replace(/[-_]+/g, ' ')} ${heading?.text ?? ''}`,
  );
}
