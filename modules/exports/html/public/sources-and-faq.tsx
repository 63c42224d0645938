import type { Report } from '../../../search/report';
import { confidenceLines, percent, qualityText } from '../../confidence';
import type { MarkedTexts } from '../../marked-texts';
import { Marks, Paragraphs, Sentences, type NotesByClaim } from '../standalone/prose';
import { insightTitles, modelStatusWords } from '../../labels';
import type { PublishedReport } from './report';
import { useReportLanguage } from '../../report-language';

type TextsProps = { texts: MarkedTexts; notes: NotesByClaim };

export function Insights({ texts: { keyInsights: insights }, notes }: TextsProps) {
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
                  <li key={index}>
                    <Sentences sentences={insight} notes={notes} />
                  </li>
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
export function Faq({ texts: { faqs }, notes }: TextsProps) {
  const lang = useReportLanguage();
  if (faqs.length === 0) return null;
  return (
    <section id="faq">
      <h2>Frequently Asked Questions</h2>
      <div className="faqs" lang={lang}>
        {faqs.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>
              <span>
                <Sentences sentences={question} notes={notes} />
              </span>
            </summary>
            <div className="prose">
              <Paragraphs paragraphs={answer} notes={notes} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

/** Spec section 2: a suggestion goes to `/?q={title}&model=qwen`. */
export function Suggestions({ texts: { suggestions: items }, notes }: TextsProps) {
  const lang = useReportLanguage();
  if (items.length === 0) return null;
  return (
    <section id="suggestions">
      <h2>Related Suggestions</h2>
      <ul className="suggestions" lang={lang}>
        {items.map(({ title, plainTitle, description, category }, index) => (
          <li key={index}>
            <small>
              <Sentences sentences={category} notes={notes} />
            </small>
            <b>
              <a href={`/?${new URLSearchParams({ q: plainTitle, model: 'qwen' })}`} rel="nofollow">
                {plainTitle}
              </a>
              <Marks sentences={title} notes={notes} />
            </b>
            <span>
              <Sentences sentences={description} notes={notes} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
