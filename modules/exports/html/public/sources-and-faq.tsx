import type { Report } from '../../../search/report';
import { confidenceLines, percent, qualityText } from '../../confidence';
import { Paragraphs } from '../standalone/prose';
import { insightTitles, modelStatusWords } from '../../labels';
import type { PublishedReport } from './report';
import { useReportLanguage } from '../../report-language';

export function Insights({ insights }: { insights: Report['visualData']['keyInsights'] }) {
  const lang = useReportLanguage();
  const categories = (['growth', 'opportunity', 'other'] as const).filter((category) =>
    insights.some((insight) => insight.category === category),
  );
  if (categories.length === 0) return null;
  return (
    <section id="insights">
      <h2>Key Insights</h2>
      <div className="insights">
        {categories.map((category) => (
          <div key={category}>
            <h3>{insightTitles[category]}</h3>
            <ul lang={lang}>
              {insights
                .filter((insight) => insight.category === category)
                .map(({ insight }, index) => (
                  <li key={index}>{insight}</li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

export function Confidence({ report: { confidenceScores, aiSources } }: { report: PublishedReport }) {
  return (
    <section id="confidence">
      <h2>Analysis Confidence Scores</h2>
      <dl className="scores">
        {confidenceLines(confidenceScores).map(({ label, score, measures }) => (
          <div key={label}>
            <dt>
              {label}{' '}
              <span>
                <b>{percent(score)}</b> {qualityText(score)}
              </span>
            </dt>
            <dd>
              <i aria-hidden="true">
                <i style={{ width: percent(score) }} />
              </i>
              {measures}
            </dd>
          </div>
        ))}
      </dl>
      {aiSources && (
        <p className="sans">
          Model 2: {writer(aiSources.model2)}. Claude: {writer(aiSources.claude)}.
        </p>
      )}
    </section>
  );
}

function writer({ status, confidence }: NonNullable<Report['aiSources']>['model2']): string {
  return confidence === null
    ? modelStatusWords(status)
    : `${modelStatusWords(status)}, agreement ${percent(confidence)}`;
}

/** Spec section 2: collapsible, several can be open at once. */
export function Faq({ faqs }: { faqs: Report['faqs'] }) {
  const lang = useReportLanguage();
  if (faqs.length === 0) return null;
  return (
    <section id="faq">
      <h2>Frequently Asked Questions</h2>
      <div className="faqs" lang={lang}>
        {faqs.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>{question}</summary>
            <div className="prose">
              <Paragraphs text={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

/** Spec section 2: a suggestion goes to `/?q={title}&model=qwen`. */
export function Suggestions({ items }: { items: Report['suggestions'] }) {
  const lang = useReportLanguage();
  if (items.length === 0) return null;
  return (
    <section id="suggestions">
      <h2>Related Suggestions</h2>
      <ul className="suggestions" lang={lang}>
        {items.map(({ title, description, category }, index) => (
          <li key={index}>
            <a href={`/?${new URLSearchParams({ q: title, model: 'qwen' })}`} rel="nofollow">
              <small>{category}</small>
              <b>{title}</b>
              <span>{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
