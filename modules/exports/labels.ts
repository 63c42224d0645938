import type { SourceOrigin } from '../evidence/evidence';
import type { z } from 'zod';
import type { Report, SourceStatus } from '../search/report';
import { verdictOf, claimVerdicts, type ClaimVerdict } from './claim-notes';

/** Whether the change of a key figure is known. Not for "+0%", the default of spec section 5. */
export const hasChange = (change: string): boolean => change.trim() !== '' && change.trim() !== '+0%';

/** The places beside the sections whose sentences can make claims, in the order of the page: before the sections, and after them. */
export const claimPlaces = {
  before: [
    { id: 'title', title: 'Titles' },
    { id: 'summary', title: 'Opening' },
    { id: 'executive-summary', title: 'Executive Summary' },
    { id: 'key-insights', title: 'Key Insights' },
  ],
  after: [
    { id: 'recommendations', title: 'Recommendations' },
    { id: 'faqs', title: 'Questions' },
    { id: 'suggestions', title: 'Suggestions' },
  ],
} as const;

/** A title for use without its page; labels a demo once. */
export const titleAlone = (title: string, demo: boolean): string =>
  demo && !/^demo:/i.test(title) ? `Demo: ${title}` : title;

/** Spec section 2: Key Insights cards by category. */
export const insightTitles = { growth: 'Growth', opportunity: 'Opportunity', other: 'Other' } as const;

/** Spec section 3, Model 3 status values. */
export function modelStatusWords(status: z.infer<typeof SourceStatus>['status']): string {
  return status === 'processing_unavailable' ? 'unavailable' : status;
}

/** Number of claims by verdict, most trusted first. */
export function verdictCounts(claims: Report['claims']): { verdict: ClaimVerdict; count: number }[] {
  return claimVerdicts
    .map((verdict) => ({
      verdict,
      count: claims.filter((claim) => verdictOf(claim) === verdict).length,
    }))
    .filter(({ count }) => count > 0);
}

/** The label of the date of a source: for encyclopedia articles and statistics it is the date of the last change. */
export const publishedWord = ({ provider = '' }: SourceOrigin): string =>
  ['wikipedia', 'worldbank', 'eurostat'].includes(provider) ? 'updated' : 'published';

/** Publisher, dates and address of a fetched source in one line; empty for an attached file. */
export function originText(origin: SourceOrigin): string {
  const { url, publisher, publishedAt, retrievedAt } = origin;
  const parts = [
    publisher,
    publishedAt && `${publishedWord(origin)} ${publishedAt.slice(0, 10)}`,
    retrievedAt && `retrieved ${retrievedAt.slice(0, 10)}`,
    url,
  ];
  return parts.filter(Boolean).join(', ');
}
