import type { Earned } from '../../composition/application/application';
import type { Contributed } from '~/forms/contribute.server';

/** Spec section 8. */
export const reviewFailed = 'Failed to submit review. Please try again.';

export type ReviewTyped = { rating: number; content: string };
export type ReviewEarned = Earned & { message: string };
export type ReviewAnswer = Contributed<ReviewTyped, ReviewEarned>;
