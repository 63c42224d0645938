import type { Source } from '../evidence';
import type { Amount } from './amounts';
import { languageOf, languageOfAll, type LanguageSign } from './language';
import type { Period } from './periods';
import { type Token, type Word, scan } from './scan';
import { meaningsIn } from './tables';

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
  /** Each sentence and the one behind it read as one, made when first asked for. */
  pairs: () => readonly Read[];
  /** Meanings of its heading and title. */
  context: ReadonlySet<string>;
};

export function readPassage(id: string, texts: readonly string[], context: ReadonlySet<string>): Passage {
  let pairs: Read[] | undefined;
  const sentences = texts.map((text) => readSentence(text));
  const whole = languageOfAll(sentences.map(({ language }) => language));
  const inLanguage = (read: Read): Read => (read.language === 'none' ? { ...read, language: whole } : read);
  return {
    id,
    sentences: sentences.map(inLanguage),
    pairs: () =>
      (pairs ??= texts
        .slice(0, -1)
        .map((text, index) => inLanguage(readSentence(`${text} ${texts[index + 1] ?? ''}`)))),
    context,
  };
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
  const spread = spreadUnits(tokens, text);
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
