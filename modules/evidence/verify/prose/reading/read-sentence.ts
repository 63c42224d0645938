import type { Amount } from '../../numbers/amounts';
import { languageOf, type LanguageSign } from '../../text/language';
import type { Period } from '../../numbers/periods';
import { type Token, type Word, scan } from '../../text/scan';
import { month } from '../../words/calendar';
import { currencies } from '../../numbers/currencies';

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

/** `scanned`: the tokens of the text, where it was scanned before. */
export function readSentence(text: string, scanned: readonly Token[] = scan(text)): Read {
  const tokens = sharedUnits(scanned, text);
  const days = daysIn(tokens);
  const words = tokens
    .flatMap((token) => (token.kind === 'word' ? [token] : (days.get(token) ?? [])))
    .filter((word) => !isParticle(word, text));
  return {
    text,
    tokens,
    words,
    amounts: tokens.flatMap((token) =>
      token.kind === 'amount' && !days.has(token) ? [{ at: token.at, end: token.end, of: token.amount }] : [],
    ),
    periods: tokens.flatMap((token) =>
      token.kind === 'period' ? [{ at: token.at, end: token.end, of: token.period }] : [],
    ),
    meanings: new Set(words.map(({ meaning }) => meaning)),
    language: languageOf(tokens),
  };
}

const monthName = new RegExp(`^${month}$`);

/** "On 18 July" without a year: the day counts nothing, and is a word of its own that a statement and a passage must both have. */
function daysIn(tokens: readonly Token[]): ReadonlyMap<Token, Word> {
  const found = new Map<Token, Word>();
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'amount' || token.amount.range || token.amount.unit) continue;
    const { value, step, scale, fraction } = token.amount;
    const next = tokens[index + 1];
    const isDay = value >= 1 && value <= 31 && step === 1 && scale === 1 && !fraction;
    if (!isDay || next?.kind !== 'word' || !monthName.test(next.text) || next.at - token.end !== 1) continue;
    const text = `${value} ${next.text}`;
    const lower = text.toLowerCase();
    found.set(token, {
      ...{ kind: 'word', text, lower, stem: lower, meaning: lower, isName: true },
      ...{ at: token.at, end: token.end },
    });
  }
  return found;
}

/** "1.97 euros per kilogram, from 2.35 euros": the second figure is counted as the first is. */
function sharedUnits(tokens: readonly Token[], text: string): Token[] {
  const spread = repeatedUnits(elidedUnits(spreadUnits(tokens, text), text), text);
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

const time = '(?:the )?(?:end of )?(?:\\p{Lu}?\\p{Ll}+ )?(?:19|20)\\d{2}(?:/\\d{2})?';
const dated = `(?: (?:in|by|for|at) ${time})`;
/** The link between a figure and the next one in the same unit: "of diesel in 2022 to". */
const coordinating = new RegExp(
  `^(?: of \\p{Ll}+)?(?:${dated}?,? (?:and|to|against|after|from|up from|down from|but|as against|compared (?:with|to))${dated}?|${dated},)(?: (?:only|just|about|nearly|some))? $`,
  'u',
);
const endsBare = new RegExp(`^(?:[.;,]|$|${dated}| (?:and|but|a year|the year|last year)\\b)`, 'u');

/** "18 million litres in 2019 and 11.7 million in 2024": a bare figure has the unit of the one that it is coordinated with. */
function repeatedUnits(tokens: readonly Token[], text: string): readonly Token[] {
  let last: (Token & { kind: 'amount' }) | undefined;
  return tokens.map((token) => {
    if (token.kind !== 'amount') return token;
    const { amount } = token;
    const isBare = !amount.unit && !amount.ordinal && !amount.fraction && !amount.range;
    const unit = last?.amount.unit;
    const isRepeated =
      isBare &&
      unit &&
      // "By 100 percent to 24" counts nothing in percent.
      !(unit.dim === 'percent' && /^ to /.test(text.slice(last?.end, token.at))) &&
      coordinating.test(text.slice(last?.end, token.at)) &&
      endsBare.test(text.slice(token.end));
    last = isRepeated ? { ...token, amount: { ...amount, unit } } : token;
    return last;
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
