import { listed, listingOf, type Listing, type Visibility } from '../modules/publishing/contract';
import type { ReportKind } from '../modules/search/contract';
import type { AdminReport, ReportStatus, ReportSummary } from './documents';
import { folded, orderOf } from './list-order';
import type { Document, Query } from './read-store';
import type { ReportChecks } from './report-checks';

/** What an admin's list of reports may be narrowed by. Contract section 5. */
export type ReportListQuery = {
  /** Visual reports unless said otherwise. */
  kind?: ReportKind;
  /** From 1. */
  page?: number;
  /** Reports on a page: 50 unless said otherwise. */
  limit?: number;
  /** A field, with a minus for newest or largest first; newest first unless said otherwise. */
  sort?: string;
  /** A part of the title, the query or a keyword, in any case. */
  q?: string;
  status?: ReportStatus;
  /** The cursor of the page before. */
  after?: string;
};

/** A line as the read model keeps it: with what it is looked up and sorted by, which nobody is shown. */
export type StoredReport = ReportSummary & {
  completed: boolean;
  /** Whether files were attached to its search. */
  attached: boolean;
  listing: Listing;
  /** What admins look at before publication; null until the report is finished. */
  checks: ReportChecks | null;
  titleKey: string;
  /** Title, query and keywords, for the search. */
  text: string;
};

const defaultLimit = 50;

/** Where each order that may be asked for stands in the document. */
const sortFields: ReadonlyMap<string, string> = new Map([
  ['createdAt', 'createdAt'],
  ['title', 'titleKey'],
  ['wordCount', 'wordCount'],
  ['status', 'status'],
  ['publishedAt', 'publishedAt'],
]);

type Kept = Pick<StoredReport, 'completed' | 'attached' | 'checks'>;

export function reportStored(line: ReportSummary, { completed, attached, checks }: Kept): StoredReport {
  const { title, query, keywords, status } = line;
  const text = folded([title, query, ...keywords].join('\n'));
  const listing = listingOf({ status, attached });
  return { ...line, completed, attached, checks, listing, titleKey: folded(title), text };
}

/** Documents of a read model that was built before there were kinds are of visual reports. */
export const ofKind = (kind: ReportKind): NonNullable<Query['where']> => ({
  kind: kind === 'visual' ? { not: 'research' } : kind,
});

/** The question to the read store for what public lists show, newest first. */
export const listedQuery = (visibility: Visibility, kind: ReportKind, limit: number): Query => ({
  where: { ...ofKind(kind), listing: { in: listed[visibility] } },
  limit,
});

/** The question to the read store: completed reports of one kind alone, newest first unless asked otherwise. */
export function reportQuery(asked: ReportListQuery): Query & { limit: number } {
  const { kind = 'visual', page = 1, limit = defaultLimit, sort, q, status } = asked;
  return {
    where: { completed: true, kind, ...(status && { status }), ...about(q) },
    sort: orderOf(sort, sortFields),
    skip: (page - 1) * limit,
    limit,
  };
}

/** What narrows a list to reports with this in their title, query or keywords; nothing does so when it is blank. */
export function about(q: string | undefined): NonNullable<Query['where']> {
  const text = folded(q?.trim() ?? '');
  return text ? { text: { contains: text } } : {};
}

/** The line as admins see it. */
export const adminReportShown = (doc: Document): AdminReport => ({
  ...reportShown(doc),
  checks: (doc as StoredReport).checks ?? null,
});

/** The line as people see it. */
export function reportShown(doc: Document): ReportSummary {
  const {
    completed: _completed,
    attached: _attached,
    listing: _listing,
    checks: _checks,
    titleKey: _title,
    text: _text,
    ...shown
  } = doc as StoredReport;
  return shown;
}
