import type { PublishingEvent } from '../modules/publishing/events';
import type { Publication } from './documents';
import { projection } from './projection';

/** What is public, and where: every visit of a published page asks this, and the sitemap. */
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
