import { z } from 'zod';
import { fact, personal } from '../kernel/message';
import { SourceKind } from './evidence';

/** A file was attached and kept as a snapshot. Stream `source-<id>`. */
export const SourceAdded = fact(
  'SourceAdded',
  {
    sourceId: z.string(),
    userId: z.string(),
    title: personal(z.string()),
    kind: SourceKind,
    sha256: z.string(),
    bytes: z.number().int(),
    spans: z.number().int(),
    /** Rows and passages, as they count towards the limit of a request. Facts before 2026-11 have none. */
    rows: z.number().int().optional(),
  },
  { subject: 'userId' },
);
export type SourceAdded = z.infer<typeof SourceAdded>;

export const EvidenceEvent = z.discriminatedUnion('type', [SourceAdded]);
export type EvidenceEvent = z.infer<typeof EvidenceEvent>;
