import slugify from '@sindresorhus/slugify';
import { slugLength } from './contract';

/** The slug of a title without any letter or digit. */
const nameless = 'report';

/** Characters of a title that are read; the slug is shorter anyway. */
const looked = 4 * slugLength;

/** Makes a slug of a title: lower-case letters and digits, cut at a word. */
export function slugOf(title: string): string {
  // Drops dots and rings as Finnish and Swedish do: aania, not aeaeniae.
  const slug = slugify(title.normalize('NFKC').slice(0, looked), { decamelize: false, locale: 'sv' });
  return cut(slug) || nameless;
}

function cut(slug: string): string {
  if (slug.length <= slugLength) return slug;
  const end = slug.lastIndexOf('-', slugLength);
  return slug.slice(0, end > 0 ? end : slugLength);
}

/** The slugs to try for a title, in order: the plain one, then with a number appended. Never ends. */
export function* slugsFor(title: string): Generator<string, never> {
  const slug = slugOf(title);
  if (!isReserved(slug)) yield slug;
  for (let number = 2; ; number += 1) yield `${slug}-${number}`;
}

/** First path segments that the product itself serves, or that browsers and crawlers request from every site. */
const reserved = new Set([
  'account',
  'admin',
  'api',
  'assets',
  'auth',
  'build',
  'favicon',
  'feedback',
  'feedback-public',
  'healthz',
  'history',
  'how-it-works',
  'index',
  'insights',
  'logout',
  'manifest',
  'metrics',
  'privacy-policy',
  'public',
  'readyz',
  'research-insights',
  'research-insights-history',
  'results',
  'robots',
  'search',
  'search-queries',
  'share',
  'sitemap',
  'static',
  'theme',
  'touch-icon',
  'well-known',
]);

/** Whether no report may have this slug, because `/{slug}` leads to something else. */
export const isReserved = (slug: string): boolean => reserved.has(slug);
