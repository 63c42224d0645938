import { z } from 'zod';
import type { EvidenceProvider, Found } from '../provider';
import { lenient, lenientList, resultCount, searchWords } from './clean';
import { endpoint, type ProviderOptions, requestJson } from './request-json';
import { webReference } from './web-reference';

/** Values of `search_lang` that are language codes as well; Brave refuses others. */
const languages = new Set(
  'ar eu bn bg ca hr cs da nl en et fi fr gl de el gu he hi hu is it kn ko lv lt ms ml mr nb pl pa ro ru sr sk sl es sv ta te th tr uk vi'.split(
    ' ',
  ),
);

const Answer = z.object({
  // Brave leaves `web` out when it found nothing.
  web: z
    .object({
      results: lenientList(
        z.object({
          url: z.string(),
          title: z.string(),
          description: lenient(z.string()),
          page_age: lenient(z.string()),
          profile: lenient(z.object({ long_name: lenient(z.string()), name: lenient(z.string()) })),
        }),
      ),
    })
    .nullish(),
  type: z.literal('search'),
});

/** Brave Search, an index of its own. Sends the key in `X-Subscription-Token`. */
export function createBrave({
  baseUrl,
  timeoutMs,
  apiKey,
}: ProviderOptions & { apiKey: string }): EvidenceProvider {
  const provider = 'brave';
  return {
    name: provider,
    kind: 'web',
    async find({ text, language, limit }, signal) {
      const q = searchWords(text, 400);
      const count = resultCount(limit, 20);
      if (!q || count === 0) return [];
      const url = endpoint(baseUrl, '/res/v1/web/search', {
        q,
        count: String(count),
        result_filter: 'web',
        text_decorations: 'false',
        search_lang: language && languages.has(language) ? language : undefined,
      });
      const { web } = await requestJson(
        { provider, url, headers: { 'x-subscription-token': apiKey }, signal, timeoutMs },
        Answer,
      );
      return (web?.results ?? [])
        .flatMap((result): Found[] =>
          webReference(provider, {
            ...result,
            snippet: result.description,
            publishedAt: result.page_age,
            publisher: result.profile?.long_name ?? result.profile?.name,
          }),
        )
        .slice(0, count);
    },
  };
}
