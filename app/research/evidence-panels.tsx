import { Confidence } from '~/report/page/confidence';
import { Phases } from './funding-panel';
import { publicationMix, qualityRatings, riskRatings } from './illustrative';
import { Illustrative, IllustrativeChart } from './illustrative-part';
import { Limitations } from './limitations-panel';
import { MissingPart, PanelSection } from './panel-section';
import { Radar } from './radar';
import { SectionText } from './section-text';
import { queryOf, risksOf, type PanelProps } from './research-view';

/** The literature section of the report, then the illustrative mix of publications. */
export const LiteraturePanel = ({ report, order }: PanelProps) => (
  <>
    <PanelSection title="What is known">
      <SectionText
        report={report}
        order={order}
        id="literature"
        missing="This report has no literature review."
      />
    </PanelSection>
    <Illustrative title="Kinds of publications">
      <div className="max-w-[34rem]">
        <IllustrativeChart
          type="bar"
          title="Publications by kind"
          series="Share of publications"
          unit="%"
          values={publicationMix(queryOf(report)).map(({ label, percent }) => ({ label, value: percent }))}
        />
      </div>
    </Illustrative>
  </>
);

/** The methodology section of the report, then the illustrative phases of a study. */
export const MethodologyPanel = ({ report, order }: PanelProps) => (
  <>
    <PanelSection title="How it was studied">
      <SectionText
        report={report}
        order={order}
        id="methodology"
        missing="This report does not describe its methods."
      />
    </PanelSection>
    <Illustrative title="Phases of a study">
      <Phases />
    </Illustrative>
  </>
);

/** The results of the checks, then the illustrative radar. */
export const QualityPanel = ({ report }: PanelProps) => (
  <>
    <div className="-mt-12 sm:-mt-16">
      <Confidence report={report} />
    </div>
    <Illustrative title="Quality of research in this field">
      <Radar title="Quality radar" series="Rating, of 10" ratings={qualityRatings(queryOf(report))} />
    </Illustrative>
  </>
);

/** Limitations of high impact, then the illustrative levels of risk. */
export const RiskPanel = ({ report }: PanelProps) => {
  const risks = risksOf(report);
  return (
    <>
      <PanelSection title="Limitations with high impact">
        {risks.length > 0 ? (
          <Limitations report={report} limitations={risks} />
        ) : (
          <MissingPart>This report names no limitation with high impact.</MissingPart>
        )}
      </PanelSection>
      <Illustrative title="Risk levels">
        <Radar title="Risk radar" series="Risk, of 10" ratings={riskRatings(queryOf(report))} />
      </Illustrative>
    </>
  );
};
