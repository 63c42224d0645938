/**
 * Limits of a model's answer: several times the length that is asked for, so that no honest answer is cut, and short enough
 * to read without blocking the server. Lengths in UTF-16 units.
 */

/** Of a whole answer, thoughts included; the rest of a stream is not even waited for. */
export const longestAnswer = 200_000;
/** Of the prose of one section: about 3,500 words. */
export const longestSection = 24_000;
/** Levels of brackets in JSON; a plan has five. */
export const deepestJson = 32;
/** Broken JSON longer than this is not mended: mending takes time with the square of its length. */
export const longestMended = 40_000;
/** JSON that is read in search of the answer, all tries together. */
export const mostRead = 5 * longestAnswer;

const line = 1_000;
/** Of texts, by the field they stand in. */
export const longestText: Readonly<Record<string, number>> = {
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
export const longestOf = (field: string): number =>
  Object.hasOwn(longestText, field) ? (longestText[field] ?? line) : line;

/** Of lists, by the field they stand in, with what one entry is called. Columns count the labels. */
export const mostEntries: ReadonlyMap<string, { most: number; called: string }> = new Map([
  ['facts', { most: 60, called: 'figures' }],
  ['datasets', { most: 24, called: 'datasets' }],
  ['columns', { most: 20, called: 'columns of a dataset' }],
  ['rows', { most: 1_000, called: 'rows of a dataset' }],
  ['keywords', { most: 40, called: 'keywords' }],
  ['factIds', { most: 60, called: 'figures named for a section' }],
  ['datasetIds', { most: 24, called: 'datasets named for a section' }],
  ['spanIds', { most: 200, called: 'passages named for a section' }],
  ['keyInsights', { most: 24, called: 'key insights' }],
  ['faqs', { most: 24, called: 'questions' }],
  ['suggestions', { most: 24, called: 'suggestions' }],
  ['recommendations', { most: 24, called: 'recommendations' }],
  ['keyMetrics', { most: 16, called: 'key metrics' }],
  ['technicalLimitations', { most: 24, called: 'limitations' }],
  ['headers', { most: 12, called: 'columns of the comparison' }],
  ['categories', { most: 16, called: 'categories of the scorecard' }],
  ['bulletPoints', { most: 24, called: 'findings' }],
  ['citations', { most: 80, called: 'citations' }],
  ['directions', { most: 24, called: 'directions' }],
  ['researchIdeas', { most: 24, called: 'research ideas' }],
  ['predictions', { most: 24, called: 'predictions' }],
  ['keyFactors', { most: 12, called: 'factors of a prediction' }],
]);
