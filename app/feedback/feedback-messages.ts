import type { Earned } from '../../composition/application/application';
import type { Contributed } from '~/forms/contribute.server';

/** Spec section 8. */
export const feedbackSubmitted = 'Feedback Submitted Successfully!';
export const feedbackFailed = 'Failed to submit feedback. Please try again.';

export type FeedbackTyped = { rating: number; content: string; suggestions: string };
export type FeedbackAnswer = Contributed<FeedbackTyped, Earned>;
