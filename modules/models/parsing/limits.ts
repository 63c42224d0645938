/**
 * Limits of a model's answer: several times the length that is asked for, so that no honest answer is cut, and short enough
 * to read without blocking the server. Lengths in UTF-16 units.
 */

/** Of a whole answer, thoughts included; the rest of a stream is not even waited for. */
export const maxAnswerLength = 200_000;
/** Of the prose of one section: about 3,500 words. */
export const maxSectionLength = 24_000;
/** Levels of brackets in JSON; a plan has five. */
export const maxJsonDepth = 32;
/** Broken JSON longer than this is not mended: mending takes time with the square of its length. */
export const maxMendedLength = 40_000;
/** JSON that is read in search of the answer, all tries together. */
export const maxReadLength = 5 * maxAnswerLength;

const line = 1_000;
/** Limits of texts, by field. */
export const maxTextLengths: Readonly<Record<string, number>> = {
  ...{ id: 80, from: 300, unit: 40, value: 120, change: 60, period: 80, category: 80 },
  ...{ columns: 120, rows: 200, keywords: 120, factIds: 80, datasetIds: 80, spanIds: 80 },
  ...{ title: 300, label: 200, question: 500, answer: 4_000, executiveSummary: 8_000, summary: 3_000 },
  ...{
    abstract: 6_000,
    description: 2_000,
    details: 2_000,
    headers: 120,
    authors: 500,
    doi: 250,
    url: 2_000,
  },
};
export const maxLengthOf = (field: string): number =>
  Object.hasOwn(maxTextLengths, field) ? (maxTextLengths[field] ?? line) : line;

/** Limits of lists, by field, with the name of one entry. Columns count the labels. */
export const maxEntries: ReadonlyMap<string, { max: number; called: string }> = new Map([
  ['facts', { max: 60, called: 'figures' }],
  ['datasets', { max: 24, called: 'datasets' }],
  ['columns', { max: 20, called: 'columns of a dataset' }],
  ['rows', { max: 1_000, called: 'rows of a dataset' }],
  ['keywords', { max: 40, called: 'keywords' }],
  ['factIds', { max: 60, called: 'figures named for a section' }],
  ['datasetIds', { max: 24, called: 'datasets named for a section' }],
  ['spanIds', { max: 200, called: 'passages named for a section' }],
  ['keyInsights', { max: 24, called: 'key insights' }],
  ['faqs', { max: 24, called: 'questions' }],
  ['suggestions', { max: 24, called: 'suggestions' }],
  ['recommendations', { max: 24, called: 'recommendations' }],
  ['keyMetrics', { max: 16, called: 'key metrics' }],
  ['technicalLimitations', { max: 24, called: 'limitations' }],
  ['headers', { max: 12, called: 'columns of the comparison' }],
  ['categories', { max: 16, called: 'categories of the scorecard' }],
  ['bulletPoints', { max: 24, called: 'findings' }],
  ['citations', { max: 80, called: 'citations' }],
  ['directions', { max: 24, called: 'directions' }],
  ['researchIdeas', { max: 24, called: 'research ideas' }],
  ['predictions', { max: 24, called: 'predictions' }],
  ['keyFactors', { max: 12, called: 'factors of a prediction' }],
]);
