import { Recommendations } from '~/report/page/back-matter';
import { KeyFigures } from '~/report/page/key-figures';
import { KeyInsights } from '~/report/page/summary';
import { KeyPoints } from './overview-panel';
import { PanelSection } from './panel-section';
import { Charts, SectionText } from './section-text';
import type { PanelProps } from './research-view';

/** The main findings with their figures and charts. */
export function FindingsPanel({ report, order }: PanelProps) {
  const { visualData, research, texts } = report;
  const hasOwn = visualData.charts.some(({ sectionId }) => sectionId === 'findings');
  return (
    <>
      <PanelSection title="Key Findings">
        <SectionText
          report={report}
          order={order}
          id="findings"
          missing="This report has no section on its findings."
          withoutCharts
        />
      </PanelSection>
      {research.keyPoints.length > 0 && (
        <PanelSection title="Key Points">
          <KeyPoints points={research.keyPoints} />
        </PanelSection>
      )}
      {visualData.charts.length > 0 && (
        <PanelSection title="Charts">
          <Charts report={report} order={order} of={(sectionId) => !hasOwn || sectionId === 'findings'} />
        </PanelSection>
      )}
      <KeyFigures metrics={visualData.metrics} />
      <KeyInsights insights={texts.keyInsights} />
      <Recommendations items={texts.recommendations} />
    </>
  );
}
