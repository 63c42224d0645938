import { functionWords } from '../words/lexicon';
import { addresseesIn, personQuoted, type QuotePlace } from './quote-attribution';
import type { Quote } from './quotes';
import { isCalendarWord } from '../words/calendar';
import { leadsName } from './speakers';
import { speechAt } from './speeches';

const plainWords =
  /^(?:how|put|it|puts|words|according|said|says|say|added|adds|explained|explains|stated|states|told|commented|comments|remarked|remarks|declared|declares|noted|notes|wrote|writes)$/;

/**
 * Whether a statement, beside its quotes, says no more than who speaks, and what the passage tells of the occasion: "is how Anna Holm
 * put it", "Holm told the board". The quotes were found word for word; the person must be the one whose words they are. `isKnown`:
 * whether a first name goes with a surname.
 */
export function isPlainAttribution(
  text: string,
  quotes: readonly Quote[],
  places: readonly QuotePlace[],
  isKnown: (first: string, last: string) => boolean,
): boolean {
  const outside = quotes.reduceRight((all, { at, end }) => `${all.slice(0, at)} ${all.slice(end)}`, text);
  const words = outside.match(wordPattern) ?? [];
  const names = words.filter((word, index) => /^\p{Lu}/u.test(word) && (index > 0 || !isPlain(word)));
  if (names.every(leadsName) || quotes.length === 0) return false;
  return places.every((place) => {
    const person = personQuoted(place)?.name.split(/[. ]+/) ?? [];
    const attribution = speechAt(place.passage, place.at)?.attribution ?? '';
    const addressees = addresseesIn(attribution);
    const said = new Set(attribution.toLowerCase().match(wordPattern) ?? []);
    if (words.some((word) => !names.includes(word) && !isPlain(word) && !said.has(word))) return false;
    if (isPartOfSentence(place) && dropsWord(attribution, words)) return false;
    return names.every(
      (name, index) =>
        isTitledAlike(name, names, person) ||
        (/^(?:Mr|Mrs|Ms)$/.test(name) && person.length > 0) ||
        addressees.includes(name) ||
        (isCalendarWord(name) && attribution.includes(name)) ||
        (!leadsName(name) &&
          person.includes(names[index + 1] ?? '') &&
          isKnown(name, names[index + 1] ?? '')),
    );
  });
}

/** A word of the passage's sentence, such as a condition, that the statement leaves out. */
function dropsWord(sentence: string, words: readonly string[]): boolean {
  const own = new Set(words.map((word) => word.toLowerCase()));
  return (sentence.match(wordPattern) ?? []).some(
    (word) => !/^\p{Lu}/u.test(word) && !isPlain(word) && !own.has(word),
  );
}

/** A quote in the midst of a clause: the words beside it are no attribution alone. */
function isPartOfSentence({ passage, at }: QuotePlace): boolean {
  const speech = speechAt(passage, at);
  return speech !== undefined && /[\p{L}\p{N}] $/u.test(passage.outside.slice(0, speech.at));
}
const wordPattern = /[£€$¥]?[\p{L}\p{N}](?:[\p{L}\p{N}’'-]|[.,](?=\p{N}))*%?/gu;

/** The name is one of the person; a title, only with the one before it: "Deputy Mayor" is no "Mayor". */
function isTitledAlike(name: string, names: readonly string[], person: readonly string[]): boolean {
  const at = person.indexOf(name);
  return at >= 0 && (at === 0 || !leadsName(name) || names.includes(person[at - 1] ?? ''));
}

const isPlain = (word: string) =>
  plainWords.test(word.toLowerCase()) ||
  (functionWords.has(word.toLowerCase()) &&
    !/^(?:than|same|such|others?|another|before|after|during|since|until)$/i.test(word));
