import { z } from 'zod';
import type { EvidenceProvider, Found, FoundDocument } from '../provider';
import { lenient, lenientList, resultCount, searchWords } from './clean';
import { endpoint, type ProviderOptions, requestJson } from './request-json';
import { foundWork } from './work';

const text = lenient(z.string());
const fields =
  'id,doi,display_name,type,publication_date,publication_year,primary_location,authorships,abstract_inverted_index,is_retracted';

const Work = z.object({
  id: z.string(),
  display_name: z.string(),
  doi: text,
  type: text,
  publication_date: text,
  publication_year: lenient(z.number()),
  is_retracted: lenient(z.boolean()),
  primary_location: lenient(
    z.object({
      landing_page_url: text,
      source: lenient(z.object({ display_name: text, type: text })),
    }),
  ),
  authorships: lenient(lenientList(z.object({ author: z.object({ display_name: z.string() }) }))),
  abstract_inverted_index: lenient(z.record(z.string(), z.array(z.number()))),
});
type Work = z.infer<typeof Work>;
const Answer = z.object({ results: lenientList(Work) });

/** OpenAlex, a catalogue of scholarly works. Retracted works are left out. */
export function createOpenAlex({
  baseUrl,
  timeoutMs,
  contact,
}: ProviderOptions & { contact?: string }): EvidenceProvider {
  const provider = 'openalex';
  return {
    name: provider,
    kind: 'literature',
    async find({ text: query, limit }, signal) {
      const search = searchWords(query, 300);
      const count = resultCount(limit, 50);
      if (!search || count === 0) return [];
      const url = endpoint(baseUrl, '/works', {
        search,
        per_page: String(count),
        select: fields,
        mailto: contact,
      });
      const { results } = await requestJson({ provider, url, signal, timeoutMs }, Answer);
      return results
        .filter(({ is_retracted }) => is_retracted !== true)
        .flatMap(toFound)
        .slice(0, count);
    },
  };
}

const toFound = (work: Work): Found[] =>
  foundWork('openalex', {
    title: work.display_name,
    doi: work.doi,
    url: work.primary_location?.landing_page_url ?? work.id,
    publisher: work.primary_location?.source?.display_name,
    publishedAt: work.publication_date ?? work.publication_year?.toString(),
    authors: work.authorships?.map(({ author }) => author.display_name) ?? [],
    abstract: work.abstract_inverted_index && textOfIndex(work.abstract_inverted_index),
    work: kindOfWork(work),
  });

function kindOfWork({ type, primary_location: location }: Work): FoundDocument['work'] {
  if (type === 'preprint' || location?.source?.type === 'repository') return 'preprint';
  if (type === 'article' || type === 'review')
    return location?.source?.type === 'journal' ? 'journal' : 'other';
  return type === 'book' || type === 'book-chapter' ? 'book' : 'other';
}

/** Words of an abstract; it is far shorter. */
const maxWords = 2_000;

/** OpenAlex gives the places of each word; this puts the words back in their order. */
function textOfIndex(index: Readonly<Record<string, readonly number[]>>): string {
  const words: string[] = [];
  for (const [word, places] of Object.entries(index))
    for (const place of places)
      if (Number.isInteger(place) && place >= 0 && place < maxWords) words[place] = word;
  return words.filter((word) => word !== undefined).join(' ');
}
