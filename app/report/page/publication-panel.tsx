import clsx from 'clsx';
import { useMemo } from 'react';
import type { LoadedReport } from './load-report.server';
import { buttonClass } from '~/ui/button';
import { ConfirmationLink, OpenConfirmation } from '~/publication/publication-request';
import { DecideForm } from '~/publication/decide-form';
import { findPublicationIssues } from '~/publication/publication-issues';
import { PublicationIssuesView } from '~/publication/publication-issues-view';
import type { Intent, RefusedAction } from '~/publication/intents';
import { FailureNotice } from '~/publication/failure-notice';
import { publicationId } from '~/publication/publication-id';
import { openConfirmations } from '~/publication/confirmations';
import { reportAddress } from '~/publication/report-address';
import { ReportLink } from '~/publication/report-link';
import type { ReportRights } from '~/publication/report-rights';
import { StatusBadge } from '~/publication/status-badge';
import { statusMeans } from '~/publication/status-labels';

type Props = {
  report: LoadedReport;
  rights: ReportRights;
  refused: RefusedAction | undefined;
  isPublic: boolean;
};

/** The publication status of a report, the actions on it, and for admins the results of the evidence check. */
export function PublicationPanel({ report, rights, refused, isPublic }: Props) {
  const open = openConfirmations(report.status, rights);
  const decisions: Intent[] = rights.decide ? ['publish', 'unpublish'] : [];
  const hasPlace = [...open, ...decisions].some((intent) => intent === refused?.intent);
  return (
    <section
      id={publicationId}
      tabIndex={-1}
      aria-labelledby="publication-title"
      className="grid scroll-mt-20 gap-x-12 gap-y-6 border-b border-line py-6 outline-none lg:grid-cols-12 lg:grid-rows-[auto_1fr] print:hidden"
    >
      <div className={rights.decide ? 'lg:col-span-5' : 'lg:col-span-12'}>
        {refused && !hasPlace && <FailureNotice refused={refused} className="mb-5" />}
        <Status report={report} rights={rights} isPublic={isPublic} />
      </div>
      {rights.decide && <Found report={report} />}
      <div className={rights.decide ? 'lg:col-span-5' : 'lg:col-span-12'}>
        {rights.decide && (
          <DecideForm
            report={report}
            refused={decisions.some((intent) => intent === refused?.intent) ? refused : undefined}
          />
        )}
        <ConfirmedActions report={report} rights={rights} refused={refused} isPublic={isPublic} />
      </div>
    </section>
  );
}

function Status({ report, rights, isPublic }: Omit<Props, 'refused'>) {
  const { status, url } = report;
  return (
    <>
      <h2 id="publication-title" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
        Publication <StatusBadge status={status} />
      </h2>
      <p className="mt-2 max-w-measure text-sm text-ink-soft">
        {statusMeans(report, rights)}
        {isPublic && (
          <>
            {' '}
            <ReportLink to={url} className="link wrap-anywhere">
              {url}
            </ReportLink>
          </>
        )}
      </p>
    </>
  );
}

/** The actions that ask for confirmation, each with its question. */
function ConfirmedActions({ report, rights, refused, isPublic }: Props) {
  const { id, status } = report;
  const open = openConfirmations(status, rights);
  const back = reportAddress(id, { stay: isPublic });
  return (
    <>
      <div className={clsx('flex flex-wrap gap-2', rights.decide && 'mt-4')}>
        {open.map((question) => (
          <ConfirmationLink
            key={question}
            question={question}
            report={report}
            step={`${reportAddress(id, { stay: isPublic, ask: question })}#${publicationId}`}
            className={buttonClass('secondary', 'small', clsx(question === 'delete' && 'text-negative!'))}
          />
        ))}
      </div>
      {open.map((question) => (
        <OpenConfirmation
          key={question}
          question={question}
          report={report}
          back={back}
          refused={refused?.intent === question ? refused : undefined}
        />
      ))}
    </>
  );
}

function Found({ report }: { report: LoadedReport }) {
  const findings = useMemo(() => findPublicationIssues(report), [report]);
  return (
    <div className="min-w-0 lg:col-span-7 lg:row-span-2">
      <PublicationIssuesView findings={findings} />
    </div>
  );
}
