import { z } from 'zod';

export const SourceKind = z.enum(['csv', 'text', 'markdown', 'html']);
export type SourceKind = z.infer<typeof SourceKind>;

/** A quotable piece of a source. Ids are short and stable within one request: `s1`, `s2` ... in order of the sources. */
export type Span = { id: string; text: string; line?: number };

export type Column = {
  name: string;
  type: 'number' | 'date' | 'text';
  unit: string;
};

/** A CSV as typed columns; numbers as numbers, dates as written, gaps as null. */
export type Dataset = {
  id: string;
  title: string;
  sourceId: string;
  columns: Column[];
  rows: (string | number | null)[][];
  /** The span of each row, in the same order. */
  spanIds: string[];
};

/** A source as it is read for a report: what was sent, cut into spans and datasets. */
export type Source = {
  id: string;
  title: string;
  kind: SourceKind;
  /** Of the file as sent. */
  sha256: string;
  spans: Span[];
  datasets: Dataset[];
};

/** All a report may lean on, ranked for its query. Deterministic for the same sources and query. */
export type Evidence = {
  sources: Source[];
  /** Spans worth showing to a writer, best first, within the budget of the prompt. */
  ranked: Span[];
  datasets: Dataset[];
};
