import { publishedPath, reportPath } from '../../modules/publishing/contract';
import type { ReportId } from '../../modules/kernel/report-id';
import type { Intent } from './intents';

type At = {
  /** Suppresses the redirect to the public page. */
  stay?: boolean;
  /** The question to open. */
  ask?: Intent;
  /** The action that has just succeeded. */
  done?: Intent;
};

/** The address of a report's own page, also for a published report. */
export function reportAddress(reportId: ReportId, { stay, ask, done }: At = {}): string {
  const params = new URLSearchParams({
    ...(stay && { stay: 'yes' }),
    ...(ask && { ask }),
    ...(done && { done }),
  });
  return params.size > 0 ? `${reportPath(reportId)}?${params}` : reportPath(reportId);
}

/** Whether an address leads to the public pages, which are documents of their own. Contract section 5, Result url. */
export const isPublicPage = (url: string): boolean => url.startsWith(publishedPath(''));
