import { Sentences } from '~/report/page/prose';
import { Faq } from '~/report/page/back-matter';
import { besideMargin, MissingPart, PanelSection } from './panel-section';
import { SectionText } from './section-text';
import { teaserLength, type PanelProps } from './research-view';
import { SourcedText } from './sourced-text';

/** Abstract, introduction, and the first key points. */
export function OverviewPanel({ report, order }: PanelProps) {
  const { abstract, keyPoints } = report.research;
  return (
    <>
      <PanelSection title="Abstract">
        {abstract.length > 0 ? (
          <p lang={report.language} className="report-prose prose-text border-l-2 border-accent pl-5">
            <Sentences sentences={abstract} />
          </p>
        ) : (
          <MissingPart>This report has no abstract.</MissingPart>
        )}
      </PanelSection>
      <PanelSection title="Introduction">
        <SectionText report={report} order={order} id="overview" missing="This report has no introduction." />
      </PanelSection>
      {keyPoints.length > 0 && (
        <PanelSection title="Key Points">
          <KeyPoints points={keyPoints.slice(0, teaserLength)} />
        </PanelSection>
      )}
      <Faq faqs={report.texts.faqs} />
    </>
  );
}

/** Key points as a numbered list. */
export const KeyPoints = ({ points }: { points: PanelProps['report']['research']['keyPoints'] }) => (
  <ol className={`${besideMargin} divide-y divide-line border-y border-line`}>
    {points.map((point, index) => (
      <li key={index} className="grid grid-cols-[2.25rem_1fr] items-baseline py-3">
        <span aria-hidden className="figures text-sm text-muted">
          {index + 1}
        </span>
        <SourcedText prose={point} className="text-ink!" />
      </li>
    ))}
  </ol>
);
