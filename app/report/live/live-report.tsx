import { Form } from '@remix-run/react';
import { ReportLanguageContext } from '../../../modules/exports/contract';
import { useRef } from 'react';
import type { PlanProposal } from '../../../modules/search/assembly/plan-proposal';
import { FailureNotice } from '~/publication/failure-notice';
import { reportAddress } from '~/publication/report-address';
import { useReportAction } from '~/publication/use-action';
import { Button } from '~/ui/button';
import { dollars } from '~/ui/number';
import type { ReportId } from '../../../modules/kernel/report-id';
import { FailedReport } from '../page/failed-report';
import { LiveContents } from './live-contents';
import { LiveSections } from './live-sections';
import { contentsOf, type LiveSearch } from './live-state';
import { LoadingView } from './loading-view';
import { ReadingSources } from './reading-sources';
import { PlanApproval } from './plan-approval';
import { useLiveSearch } from './use-live-search';

/** A page other than the report's own: its heading, and its links to a new search and to its list. */
type Place = { heading: string; newSearch: string; list: string };
type LiveReportProps = {
  loaded: LiveSearch;
  modelName: string;
  owned: boolean;
  /** The plan that waits for this reader's approval. */
  proposal?: PlanProposal;
  place?: Place;
};

/** A report while it is written: its progress, its plan, and the sections as they arrive. */
export function LiveReport({ loaded, modelName, owned, proposal, place }: LiveReportProps) {
  const { search, lost } = useLiveSearch(loaded);
  const plan = search.waitsFor && proposal;
  const wasDecided = useWasTrue(plan !== undefined) && !plan;
  if (search.status === 'failed')
    return <FailedReport search={search} owned={owned} newSearch={place?.newSearch} />;
  return (
    <>
      {/* Without scripts the page reloads itself, but not under a reader who decides about a plan. */}
      {!plan && (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      )}
      <LoadingView
        modelName={modelName}
        heading={place?.heading}
        progress={search.status === 'completed' ? 1 : search.progress}
        sectionsDone={search.sectionsDone}
        sectionsTotal={search.sectionsTotal}
        waitsFor={search.waitsFor}
        takesFocus={wasDecided}
        step={search.status === 'completed' ? 'Opening the report' : search.step}
        lines={[
          ...(place ? [`${modelName} writes it.`] : []),
          'You may leave or reload this page: nothing is lost.',
          ...(search.waitsFor ? [] : [sectionsLine(search)]),
          ...(search.costUsd && !plan
            ? [`Cost so far: ${dollars(search.costUsd)}. Only its owner and admins see this.`]
            : []),
        ]}
      >
        {search.reading && <ReadingSources sources={search.reading} />}
        {lost && <Lost why={lost} />}
        {owned && search.waitsFor && !proposal && <UnreadablePlan />}
        {owned && !plan && search.status !== 'completed' && <Cancel id={search.id} list={place?.list} />}
      </LoadingView>
      <ReportLanguageContext.Provider value={search.language}>
        {plan ? (
          <PlanApproval id={search.id} list={place?.list} proposal={plan} />
        ) : (
          !search.waitsFor && <Draft search={search} />
        )}
      </ReportLanguageContext.Provider>
    </>
  );
}

/** Whether this was true in any rendering so far. */
function useWasTrue(is: boolean): boolean {
  const was = useRef(is);
  was.current ||= is;
  return was.current;
}

/** Shown for a moment while the plan is loaded, and for longer where it cannot be read. */
function UnreadablePlan() {
  return (
    <p className="mt-6 max-w-measure border-l-2 border-caution pl-4 text-sm text-ink-soft">
      The plan is being loaded. If it stays away, one of its sources cannot be read any more: stop this search
      then, and ask again without that source.
    </p>
  );
}

/** The contents and the sections that are written so far. */
function Draft({ search }: { search: LiveSearch }) {
  return (
    <div className="page grid gap-x-12 gap-y-10 pb-20 wrap-anywhere lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-20 lg:self-start">
        <LiveContents entries={contentsOf(search)} waiting />
      </div>
      <div className="min-w-0">
        <Title search={search} />
        {search.sectionsDone > 0 && (
          <p className="mb-8 border-l-2 border-caution pl-4 text-sm text-ink-soft">
            A draft: figures and sentences are checked once all sections are written.
          </p>
        )}
        <LiveSections sections={search.sections} />
      </div>
    </div>
  );
}

/** Why the connection is lost, and that the reader need not act. */
function Lost({ why }: { why: string }) {
  return (
    <p role="status" className="mt-6 max-w-measure border-l-2 border-caution pl-4 text-sm text-ink-soft">
      {why} Nothing is lost: this page keeps asking and catches up by itself.
    </p>
  );
}

function Title({ search: { title, summary, language } }: { search: LiveSearch }) {
  if (!title) return null;
  return (
    <header lang={language} className="mb-12 animate-appear border-b border-line pb-8">
      <p className="text-3xl leading-tight font-display tracking-tight">
        <bdi>{title}</bdi>
      </p>
      {summary && (
        <p className="mt-4 max-w-[28.5em] font-serif text-lg leading-snug text-ink-soft">{summary}</p>
      )}
    </header>
  );
}

function Cancel({ id, list }: { id: ReportId; list: string | undefined }) {
  const { busy, refused, onSubmit } = useReportAction({ intent: 'cancel', id, list });
  return (
    <Form method="post" action={reportAddress(id)} className="mt-6" onSubmit={onSubmit}>
      {list !== undefined && <input type="hidden" name="list" value={list} />}
      {refused && <FailureNotice refused={refused} className="mb-4" />}
      <Button type="submit" look="secondary" size="small" name="intent" value="cancel" disabled={busy}>
        {busy ? 'Stopping' : 'Stop and give the search back'}
      </Button>
    </Form>
  );
}

const sectionsLine = ({ sectionsDone, sectionsTotal }: LiveSearch) =>
  sectionsTotal > 0
    ? `${sectionsDone} of ${sectionsTotal} sections are here.`
    : 'The plan comes first, then the sections.';
