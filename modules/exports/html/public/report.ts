import type { FinishedReport } from '../../finished-report';
import { titleAlone } from '../../labels';

/** A finished report, public under its slug. The PublishedReport document of the product is one. */
export type PublishedReport = FinishedReport & {
  slug: string;
  /** Identifies the published content together with the slug. */
  version: number;
  publishedAt: string | null;
};

/** Addresses of the site. */
export type Site = {
  /** The public address, without a trailing slash. */
  appUrl: string;
  searchFinlandUrl: string;
};

/** The canonical path; `/{slug}` works, too. */
export const pathOf = ({ slug }: Pick<PublishedReport, 'slug'>): string => `/insights/${slug}`;

/** Contains the version, because sites that show a link cache its image. */
export const sharePathOf = (report: Pick<PublishedReport, 'slug' | 'version'>): string =>
  `${pathOf(report)}/share.png?v=${report.version}`;

/** The title for search results, cards and tabs; a demo is labelled. */
export function titleOf({
  title,
  seoMetadata,
  demo,
}: Pick<PublishedReport, 'title' | 'seoMetadata' | 'demo'>) {
  return titleAlone(seoMetadata.title.trim() || title, demo);
}

/** One or two sentences on it. */
export function descriptionOf(report: Pick<PublishedReport, 'summary' | 'seoMetadata' | 'demo'>): string {
  const description = report.seoMetadata.description.trim() || report.summary;
  return report.demo ? `Illustrative figures, not facts. ${description}` : description;
}

/** The keywords of the page; an empty list counts as none. */
export const keywordsOf = ({ keywords, seoMetadata }: Pick<PublishedReport, 'keywords' | 'seoMetadata'>) =>
  seoMetadata.keywords.length > 0 ? seoMetadata.keywords : keywords;
