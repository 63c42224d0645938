import { Share2 } from 'lucide-react';
import { StatusBadge } from '~/publication/status-badge';
import { copyText } from '~/report/export/copy-text';
import { CommonDetails, CoverDetail } from '~/report/page/cover';
import { Sentences } from '~/report/page/prose';
import { EvidenceSummary } from '~/report/evidence/evidence-summary';
import { Button, ButtonLink } from '~/ui/button';
import { ReportChips } from '~/ui/chip';
import { Day } from '~/ui/day';
import { toast } from '~/ui/toast-store';
import { ExportMenu } from './export-menu';
import { scoreLabel } from './judgement';
import type { ShownResearch } from './research-view';

/** Title, generated date, overall score, and actions. Spec section 2. */
export function ResearchCover({ report }: { report: ShownResearch }) {
  return (
    <header className="grid gap-x-12 gap-y-10 border-b border-line pt-8 pb-8 sm:pt-12 sm:pb-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0">
        <p className="-ml-3 flex flex-wrap gap-1 print:hidden">
          <ButtonLink to="/research-insights?mode=research" look="quiet" size="small">
            New Search
          </ButtonLink>
          <ButtonLink to="/research-insights" look="quiet" size="small">
            Change Mode
          </ButtonLink>
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <span className="label-text mr-1">Research report</span>
          <StatusBadge status={report.status} />
          <ReportChips report={report} />
        </div>
        <h1 lang={report.language} className="mt-4 max-w-[11em] text-4xl sm:text-5xl">
          <bdi>
            <Sentences sentences={report.texts.title} />
          </bdi>
        </h1>
        <p
          lang={report.language}
          className="mt-5 max-w-[26.5em] font-serif text-xl leading-snug text-ink-soft"
        >
          <Sentences sentences={report.texts.summary} />
        </p>
        <dl className="figures mt-7 flex flex-wrap gap-x-8 gap-y-3 text-sm">
          <CoverDetail label="Overall score">
            <Score report={report} />
          </CoverDetail>
          <CoverDetail label="Generated">
            <Day at={report.createdAt} /> <span className="text-muted">({report.ago})</span>
          </CoverDetail>
          <CommonDetails report={report} />
        </dl>
        <div className="mt-8 flex flex-wrap items-center gap-2 print:hidden">
          <ExportMenu report={report} />
          <ShareButton path={report.url} title={report.title} />
        </div>
      </div>
      <EvidenceSummary report={report} />
    </header>
  );
}

/** The overall score with its basis, so that it does not read as a measurement. */
function Score({ report }: { report: ShownResearch }) {
  const { scorecard } = report.research;
  if (!scorecard) return 'None was given';
  return (
    <>
      <strong className="font-semibold text-ink">{scorecard.overallScore.toFixed(1)} / 10</strong>,{' '}
      {scoreLabel(scorecard.basis, report)}
    </>
  );
}

type ShareProps = {
  /** The address of the report in this product. */
  path: string;
  title: string;
};

/** Opens the system's share sheet where there is one, else copies the link. */
const ShareButton = ({ path, title }: ShareProps) => (
  <Button look="secondary" className="needs-scripts" onClick={() => void share(path, title)}>
    <Share2 aria-hidden size={17} />
    Share
  </Button>
);

async function share(path: string, title: string): Promise<void> {
  const url = new URL(path, window.location.href).href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      toast({ title: 'Link shared' });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // The share sheet rejected the link, so it is copied instead.
    }
  }
  if (await copyText(url)) toast({ title: 'Link copied', description: url });
  else toast({ title: 'Copy this link', description: url });
}
