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
  /** Each sentence and the one behind it read as one, made when first asked for. */
  pairs: () => readonly Read[];
  /** Meanings of its heading and title. */
  context: ReadonlySet<string>;
};

export function readPassage(id: string, texts: readonly string[], context: ReadonlySet<string>): Passage {
  let pairs: Read[] | undefined;
  return {
    id,
    sentences: texts.map((text) => readSentence(text)),
    pairs: () =>
      (pairs ??= texts.slice(0, -1).map((text, index) => readSentence(`${text} ${texts[index + 1] ?? ''}`))),
    context,
  };
}

/** `scanned`: the tokens of the text, where it was scanned before. */
export function readSentence(text: string, scanned: readonly Token[] = scan(text)): Read {
  const tokens = sharedUnits(scanned);
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
