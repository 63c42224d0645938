import { useLocation } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState, type ComponentType, type RefObject } from 'react';
import { seriesOrder } from '../../modules/exports/chart/static-chart';
import { emptyResearch } from '../../modules/research/contract';
import { EvidenceProvider } from '~/report/evidence/evidence-provider';
import type { LoadedReport } from '~/report/page/load-report.server';
import { Notices } from '~/report/page/notices';
import { Section } from '~/report/page/section';
import { Sources } from '~/report/page/sources';
import { AnalysisPanel } from './analysis-panel';
import { CitationsPanel } from './citations-panel';
import { ComparisonPanel } from './comparison-panel';
import { LiteraturePanel, MethodologyPanel, QualityPanel, RiskPanel } from './evidence-panels';
import { FindingsPanel } from './findings-panel';
import { FundingPanel } from './funding-panel';
import { FuturePanel } from './future-panel';
import { IdeasPanel } from './ideas-panel';
import { LimitationsPanel } from './limitations-panel';
import { OverviewPanel } from './overview-panel';
import { PredictionsPanel } from './predictions-panel';
import { ResearchCover } from './research-cover';
import { ScorecardPanel } from './scorecard-panel';
import { claimsOnTab, type PanelProps } from './research-view';
import { panelId, tabId, TabList } from './tab-list';
import { tabNamed, tabTitle, type ResearchTab } from './tabs';
import { markedTexts, ReportLanguageContext } from '../../modules/exports/contract';

const panels: Readonly<Record<ResearchTab, ComponentType<PanelProps>>> = {
  overview: OverviewPanel,
  analysis: AnalysisPanel,
  funding: FundingPanel,
  literature: LiteraturePanel,
  methodology: MethodologyPanel,
  quality: QualityPanel,
  risk: RiskPanel,
  limitations: LimitationsPanel,
  comparison: ComparisonPanel,
  scorecard: ScorecardPanel,
  findings: FindingsPanel,
  future: FuturePanel,
  research: IdeasPanel,
  citations: CitationsPanel,
  predictions: PredictionsPanel,
};

type ResearchReportProps = {
  report: LoadedReport;
  /** The tab that the address names. */
  tab: string | undefined;
};

/** The full view of a research report, with its 15 tabs. Spec section 2. */
export function ResearchReport({ report: loaded, tab }: ResearchReportProps) {
  const report = useMemo(
    () => ({ ...loaded, research: loaded.research ?? emptyResearch(), texts: markedTexts(loaded) }),
    [loaded],
  );
  const order = useMemo(() => seriesOrder(report.visualData.charts), [report]);
  const { active, choose, hrefOf } = useTab(tab);
  const panel = useRef<HTMLElement>(null);
  useStartInSight(panel, active);
  const Panel = panels[active];
  const claims = claimsOnTab(report, active);
  return (
    <ReportLanguageContext.Provider value={report.language}>
      <article className="report page pb-20">
        <EvidenceProvider report={report} className="relative">
          <ResearchCover report={report} />
        </EvidenceProvider>
        <Notices report={report} />
        <div className="grid gap-x-12 max-lg:mt-6 lg:grid-cols-[10rem_minmax(0,1fr)] print:block">
          <TabList active={active} hrefOf={hrefOf} onChoose={choose} />
          <EvidenceProvider key={active} report={report} className="relative min-w-0">
            <section
              ref={panel}
              id={panelId}
              role="tabpanel"
              aria-labelledby={tabId(active)}
              tabIndex={0}
              className="scroll-mt-32 pt-8 lg:scroll-mt-20 lg:pt-10"
            >
              <h2 className="mb-6 text-3xl">{tabTitle(active)}</h2>
              <Panel report={report} order={order} />
            </section>
            <Sources report={report} claims={claims} />
            {report.sources.length === 0 && claims.length === 0 && <NoSources />}
          </EvidenceProvider>
        </div>
      </article>
    </ReportLanguageContext.Provider>
  );
}

/** The target of the header's link to the sources when there are none. */
const NoSources = () => (
  <Section id="sources" title="Sources">
    <p className="prose-text">No source was attached to this search.</p>
  </Section>
);

/**
 * The selected tab. Switching it runs no loader: the address is replaced in place, with the router's own state kept, so
 * that a reload and a shared link show the same tab.
 */
function useTab(requested: string | undefined) {
  const { pathname, search } = useLocation();
  const [shown, setShown] = useState({ requested, active: tabNamed(requested) });
  // A navigation other than by these tabs selects its tab again.
  if (shown.requested !== requested) setShown({ requested, active: tabNamed(requested) });
  const hrefOf = (tab: ResearchTab) => {
    const params = new URLSearchParams(search);
    params.set('tab', tab);
    return `${pathname}?${params}`;
  };
  const choose = (active: ResearchTab) => {
    setShown({ requested, active });
    window.history.replaceState(window.history.state, '', hrefOf(active));
  };
  return { active: shown.active, choose, hrefOf };
}

/** After a switch scrolls up to the start of the tab, when the page was scrolled beyond it. */
function useStartInSight(panel: RefObject<HTMLElement | null>, active: ResearchTab): void {
  const previous = useRef(active);
  useEffect(() => {
    if (previous.current === active) return;
    previous.current = active;
    if (panel.current && panel.current.getBoundingClientRect().top < 0) panel.current.scrollIntoView();
  }, [panel, active]);
}
