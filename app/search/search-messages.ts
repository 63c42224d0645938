import { feedbackSearches } from '../../modules/quota/contract';
import type { AttachedSource } from '../../composition/application/application';

/** The answer of a posted search form that does not redirect to a report. */
export type AskAnswer = {
  query: string;
  model: string;
  /** Where to look for further sources, as chosen. */
  retrieve: string[];
  /** The language of the report, as chosen. */
  language: string;
  /** Whether the plan is to be shown first. */
  approvePlan: boolean;
  /** The attached sources; kept after every refusal. */
  sources: AttachedSource[];
  /** An address that was typed and is not attached. */
  address?: string;
  refusal?: AskRefusal;
};

export type AskRefusal = { code: string; title: string; sentence: string };

const titles: Readonly<Record<string, string>> = {
  'quota-exhausted': 'Search Quota Exhausted',
  unauthenticated: 'Authentication Required',
  'sign-in-required': 'Authentication Required',
  'empty-query': 'Invalid Query',
};

/** The title of a refused search. Spec sections 5 and 8. */
export function refusalTitle(code: string): string {
  return titles[code] ?? 'Search Failed';
}

/** Spec section 5. */
export const quotaExhausted = `You've used all your searches. Submit feedback to get ${feedbackSearches} more searches!`;

/** Spec section 8, for a refusal without a sentence. */
export const searchFailed = 'An error occurred while processing your search';
