import type { Source } from '../../evidence';
import { type Finding, finding } from '../tables/check-table';
import { functionWords } from '../words/lexicon';
import { exchangedObject } from './quote-objects';
import { namesIn, type Quote, quoteIn, speakerIn } from './quotes';
import { plainText } from '../text/scan';
import { leading, relatives, roleFault, sentenceAround } from './speakers';

/** A cited passage with its source. `context`: meanings of its heading and title. */
export type CitedPassage = { source: Source; text: string; context: ReadonlySet<string> };

/** What is wrong with a quote; undefined where it stands in a cited passage and its speaker is the one named. */
export function quoteFault(
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
  if (!held)
    return finding(
      'unsupported',
      found.some(({ check }) => check === 'cut')
        ? 'The quote is cut so that its meaning may turn.'
        : 'The cited passage does not hold this quote word for word.',
    );
  // Who speaks is read in English alone.
  if (isForeign) return undefined;
  const outside = `${text.slice(0, quote.at)} ${text.slice(quote.end)}`;
  const speaker = speakerIn(held.passage, held.at, held.end);
  const names = namesIn(outside.replace(/[“"„«][^”"“»]*[”"»]/g, ' '));
  const beside = sentenceAround(held.passage, held.at, held.end);
  const stranger = names.find(
    (name, index) =>
      (hasNamesake(name, names[index + 1] ?? '', cited) &&
        !beside.includes(`${name} ${names[index + 1] ?? ''}`)) ||
      (!functionWords.has(name.toLowerCase()) &&
        !speaker.toLowerCase().includes(name.toLowerCase()) &&
        !isFullName(name, names[index + 1] ?? '', speaker, cited)),
  );
  if (stranger)
    return finding(
      'unsupported',
      speaker === ''
        ? `The passage does not name ${stranger} as the speaker.`
        : `The passage gives this quote to another speaker than ${stranger}.`,
    );
  const object = exchangedObject(text.slice(0, quote.at), held.passage, held);
  if (object) return finding('unsupported', `The passage does not say this of “${object}”.`);
  return roleFault(outside, speaker);
}

/** "Elin Hauge" of a speaker whom the passage calls Hauge and its source has by both names. */
function isFullName(first: string, last: string, speaker: string, cited: readonly CitedPassage[]): boolean {
  if (last === '' || !speaker.includes(last) || relatives.test(cited.map(({ text }) => text).join(' ')))
    return false;
  return fullNames(last, cited).includes(`${first} ${last}`) && !hasNamesake(first, last, cited);
}

/** Another person of the same surname appears in a cited source. */
const hasNamesake = (first: string, last: string, cited: readonly CitedPassage[]): boolean =>
  fullNames(last, cited).some((name) => name !== `${first} ${last}` && !leading.test(name));

function fullNames(last: string, cited: readonly CitedPassage[]): string[] {
  if (!/^\p{Lu}[\p{L}'’-]+$/u.test(last)) return [];
  const sources = new Set(cited.map(({ source }) => source));
  const pattern = new RegExp(`\\p{Lu}[\\p{L}'’-]+ ${last}(?!\\p{L})`, 'gu');
  return [...sources].flatMap(({ spans }) =>
    spans.flatMap(({ text }) => (text.includes(last) ? (text.match(pattern) ?? []) : [])),
  );
}
