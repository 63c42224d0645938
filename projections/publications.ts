import type { PublishingEvent } from '../modules/publishing/events';
import type { Publication } from './documents';
import { projection } from './projection';

/** The public reports and their slugs: for every visit of a published page, and for the sitemap. */
export const publications = projection<Publication, PublishingEvent>({
  name: 'publications',
  version: 1,
  indexes: ['slug', 'publishedAt'],
  on: {
    ReportPublished: ({ event: { slug, reportId, version, content }, metadata }, docs) => {
      if (!content || slug === null) return;
      const { title, seoMetadata } = content.report;
      docs.put(reportId, {
        slug,
        reportId,
        title,
        description: seoMetadata.description,
        version,
        publishedAt: metadata.at,
      });
    },
    ReportUnpublished: ({ event }, docs) => docs.delete(event.reportId),
  },
});
