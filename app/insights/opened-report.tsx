import { Link } from '@remix-run/react';
import type { ReportKind } from '../../modules/search/contract';
import { LiveReport } from '~/report/live/live-report';
import { ResearchReport } from '~/research/research-report';
import { ButtonLink } from '~/ui/button';
import { insightsPath, modeAddress } from './insights-address';
import type { Opened } from './load-insights.server';
import { MissingReport } from './missing-report';
import { modes } from './modes';
import { ResearchCard } from './research-card';
import { VisualReport } from './visual-report-view';

type Props = { opened: Opened; tab: string | undefined };

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

function kindOf(opened: Opened): ReportKind {
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
