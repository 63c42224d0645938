import type { PublishingEvent } from '../modules/publishing/events';
import type { Publication } from './documents';
import { projection } from './projection';

/** What is public, by its address: every visit of a published page asks this, and the sitemap. */
export const publications = projection<Publication, PublishingEvent>({
  name: 'publications',
  version: 1,
  indexes: ['publishedAt'],
  on: {
    ReportPublished: ({ event: { slug, reportId, version, content }, metadata }, docs) => {
      if (!content) return;
      const { title, seoMetadata } = content.report;
      docs.put(slug, {
        slug,
        reportId,
        title,
        description: seoMetadata.description,
        version,
        publishedAt: metadata.at,
      });
    },
    ReportUnpublished: ({ event }, docs) => docs.delete(event.slug),
  },
});
