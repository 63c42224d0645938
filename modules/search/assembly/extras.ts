import { parseProse } from '../analysis-text';
import type { ClaimBook } from '../claims';
import type { Extras, Plan } from '../plan';
import type { Report } from '../report';

type Shown = Pick<Report, 'executiveSummary' | 'faqs' | 'suggestions' | 'recommendations'> & {
  keyInsights: Report['visualData']['keyInsights'];
};

/** Places outside the sections where a sentence can make a claim. */
export type Place =
  'summary' | 'executive-summary' | 'key-insights' | 'faqs' | 'recommendations' | 'suggestions';

/** Reads one text of a place: plain words, and its claims noted in the book. */
export type Reader = (place: Place, text: string) => string;

export function readerFor(plan: Pick<Plan, 'facts'>, book: ClaimBook): Reader {
  return (place, raw) => {
    const { text, mentions } = parseProse(raw, plan.facts);
    for (const mention of mentions) book.claimOf(place, mention);
    return text;
  };
}

/** Summary, insights, questions and advice as plain words. Entries that say nothing are left out. */
export function shownExtras(extras: Extras | null, read: Reader): Shown {
  if (!extras)
    return { executiveSummary: '', keyInsights: [], faqs: [], suggestions: [], recommendations: [] };
  const advice = (place: Place, list: Extras['suggestions']) =>
    list
      .map(({ title, description, category }) => ({
        title: read(place, title),
        description: read(place, description),
        category: read(place, category),
      }))
      .filter(({ title }) => title !== '');
  return {
    executiveSummary: read('executive-summary', extras.executiveSummary),
    keyInsights: extras.keyInsights
      .map(({ category, insight }) => ({ category, insight: read('key-insights', insight) }))
      .filter(({ insight }) => insight !== ''),
    faqs: extras.faqs
      .map(({ question, answer }) => ({ question: read('faqs', question), answer: read('faqs', answer) }))
      .filter(({ question, answer }) => question !== '' && answer !== '')
      .map((faq, at) => ({ id: `faq-${at + 1}`, ...faq })),
    suggestions: advice('suggestions', extras.suggestions),
    recommendations: advice('recommendations', extras.recommendations),
  };
}
