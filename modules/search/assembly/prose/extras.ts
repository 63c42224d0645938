import { parseProse } from './analysis-text';
import type { ClaimBook } from '../checks/claims';
import type { VerifiedFact } from '../../ledger';
import type { Extras } from '../../plan';
import type { Report } from '../../report';

type Shown = Pick<Report, 'executiveSummary' | 'faqs' | 'suggestions' | 'recommendations'> & {
  keyInsights: Report['visualData']['keyInsights'];
};

/** Places outside the sections whose sentences can make claims. */
export type ClaimPlace =
  'summary' | 'executive-summary' | 'key-insights' | 'faqs' | 'recommendations' | 'suggestions';

/** Parses one text of a place to plain words, and records its claims in the book. */
export type Reader = (place: ClaimPlace, text: string) => string;

export function readerFor(plan: { facts: readonly VerifiedFact[] }, book: ClaimBook): Reader {
  return function (place, raw) {
    const { text, mentions } = parseProse(raw, plan.facts);
    for (const mention of mentions) {
      book.claimOf(place, mention);
    }
    return text;
  };
}

/** Summary, insights, questions and advice as plain words. Empty entries are left out. */
export function shownExtras(extras: Extras | null, read: Reader): Shown {
  const shown: Shown = {
    executiveSummary: '',
    keyInsights: [],
    faqs: [],
    suggestions: [],
    recommendations: [],
  };
  if (!extras) return shown;
  shown.executiveSummary = read('executive-summary', extras.executiveSummary);
  for (const { category, insight } of extras.keyInsights) {
    const text = read('key-insights', insight);
    if (text !== '') shown.keyInsights.push({ category, insight: text });
  }
  for (const faq of extras.faqs) {
    const question = read('faqs', faq.question);
    const answer = read('faqs', faq.answer);
    if (question !== '' && answer !== '')
      shown.faqs.push({ id: `faq-${shown.faqs.length + 1}`, question, answer });
  }
  shown.suggestions = shownAdvice('suggestions', extras.suggestions, read);
  shown.recommendations = shownAdvice('recommendations', extras.recommendations, read);
  return shown;
}

function shownAdvice(place: ClaimPlace, list: Extras['suggestions'], read: Reader): Shown['suggestions'] {
  const shown: Shown['suggestions'] = [];
  for (const each of list) {
    const title = read(place, each.title);
    const description = read(place, each.description);
    const category = read(place, each.category);
    if (title !== '') shown.push({ title, description, category });
  }
  return shown;
}
