import { dictionary } from '../words/dictionary';
import { scaleWords } from './unit-table';
import { unitAt } from './units';
import { type Amount, plainAmount, type ReadAmount } from './amounts';

/** Numbers in words, each at its value. */
export const smallNumbers: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');

const ones = dictionary<number>(
  Object.fromEntries(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, value) => [word, value]),
  ),
);
const tens = dictionary<number>(
  Object.fromEntries(
    'twenty thirty forty fifty sixty seventy eighty ninety'
      .split(' ')
      .map((word, at) => [word, (at + 2) * 10]),
  ),
);
const ordinals = dictionary<number>(
  Object.fromEntries(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
      .split(' ')
      .map((word, at) => [word, at + 1]),
  ),
);
const parts = dictionary<number>({
  ...{ half: 2, halves: 2, third: 3, thirds: 3, quarter: 4, quarters: 4, fourth: 4, fourths: 4 },
  ...{ fifth: 5, fifths: 5, sixth: 6, sixths: 6, seventh: 7, sevenths: 7, eighth: 8, eighths: 8 },
  ...{ ninth: 9, ninths: 9, tenth: 10, tenths: 10, hundredth: 100, hundredths: 100 },
});

const firstWord = /[\p{L}]+/uy;
const wordRun = /([\p{L}]+)([\s-]*)/uy;

type Word = { text: string; from: number; to: number; next: number };

/** Up to ten words from a place on, with where each ends. */
function wordsFrom(text: string, at: number, most = 10): Word[] {
  const words: Word[] = [];
  wordRun.lastIndex = at;
  for (let found = wordRun.exec(text); found && words.length < most; found = wordRun.exec(text)) {
    const from = found.index;
    const word = found[1] ?? '';
    words.push({ text: word.toLowerCase(), from, to: from + word.length, next: from + found[0].length });
  }
  return words;
}

/** A number in words: "forty-two", "two and a half million", "two thirds", "one in five", "second". */
export function numberWordsAt(text: string, at: number): ReadAmount | undefined {
  firstWord.lastIndex = at;
  const first = firstWord.exec(text)?.[0].toLowerCase();
  if (first === undefined || !starts.has(first) || halfway.test(text.slice(at, at + 9))) return undefined;
  if ((first === 'a' || first === 'an') && !isCounted(wordsFrom(text, at, 2)[1]?.text)) return undefined;
  const words = wordsFrom(text, at);
  return partOf(text, words) ?? oneIn(text, words) ?? cardinal(text, words) ?? ordinal(text, words);
}

const halfway = /^half[- ]way\b/i;

/** "a third", "a dozen": an article that is a number, unlike most. */
const isCounted = (next = '') => parts[next] !== undefined || afterArticle.test(next);
const afterArticle = /^(?:dozen|hundred|thousand|million|billion|trillion)$/;

/** Whether a number in words may begin with this word. */
export const startsNumber = (word: string) => starts.has(word.toLowerCase());

const starts = new Set([
  ...Object.keys(ones),
  ...Object.keys(tens),
  ...Object.keys(ordinals),
  ...['half', 'a', 'an', 'quarter', 'hundred', 'thousand', 'dozen'],
]);

/** "half", "a third", "two-thirds", "three quarters", "half a million". */
function partOf(text: string, words: readonly Word[]): ReadAmount | undefined {
  const [one, two, three, four] = words;
  if (!one) return undefined;
  if (one.text === 'half') {
    const size = two?.text === 'a' || two?.text === 'an' ? scaleWords[three?.text ?? ''] : undefined;
    if (size && three) return scaledPart(text, one, three, 0.5 * size, size);
    if (isArticle(two) && isBeforeUnit(text, two))
      return withUnit(text, one.from, two.to, plainAmount('', 0.5, { step: 0.1 }));
    return { amount: plainAmount(one.text, 0.5, { step: 0.01, fraction: true }), end: one.to };
  }
  const over = one.text === 'a' || one.text === 'an' ? 1 : ones[one.text];
  const under = parts[two?.text ?? ''];
  if (!over || !under || !two || over >= under) return undefined;
  if (/s$/.test(two.text) !== over > 1) return undefined;
  if (over === 1 && /^\s+(?:place|time|year|quarter|month)/.test(text.slice(two.to, two.to + 9)))
    return undefined;
  // "In two quarters", "a quarter earlier": times.
  if (
    two.text === 'quarters' &&
    inTimes.test(text.slice(Math.max(0, one.from - 16), one.from)) &&
    !/^ of\b/.test(text.slice(two.to, two.to + 3))
  )
    return undefined;
  if (
    /^quarters?$/.test(two.text) &&
    /^\s+(?:earlier|before|later|ago)\b/.test(text.slice(two.to, two.to + 12))
  )
    return undefined;
  if (three?.text === 'of' && isArticle(four) && isBeforeUnit(text, four))
    return withUnit(text, one.from, four.to, plainAmount('', over / under, { step: 0.01 }));
  const size =
    three?.text === 'of' && /^an?$/.test(four?.text ?? '') ? scaleWords[words[4]?.text ?? ''] : undefined;
  const last = words[4];
  if (size && last) return scaledPart(text, one, last, (over / under) * size, size);
  return {
    amount: plainAmount(text.slice(one.from, two.to), over / under, { step: 0.01, fraction: true }),
    end: two.to,
  };
}

const inTimes = /\b(?:in|for|over|during) (?:only |just |all |the |the (?:last|first) )?$/i;
const isArticle = (word: Word | undefined): word is Word => word?.text === 'a' || word?.text === 'an';
/** "half a percentage point", "a quarter of an hour": so much of a unit, no part of a whole. */
const isBeforeUnit = (text: string, { to }: Word) =>
  text.charAt(to) === ' ' && unitAt(text, to + 1) !== undefined;

const scaledPart = (text: string, from: Word, to: Word, value: number, size: number): ReadAmount =>
  withUnit(text, from.from, to.to, plainAmount('', value, { step: size / 10, scale: size }));

/** "one in five", "nine out of ten". */
function oneIn(text: string, words: readonly Word[]): ReadAmount | undefined {
  const [one, two, three, four] = words;
  const over = ones[one?.text ?? ''];
  const out = two?.text === 'out' && three?.text === 'of';
  const last = out ? four : two?.text === 'in' ? three : undefined;
  const under = last && (ones[last.text] ?? tens[last.text]);
  if (!one || !over || !under || over >= under) return undefined;
  return {
    amount: plainAmount(text.slice(one.from, last.to), over / under, { step: 0.01, fraction: true }),
    end: last.to,
  };
}

const besideWhole = dictionary<number>({ 'a half': 0.5, 'a quarter': 0.25, 'three quarters': 0.75 });

/** "forty-two", "one hundred and twenty", "two and a half million", "a dozen", "a hundred". */
function cardinal(text: string, words: readonly Word[]): ReadAmount | undefined {
  let total = 0;
  let group: number | undefined;
  let end: Word | undefined;
  let scale = 1;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word;
    const next = words[at + 1];
    const value = ones[word.text] ?? tens[word.text];
    if (value !== undefined) {
      if (group !== undefined && !canFollow(group, value)) break;
      group = (group ?? 0) + value;
    } else if (word.text === 'dozen') group = (group ?? 1) * 12;
    else if (word.text === 'hundred' && (group ?? 1) < 100) group = (group ?? 1) * 100;
    else if (scaleWords[word.text] && word.text.length > 3 && word.text !== 'hundred') {
      scale = scaleWords[word.text] ?? 1;
      total += (group ?? 1) * scale;
      group = undefined;
    } else if (word.text === 'and' && group !== undefined && next) {
      const part = besideWhole[`${next.text} ${words[at + 2]?.text ?? ''}`];
      if (part !== undefined) {
        group += part;
        at += 2;
        end = words[at];
        continue;
      }
      const more = ones[next.text] ?? tens[next.text];
      if (more === undefined || group < 100) break;
      continue;
    } else if ((word.text === 'a' || word.text === 'an') && at === 0 && afterArticle.test(next?.text ?? ''))
      continue;
    else break;
    end = word;
  }
  const [first] = words;
  if (!end || !first) return undefined;
  const value = total + (group ?? 0);
  const step = Number.isInteger(value / scale)
    ? scale
    : scale / (Number.isInteger((2 * value) / scale) ? 10 : 100);
  return withUnit(text, first.from, end.to, plainAmount('', value, { step, scale }));
}

const canFollow = (group: number, value: number) =>
  (group % 100 === 0 && group > 0) || (group % 100 >= 20 && group % 10 === 0 && value < 10 && value > 0);

function ordinal(text: string, words: readonly Word[]): ReadAmount | undefined {
  const [one] = words;
  const value = ordinals[one?.text ?? ''];
  if (!one || value === undefined) return undefined;
  return { amount: plainAmount(text.slice(one.from, one.to), value, { ordinal: true }), end: one.to };
}

function withUnit(text: string, from: number, end: number, found: Amount): ReadAmount {
  const gap = /^[\s-]/.test(text.slice(end, end + 1)) ? 1 : 0;
  const unit = gap > 0 ? unitAt(text, end + gap) : undefined;
  const to = unit?.end ?? end;
  return { amount: { ...found, text: text.slice(from, to), unit: unit?.unit }, end: to };
}
