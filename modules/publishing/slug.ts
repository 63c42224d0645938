import slugify from '@sindresorhus/slugify';
import { slugLength } from './contract';
import { isReserved } from './reserved-slugs';

/** What a title becomes that has no letter or digit in it. */
const nameless = 'report';

/** Characters of a title that are looked at: what comes behind them is cut off anyway. */
const looked = 4 * slugLength;

/** The address a title leads to: letters and digits in small print, cut at a word. */
export function slugOf(title: string): string {
  // As Finns and Swedes leave out dots and rings: aania, not aeaeniae.
  const slug = slugify(title.normalize('NFKC').slice(0, looked), { decamelize: false, locale: 'sv' });
  return cut(slug) || nameless;
}

function cut(slug: string): string {
  if (slug.length <= slugLength) return slug;
  const end = slug.lastIndexOf('-', slugLength);
  return slug.slice(0, end > 0 ? end : slugLength);
}

/** The addresses to try for a title, in order: the plain one, then with a number behind it. Never ends. */
export function* slugsFor(title: string): Generator<string, never> {
  const slug = slugOf(title);
  if (!isReserved(slug)) yield slug;
  for (let number = 2; ; number += 1) yield `${slug}-${number}`;
}
