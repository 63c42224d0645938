import { ScoreChip } from './judgement';
import { besideMargin, MissingPart } from './panel-section';
import type { PanelProps } from './research-view';
import { SourcedText } from './sourced-text';

/** The overall score, and each category as a bar. */
export function ScorecardPanel({ report }: PanelProps) {
  const { scorecard } = report.research;
  if (!scorecard) return <MissingPart>This report has no scorecard.</MissingPart>;
  const { overallScore, categories, basis } = scorecard;
  return (
    <div className={besideMargin}>
      <p className="label-text">Overall score</p>
      <p className="figures mt-1 flex flex-wrap items-end gap-x-4 gap-y-2">
        <span className="font-display text-5xl leading-none">{overallScore.toFixed(1)}</span>
        <span className="pb-1 text-lg text-muted">/ 10</span>
        <span className="pb-1.5">
          <ScoreChip basis={basis} report={report} />
        </span>
      </p>
      <p className="mt-2 text-sm text-muted">The mean of the categories, each as a share of its maximum.</p>
      <dl className="mt-8 space-y-7">
        {categories.map(({ name, score, maxScore, description }, index) => (
          <div key={index}>
            <dt className="flex items-baseline justify-between gap-4 font-medium">
              <span lang={report.language}>{name}</span>
              <span className="figures flex-none text-sm text-muted">
                <strong className="text-lg font-semibold text-ink">{score}</strong> of {maxScore}
              </span>
            </dt>
            <dd>
              <span aria-hidden className="mt-1.5 block h-2 overflow-hidden rounded-full bg-line">
                <span className="block h-full bg-accent" style={{ width: shareOf(score, maxScore) }} />
              </span>
              <SourcedText prose={description} className="mt-2" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const shareOf = (score: number, maxScore: number) =>
  `${Math.min(100, Math.max(0, (score / maxScore) * 100))}%`;
