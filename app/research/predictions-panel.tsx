import { Judgement } from './judgement';
import { besideMargin, MissingPart } from './panel-section';
import type { PanelProps } from './research-view';
import { SourcedText } from './sourced-text';

/** The report's predictions: opinions, never measured. */
export function PredictionsPanel({ report }: PanelProps) {
  const { predictions } = report.research;
  if (predictions.length === 0) return <MissingPart>This report makes no predictions.</MissingPart>;
  return (
    <>
      <p className="text-sm text-muted">
        Predictions and their confidence: <Judgement report={report} what="estimate" />
      </p>
      <ul className={`mt-4 space-y-4 ${besideMargin}`}>
        {predictions.map(({ title, timeline, confidence, description, keyFactors }, index) => (
          <li key={index} className="rounded-lg border border-line bg-surface p-5">
            <h3 lang={report.language} className="text-lg">
              {title}
            </h3>
            <dl className="figures mt-3 flex flex-wrap gap-x-8 gap-y-2 text-sm">
              <div>
                <dt className="label-text">Timeline</dt>
                <dd>{timeline || 'Not said'}</dd>
              </div>
              <div>
                <dt className="label-text">Confidence, as written</dt>
                <dd>{confidence || 'Not said'}</dd>
              </div>
            </dl>
            <SourcedText prose={description} className="mt-3" />
            {keyFactors.length > 0 && (
              <div className="mt-4 border-t border-line pt-3 text-sm">
                <p className="label-text">Key factors</p>
                <ul lang={report.language} className="mt-1 list-disc space-y-0.5 pl-5 text-ink-soft">
                  {keyFactors.map((factor, at) => (
                    <li key={at}>{factor}</li>
                  ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
