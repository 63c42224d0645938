import type { Column, Evidence, Source, Span } from './evidence';
import type { PackedEvidence } from './sources/packed-reading';
import type { Cell } from './sources/type-table';

/** A dataset as a prompt shows it. */
export type DatasetDigest = {
  id: string;
  title: string;
  columns: Column[];
  /** Of the whole dataset. */
  rows: number;
  /** Some rows, spread over its length. */
  shown: { spanId: string; cells: Cell[] }[];
};

/** As much of the evidence as prompts show and answers are checked with: small, however large the sources are. */
export type EvidenceDigest = {
  sources: Pick<Source, 'id' | 'title' | 'kind'>[];
  /** Spans are numbered `s1` to `s<lastSpan>`. */
  lastSpan: number;
  /** Spans worth showing, best first, with the title of their source ('' when it is unknown). */
  ranked: (Span & { source: string })[];
  datasets: DatasetDigest[];
};

/** The evidence of a request: what the event loop may hold of it, and the rest for a thread. */
export type GatheredEvidence = { digest: EvidenceDigest; packed: PackedEvidence };

/** Rows of a dataset shown to a writer: enough to see its course, the server fills in the rest. */
const rowsShown = 12;

export function digestOf({ sources, ranked, datasets }: Evidence): EvidenceDigest {
  const titles = new Map<string, string>();
  const wanted = new Set(ranked.map(({ id }) => id));
  let lastSpan = 0;
  const count = (id: string) => (lastSpan = Math.max(lastSpan, Number(id.slice(1)) || 0));
  for (const { spans, title } of sources)
    for (const { id } of spans) {
      count(id);
      if (wanted.has(id)) titles.set(id, title);
    }
  for (const { id } of ranked) count(id);
  for (const { spanIds } of datasets) for (const id of spanIds) count(id);
  return {
    sources: sources.map(({ id, title, kind }) => ({ id, title, kind })),
    lastSpan,
    ranked: ranked.map((span) => ({ ...span, source: titles.get(span.id) ?? '' })),
    datasets: datasets.map(({ id, title, columns, rows, spanIds }) => ({
      ...{ id, title, columns, rows: rows.length },
      shown: spread(rows.length, rowsShown).map((row) => ({
        spanId: spanIds[row] ?? '-',
        cells: rows[row] ?? [],
      })),
    })),
  };
}

/** So many places of a list, its ends among them. */
function spread(length: number, count: number): number[] {
  if (length <= count) return Array.from({ length }, (_, at) => at);
  const step = (length - 1) / (count - 1);
  return Array.from({ length: count }, (_, at) => Math.round(at * step));
}
