import type { Amount } from './amounts';
import type { Period } from './periods';
import { type Token, type Word, scan } from './scan';

/** A sentence of a passage, read once. */
export type Read = {
  text: string;
  tokens: readonly Token[];
  words: readonly Word[];
  amounts: readonly Placed<Amount>[];
  periods: readonly Placed<Period>[];
  meanings: ReadonlySet<string>;
};

export type Placed<T> = { at: number; end: number; of: T };

/** A cited passage: its sentences, and what surrounds it. */
export type Passage = {
  id: string;
  sentences: readonly Read[];
  /** Meanings of its heading and title. */ context: ReadonlySet<string>;
};

export function readSentence(text: string): Read {
  const tokens = sharedUnits(scan(text));
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
  };
}

/** "1.97 euros per kilogram, from 2.35 euros": the second figure is counted as the first is. */
function sharedUnits(tokens: readonly Token[]): Token[] {
  const units = tokens.flatMap((token) =>
    token.kind === 'amount' && token.amount.unit ? [token.amount.unit] : [],
  );
  return tokens.map((token) => {
    const own = token.kind === 'amount' ? token.amount.unit : undefined;
    const whole = own && units.find(({ dim }) => dim.startsWith(`${own.dim}/`));
    return token.kind === 'amount' && whole
      ? { ...token, amount: { ...token.amount, unit: { ...whole, text: own.text } } }
      : token;
  });
}

/** "made up" and "took up" name no rise. */
const isParticle = ({ lower, at }: Word, text: string) =>
  lower === 'up' &&
  /\b(?:made|makes|make|making|took|takes|set|sets|ended|ends|add|adds|added) $/i.test(
    text.slice(Math.max(0, at - 8), at),
  );
