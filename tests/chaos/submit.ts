import type { RetrieveKind } from '../../modules/evidence/retrieval/provider';
import type { ReportKind } from '../../modules/search/contract';
import type { Person } from '../e2e/http/person';

/** The id of an accepted report; undefined when the product died before it answered. */
export async function submit(
  person: Person,
  url: string,
  query: string,
  key: string,
  {
    sources = [],
    kind = 'visual',
    retrieve,
  }: { sources?: readonly string[]; kind?: ReportKind; retrieve?: readonly RetrieveKind[] } = {},
): Promise<string | undefined> {
  const [path, accepted] = kind === 'research' ? ['/api/research-report', 202] : ['/api/search', 200];
  try {
    const { status, body } = await person.ask<{ queryId?: string; reportId?: string }>(path, {
      url,
      json: { query, model: 'deepseek', sources, retrieve },
      headers: { 'idempotency-key': key, prefer: 'respond-async' },
    });
    return status === accepted ? (body.queryId ?? body.reportId) : undefined;
  } catch {
    return undefined;
  }
}
