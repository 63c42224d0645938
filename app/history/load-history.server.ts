import { redirect } from '@remix-run/node';
import { historyPageSize } from '../../modules/search/contract';
import type { ReportSummary } from '../../projections/documents';
import type { Application, Viewer } from '../../composition/application/application';
import { publicReport } from '~/api/public-report';
import { reportRights } from '~/publication/report-rights';
import { historyAddress, type HistoryList } from '~/publication/history-address';

/**
 * A page of the user's reports, each with its allowed actions. A page number beyond the last page redirects to the
 * last.
 */
export async function loadHistory(
  { history }: Pick<Application['search'], 'history'>,
  viewer: Viewer,
  url: URL,
  list: HistoryList,
) {
  const { results, pagination } = await history(viewer, list.page, historyPageSize, list.q || undefined);
  const { totalPages } = pagination;
  if (list.page > totalPages) throw toLast(url, { ...list, page: totalPages });
  return {
    list,
    entries: results.map((report: ReportSummary) => ({
      ...publicReport(report),
      rights: reportRights(viewer, report.userId),
    })),
    pagination,
  };
}
export type History = Awaited<ReturnType<typeof loadHistory>>;
export type HistoryItem = History['entries'][number];

/** Keeps the notice of the address in the redirect. */
function toLast({ searchParams }: URL, list: HistoryList): Response {
  const address = new URL(historyAddress(list), 'http://here');
  for (const name of ['done', 'about']) {
    const value = searchParams.get(name);
    if (value) address.searchParams.set(name, value);
  }
  return redirect(address.pathname + address.search);
}
