import { z } from 'zod';
import type { EvidenceProvider, Found, FoundDocument } from '../provider';
import { lenient, lenientList, resultCount, searchWords } from './clean';
import { endpoint, type ProviderOptions, requestJson } from './request-json';
import { foundWork } from './work';

const text = lenient(z.string());
const texts = lenient(lenientList(z.string()));
const fields = 'DOI,URL,title,author,abstract,container-title,publisher,issued,type';

const Work = z.object({
  DOI: z.string(),
  title: z.array(z.string()).min(1),
  URL: text,
  author: lenient(lenientList(z.object({ given: text, family: text, name: text }))),
  abstract: text,
  'container-title': texts,
  publisher: text,
  issued: lenient(z.object({ 'date-parts': z.array(z.array(z.number().nullable())) })),
  type: text,
});
type Work = z.infer<typeof Work>;
const Answer = z.object({ message: z.object({ items: lenientList(Work) }) });

/** Crossref, the registry of DOIs: what publishers deposited about their works. */
export function createCrossref({
  baseUrl,
  timeoutMs,
  contact,
}: ProviderOptions & { contact?: string }): EvidenceProvider {
  const provider = 'crossref';
  return {
    name: provider,
    kind: 'literature',
    async find({ text: words, limit }, signal) {
      const query = searchWords(words, 300);
      const count = resultCount(limit, 50);
      if (!query || count === 0) return [];
      const url = endpoint(baseUrl, '/works', {
        query,
        rows: String(count),
        select: fields,
        mailto: contact,
      });
      const { message } = await requestJson({ provider, url, signal, timeoutMs }, Answer);
      return message.items.flatMap(toFound).slice(0, count);
    },
  };
}

const toFound = (work: Work): Found[] =>
  foundWork('crossref', {
    title: work.title[0],
    doi: work.DOI,
    url: work.URL,
    publisher: work['container-title']?.[0] ?? work.publisher,
    publishedAt: dateOf(work.issued?.['date-parts'][0]),
    authors:
      work.author?.map(({ given, family, name }) => name ?? [given, family].filter(Boolean).join(' ')) ?? [],
    abstract: work.abstract,
    work: kindOfWork(work.type),
  });

/** `[2024, 5]` as `2024-05`. */
const dateOf = (parts: readonly (number | null)[] = []): string =>
  parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-');

function kindOfWork(type: string | undefined): FoundDocument['work'] {
  if (type === 'journal-article' || type === 'proceedings-article') return 'journal';
  if (type === 'posted-content') return 'preprint';
  return type?.startsWith('book') || type === 'monograph' || type === 'edited-book' ? 'book' : 'other';
}
