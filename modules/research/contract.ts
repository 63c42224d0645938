import type { Research } from './report';

// Without zod, so that pages may load it.
export { doiLink } from './doi';

/** Research without any of its structured parts. */
export const emptyResearch = (): Research => ({
  abstract: [],
  keyMetrics: [],
  limitations: [],
  comparison: null,
  scorecard: null,
  keyPoints: [],
  directions: [],
  ideas: [],
  citations: [],
  predictions: [],
});
