import { insightTitles, useReportLanguage, type MarkedTexts } from '../../../modules/exports/contract';
import { Sentences } from './prose';
import { Section } from './section';

export function Summary({ paragraphs }: { paragraphs: MarkedTexts['executiveSummary'] }) {
  return (
    <Section id="summary" title="Executive Summary">
      <div lang={useReportLanguage()} className="prose-text space-y-[1em]">
        {paragraphs.map((sentences, index) => (
          <p key={index}>
            <Sentences sentences={sentences} />
          </p>
        ))}
      </div>
    </Section>
  );
}

/** Spec section 2: cards by category. */
export function KeyInsights({ insights }: { insights: MarkedTexts['keyInsights'] }) {
  const lang = useReportLanguage();
  if (insights.length === 0) return null;
  const categories = (['growth', 'opportunity', 'other'] as const).filter((category) =>
    insights.some((insight) => insight.category === category),
  );
  return (
    <Section id="insights" title="Key Insights">
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-3">
        {categories.map((category) => (
          <div key={category} className="border-t border-line-strong pt-3">
            <h3 className="font-sans text-sm font-semibold tracking-normal text-accent">
              {insightTitles[category]}
            </h3>
            <ul lang={lang} className="mt-3 space-y-3 font-serif text-base leading-snug">
              {insights
                .filter((insight) => insight.category === category)
                .map(({ insight }, index) => (
                  <li key={index}>
                    <Sentences sentences={insight} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
