import { Link } from '@remix-run/react';
import type { ReportKind } from '../../modules/search/contract';
import { LiveReport } from '~/report/live/live-report';
import { ResearchReport } from '~/research/research-report';
import { ButtonLink } from '~/ui/button';
import { insightsPath, modeAddress } from '~/publication/insights-address';
import type { LinkedReport } from './load-insights.server';
import { modes } from './modes';
import { ResearchCard } from './research-card';
import { VisualReport } from './visual-report-view';
import { ownListPath } from '~/insights/history/own-list';

type Props = { opened: LinkedReport; tab: string | undefined };

/** The report of a deep link, below the links to another search. Spec section 4, Research page. */
export function OpenedReport({ opened, tab }: Props) {
  const kind = kindOf(opened);
  return (
    <>
      <Ways kind={kind} searchesElsewhere={opened.view === 'card'} />
      <Body opened={opened} tab={tab} />
    </>
  );
}

function kindOf(opened: LinkedReport): ReportKind {
  if (opened.view === 'live' || opened.view === 'missing') return opened.kind;
  return opened.view === 'visual' ? 'visual' : 'research';
}

function Body({ opened, tab }: Props) {
  switch (opened.view) {
    case 'live':
      return (
        <LiveReport
          key={opened.search.id}
          loaded={opened.search}
          modelName={opened.modelName}
          owned={opened.owned}
          proposal={opened.proposal}
          place={{
            heading: 'Generating Report...',
            newSearch: modeAddress(opened.kind),
            list: opened.kind,
          }}
        />
      );
    case 'visual':
      return <VisualReport report={opened.report} />;
    case 'card':
      return <ResearchCard {...opened} />;
    case 'research':
      return <ResearchReport report={opened.report} tab={tab} />;
    case 'missing':
      return <MissingReport kind={opened.kind} />;
  }
}

/** `searchesElsewhere`: the card below has its own link to a new search. */
type WaysProps = { kind: ReportKind; searchesElsewhere: boolean };

/** New Search clears report and query, Change Mode clears everything. Spec section 4. */
function Ways({ kind, searchesElsewhere }: WaysProps) {
  return (
    <nav aria-label="Research & Insights" className="border-b border-line bg-sunk/60 print:hidden">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <p className="mr-auto text-sm text-muted">
          <Link to={insightsPath} className="link touch inline-flex items-center">
            Research &amp; Insights
          </Link>
          <span aria-hidden className="px-2">
            /
          </span>
          {modes[kind].name}
        </p>
        <div className="flex gap-2">
          {!searchesElsewhere && (
            <ButtonLink to={modeAddress(kind)} look="secondary" size="small">
              New Search
            </ButtonLink>
          )}
          <ButtonLink to={insightsPath} look="quiet" size="small">
            Change Mode
          </ButtonLink>
        </div>
      </div>
    </nav>
  );
}

/** Spec section 8, report load. */
const sentences = {
  visual: 'Error loading report',
  research: 'Failed to load the research report. Please try again.',
} as const satisfies Record<ReportKind, string>;

/** A deep link without a report; the page stays usable. */
function MissingReport({ kind }: { kind: ReportKind }) {
  return (
    <div className="page py-16 sm:py-24">
      <div className="max-w-measure border-t-2 border-ink pt-6" role="alert">
        <h1 className="text-4xl">Error</h1>
        <p className="prose-text mt-5 text-ink-soft">{sentences[kind]}</p>
        <p className="prose-text mt-3 text-ink-soft">
          The address may be mistyped, or its owner took the report away.
        </p>
        <ButtonLink to={ownListPath} look="secondary" className="mt-8">
          Your research
        </ButtonLink>
      </div>
    </div>
  );
}
