import { z } from 'zod';

export const SourceKind = z.enum(['csv', 'text', 'markdown', 'html', 'pdf', 'docx', 'xlsx']);
export type SourceKind = z.infer<typeof SourceKind>;

/** Kinds whose files hold tables, and notes on them, but no prose. */
export const isTableKind = (kind: string): boolean => kind === 'csv' || kind === 'xlsx';

/**
 * A quotable piece of a source. Ids are short and stable within one request: `s1`, `s2` ... in order of the sources.
 * `line`: of a text, or the row of a spreadsheet. `page`: of a PDF. Neither in a Word document.
 */
export type Span = { id: string; text: string; line?: number; page?: number };

export type Column = {
  name: string;
  /** The header of the file where the name is written otherwise: "fuel_tonnes" of a column "fuel" in tonnes. */
  header?: string;
  type: 'number' | 'date' | 'text';
  unit: string;
};

/** A table as typed columns; numbers as numbers, dates as written, gaps as null. */
export type Dataset = {
  id: string;
  title: string;
  sourceId: string;
  columns: Column[];
  rows: (string | number | null)[][];
  /** The span of each row, in the same order. */
  spanIds: string[];
  /** Annotations that its figures were read without: "*", "(provisional)". */
  annotations?: string[];
};

/**
 * Where a fetched source comes from. Contract section 3, evidence; absent in attached files. `provider`: of a source that
 * the product found; absent in a pasted address.
 */
export const SourceOrigin = z.object({
  provider: z.string().optional(),
  url: z.string().optional(),
  publisher: z.string().optional(),
  /** ISO 8601. */
  publishedAt: z.string().optional(),
  retrievedAt: z.string().optional(),
});
export type SourceOrigin = z.infer<typeof SourceOrigin>;

/** The origin among other fields, without what is absent or erased. */
export function originOf(source: { [Field in keyof SourceOrigin]?: string | null }): SourceOrigin {
  const { provider, url, publisher, publishedAt, retrievedAt } = source;
  return {
    ...(provider && { provider }),
    ...(url && { url }),
    ...(publisher && { publisher }),
    ...(publishedAt && { publishedAt }),
    ...(retrievedAt && { retrievedAt }),
  };
}

/** A source as it is read for a report: what was sent, cut into spans and datasets. */
export type Source = SourceOrigin & {
  id: string;
  title: string;
  kind: SourceKind;
  /** Of the file as sent. */
  sha256: string;
  spans: Span[];
  datasets: Dataset[];
};

/** The last of the sources: so many were found for gaps of the plan, with these queries. */
export type GapSources = { sources: number; queries: readonly string[] };

/** All a report may lean on, ranked for its query. Deterministic for the same sources and query. */
export type Evidence = {
  sources: Source[];
  /** Spans worth showing to a writer, best first, within the budget of the prompt. */
  ranked: Span[];
  datasets: Dataset[];
};

/**
 * What the check of a statement found. Contract section 5, "Verdicts": in doubt never `supported`.
 * - `supported`: the cited passages say exactly this.
 * - `derived`: worked out from cited cells and recomputed by the server.
 * - `related`: cites a passage on the same matter, but says more than could be checked.
 * - `unsupported`: cites a source that does not say it.
 * - `unverified`: names no source.
 */
export const Verdict = z.enum(['supported', 'derived', 'related', 'unsupported', 'unverified']);
export type Verdict = z.infer<typeof Verdict>;

/**
 * What a figure or sentence rests on. `source`: a source holds it. `derived`: worked out from cells of a source.
 * `illustrative`: invented to show the form, in demo reports.
 */
export const Basis = z.enum(['source', 'derived', 'model', 'illustrative']);
export type Basis = z.infer<typeof Basis>;

/** A sentence of a report; with a claim when it cites, quotes or carries a number. */
export const Sentence = z.object({ text: z.string(), claimId: z.string().optional() });
export type Sentence = z.infer<typeof Sentence>;

/** One cell that a derived figure was worked out from. `spanId` is the row it stands in; `label` names row and column. */
export const DerivationInput = z.object({
  spanId: z.string(),
  label: z.string(),
  value: z.number(),
  unit: z.string(),
});
export type DerivationInput = z.infer<typeof DerivationInput>;

/** How a derived figure was worked out. Contract section 3, evidence. */
export const Derivation = z.object({
  /** In words: "growth of CO2 emissions, 1990 to 2023". */
  text: z.string(),
  /** In figures: "(37.79 - 22.73) / 22.73 = 66.3 %". Empty in reports written before formulas were kept. */
  formula: z.string(),
  inputs: z.array(DerivationInput),
  /** The recomputed figure; null where it is no number, or was not kept. */
  result: z.number().nullable(),
});
export type Derivation = z.infer<typeof Derivation>;
