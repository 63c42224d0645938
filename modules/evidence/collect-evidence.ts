import type { Dataset, Evidence, GapSources, Source, Span } from './evidence';
import { rankSpans } from './rank-spans';

/** A source as it was read, its spans and datasets still numbered within itself. */
export type NumberedWithin = Omit<Source, 'spans' | 'datasets'> & {
  spans: readonly Span[];
  datasets: readonly Dataset[];
};

/** Puts sources together: spans `s1` ... and datasets `d1` ... through all of them, in order. `ranked`: the ranking, if it was made before. */
export function collectEvidence(
  read: readonly NumberedWithin[],
  query: string,
  { ranked, gaps }: { ranked?: readonly string[]; gaps?: GapSources } = {},
): Evidence {
  let spans = 0;
  let datasets = 0;
  const sources = read.map((source): Source => {
    const before = spans;
    const spanId = (id: string) => `s${before + Number(id)}`;
    spans += source.spans.length;
    return {
      ...source,
      spans: source.spans.map((span) => ({ ...span, id: spanId(span.id) })),
      datasets: source.datasets.map((dataset) => ({
        ...dataset,
        id: `d${(datasets += 1)}`,
        sourceId: source.id,
        spanIds: dataset.spanIds.map(spanId),
      })),
    };
  });
  return {
    sources,
    ranked: ranked ? spansNamed(sources, ranked) : rankSpans(sources, query, gaps),
    datasets: sources.flatMap((source) => source.datasets),
  };
}

function spansNamed(sources: readonly Source[], ids: readonly string[]): Span[] {
  const wanted = new Set(ids);
  const byId = new Map<string, Span>();
  for (const { spans } of sources) for (const span of spans) if (wanted.has(span.id)) byId.set(span.id, span);
  return ids.flatMap((id) => byId.get(id) ?? []);
}
