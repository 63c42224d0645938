import { Badge } from '~/ui/badge';
import { Judgement } from './judgement';
import { besideMargin, MissingPart } from './panel-section';
import type { PanelProps, Research, ShownResearch } from './research-view';
import { SourcedText } from './sourced-text';

const impactTones = { 'High Impact': 'negative', 'Medium Impact': 'caution', 'Low Impact': 'plain' } as const;

/** The limitations of the report, by category. */
export function LimitationsPanel({ report }: PanelProps) {
  const { limitations } = report.research;
  if (limitations.length === 0) return <MissingPart>This report names no limitations.</MissingPart>;
  return <Limitations report={report} limitations={limitations} />;
}

type LimitationsProps = { report: ShownResearch; limitations: Research['limitations'] };

export const Limitations = ({ report, limitations }: LimitationsProps) => (
  <>
    <p className="text-sm text-muted">
      How much each matters: <Judgement report={report} />
    </p>
    <ul className={`mt-4 space-y-4 ${besideMargin}`}>
      {limitations.map(({ category, title, description, impact, details }, index) => (
        <li key={index} className="rounded-lg border border-line bg-surface p-5">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span lang={report.language} className="label-text">
              {category}
            </span>
            <Badge tone={impactTones[impact]}>{impact}</Badge>
          </p>
          <h4 lang={report.language} className="mt-2 text-base font-semibold">
            {title}
          </h4>
          <SourcedText prose={description} className="mt-2" />
          <SourcedText prose={details} className="mt-2 border-t border-line pt-2" />
        </li>
      ))}
    </ul>
  </>
);
