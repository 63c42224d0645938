import { z } from 'zod';
import { defineEvent } from '../kernel/events/event';
import { ReportId } from '../kernel/report-id';

const granted = { userId: z.string(), searches: z.number().int().positive() };
const concerned = { userId: z.string(), searchId: ReportId };

/** Ten free searches, once, when an account may first search. Spec section 9. Stream `quota-<userId>`. */
export const WelcomeGranted = defineEvent('WelcomeGranted', granted);
export type WelcomeGranted = z.infer<typeof WelcomeGranted>;

/** An operator granted searches. */
export const SearchesGranted = defineEvent('SearchesGranted', { ...granted, grantId: z.string() });
export type SearchesGranted = z.infer<typeof SearchesGranted>;

/**
 * Feedback was rewarded. `at` is when it came in, ISO 8601 in UTC; the interval to the next reward counts from it. Spec
 * section 9.
 */
export const FeedbackGranted = defineEvent('FeedbackGranted', {
  ...granted,
  feedbackId: z.string(),
  at: z.string(),
});
export type FeedbackGranted = z.infer<typeof FeedbackGranted>;

/** A review was rewarded; `at` as for feedback. Spec section 9. */
export const ReviewGranted = defineEvent('ReviewGranted', {
  ...granted,
  reviewId: z.string(),
  at: z.string(),
});
export type ReviewGranted = z.infer<typeof ReviewGranted>;

/** The kinds of contributions that earn searches. */
export const Rewardable = z.enum(['feedback', 'review']);
export type Rewardable = z.infer<typeof Rewardable>;

/** A contribution came in within the interval of an earlier reward of its kind: it earns nothing, permanently. */
export const RewardWithheld = defineEvent('RewardWithheld', {
  userId: z.string(),
  of: Rewardable,
  contributionId: z.string(),
  at: z.string(),
});
export type RewardWithheld = z.infer<typeof RewardWithheld>;

/** One search is reserved for a request; it is spent or refunded later, exactly once. */
export const SearchReserved = defineEvent('SearchReserved', concerned);
export type SearchReserved = z.infer<typeof SearchReserved>;

/** The report is done: the reserved search is spent. */
export const SearchSpent = defineEvent('SearchSpent', concerned);
export type SearchSpent = z.infer<typeof SearchSpent>;

/** The report failed, was cancelled or never began: the reserved search is refunded. */
export const SearchRefunded = defineEvent('SearchRefunded', concerned);
export type SearchRefunded = z.infer<typeof SearchRefunded>;

export const QuotaEvent = z.discriminatedUnion('type', [
  WelcomeGranted,
  SearchesGranted,
  FeedbackGranted,
  ReviewGranted,
  RewardWithheld,
  SearchReserved,
  SearchSpent,
  SearchRefunded,
]);
export type QuotaEvent = z.infer<typeof QuotaEvent>;
