import { useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { LoadedReport } from './load-report.server';
import { ResultPage } from './result-page';
import { Notice } from '~/ui/notice';
import { Countdown } from '~/publication/countdown';
import type { RefusedAction } from '~/publication/intents';
import { publicationId } from '~/publication/publication-id';
import { isPublicPage, reportAddress } from '~/publication/report-address';
import type { ReportRights } from '~/publication/report-rights';
import { PublicationPanel } from './publication-panel';
import { useSuccessNotice } from '~/publication/use-success-notice';

type Props = {
  report: LoadedReport;
  rights: ReportRights;
  /** The result of posting a form without scripts. */
  refused: RefusedAction | undefined;
};

/** A finished report with its publication status; readers of a published one are redirected to its public page. */
export function ReportView({ report, rights, refused }: Props) {
  const { id, url, status } = report;
  const stays = useSearchParams()[0].has('stay');
  const isPublic = status === 'published' && isPublicPage(url);
  const isRedirecting = isPublic && !stays && !refused;
  const done = useSuccessNotice({ clean: reportAddress(id, { stay: stays }), arrived: focus });
  useStayed(isRedirecting);
  return (
    <>
      {isRedirecting && <Countdown id={id} url={url} />}
      <ResultPage report={report}>
        {done && (
          <Notice tone="positive" className="mt-6">
            {done}
          </Notice>
        )}
        {!isRedirecting && (isPublic || rights.request || refused) && (
          <PublicationPanel report={report} rights={rights} refused={refused} isPublic={isPublic} />
        )}
      </ResultPage>
    </>
  );
}

const focus = () => document.getElementById(publicationId)?.focus({ preventScroll: true });

/** Scrolls to the publication panel when the reader has cancelled the redirect. */
function useStayed(isRedirecting: boolean): void {
  const wasRedirecting = useRef(isRedirecting);
  useEffect(() => {
    if (wasRedirecting.current && !isRedirecting) focus();
    wasRedirecting.current = isRedirecting;
  });
}
