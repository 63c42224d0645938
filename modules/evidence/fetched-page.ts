import type { FetchedPage } from './retrieval/fetch/page-fetcher';
import type { PageReading } from './retrieval/fetch/read-page';

/** The host of an address, without `www.`. */
export const hostOf = ({ url }: Pick<FetchedPage, 'url'>): string =>
  new URL(url).hostname.replace(/^www\./, '');

/** What a page without a title of its own is called: the end of its path, or its host. */
export function nameOf(page: FetchedPage): string {
  const last = new URL(page.url).pathname.split('/').findLast(Boolean);
  if (page.kind === 'html' || !last) return hostOf(page);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** The time of a server is believed of files alone: of a page it is mostly that of its last rendering. */
export function publicationOf(page: FetchedPage, { publisher, publishedAt }: PageReading) {
  const published = publishedAt ?? (page.kind === 'html' ? undefined : page.lastModified);
  return { publisher: publisher ?? hostOf(page), ...(published && { publishedAt: published }) };
}
