import {
  listingsByVisibility,
  listingOf,
  type Listing,
  type Visibility,
} from '../modules/publishing/contract';
import type { ReportKind } from '../modules/search/contract';
import type { AdminReport, ReportStatus, ReportSummary } from './documents';
import { folded, orderOf } from './list-order';
import type { Document, Query } from './read-store';
import type { ReportChecks } from './report-checks';

/** The filter of an admin's list of reports. Contract section 5. */
export type ReportListQuery = {
  /** Visual reports by default. */
  kind?: ReportKind;
  /** From 1. */
  page?: number;
  /** Reports on a page: 50 by default. */
  limit?: number;
  /** A field, with a minus for newest or largest first; newest first by default. */
  sort?: string;
  /** A part of the title, the query or a keyword, in any case. */
  q?: string;
  status?: ReportStatus;
  /** The cursor of the previous page. */
  after?: string;
};

/** A line as stored in the read model: with fields for filters and orders, which no reader sees. */
export type StoredReport = ReportSummary & {
  completed: boolean;
  /** Whether files were attached to its search. */
  attached: boolean;
  listing: Listing;
  /** For the admin's decision about publication; null until the report is finished. */
  checks: ReportChecks | null;
  titleKey: string;
  /** Title, query and keywords, for the search. */
  text: string;
};

const defaultLimit = 50;

/** The field of the document behind each order. */
const sortFields: ReadonlyMap<string, string> = new Map([
  ['createdAt', 'createdAt'],
  ['title', 'titleKey'],
  ['wordCount', 'wordCount'],
  ['status', 'status'],
  ['publishedAt', 'publishedAt'],
]);

type Kept = Pick<StoredReport, 'completed' | 'attached' | 'checks'>;

export function toStoredReport(line: ReportSummary, { completed, attached, checks }: Kept): StoredReport {
  const { title, query, keywords, status } = line;
  const text = folded([title, query, ...keywords].join('\n'));
  const listing = listingOf({ status, attached });
  return { ...line, completed, attached, checks, listing, titleKey: folded(title), text };
}

/** Documents from before there were kinds are of visual reports. */
export const ofKind = (kind: ReportKind): NonNullable<Query['where']> => ({
  kind: kind === 'visual' ? { not: 'research' } : kind,
});

/** The read store query of public lists, newest first. */
export const listedQuery = (visibility: Visibility, kind: ReportKind, limit: number): Query => ({
  where: { ...ofKind(kind), listing: { in: listingsByVisibility[visibility] } },
  limit,
});

/** The read store query: completed reports of one kind, newest first by default. */
export function reportQuery(listQuery: ReportListQuery): Query & { limit: number } {
  const { kind = 'visual', page = 1, limit = defaultLimit, sort, q, status } = listQuery;
  return {
    where: { completed: true, kind, ...(status && { status }), ...matchingText(q) },
    sort: orderOf(sort, sortFields),
    skip: (page - 1) * limit,
    limit,
  };
}

/** The condition for this text in title, query or keywords; none when it is blank. */
export function matchingText(q: string | undefined): NonNullable<Query['where']> {
  const text = folded(q?.trim() ?? '');
  return text ? { text: { contains: text } } : {};
}

/** The line for admins. */
export const toAdminReport = (doc: Document): AdminReport => ({
  ...toReportSummary(doc),
  checks: (doc as StoredReport).checks ?? null,
});

/** The line for users. */
export function toReportSummary(doc: Document): ReportSummary {
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
