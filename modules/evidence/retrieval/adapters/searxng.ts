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
      publishedDate: lenient(z.string()),
    }),
  ),
});

/** SearXNG, a metasearch engine that operators run themselves. Its JSON format has to be enabled there. */
export function createSearxng({ baseUrl, timeoutMs }: ProviderOptions): EvidenceProvider {
  const provider = 'searxng';
  return {
    name: provider,
    kind: 'web',
    async find({ text, language, limit }, signal) {
      const q = searchWords(text, 400);
      const count = resultCount(limit, 50);
      if (!q || count === 0) return [];
      const url = endpoint(baseUrl, '/search', { q, format: 'json', language });
      const { results } = await requestJson({ provider, url, signal, timeoutMs }, Answer);
      return results
        .flatMap((result): Found[] =>
          webReference(provider, {
            ...result,
            snippet: result.content,
            publishedAt: result.publishedDate,
          }),
        )
        .slice(0, count);
    },
  };
}
