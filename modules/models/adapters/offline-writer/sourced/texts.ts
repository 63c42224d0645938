import { hasFigure } from '../wording';
import type { Material } from './chapter';
import { paragraphs, type Passage, quotable } from './prose';

/** Headings of texts, or runs of passages, that a research report quotes from at most. */
const maxHeadings = 10;

/** The sentences of the texts, each quoted once, by the section that they belong to. */
export type Texts = {
  /** Headings of the texts that read without a figure. */
  topics: string[];
  /** Sentences without a figure. */
  said: Passage[];
  /** Sentences with a figure. */
  stated: Passage[];
  /** Sentences with the latest year that the texts name. */
  latest: Passage[];
  /** Sentences that speak of what is to come. */
  ahead: Passage[];
};

export function textsOf(material: Material): Texts {
  const passages = quotable(material, maxHeadings)
    .map((passage) => ({ ...passage, sentences: material.accepted.quote(passage.sentences) }))
    .filter(({ sentences }) => sentences.length > 0);
  const latest = latestYear(passages.flatMap(({ sentences }) => sentences));
  const placeOf = (sentence: string): Exclude<keyof Texts, 'topics'> => {
    if (looksAhead.test(sentence)) return 'ahead';
    if (latest !== '' && sentence.includes(latest)) return 'latest';
    return hasFigure(sentence) ? 'stated' : 'said';
  };
  const those = (place: keyof Texts): Passage[] =>
    passages
      .map((passage) => ({
        ...passage,
        sentences: passage.sentences.filter((sentence) => placeOf(sentence) === place),
      }))
      .filter(({ sentences }) => sentences.length > 0);
  return {
    topics: [...new Set(passages.filter(({ isTopic }) => isTopic).map(({ heading }) => heading))].filter(
      (heading) => !hasFigure(heading),
    ),
    ...{ said: those('said'), stated: those('stated'), latest: those('latest'), ahead: those('ahead') },
  };
}

const looksAhead =
  /\b(?:will|(?:expects?|expected|hopes?|aims?|plans?|intends?|proposes?) to|planned|forecasts?|projected|projections?)\b/i;

/** The latest year in sentences that do not look ahead. */
function latestYear(sentences: readonly string[]): string {
  const years = sentences
    .filter((sentence) => !looksAhead.test(sentence))
    .flatMap(
      (sentence) => sentence.match(/(?<![\p{L}\p{N}.,])(?:1[5-9]|20)\d{2}(?![\p{L}\p{N}%]|[.,]\d)/gu) ?? [],
    );
  return years.sort().at(-1) ?? '';
}

/** Sentences under the heading that they stand under in their text. */
export const quotedUnderHeadings = (passages: readonly Passage[]): string[] =>
  passages.flatMap(({ heading, sentences }, at) => [
    ...(hasFigure(heading) || heading === passages[at - 1]?.heading ? [] : [`### ${heading}`]),
    ...paragraphs(sentences),
  ]);

/** Sentences in their order, without headings. */
export const quotedInTurn = (passages: readonly Passage[]): string[] =>
  paragraphs(passages.flatMap(({ sentences }) => sentences));
