import { amountAt, type Amount, type Bound } from '../numbers/amounts';
import { numberWordsAt } from '../numbers/number-words';
import { periodAt, type Period } from '../numbers/periods';
import { isAt, isJoined, knownWord, periodStart, plainWordAt, wordToken } from './known-words';
import { withHalves } from './elliptic-halves';
import { yearOrAmount } from './year-or-amount';

type Place = { at: number; end: number };
export type Word = Place & {
  kind: 'word';
  text: string;
  lower: string;
  stem: string;
  /** The stem, or the group of synonyms it belongs to. */
  meaning: string;
  isName: boolean;
};
export type Token =
  | Word
  | (Place & { kind: 'amount'; amount: Amount })
  | (Place & { kind: 'period'; period: Period })
  | (Place & { kind: 'mark'; text: string });

/** Sentences longer than this are not read. */
export const longestSentence = 4_000;

const wordRun =
  /\p{L}{1,4}\d{1,3}\.\d{1,2}(?![\p{L}\p{N}])|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’](?!s\b)[\p{L}]+)*(?:['’]s?(?![\p{L}]))?(?:\.[\p{L}](?![\p{L}]))*/uy;
const structural = /(?:\bhttps?:\/\/\S+|\d{1,2}:\d{2}(?::\d{2})?(?!\d))/y;
const digitOrSign = /[-+\u2212\u2013.\p{Sc}\d]/u;
const signOrCurrency =
  /(?:(?:[UCASR]S?|NZ|HK|NT)\$|[A-Z]{3}\s?[-+\u2212\d]|Rs\.?\s?\d|(?:minus|plus|negative)\s)/iy;

/** What `signOrCurrency` begins with: a capital, or the first letter of "minus", "plus" and "negative". */
const signStart = /[A-Zmnp]/;

/** The tokens of a sentence, in order: words, figures, periods and marks. Time grows with the length alone. */
export function scan(sentence: string): Token[] {
  const text = sentence.slice(0, longestSentence);
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const token = text.charAt(at) === ' ' ? undefined : tokenAt(text, at, tokens);
    if (token) tokens.push(token);
    at = token?.end ?? at + 1;
  }
  const dated = tokens.map((token, index) => yearOrAmount(token, index, tokens, text));
  return withBounds(withRanges(withHalves(dated, text)), text);
}

function tokenAt(text: string, at: number, before: readonly Token[]): Token | undefined {
  const plain = plainWordAt(text, at);
  if (plain) return plain;
  const first = text.charAt(at);
  structural.lastIndex = at;
  const skipped = /[h\d]/.test(first) ? structural.exec(text) : null;
  if (skipped) return { kind: 'mark', text: skipped[0], at, end: at + skipped[0].length };
  const number = numberOfName(text, at, before.at(-1)) ?? generationAt(text, at);
  if (number) return wordToken({ ...knownWord(number), isName: true }, at, at + number.length);
  const joined = isJoined(text, at);
  if (!joined && isAt(periodStart, text, at)) {
    const period = periodAt(text, at);
    if (period && !(period.isYear && hasUnit(text, period.end, before)))
      return { kind: 'period', period, at, end: period.end };
  }
  if (digitOrSign.test(first) || (signStart.test(first) && isAt(signOrCurrency, text, at))) {
    const read = amountAt(text, at, joined);
    if (read && !(joined && /\p{L}/u.test(text.charAt(at - 1)))) return { kind: 'amount', at, ...read };
  }
  const words = joined || isPronounOne(text, at, before.at(-1)) ? undefined : numberWordsAt(text, at);
  if (words) return { kind: 'amount', at, ...words };
  wordRun.lastIndex = at;
  const word = wordRun.exec(text)?.[0];
  if (word === undefined) return { kind: 'mark', text: first, at, end: at + 1 };
  const known = knownWord(word);
  return wordToken(word === 'May' && namesMonth(before.at(-1)) ? inMay(known) : known, at, at + word.length);
}

/** "a lower one than": a pronoun. */
const isPronounOne = (text: string, at: number, before: Token | undefined) =>
  before?.kind === 'word' &&
  /^(?:lower|higher|smaller|larger|longer|shorter|greater|bigger)$/.test(before.lower) &&
  /^one\b/.test(text.slice(at, at + 4));

/** "in May", "from April to May", "12 May": the month, which says nothing of what may be. */
const namesMonth = (before: Token | undefined) =>
  before?.kind === 'amount' || (before?.kind === 'word' && beforeMonths.has(before.lower));
const beforeMonths = new Set(
  'in of since until till by from to through during before after between last next this early late mid and or'.split(
    ' ',
  ),
);
const inMay = (known: ReturnType<typeof knownWord>) => ({
  ...known,
  ...{ lower: 'may-month', stem: 'may-month', meaning: 'may-month' },
});

const numbered =
  /^(?:Line|Phase|Unit|Reactor|Block|Terminal|Route|Gate|Zone|Stage|Platform|Tier|Building|Tower|Ward|District|Sector|Section|Article|Chapter|Appendix|Annex|Flight|Highway|Turbine|Pier|Plant|Site|Well|Pump|Furnace|Kiln)$/;
const shortNumber = /\d{1,3}(?![\d%‰]|[.,]\d|\p{L}| ?(?:percent|per cent|million|billion|thousand)\b)/uy;

const generation = /(?:[2-6]G|[2-4]D)(?![\p{L}\p{N}])/uy;

/** "5G" and "3D" are names and count nothing. */
function generationAt(text: string, at: number): string | undefined {
  generation.lastIndex = at;
  return isJoined(text, at) ? undefined : generation.exec(text)?.[0];
}

/** The number of "Line 3": part of a name, which counts nothing. */
function numberOfName(text: string, at: number, before: Token | undefined): string | undefined {
  if (before?.kind !== 'word' || before.end + 1 !== at || !numbered.test(before.text)) return undefined;
  shortNumber.lastIndex = at;
  return shortNumber.exec(text)?.[0];
}

/** Four digits with a unit, a currency or a sign are a value, not a year. */
function hasUnit(text: string, end: number, before: readonly Token[]): boolean {
  const previous = before.at(-1);
  if (previous?.kind === 'mark' && /[$€£¥₹]/.test(previous.text)) return true;
  const read = amountAt(text, end - 4, false);
  return (
    read !== undefined &&
    (read.amount.unit !== undefined || read.amount.scale !== 1) &&
    !/^[\s-]*(?:[a-z]\b)/.test(text.slice(end, end + 3))
  );
}

/** "10 to 12", "10-12" and "between 10 and 12" name two ends of one range. "from 10 to 12" is a change. */
function withRanges(tokens: readonly Token[]): Token[] {
  const found = [...tokens];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 2];
    const link = tokens[index + 1];
    if (token.kind !== 'amount' || next?.kind !== 'amount' || !link || token.amount.ordinal) continue;
    const before = tokens[index - 1];
    const word = before?.kind === 'word' ? before.lower : '';
    const dash = link.kind === 'mark' && /^[-–—]$/.test(link.text) && next.at - token.end <= 3;
    const alike = !token.amount.unit || token.amount.unit.dim === next.amount.unit?.dim;
    const to =
      link.kind === 'word' &&
      link.lower === 'to' &&
      alike &&
      word !== 'from' &&
      (word !== 'by' || isRange(token.amount, next.amount)) &&
      !changes.test(word);
    const and = link.kind === 'word' && link.lower === 'and' && word === 'between';
    if (!dash && !to && !and) continue;
    const isLed = dash && token.amount.unit !== undefined && !next.amount.unit && next.amount.scale !== 1;
    const unit = isLed ? token.amount.unit : next.amount.unit;
    const shared = token.amount.unit && !isLed ? {} : shareOf(token.amount, { ...next.amount, unit });
    found[index] = { ...token, amount: { ...token.amount, ...shared, range: 'low' } };
    found[index + 2] = {
      ...next,
      amount: {
        ...next.amount,
        unit,
        range: 'high',
        ...(next.amount.sign === '-' && dash ? { sign: '', value: Math.abs(next.amount.value) } : {}),
      },
    };
  }
  return found;
}

/** "by 2 to 3 percent"; not "by 0.8 points to 7.2 percent" or "by 5 to 105 euros". */
const isRange = (low: Amount, high: Amount) =>
  high.unit !== undefined && low.value < high.value && low.value * high.scale > 0.4 * high.value * low.scale;

const changes =
  /^(?:rose|rise|risen|fell|fall|fallen|grew|up|down|increased|decreased|dropped|climbed|changed|moved|went)$/;

/** "2 to 3 million people": the first end takes unit and scale of the second. */
const shareOf = (low: Amount, high: Amount): Partial<Amount> => ({
  unit: high.unit,
  ...(low.scale === 1
    ? { scale: high.scale, value: low.value * high.scale, step: low.step * high.scale }
    : {}),
});

const bounds: readonly [RegExp, Bound][] = [
  [/(?:just|slightly|a little|a bit|marginally|barely) (?:over|above|more than|under-)$/i, 'just-over'],
  [
    /(?:(?:just|slightly|a little|a bit|marginally) (?:under|below|less than|short of|shy of)|only just|shy of|close to|short of)$/i,
    'nearly',
  ],
  [/(?:at least|no fewer than|no less than|not less than|a minimum of|minimum of)$/i, 'at-least'],
  [
    /\b(?:at most|(?<!add |adds |added |adding |sum |made |makes )up to|no more than|not more than|a maximum of|maximum of|as many as|as much as)$/i,
    'at-most',
  ],
  [
    /\b(?:more than|greater than|higher than|larger than|longer than|taller than|older than|heavier than|wider than|deeper than|over|above|in excess of|upwards of|exceeding|exceeded|exceeds|exceed|beyond|topped|surpassed|surpassing|crossed)(?: the)?(?: (?:limit|mark|level|threshold) of)?$/i,
    'over',
  ],
  [/[<≤]$/, 'under'],
  [/[>≥]$/, 'over'],
  [
    /\b(?:less than|fewer than|lower than|smaller than|shorter than|younger than|lighter than|narrower than|under|below|beneath)(?: the)?(?: (?:limit|mark|level|threshold) of)?$/i,
    'under',
  ],
  [/\b(?:nearly|almost|approaching|well-nigh|virtually|practically)$/i, 'nearly'],
  [
    /(?:\b(?:about|around|roughly|approximately|approx\.?|some|circa|ca\.?|c\.|close to|in the region of|of the order of)|[≈~])(?: a)?$/i,
    'about',
  ],
];

/** "19 percent more than the 2.41 million", "3 percent below the 3.73 million": what is compared with has no bound. */
function comparesWith(before: readonly Token[], { at, end }: Place, text: string): boolean {
  const last = before.findLast(({ kind }) => kind !== 'word');
  // "91.9%, below the 93.8% recorded in 2013", "fewer than the 185 million of 2019".
  if (
    /\b(?:above|below|over|under|(?:more|less|fewer|higher|lower|larger|smaller|longer|shorter|greater) than) the $/.test(
      text.slice(0, at),
    ) &&
    /^ (?:(?:recorded|registered|reported|measured|seen|reached|achieved) (?:in|at|for|a year)|(?:of|in) (?:the )?(?:19|20)\d{2})\b/.test(
      text.slice(end, end + 24),
    )
  )
    return true;
  return (
    last?.kind === 'amount' &&
    /^ (?:(?:more|less|fewer|higher|lower|larger|smaller) than|above|below|over|under|short of) (?:the |its |their )?$/.test(
      text.slice(last.end, at),
    )
  );
}

const overVerb =
  /\b(?:(?:turn|hand|sign|spread|scatter|extend|stretch|distribut)(?:s|e|es|ed|ing)?|(?:tak|giv)(?:es?|ing|en)|took|gave|spread) over(?: the)?$/i;
/** "Turned over 1.24 billion", "spread over seven countries": the word belongs to its verb and bounds no figure. */
const isParticle = (lead: string) => overVerb.test(lead);

/** "12 or more", "aged 75 or over", "15 years and older". */
const boundBehind =
  /^(?: years?(?: of age)?)? (?:or more|or so|or less|or fewer|at least|at most|(?:or|and) (?:over|older|above|longer|under|younger|below))(?![\p{L} ]* than)\b/iu;

/** How the words right before a figure bound it. "rise of more than 10" is bounded; "more than in 1990" is not. */
function withBounds(tokens: readonly Token[], text: string): Token[] {
  return tokens.map((token, index) => {
    if (token.kind !== 'amount' || comparesWith(tokens.slice(Math.max(0, index - 4), index), token, text))
      return token;
    const lead = text.slice(Math.max(0, token.at - 40), token.at).trimEnd();
    const bound = bounds.find(([pattern]) => pattern.test(lead))?.[1];
    const behind = boundBehind.exec(text.slice(token.end, token.end + 24))?.[0].trim();
    const after: Bound | undefined =
      behind === undefined
        ? undefined
        : /more|at least|over|older|above|longer/.test(behind)
          ? 'at-least'
          : /so/.test(behind)
            ? 'about'
            : 'at-most';
    // "37 fewer than two years before": the time is not bounded.
    const isAgo =
      /^(?:year|month|time)$/.test(token.amount.unit?.dim ?? '') &&
      /^ (?:before|earlier|previously|ago|later)\b/.test(text.slice(token.end, token.end + 12));
    const found = isAgo || isParticle(lead) ? undefined : (after ?? bound);
    if (/\b(?:exactly|precisely)$/i.test(lead)) return { ...token, amount: { ...token.amount, step: 0 } };
    const lasts =
      /^(?:year|month|time)$/.test(token.amount.unit?.dim ?? '') &&
      /\b(?:over|under|within)(?: the)?$/i.test(lead) &&
      !/^ (?:of age|old)\b/.test(text.slice(token.end, token.end + 8));
    return found && !token.amount.ordinal && !lasts
      ? { ...token, amount: { ...token.amount, bound: found } }
      : token;
  });
}

/** Words that only bound the figure behind them, so that they need no support of their own. */
export const boundWords: ReadonlySet<string> = new Set(
  'about around roughly approximately approx some circa ca nearly almost over above more than less fewer under below least most up many much excess exceeding exceeded exceeds exceed just slightly little bit shy close at no not short minimum maximum or so beyond crossed topped surpassed surpassing approaching virtually practically marginally only greater higher larger lower smaller'.split(
    ' ',
  ),
);
