import type { ReactNode } from 'react';
import {
  lengthText,
  modelText,
  useReportLanguage,
  type MarkedTexts,
} from '../../../modules/exports/contract';
import { ReportLink } from '~/publication/report-link';
import { StatusBadge } from '~/publication/status-badge';
import { ReportChips } from '~/ui/chip';
import { dollars } from '~/ui/number';
import { Actions } from './actions';
import type { LoadedReport } from './load-report.server';
import { EvidenceSummary } from '../evidence/evidence-summary';
import { Sentences } from './prose';

/** The head of a report: title, key finding, date, duration, model, and actions. */
export function Cover({ report, texts }: { report: LoadedReport; texts: MarkedTexts }) {
  return (
    <header className="grid gap-x-12 gap-y-10 border-b border-line pt-10 pb-8 sm:pt-16 sm:pb-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={report.status} />
          <ReportChips report={report} />
        </div>
        <h1 lang={report.language} className="mt-5 max-w-[11em] text-4xl sm:text-5xl">
          <bdi>
            <Sentences sentences={texts.title} />
          </bdi>
        </h1>
        <p
          lang={report.language}
          className="mt-5 max-w-[26.5em] font-serif text-xl leading-snug text-ink-soft"
        >
          <Sentences sentences={texts.summary} />
        </p>
        <dl className="figures mt-7 flex flex-wrap gap-x-8 gap-y-3 text-sm">
          <CoverDetail label="Generated">
            <time dateTime={report.createdAt}>{report.ago}</time>
          </CoverDetail>
          {report.costUsd !== undefined && (
            <CoverDetail label="Cost (for owner and admins)">{dollars(report.costUsd)}</CoverDetail>
          )}
          <CommonDetails report={report} />
        </dl>
        <Keywords keywords={report.keywords} />
        <Actions report={report} />
      </div>
      <EvidenceSummary report={report} />
    </header>
  );
}

type CommonDetailsProps = {
  report: Parameters<typeof lengthText>[0] & Parameters<typeof modelText>[0] & { url: string };
};

/** The details that the covers of both kinds of report end with. */
export function CommonDetails({ report }: CommonDetailsProps) {
  return (
    <>
      <CoverDetail label="Length">{lengthText(report)}</CoverDetail>
      <CoverDetail label="Model">{modelText(report)}</CoverDetail>
      <CoverDetail label="Address">
        <ReportLink
          to={report.url}
          className="link break-all pointer-coarse:inline-block pointer-coarse:py-3"
        >
          {report.url}
        </ReportLink>
      </CoverDetail>
    </>
  );
}

/** A labelled value of a cover. */
export function CoverDetail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label-text">{label}</dt>
      <dd className="mt-0.5 text-ink-soft">{children}</dd>
    </div>
  );
}

function Keywords({ keywords }: { keywords: readonly string[] }) {
  const lang = useReportLanguage();
  if (keywords.length === 0) return null;
  return (
    <div className="mt-4 text-sm">
      <p className="label-text">Keywords</p>
      <p lang={lang} className="mt-0.5 text-ink-soft">
        {keywords.join(', ')}
      </p>
    </div>
  );
}
