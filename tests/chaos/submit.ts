import type { Person } from '../e2e/person';

/** The id of an accepted search; undefined when the product died before it answered. */
export async function submit(
  person: Person,
  url: string,
  query: string,
  key: string,
  sources: readonly string[] = [],
): Promise<string | undefined> {
  try {
    const { status, body } = await person.ask<{ queryId: string }>('/api/search', {
      url,
      json: { query, model: 'deepseek', sources },
      headers: { 'idempotency-key': key },
    });
    return status === 200 ? body.queryId : undefined;
  } catch {
    return undefined;
  }
}
