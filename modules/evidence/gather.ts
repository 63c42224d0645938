import type { Dataset, Evidence, Source, Span } from './evidence';
import { rankSpans } from './rank';

/** A source as it was read, its spans and datasets still numbered within itself. */
export type NumberedWithin = Omit<Source, 'spans' | 'datasets'> & {
  spans: readonly Span[];
  datasets: readonly Dataset[];
};

/** Puts sources together: spans `s1` ... and datasets `d1` ... through all of them, in order. */
export function evidenceOf(read: readonly NumberedWithin[], query: string): Evidence {
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
    ranked: rankSpans(sources, query),
    datasets: sources.flatMap((source) => source.datasets),
  };
}
