import { maxSources } from '../evidence/limits';
import { malformedInput } from '../kernel/input/parse-input';

/** Contract: an over-long query is refused, not cut. */
export const queryLength = 2_000;
/** Limit of sources in a request. Contract section 3. */
export { maxSources };

/** How many days a plan waits for its approval; then the search is cancelled and refunded. */
export const approvalDays = 7;

/** The sentence for each wrong field of a search request. */
export const inputSentences = {
  'empty-query': 'Please enter a search query',
  'query-too-long': `A query has at most ${queryLength.toLocaleString('en')} characters.`,
  'query-not-text': 'The query contains characters that are not text.',
  'unknown-model': 'There is no such model. Choose deepseek, qwen or claude.',
  'too-many-sources': `A request takes at most ${maxSources} sources.`,
  'unknown-retrieve': 'Sources are looked for in: web, literature, statistics.',
  'unknown-language': 'There is no such report language. Choose auto, en, fi or sv.',
  'invalid-approval': 'Whether the plan waits for an approval is either true or false.',
  'invalid-input': malformedInput,
} as const;
