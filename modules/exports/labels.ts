import type { z } from 'zod';
import type { Report, SourceStatus } from '../search/report';
import { verdictOf, claimVerdicts, type ClaimVerdict } from './claim-notes';

/** Whether a key figure's change is known. Spec section 5 fills in "+0%" where none is: no fact to show. */
export const hasChange = (change: string): boolean => change.trim() !== '' && change.trim() !== '+0%';

/** A title where it stands without its page: a demo says there that it is one, and says it once. */
export const titleAlone = (title: string, demo: boolean): string =>
  demo && !/^demo:/i.test(title) ? `Demo: ${title}` : title;

/** Spec section 2: Key Insights cards by category. */
export const insightTitles = { growth: 'Growth', opportunity: 'Opportunity', other: 'Other' } as const;

/** Spec section 3, Model 3 status values. */
export function modelStatusWords(status: z.infer<typeof SourceStatus>['status']): string {
  return status === 'processing_unavailable' ? 'unavailable' : status;
}

/** How many sentences stand how, most trusted first. */
export function verdictCounts(claims: Report['claims']): { verdict: ClaimVerdict; count: number }[] {
  return claimVerdicts
    .map((verdict) => ({
      verdict: verdict,
      count: claims.filter((claim) => verdictOf(claim) === verdict).length,
    }))
    .filter(({ count }) => count > 0);
}
