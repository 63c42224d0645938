import { z } from 'zod';
import { defineEvent, personal } from '../kernel/events/event';
import { ReportId } from '../kernel/report-id';
import { SourceKind } from './evidence';

/** A file was attached and stored as a snapshot. Stream `sources-<userId>`; earlier events are in `source-<id>`. */
export const SourceAdded = defineEvent(
  'SourceAdded',
  {
    sourceId: z.string(),
    userId: z.string(),
    title: personal(z.string()),
    kind: SourceKind,
    sha256: z.string(),
    bytes: z.number().int(),
    spans: z.number().int(),
    /** Rows and passages, as they count towards the limit of a request. Absent in events before 2026-11. */
    rows: z.number().int().optional(),
    /** Of a page that was fetched. Absent in events of attached files, and before 2026-12. */
    url: personal(z.string()).optional(),
    publisher: personal(z.string()).optional(),
    /** ISO 8601: the day the page names, or the time its server names. */
    publishedAt: z.string().optional(),
    /** ISO 8601. */
    retrievedAt: z.string().optional(),
    /** As the server answered it: says in which charset the snapshot is read. */
    contentType: z.string().optional(),
  },
  { subject: 'userId' },
);
export type SourceAdded = z.infer<typeof SourceAdded>;

/** A requested search uses these sources. Stream `sources-<userId>`. */
export const SourcesUsed = defineEvent('SourcesUsed', {
  userId: z.string(),
  searchId: ReportId,
  sourceIds: z.array(z.string()),
});
export type SourcesUsed = z.infer<typeof SourcesUsed>;

/** The owner removed a source. Stream `sources-<userId>`. */
export const SourceRemoved = defineEvent('SourceRemoved', { userId: z.string(), sourceId: z.string() });
export type SourceRemoved = z.infer<typeof SourceRemoved>;

/** No report used a source for 30 days. Stream `sources-<userId>`. */
export const SourceExpired = defineEvent('SourceExpired', { userId: z.string(), sourceId: z.string() });
export type SourceExpired = z.infer<typeof SourceExpired>;

/** Sources and uses from before accounts had a stream of their own for them. Stream `sources-<userId>`. */
export const SourcesAdopted = defineEvent(
  'SourcesAdopted',
  {
    userId: z.string(),
    sources: personal(
      z.array(
        z.object({
          sourceId: z.string(),
          title: z.string().nullable(),
          kind: SourceKind,
          sha256: z.string(),
          bytes: z.number().int(),
          spans: z.number().int(),
          /** ISO 8601. */
          addedAt: z.string(),
        }),
      ),
    ),
    uses: z.array(z.object({ searchId: ReportId, sourceIds: z.array(z.string()) })),
  },
  { subject: 'userId' },
);
export type SourcesAdopted = z.infer<typeof SourcesAdopted>;

export const EvidenceEvent = z.discriminatedUnion('type', [
  SourceAdded,
  SourcesUsed,
  SourceRemoved,
  SourceExpired,
  SourcesAdopted,
]);
export type EvidenceEvent = z.infer<typeof EvidenceEvent>;
