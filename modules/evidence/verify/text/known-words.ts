import { startsNumber } from '../numbers/number-words';
import type { Word } from './scan';
import { meaningOf, stem } from '../words/words';

export function isAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** What a year, a day, a month, a quarter, a half or "FY" begins with. */
export const periodStart =
  /\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|[qh][1-4]|fy|fiscal|financial|first|second|third|fourth|final|last|three|six|nine|twelve|quarter|half-year)/iy;

/** Whether a place lies within a run of letters and digits. */
export const isJoined = (text: string, at: number) =>
  at > 0 && text.charAt(at - 1) !== ' ' && /[\p{L}\p{N})]/u.test(text.charAt(at - 1));

const isLatinLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/** Codes of the characters that end a word for certain: space, brackets, comma and semicolon. */
const wordEnds: ReadonlySet<number> = new Set([...' (),;'].map((mark) => mark.charCodeAt(0)));

/** A word of Latin letters that begins no figure and no period, read without the patterns below. Undefined where they decide. */
export function plainWordAt(text: string, at: number): Word | undefined {
  if (!isLatinLetter(text.charCodeAt(at)) || isJoined(text, at)) return undefined;
  let end = at + 1;
  while (isLatinLetter(text.charCodeAt(end))) end += 1;
  if (end < text.length && !wordEnds.has(text.charCodeAt(end))) return undefined;
  const known = knownWord(text.slice(at, end));
  // "EUR 5" is a figure.
  if (known.mayBeMore || (end - at === 3 && /[-+\u2212\d]/.test(text.charAt(end + 1)))) return undefined;
  return wordToken(known, at, end);
}

type KnownWord = Omit<Word, 'at' | 'end'> & { mayBeMore: boolean };

/** Words as they are written: texts repeat most of theirs. */
const knownWords = new Map<string, KnownWord>();
const mostKnownWords = 20_000;
/** V8 copies a slice this short; a longer one would keep the text that it is cut from in memory. */
const longestKnownWord = 12;

export function knownWord(text: string): KnownWord {
  const known = knownWords.get(text);
  if (known) return known;
  const mayBeMore =
    isAt(periodStart, text, 0) || startsNumber(text) || /^(?:minus|plus|negative)$/i.test(text);
  const found = { ...wordOf(text), mayBeMore };
  if (knownWords.size >= mostKnownWords) knownWords.clear();
  if (text.length <= longestKnownWord) knownWords.set(text, found);
  return found;
}

export const wordToken = (
  { text, lower, stem, meaning, isName }: KnownWord,
  at: number,
  end: number,
): Word => ({
  kind: 'word',
  text,
  lower,
  stem,
  meaning,
  isName,
  at,
  end,
});

function wordOf(text: string): Omit<Word, 'at' | 'end'> {
  const lower = text
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/’/g, "'");
  return {
    kind: 'word',
    text,
    lower,
    stem: stem(lower),
    meaning: meaningOf(lower),
    isName: /^\p{Lu}/u.test(text),
  };
}
