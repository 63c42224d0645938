import type { ReportStatus, ReportSummary } from './documents';
import { folded, orderOf } from './list-order';
import type { Document, Query } from './read-store';

/** What an admin's list of reports may be narrowed by. Contract section 5. */
export type ReportListQuery = {
  /** From 1. */
  page?: number;
  /** Reports on a page: 50 unless said otherwise. */
  limit?: number;
  /** A field, with a minus for newest or largest first; newest first unless said otherwise. */
  sort?: string;
  /** A part of the title, the query or a keyword, in any case. */
  q?: string;
  status?: ReportStatus;
};

/** A line as the read model keeps it: with what it is looked up and sorted by, which nobody is shown. */
export type StoredReport = ReportSummary & {
  completed: boolean;
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

export function reportStored(line: ReportSummary, completed: boolean): StoredReport {
  const { title, query, keywords } = line;
  const text = folded([title, query, ...keywords].join('\n'));
  return { ...line, completed, titleKey: folded(title), text };
}

/** The question to the read store: completed reports alone, newest first unless asked otherwise. */
export function reportQuery({ page = 1, limit = defaultLimit, sort, q, status }: ReportListQuery): Query {
  return {
    where: { completed: true, ...(status && { status }), ...about(q) },
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

/** The line as people see it. */
export function reportShown(doc: Document): ReportSummary {
  const { completed: _completed, titleKey: _title, text: _text, ...shown } = doc as StoredReport;
  return shown;
}
