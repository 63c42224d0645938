import { type Finding, finding } from '../tables/check-table';
import { functionWords } from '../words/lexicon';
import { type Check, isAttributedAlike } from './attributed-quotes';
import type { CitedPassage } from './cited-passage';
import { occasionFault } from './occasion-faults';
import { isPlainAttribution } from './plain-attribution';
import { exchangedObject } from './quote-objects';
import { type Quote, quoteIn } from './quotes';
import { fullNames, hasNamesake, type HeldQuote, speakerFault } from './speaker-faults';

/** What decides a statement that quotes: a fault of a quote, or that it says no more than whose words they are. */
export function checkQuotes(
  quotes: readonly Quote[],
  text: string,
  cited: readonly CitedPassage[],
  isForeign: boolean,
  check: Check,
): Finding | undefined {
  const misnamed = isForeign ? undefined : misnamedWord(text, cited);
  if (misnamed) return misnamed;
  const isHeld = holdsNumbers(quotes, text, cited);
  if (!isForeign && quotes.length > 0 && isHeld && isAttributedAlike(text, cited, check))
    return finding('supported');
  for (const quote of quotes) {
    const fault = quoteFault(quote, text, cited, isForeign);
    if (fault) return fault;
  }
  if (isForeign) return undefined;
  const places = quotes.flatMap((quote) => {
    const found = cited.map(({ passage, window }) => ({
      passage,
      ...quoteIn(quote.text, passage.text, window),
    }));
    return found.find(({ check }) => check === 'holds') ?? [];
  });
  const isKnown = (first: string, last: string) =>
    fullNames(last, cited).includes(`${first} ${last}`) && !hasNamesake(first, last, cited);
  return isHeld && isPlainAttribution(text, quotes, places, isKnown) ? finding('supported') : undefined;
}

/** "Holm, who has worked there for 26 years": each number beside the quotes stands in a cited passage. */
function holdsNumbers(quotes: readonly Quote[], text: string, cited: readonly CitedPassage[]): boolean {
  const outside = quotes.reduceRight((all, { at, end }) => `${all.slice(0, at)} ${all.slice(end)}`, text);
  const numbers = outside.match(/\d+(?:[.,]\d+)*(?: \p{Ll}+)?/gu) ?? [];
  return numbers.every((number) => cited.some(({ passage }) => passage.text.includes(number)));
}

/** What is wrong with a quote; undefined where it stands in a cited passage and its speaker is the one named. */
function quoteFault(
  quote: Quote,
  text: string,
  cited: readonly CitedPassage[],
  isForeign: boolean,
): Finding | undefined {
  const found = cited.map(({ passage, window, context }) => ({
    passage,
    context,
    ...quoteIn(quote.text, passage.text, window),
  }));
  const held = found.find(({ check }) => check === 'holds');
  if (!held) {
    if (!found.some(({ check }) => check === 'cut'))
      return finding('unsupported', 'The cited passage does not hold this quote word for word.');
    return restatesCut(quote, text)
      ? finding('related', 'The check could not decide whether the cut quote keeps its meaning.')
      : finding('unsupported', 'The quote is cut so that its meaning may turn.');
  }
  // Who speaks is read in English alone.
  if (isForeign) return undefined;
  const outside = `${text.slice(0, quote.at)} ${text.slice(quote.end)}`;
  if (isTitle(quote.text) && !speaks.test(outside)) return undefined;
  const plain = outside.replace(/[“"„«][^”"“»]*[”"»]/g, ' ');
  return (
    speakerFault(plain, held, cited) ??
    occasionFault(plain, held) ??
    objectFault(text.slice(0, quote.at), held)
  );
}

const quotedWord = /[“"„«](?<word>\p{L}[\p{L}’'-]{2,})[”"»]/gu;

/** "Called the programme “expensive”" of a speech on the loss: one quoted word is no quote, but it is said of something. */
function misnamedWord(text: string, cited: readonly CitedPassage[]): Finding | undefined {
  for (const { index, groups: { word = '' } = {} } of text.matchAll(quotedWord)) {
    const lead = text.slice(0, index);
    const found = cited.flatMap(({ passage, context }) => {
      const at = passage.text.indexOf(word);
      return at < 0 ? [] : [objectFault(lead, { passage, context, at, end: at + word.length })];
    });
    const [fault] = found;
    if (fault && found.every((each) => each !== undefined)) return { ...fault, verdict: 'related' };
  }
  return undefined;
}

function objectFault(
  lead: string,
  held: Pick<HeldQuote, 'passage' | 'context' | 'at' | 'end'>,
): Finding | undefined {
  const object = exchangedObject(lead, held.passage.text, held);
  if (!object) return undefined;
  return object.isOpen
    ? finding('related', `The check could not decide whether the passage says this of “${object.name}”.`)
    : finding('unsupported', `The passage does not say this of “${object.name}”.`);
}

const mostTitleWords = 6;
const speaks =
  /\b(?:sa(?:y|ys|id)|call(?:s|ed)?|describ\p{Ll}+|told|tells?|wr(?:ite|ites|ote)|argu\p{Ll}+|add(?:s|ed)|not(?:es|ed)|warn\p{Ll}*|according|words?|quot\p{Ll}+|spoke|put|puts|term(?:s|ed)|dubbed|think|thinks|thought)\b|[:,]\s*$/iu;

/** “Salt Road”, of a film that won: each word of it begins with a capital, and the sentence has no verb of speech. */
function isTitle(quote: string): boolean {
  const words = quote.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  return (
    words.length > 1 &&
    words.length <= mostTitleWords &&
    words.every((word) => /^[\p{Lu}\p{N}]/u.test(word) || functionWords.has(word))
  );
}

/** "did not “promise a date”", "“will never replace it” but": the statement says what the cut leaves out. */
const restatesCut = ({ at, end }: Quote, text: string): boolean =>
  /\b(?:not|never|no|none|nobody|cannot|if|unless|until)\b|n['’]t\b/iu.test(text.slice(0, at)) ||
  /^,? (?:yet|but|if|unless|until|although|though|however)\b/.test(text.slice(end));
