import { BasisChip } from '~/report/evidence/basis-chip';
import { FootnoteMarker } from '~/report/evidence/footnote-marker';
import { Chip } from '~/ui/chip';
import { defaultMetrics, standInNote } from './illustrative';
import { PanelSection } from './panel-section';
import { SectionText } from './section-text';
import type { PanelProps, Research } from './research-view';
import { SourcedText } from './sourced-text';

const grid = 'grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3';
const card = 'flex min-w-0 flex-col items-start border-t-2 border-ink pt-3';
const numeral = 'figures mt-2 font-display text-3xl leading-none tracking-tight';

/** The current state of research, with its key figures. */
export function AnalysisPanel({ report, order }: PanelProps) {
  const { keyMetrics } = report.research;
  return (
    <>
      <PanelSection
        title="Key Performance Metrics"
        label={keyMetrics.length === 0 && <Chip kind="illustrative" />}
      >
        {keyMetrics.length > 0 ? <Metrics metrics={keyMetrics} /> : <StandIns />}
      </PanelSection>
      <PanelSection title="Current State">
        <SectionText
          report={report}
          order={order}
          id="current-state"
          missing="This report does not describe the current state."
        />
      </PanelSection>
    </>
  );
}

const Metrics = ({ metrics }: { metrics: Research['keyMetrics'] }) => (
  <ul className={grid}>
    {metrics.map(({ value, label, description, basis, claimId }, index) => (
      <li key={index} className={card}>
        <p className="label-text">{label}</p>
        <p className={numeral}>
          {value}
          {claimId && (
            <span className="relative -top-2 font-serif text-base tracking-normal">
              <FootnoteMarker claimId={claimId} />
            </span>
          )}
        </p>
        <SourcedText prose={description} className="mt-2 text-sm!" />
        <BasisChip basis={basis} className="mt-2" />
      </li>
    ))}
  </ul>
);

/** Spec section 9: defaults, only where the report has no key figures of its own. */
const StandIns = () => (
  <>
    <p className="-mt-2 mb-5 text-sm text-muted">{standInNote}</p>
    <ul className={grid}>
      {defaultMetrics.map(({ value, label }) => (
        <li key={label} className={card}>
          <p className="label-text">{label}</p>
          <p className={numeral}>{value}</p>
          <BasisChip basis="illustrative" className="mt-2" />
        </li>
      ))}
    </ul>
  </>
);
