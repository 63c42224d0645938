import { feedbackSearches } from '../../modules/quota/contract';
import { refusalSentence } from '~/http/refusal-messages';
import type { AskRefusal } from '~/search/search-messages';

type Message = { title: string; sentence?: string };

/** A refused report, in the words of the Research & Insights page. Spec sections 5 and 8. */
export function refusalMessage({ code, title, sentence }: AskRefusal): Message {
  if (code === 'empty-query') return { title: sentence };
  if (code === 'quota-exhausted') return { title, sentence: quotaExhausted };
  if (code === 'unauthenticated') return { title, sentence };
  return { title: 'Error', sentence: sentence || 'Failed to generate report' };
}

/** Spec section 5, for a blank query. */
export const emptyQuery = refusalSentence('empty-query');
const quotaExhausted = `You've used all your available searches. Submit feedback to earn ${feedbackSearches} more searches!`;
