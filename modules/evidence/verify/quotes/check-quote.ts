import type { Source } from '../../evidence';
import { type Finding, finding } from '../tables/check-table';
import { functionWords } from '../words/lexicon';
import { exchangedObject } from './quote-objects';
import { namesIn, type Quote, quoteIn, speakerIn } from './quotes';
import { isNamedBefore, isPlainAttribution } from './plain-attribution';
import { plainText } from '../text/scan';
import { meaningOf } from '../words/words';
import { leadsName, relatives, roleFault, sentenceAround } from './speakers';

/** A cited passage with its source. `context`: meanings of its heading and title. */
export type CitedPassage = { source: Source; text: string; context: ReadonlySet<string> };

/** What decides a statement that quotes: a fault of a quote, or that it says no more than whose words they are. */
export function checkQuotes(
  quotes: readonly Quote[],
  text: string,
  cited: readonly CitedPassage[],
  isForeign: boolean,
): Finding | undefined {
  for (const quote of quotes) {
    const fault = quoteFault(quote, text, cited, isForeign);
    if (fault) return fault;
  }
  if (isForeign) return undefined;
  const places = quotes.flatMap((quote) => {
    const passages = cited.map((each) => plainText(each.text));
    const found = passages.map((passage) => ({ passage, ...quoteIn(quote.text, passage) }));
    return found.find(({ check }) => check === 'holds') ?? [];
  });
  const isKnown = (first: string, last: string) =>
    fullNames(last, cited).includes(`${first} ${last}`) && !hasNamesake(first, last, cited);
  return isPlainAttribution(text, quotes, places, isKnown) ? finding('supported') : undefined;
}

/** What is wrong with a quote; undefined where it stands in a cited passage and its speaker is the one named. */
function quoteFault(
  quote: Quote,
  text: string,
  cited: readonly CitedPassage[],
  isForeign: boolean,
): Finding | undefined {
  const found = cited.map((each) => {
    const passage = plainText(each.text);
    return { passage, context: each.context, ...quoteIn(quote.text, passage) };
  });
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
  const speaker = speakerIn(held.passage, held.at, held.end);
  const names = namesIn(outside.replace(/[“"„«][^”"“»]*[”"»]/g, ' '));
  const beside = sentenceAround(held.passage, held.at, held.end);
  const stranger = names.find(
    (name, index) =>
      (hasNamesake(name, names[index + 1] ?? '', cited) &&
        !beside.includes(`${name} ${names[index + 1] ?? ''}`)) ||
      (!functionWords.has(name.toLowerCase()) &&
        !(isEmployer(name, outside) && held.context.has(meaningOf(name))) &&
        !speaker.toLowerCase().includes(name.toLowerCase()) &&
        !isFullName(name, names[index + 1] ?? '', speaker, cited)),
  );
  const isNamed = names.some((name) => speaker.includes(name));
  if (stranger && isNamed && isEmployer(stranger, outside))
    return finding('related', 'The check could not decide whose words these are.');
  if (stranger && isNamed && beside.split(/[^\p{L}'’-]+/u).some((word) => word.startsWith(stranger)))
    return finding('related', 'The check could not decide whose words these are.');
  // Whom "he said" stands for is read from the sentences before: where one of them names this person, it is a reading.
  if (stranger && isNamedBefore(stranger, held))
    return finding('related', 'The check could not decide whose words these are.');
  if (stranger && isIntroduced(stranger, held))
    return finding('related', 'The check could not decide whose words these are.');
  if (stranger) {
    const name = wholeName(stranger, outside);
    return finding(
      'unsupported',
      speaker === ''
        ? `The passage does not name ${name} as the speaker.`
        : `The passage gives this quote to another speaker than ${name}.`,
    );
  }
  if (isPromoted(outside, held.passage))
    return finding('related', 'The check could not decide whose words these are.');
  const object = exchangedObject(text.slice(0, quote.at), held.passage, held);
  if (object) return finding('unsupported', `The passage does not say this of “${object}”.`);
  return roleFault(outside, speaker);
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

/** "Sofie Brandt of the union is less content: ‘The new paths end in a car park.’" */
function isIntroduced(name: string, { passage, at }: { passage: string; at: number }): boolean {
  const before = passage.slice(Math.max(0, at - 200), at).replace(/[\s“"„«»‘']+$/u, '');
  const clause = before.slice(before.search(/[^.!?;]*$/));
  return before.endsWith(':') && clause.includes(name);
}

/** "Mayor Kurt Ansel" of one whom the passage calls deputy mayor. */
const isPromoted = (text: string, passage: string): boolean =>
  [
    ...text.matchAll(
      /(?<!\p{L})(?<!(?:[Dd]eputy|[Vv]ice|[Aa]cting|[Ff]ormer|[Aa]ssistant)[ -])(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+)+)/gu,
    ),
  ].some(
    ([, run = '']) =>
      leadsName(run.split(' ')[0] ?? '') &&
      new RegExp(`(?:deputy|vice|acting|former|assistant)[ -]${run.replace(/[^\p{L} ]/gu, '.')}`, 'iu').test(
        passage,
      ),
  );

/** "Helga Dornik of Statistics Varland": whom a speaker works for. */
const isEmployer = (name: string, text: string): boolean =>
  [...text.matchAll(/\p{Lu}[\p{L}'’-]+ (?:of|from|at) (?:the )?((?:\p{Lu}[\p{L}'’-]+ ?){1,4})/gu)].some(
    ([, run = '']) => run.split(' ').includes(name),
  );

/** "did not “promise a date”", "“will never replace it” but": the statement says what the cut leaves out. */
const restatesCut = ({ at, end }: Quote, text: string): boolean =>
  /(?:\b(?:not|never|no|cannot)|n['’]t) (?:\p{L}+ )?$/iu.test(text.slice(0, at)) ||
  /^,? (?:yet|but|if|unless|until|although|though|however)\b/.test(text.slice(end));

/** All words of the name that one of them belongs to. */
const wholeName = (name: string, text: string): string =>
  text.match(/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu)?.find((run) => run.split(' ').includes(name)) ??
  name;

/** "Elin Hauge" of a speaker whom the passage calls Hauge and its source has by both names. */
function isFullName(first: string, last: string, speaker: string, cited: readonly CitedPassage[]): boolean {
  if (last === '' || !speaker.includes(last) || relatives.test(cited.map(({ text }) => text).join(' ')))
    return false;
  return fullNames(last, cited).includes(`${first} ${last}`) && !hasNamesake(first, last, cited);
}

/** Another person of the same surname appears in a cited source. */
const hasNamesake = (first: string, last: string, cited: readonly CitedPassage[]): boolean =>
  fullNames(last, cited).some((name) => name !== `${first} ${last}` && !leadsName(name.split(' ')[0] ?? ''));

function fullNames(last: string, cited: readonly CitedPassage[]): string[] {
  if (!/^\p{Lu}[\p{L}'’-]+$/u.test(last)) return [];
  const sources = new Set(cited.map(({ source }) => source));
  const pattern = new RegExp(`\\p{Lu}[\\p{L}'’-]+ ${last}(?!\\p{L})`, 'gu');
  return [...sources].flatMap(({ spans }) =>
    spans.flatMap(({ text }) => (text.includes(last) ? (text.match(pattern) ?? []) : [])),
  );
}
