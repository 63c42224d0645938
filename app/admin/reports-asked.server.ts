import { reportStatuses, type ReportStatus } from '../../modules/publishing/contract';
import { refuse, type Refusal } from '../../modules/kernel/refusal';
import type { ReportListQuery } from '../../system';
import { pageAsked } from '~/api/page-asked.server';

/** Reports on a page of the list for admins. Contract section 5. */
const usual = 50;

/**
 * What an address asks of the list of all reports: `page` from 1, `limit` of 1 to 100 (50), `sort` by createdAt, title,
 * wordCount, status or publishedAt, with a minus for the largest first (-createdAt), `q` a part of the title, the query
 * or a keyword, `status` draft, pending_publish or published. A page, limit or order that makes no sense is the usual
 * one; a status that there is none of is refused, for the list would hold everything.
 */
export function reportsAsked(params: URLSearchParams): ReportListQuery | Refusal {
  const status = params.get('status') ?? '';
  if (status && !isStatus(status))
    return refuse('invalid-input', {}, { status: `A status is one of ${reportStatuses.join(', ')}.` });
  return {
    ...pageAsked(params, usual),
    sort: params.get('sort') ?? undefined,
    q: params.get('q') ?? undefined,
    status: isStatus(status) ? status : undefined,
  };
}

const isStatus = (text: string): text is ReportStatus => (reportStatuses as readonly string[]).includes(text);
