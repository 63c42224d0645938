import { z } from 'zod';
import type { ReportId } from '../../kernel/report-id';
import { SourceKind, type GapSources } from '../evidence';
import { ProviderName } from './provider';

/** A source that the product found for a search, as the log keeps it. Bytes and reading are snapshots beside the log. */
export const RetrievedSource = z.object({
  sourceId: z.string(),
  provider: ProviderName,
  title: z.string(),
  kind: SourceKind,
  /** Of the bytes as retrieved. */
  sha256: z.string(),
  bytes: z.number().int(),
  spans: z.number().int(),
  rows: z.number().int(),
  /** By which near-copies of its text are known; absent for a short text. */
  print: z.string().optional(),
  /** `Content-Type` of a fetched page: it decides the charset. */
  contentType: z.string().optional(),
  url: z.string(),
  publisher: z.string(),
  publishedAt: z.string().optional(),
  /** ISO 8601. */
  retrievedAt: z.string(),
  authors: z.array(z.string()).optional(),
  doi: z.string().optional(),
  licence: z.string().optional(),
});
export type RetrievedSource = z.infer<typeof RetrievedSource>;

/** The sources that were found for a search, those for gaps of its plan last. */
export type Retrieved = { searchId: ReportId; sources: readonly RetrievedSource[]; gaps?: GapSources };

/** The common beginning of the names of a search's snapshots: removed together, and never those of an attached file. */
export const snapshotsOf = (reportId: ReportId): string => `r-${reportId}`;

/** The name of the snapshot of a retrieved source. */
export const snapshotName = (reportId: ReportId, { sha256 }: Pick<RetrievedSource, 'sha256'>): string =>
  `${snapshotsOf(reportId)}-${sha256.slice(0, 16)}`;
