import type { Cites, PlantedSentence } from './corpus';

const mark = /\[(@[a-z]+(?:,\s*@[a-z]+)*)\]/g;

/** A citation that does not exist: no report has so many passages. */
export const nowhere = 's9999';

type Passage = { id: string; text: string };

/** The names a sentence cites, in order and once each: "… [@a]. … [@a, @b]" cites a and b. */
export function namesCited(sentence: string): string[] {
  const names = [...sentence.matchAll(mark)].flatMap(([, list = '']) => list.split(/,\s*/));
  return [...new Set(names.map((name) => name.slice(1)))];
}

/** A sentence as readers see it: without its citations, and without the space before them. */
export const withoutCitations = (sentence: string): string =>
  sentence.replace(new RegExp(`\\s*${mark.source}`, 'g'), '').trim();

/** A sentence as a model writes it: `[@a]` becomes `[s12]`. */
export const withSpanIds = ({ sentence, cites }: PlantedSentence, passages: readonly Passage[]): string =>
  sentence.replace(mark, (_, list: string) => {
    const ids = list.split(/,\s*/).map((name) => spanIdOf(cites, name.slice(1), passages));
    return `[${ids.join(', ')}]`;
  });

/** The passages a sentence cites. */
export const spanIdsOf = ({ sentence, cites }: PlantedSentence, passages: readonly Passage[]): string[] =>
  namesCited(sentence).map((name) => spanIdOf(cites, name, passages));

function spanIdOf(cites: Cites, name: string, passages: readonly Passage[]): string {
  const text = cites[name];
  if (text === undefined) throw new Error(`the citation @${name} has no text`);
  return text === null ? nowhere : passageWith(text, passages).id;
}

/** The one passage that holds the text. */
export function passageWith(text: string, passages: readonly Passage[]): Passage {
  const [found, ...more] = passages.filter((passage) => passage.text.includes(text));
  if (found && more.length === 0) return found;
  throw new Error(`"${text}" stands in ${found ? more.length + 1 : 'no'} passages`);
}

/** The texts between quotation marks of any style. An apostrophe opens none. */
export function quotesIn(sentence: string): string[] {
  const pairs =
    /“([^”]+)”|„([^“”]+)[“”]|"([^"]+)"|«([^»]+)»|(?<![\p{L}\p{N}])[‘']([^‘’']+)[’'](?![\p{L}\p{N}])/gu;
  return [...sentence.matchAll(pairs)].map(
    (found) => found.slice(1).find((quote) => quote !== undefined) ?? '',
  );
}
