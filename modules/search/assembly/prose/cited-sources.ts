import type { Evidence } from '../../../evidence/evidence';
import type { Report } from '../../report';

/** Every source that the report cites, with only the cited spans, frozen so that they stay readable. */
export function citedSources(
  evidence: Evidence,
  spanIds: ReadonlySet<string>,
  sourceIds: ReadonlySet<string>,
): Report['sources'] {
  return evidence.sources
    .map(({ id, title, kind, sha256, spans }) => ({
      id,
      title,
      kind,
      sha256,
      spans: spans
        .filter((span) => spanIds.has(span.id))
        .map((span) => ({
          id: span.id,
          text: span.text,
          ...(span.line === undefined ? {} : { line: span.line }),
        })),
    }))
    .filter(({ id, spans }) => spans.length > 0 || sourceIds.has(id));
}

/** The title of a span's source. */
export function sourceTitles({ sources }: Evidence): (spanId: string) => string | undefined {
  const titles = new Map(sources.flatMap(({ title, spans }) => spans.map(({ id }) => [id, title] as const)));
  return (spanId) => titles.get(spanId);
}
