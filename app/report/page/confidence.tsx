import {
  confidenceLines,
  modelStatusWords,
  percent,
  qualityText,
  verdictCounts,
} from '../../../modules/exports/contract';
import type { Report } from '../../../modules/search/report';
import { Chip } from '~/ui/chip';
import { Section } from './section';

type ConfidenceProps = { report: Pick<Report, 'confidenceScores' | 'aiSources' | 'claims'> };

/** Spec section 2: shown as percentages; section 5: in words too. Each has an explanation. */
export function Confidence({ report: { confidenceScores, aiSources, claims } }: ConfidenceProps) {
  return (
    <Section id="confidence" title="Analysis Confidence Scores">
      <dl className="grid max-w-[46rem] gap-x-10 gap-y-6 sm:grid-cols-2">
        {confidenceLines(confidenceScores).map(({ label, score, measures }) => (
          <div key={label}>
            <dt className="flex items-baseline justify-between gap-4 text-sm font-medium">
              {label}
              <span className="figures text-ink-soft">
                <strong className="text-lg font-semibold text-ink">{percent(score)}</strong>{' '}
                {qualityText(score)}
              </span>
            </dt>
            <dd>
              <span aria-hidden className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-line">
                <span className="block h-full bg-accent" style={{ width: percent(score) }} />
              </span>
              <span className="mt-1.5 block text-xs text-muted">{measures}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Verdicts claims={claims} />
      {aiSources && (
        <p className="mt-4 text-sm text-ink-soft">
          Model 2: {writer(aiSources.model2)}. Claude: {writer(aiSources.claude)}.
        </p>
      )}
    </Section>
  );
}

function writer({ status, confidence }: NonNullable<Report['aiSources']>['model2']): string {
  return confidence === null
    ? modelStatusWords(status)
    : `${modelStatusWords(status)}, agreement ${percent(confidence)}`;
}

function Verdicts({ claims }: Pick<Report, 'claims'>) {
  if (claims.length === 0) return null;
  return (
    <div className="mt-7 text-sm text-ink-soft">
      <p>Of {claims.length} sentences that cite, quote or carry a number:</p>
      <ul className="figures mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {verdictCounts(claims).map(({ verdict, count }) => (
          <li key={verdict} className="flex items-center gap-2">
            {count} <Chip kind={verdict} />
          </li>
        ))}
      </ul>
    </div>
  );
}
