import type { Result } from '../../../projections/documents';
import type { Answer, Person } from './person';

/** The calls of visual reports. Spec section 7. */
export const at = '/api/visual-insights';
export const latest = '/api/latest-visual-insights';

export type Line = {
  id: string;
  query: string;
  reportTitle: string;
  createdAt: string;
  url: string;
  status?: string;
};
export type Report = Omit<Result, 'userId' | 'query' | 'id'> & { keyInsights: unknown[] };
export type Shown = Line & { data: Report; reportContent: Report };
export type Asked = { reportId: string; statusUrl: string; data: Report; error: string; code: string };

let keys = 0;
/** Headers of an idempotent POST. */
export const repeatable = () => {
  keys += 1;
  return { 'idempotency-key': `visual ${keys}` };
};
export const atOnce = { prefer: 'respond-async' };

/** Starts a visual report over the API. */
export const post = (
  person: Person,
  query: string,
  { headers, signal, model = 'qwen' }: { headers?: object; signal?: AbortSignal; model?: string } = {},
): Promise<Answer<Asked>> =>
  person.ask<Asked>(at, { json: { query, model }, headers: { ...headers }, signal });
