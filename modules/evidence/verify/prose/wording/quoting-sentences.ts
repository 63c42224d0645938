import { memoize } from '../../../../kernel/memoize';
import { quotesIn } from '../../quotes/quotes';
import type { Word } from '../../text/scan';
import { modalities } from '../../words/lexicon';
import type { Passage } from '../reading/read-passage';
import type { Read } from '../reading/read-sentence';

/** The passages that hold the quotes of a statement; all of them where none does, or where it quotes nothing. */
export function holdingQuotes(passages: readonly Passage[], quotes: readonly string[]): readonly Passage[] {
  const held = passages.filter(({ sentences }) =>
    quotes.every((quote) => sentences.some((each) => holds(each, quote))),
  );
  return held.length > 0 ? held : passages;
}

/** A sentence that quotes is compared with those of the passage that hold the quote, or part of a longer one. */
export function holdsQuote(source: Read, quotes: readonly string[], { sentences }: Passage): boolean {
  return quotes.every((quote) => holds(source, quote) || !sentences.some((each) => holds(each, quote)));
}

function holds(read: Read, quote: string): boolean {
  const [own, other] = [plainWordsOf(read), plainWords(quote)];
  return own.includes(other) || other.includes(own) || endsOfQuote(other).some((end) => own.includes(end));
}

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

const plainWordsOf = memoize(({ text }: Read) => plainWords(text));

const endsOfQuote = (quote: string) => {
  const words = quote.split(' ');
  return words.length < 8 ? [] : [words.slice(0, 4).join(' '), words.slice(-4).join(' ')];
};

const isUnsure = ({ lower }: Word) =>
  /^(?:possible|planned|expected|conditional)$/.test(modalities.get(lower) ?? '');
const isCondition = ({ lower }: Word) => modalities.get(lower) === 'conditional';
/** "asked whether": what is asked is no condition. */
const asks =
  /\b(?:asked?|asks|asking|question|questioned|wonder(?:s|ed)|know|say|see)(?: \p{L}[\p{L}’'-]*){0,4} $/iu;

/**
 * "If the law fell, he said, they would return to “old habits”": the words that make a quoted part of a sentence a plan or a
 * condition, in the clause before it, and the conditions of its whole sentence. A statement may not drop them around the same quote.
 */
export function hedgesOnQuote(claim: Read, { text, words }: Read): readonly Word[] {
  const own = quotesIn(claim.text).map((quote) => plainWords(quote.text));
  const quoted = quotesIn(text);
  const quote = quoted.find((each) => own.includes(plainWords(each.text)));
  if (!quote || !/\p{L} $/u.test(text.slice(0, quote.at))) return [];
  const outside = words.filter(
    (word) => isUnsure(word) && !quoted.some(({ at, end }) => word.at >= at && word.end <= end),
  );
  const clause = clauseStart(text, quote.at);
  return outside.filter(
    (word) =>
      (word.at >= clause && word.at < quote.at) ||
      (isCondition(word) && !asks.test(text.slice(Math.max(0, word.at - 80), word.at))),
  );
}

/** Where the clause that a place lies in begins. */
function clauseStart(text: string, at: number): number {
  const found = [...text.slice(0, at).matchAll(/[,;:–—“”"] |\b(?:and|but|while|because) /g)].at(-1);
  return found ? found.index + found[0].length : 0;
}
