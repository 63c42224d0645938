import { type Found, type FoundDocument, longest, mostAuthors, type ProviderName } from '../provider';
import { addressOfDoi, bareDoi, cleanLine, cleanText, hostOf, isoDate, webAddress } from './clean';

/** A scholarly work as a catalogue describes it. */
export type RawWork = {
  title: string | undefined;
  doi: string | undefined;
  /** Where there is no DOI. */
  url: string | undefined;
  publisher: string | undefined;
  publishedAt: string | undefined;
  authors: readonly string[];
  abstract: string | undefined;
  work: FoundDocument['work'];
};

/** A document where the abstract is known, else a reference; none when it has no title or address. */
export function foundWork(provider: ProviderName, raw: RawWork): Found[] {
  const title = cleanLine(raw.title, longest.title);
  const doi = bareDoi(raw.doi);
  const url = doi ? addressOfDoi(doi) : webAddress(raw.url);
  if (!title || !url) return [];
  const publishedAt = isoDate(raw.publishedAt);
  const authors = raw.authors
    .slice(0, mostAuthors)
    .flatMap((author) => cleanLine(author, longest.author) ?? []);
  const cited = {
    provider,
    title,
    url,
    publisher: cleanLine(raw.publisher, longest.publisher) ?? hostOf(url),
    ...(publishedAt && { publishedAt }),
    ...(authors.length > 0 && { authors }),
    ...(doi && { doi }),
    ...(raw.work && { work: raw.work }),
  };
  const text = cleanText(raw.abstract, longest.text)?.replace(/^abstract[.:\s]\s*/i, '');
  return [text ? { kind: 'document', ...cited, text } : { kind: 'reference', ...cited }];
}
