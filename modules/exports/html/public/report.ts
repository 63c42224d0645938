import type { FinishedReport } from '../../finished-report';
import { titleAlone } from '../../labels';

/** A finished report as everybody may read it under its slug. The product's PublishedReport document is one. */
export type PublishedReport = FinishedReport & {
  slug: string;
  /** With the slug it names what readers see. */
  version: number;
  publishedAt: string | null;
};

/** Where the page stands and leads to. */
export type Site = {
  /** The public address, without a slash at its end. */
  appUrl: string;
  searchFinlandUrl: string;
};

/** Where it lives; it answers under `/{slug}` too. */
export const pathOf = ({ slug }: Pick<PublishedReport, 'slug'>): string => `/insights/${slug}`;

/** Another version is another picture: sites that show a link keep the one they have fetched. */
export const sharePathOf = (report: Pick<PublishedReport, 'slug' | 'version'>): string =>
  `${pathOf(report)}/share.png?v=${report.version}`;

/** Its title wherever it goes without its page: search results, cards, tabs. A demo says there that it is one. */
export function titleOf({
  title,
  seoMetadata,
  demo,
}: Pick<PublishedReport, 'title' | 'seoMetadata' | 'demo'>) {
  return titleAlone(seoMetadata.title.trim() || title, demo);
}

/** One or two sentences on it. */
export function descriptionOf(report: Pick<PublishedReport, 'summary' | 'seoMetadata' | 'demo'>): string {
  const said = report.seoMetadata.description.trim() || report.summary;
  return report.demo ? `Illustrative figures, not facts. ${said}` : said;
}

/** Set for one page: the empty list is no keywords. */
export const keywordsOf = ({ keywords, seoMetadata }: Pick<PublishedReport, 'keywords' | 'seoMetadata'>) =>
  seoMetadata.keywords.length > 0 ? seoMetadata.keywords : keywords;
