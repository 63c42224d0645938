import { insightsAddress, kindNamed } from './insights-address';
import { historyAddress, historyList } from './history-address';
import type { ReportId } from '../../modules/kernel/report-id';
import type { Intent } from './intents';
import { publicationId } from './publication-id';
import { reportAddress } from './report-address';

/**
 * The redirect after an action on a report: to the list that posted the form, with its query parameters; to Research &
 * Insights when `list` names a kind; else to the report. A deleted report redirects to a list.
 */
export function pathAfterAction(done: Intent, reportId: ReportId, list?: string): string {
  const kind = kindNamed(list ?? null);
  if (kind) return insightsAddress(kind, reportId, staysOnPage(done) ? {} : { done });
  if (list !== undefined || done === 'delete')
    return historyAddress(historyList(new URLSearchParams(list)), { done, about: reportId });
  return staysOnPage(done)
    ? reportAddress(reportId)
    : `${reportAddress(reportId, { done })}#${publicationId}`;
}

/** Whether the page shows the outcome by itself. */
const staysOnPage = (done: Intent) => done === 'cancel' || done === 'approve-plan';
