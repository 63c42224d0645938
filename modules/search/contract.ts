import { z } from 'zod';
import { refuse, type Refusal } from '../kernel/refusal';
import { Slot } from '../models/contract';

/** Contract: an over-long query is refused, not cut. */
export const queryLength = 2_000;
/** Sources a request may carry. Contract section 3. */
export const maxSources = 10;
/** Words a finished report has at least. Spec section 1. */
export const wordFloor = 2_000;
/** History page size. Spec section 9. */
export const historyPageSize = 20;
/** Recent reports shown. Spec section 9. */
export const recentReports = 12;
/** Summaries in lists are cut here. Spec section 9. */
export const summaryLength = 150;

export type SearchInput = { query: string; model: Slot; sources: string[] };

/** Claude is also called dual; one value, model3, also appears. Spec section 1. */
const aliases: Readonly<Record<string, Slot>> = { dual: 'claude', model3: 'claude' };

const Fields = z.object({
  query: z.string().optional(),
  model: z.string().optional(),
  sources: z.array(z.string()).optional(),
});

/** What a search request must be: a query of 1 to 2,000 characters after trimming, a known model, up to ten sources. */
export function parseSearch(input: unknown): SearchInput | Refusal {
  const fields = Fields.safeParse(input);
  if (!fields.success) return withField('invalid-input', String(fields.error.issues[0]?.path[0] ?? 'query'));
  const query = (fields.data.query ?? '').trim();
  if (!query) return withField('empty-query', 'query');
  if (query.length > queryLength) return withField('query-too-long', 'query', { length: query.length });
  if (/[\0\p{Surrogate}]/u.test(query)) return withField('query-not-text', 'query');
  const name = fields.data.model ?? 'deepseek';
  const model = Slot.safeParse(aliases[name] ?? name);
  if (!model.success) return withField('unknown-model', 'model');
  const sources = [...new Set(fields.data.sources ?? [])];
  if (sources.length > maxSources) return withField('too-many-sources', 'sources');
  return { query, model: model.data, sources };
}

const sentences: Readonly<Record<string, string>> = {
  'empty-query': 'Please enter a search query',
  'query-too-long': 'A query has at most 2,000 characters.',
  'query-not-text': 'The query contains characters that are not text.',
  'unknown-model': 'There is no such model. Choose deepseek, qwen or claude.',
  'too-many-sources': 'A request takes at most 10 sources.',
  'invalid-input': 'This is not in the expected form.',
};

const withField = (code: string, field: string, values: Refusal['values'] = {}) =>
  refuse(code, values, { [field]: sentences[code] ?? '' });
