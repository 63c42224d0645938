import type { z } from 'zod';
import type { Report, SourceStatus } from '../search/report';
import { standingOf, type Standing } from './notes';

/** Stands on every page and export of a demo. */
export const demoSentence =
  'This is a demo report, written without sources and without a language model to show the form. Its figures are illustrative, not facts.';

/** Stands on every page and export that the offline writer wrote from sources. */
export const offlineSentence =
  'Written offline from the attached sources, without a language model: its sentences and figures are theirs.';

/** Spec section 2: Key Insights cards by category. */
export const insightTitles = { growth: 'Growth', opportunity: 'Opportunity', other: 'Other' } as const;

/** Spec section 3, Model 3 status values. */
export function modelStatusWords(status: z.infer<typeof SourceStatus>['status']): string {
  return status === 'processing_unavailable' ? 'unavailable' : status;
}

/** How many sentences stand how, most trusted first. */
export function verdictCounts(claims: Report['claims']): { standing: Standing; count: number }[] {
  const order: Standing[] = ['supported', 'unsupported', 'unverified', 'illustrative'];
  return order
    .map((standing) => ({ standing, count: claims.filter((claim) => standingOf(claim) === standing).length }))
    .filter(({ count }) => count > 0);
}
