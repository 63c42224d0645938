import { cleanText, parseProse } from './analysis-text';
import type { ClaimBook } from '../checks/claims';
import type { VerifiedFact } from '../../ledger';
import type { Extras } from '../../plan';
import type { Report } from '../../report';

/** What readers meet before the sections, and after them. */
type Opening = Pick<Report, 'executiveSummary'> & Pick<Report['visualData'], 'keyInsights'>;
type Advice = Pick<Report, 'recommendations' | 'faqs' | 'suggestions'>;

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

/** Summary and insights as plain words. Empty entries are left out, unread: a claim without its words has no mark. */
export function openingOf(extras: Extras | null, read: Reader): Opening {
  const opening: Opening = { executiveSummary: '', keyInsights: [] };
  if (!extras) return opening;
  opening.executiveSummary = read('executive-summary', extras.executiveSummary);
  for (const { category, insight } of extras.keyInsights) {
    const text = read('key-insights', insight);
    if (text !== '') opening.keyInsights.push({ category, insight: text });
  }
  return opening;
}

/** Recommendations, questions and suggestions as plain words, read in this order, that of the page. */
export function adviceOf(extras: Extras | null, read: Reader): Advice {
  const advice: Advice = { recommendations: [], faqs: [], suggestions: [] };
  if (!extras) return advice;
  advice.recommendations = shownAdvice('recommendations', extras.recommendations, read);
  for (const { question, answer } of extras.faqs.filter((faq) => hasWords(faq.question, faq.answer)))
    advice.faqs.push({
      id: `faq-${advice.faqs.length + 1}`,
      question: read('faqs', question),
      answer: read('faqs', answer),
    });
  advice.suggestions = shownAdvice('suggestions', extras.suggestions, read);
  return advice;
}

const hasWords = (...texts: readonly string[]) => texts.every((text) => cleanText(text) !== '');

const shownAdvice = (place: ClaimPlace, list: Extras['suggestions'], read: Reader): Advice['suggestions'] =>
  list
    .filter(({ title }) => hasWords(title))
    .map(({ title, description, category }) => ({
      title: read(place, title),
      description: read(place, description),
      category: read(place, category),
    }));
