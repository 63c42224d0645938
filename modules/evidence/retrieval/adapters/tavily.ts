import { z } from 'zod';
import type { EvidenceProvider, Found } from '../provider';
import { lenient, lenientList, resultCount, searchWords } from './clean';
import { endpoint, type ProviderOptions, requestJson } from './request-json';
import { webReference } from './web-reference';

const Answer = z.object({
  results: lenientList(
    z.object({
      url: z.string(),
      title: z.string(),
      content: lenient(z.string()),
      published_date: lenient(z.string()),
    }),
  ),
});

/** Tavily, a web search for programs. Sends the key as a bearer token; asks for snippets, never for its own answer. */
export function createTavily({
  baseUrl,
  timeoutMs,
  apiKey,
}: ProviderOptions & { apiKey: string }): EvidenceProvider {
  const provider = 'tavily';
  return {
    name: provider,
    kind: 'web',
    async find({ text, limit }, signal) {
      const query = searchWords(text, 400);
      const count = resultCount(limit, 20);
      if (!query || count === 0) return [];
      const { results } = await requestJson(
        {
          provider,
          url: endpoint(baseUrl, '/search'),
          headers: { authorization: `Bearer ${apiKey}` },
          body: { query, max_results: count, search_depth: 'basic', include_answer: false },
          signal,
          timeoutMs,
        },
        Answer,
      );
      return results
        .flatMap((result): Found[] =>
          webReference(provider, {
            ...result,
            snippet: result.content,
            publishedAt: result.published_date,
          }),
        )
        .slice(0, count);
    },
  };
}
