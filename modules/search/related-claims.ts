import { truncateText } from '../kernel/text/sanitize-text';
import type { Report } from './report';

/** Limits of one second reading: statements, passages of each, and characters of a text. */
export const judgeLimits = { claims: 40, passages: 6, characters: 800 };

/** A statement for a second reader, and the passages that it cites. `sentence`: as the claim has it. */
export type RelatedClaim = { sentence: string; passages: string[] };

/** The claims of a report that stay `related`, in reading order; the same sentence once. */
export function relatedClaims({ claims, sources }: Pick<Report, 'claims' | 'sources'>): RelatedClaim[] {
  const textOf = new Map(sources.flatMap(({ spans }) => spans.map(({ id, text }) => [id, text] as const)));
  const related = new Map<string, RelatedClaim>();
  for (const { sentence, verdict, spanIds } of claims) {
    if (verdict !== 'related' || sentence.length > judgeLimits.characters) continue;
    const passages = spanIds.flatMap((id) => textOf.get(id) ?? []).slice(0, judgeLimits.passages);
    if (passages.length > 0)
      related.set(sentence, {
        sentence,
        passages: passages.map((text) => truncateText(text, judgeLimits.characters)),
      });
  }
  return [...related.values()].slice(0, judgeLimits.claims);
}
