import { z } from 'zod';
import { productName } from '../../../kernel/product';
import {
  type EvidenceProvider,
  type Found,
  longest,
  ProviderRefused,
  ProviderUnavailable,
} from '../provider';
import {
  cleanLine,
  cleanText,
  isoDate,
  lenient,
  lenientList,
  resultCount,
  searchWords,
  webAddress,
} from './clean';
import { endpoint, type ProviderOptions, requestJson } from './request-json';

/** Languages with a large Wikipedia; for another the English one is asked. */
const languages = new Set(
  'ar bg ca cs cy da de el en es et eu fa fi fr gl he hi hr hu hy id is it ja ka ko lt lv mk ms nl nn no pl pt ro ru sk sl sq sr sv ta th tr uk vi zh'.split(
    ' ',
  ),
);

/** Codes of errors that pass by themselves. */
const passing =
  /^(?:ratelimited|maxlag|readonly|internal_api_error.*|cirrussearch-(?:too-busy|backend)-error)$/;

const Page = z.object({
  title: z.string(),
  fullurl: z.string(),
  index: lenient(z.number()),
  extract: lenient(z.string()),
  revisions: lenient(lenientList(z.object({ timestamp: z.string() }))),
});
const Answer = z.union([
  z.object({ error: z.object({ code: z.string() }) }),
  z.object({ query: z.object({ pages: lenientList(Page) }) }),
  // MediaWiki leaves `query` out when it found nothing.
  z.object({ batchcomplete: z.boolean() }),
]);

/** Wikipedia by the action API: the introductions of the articles that its search finds. */
export function createWikipedia({
  baseUrl,
  timeoutMs,
  contact,
}: ProviderOptions & { contact?: string }): EvidenceProvider {
  const provider = 'wikipedia';
  // Wikimedia asks for a contact address in the user agent.
  const headers = { 'user-agent': contact ? `${productName} (${contact})` : productName };
  return {
    name: provider,
    kind: 'literature',
    async find({ text, language, limit }, signal) {
      const gsrsearch = searchWords(text, 300);
      const count = resultCount(limit, 20);
      if (!gsrsearch || count === 0) return [];
      const url = endpoint(inLanguage(baseUrl, language), '/w/api.php', {
        ...{ action: 'query', format: 'json', formatversion: '2', redirects: '1' },
        ...{ generator: 'search', gsrsearch, gsrlimit: String(count), gsrnamespace: '0' },
        ...{ prop: 'extracts|info|revisions', inprop: 'url', rvprop: 'timestamp' },
        ...{ exintro: '1', explaintext: '1', exlimit: 'max' },
      });
      const answer = await requestJson({ provider, url, headers, signal, timeoutMs }, Answer);
      if ('error' in answer)
        throw passing.test(answer.error.code)
          ? new ProviderUnavailable(provider, 'busy')
          : new ProviderRefused(provider, 'request');
      return ('query' in answer ? answer.query.pages : [])
        .sort((a, b) => (a.index ?? Infinity) - (b.index ?? Infinity) || 0)
        .flatMap(documentOf)
        .slice(0, count);
    },
  };
}

function documentOf(page: z.infer<typeof Page>): Found[] {
  const title = cleanLine(page.title, longest.title);
  const url = webAddress(page.fullurl);
  const text = cleanText(page.extract, longest.text);
  if (!title || !url || !text) return [];
  const publishedAt = isoDate(page.revisions?.[0]?.timestamp);
  return [
    {
      kind: 'document',
      provider: 'wikipedia',
      title,
      url,
      publisher: 'Wikipedia',
      licence: 'CC BY-SA 4.0',
      ...(publishedAt && { publishedAt }),
      text,
    },
  ];
}

/** The base address for a language. Wikipedia has a host for each; a mirror has the one of its setting. */
export function inLanguage(baseUrl: string, language = 'en'): string {
  const url = new URL(baseUrl);
  if (!/^(?:[a-z-]+\.)?wikipedia\.org$/.test(url.hostname)) return baseUrl;
  url.hostname = `${languages.has(language) ? language : 'en'}.wikipedia.org`;
  return url.href;
}
