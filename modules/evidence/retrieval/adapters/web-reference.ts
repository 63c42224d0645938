import { type FoundReference, longest, type ProviderName } from '../provider';
import { cleanLine, hostOf, isoDate, webAddress } from './clean';

/** A result of a web search; none when its address or title is unusable. */
export function webReference(
  provider: ProviderName,
  raw: { title: string; url: string; snippet?: string; publishedAt?: string; publisher?: string },
): FoundReference[] {
  const title = cleanLine(raw.title, longest.title);
  const url = webAddress(raw.url);
  if (!title || !url) return [];
  const snippet = cleanLine(raw.snippet, longest.snippet);
  const publishedAt = isoDate(raw.publishedAt);
  return [
    {
      kind: 'reference',
      provider,
      title,
      url,
      publisher: cleanLine(raw.publisher, longest.publisher) ?? hostOf(url),
      ...(publishedAt && { publishedAt }),
      ...(snippet && { snippet }),
    },
  ];
}
