import { oncePer } from '../../../kernel/once-per';
import type { Passage } from './read-passage';
import type { Read } from './read-sentence';

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

const plainWordsOf = oncePer(({ text }: Read) => plainWords(text));

const endsOfQuote = (quote: string) => {
  const words = quote.split(' ');
  return words.length < 8 ? [] : [words.slice(0, 4).join(' '), words.slice(-4).join(' ')];
};
