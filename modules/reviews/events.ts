import { z } from 'zod';
import { decisionFields } from '../kernel/events/admin-decision';
import { defineEvent, personal } from '../kernel/events/event';

const about = { reviewId: z.string(), userId: z.string() };

/**
 * A person submitted a review, which waits for an admin. `earns`: false for a person without a quota. Stream
 * `review-<id>`.
 */
export const ReviewSubmitted = defineEvent(
  'ReviewSubmitted',
  {
    ...about,
    earns: z.boolean(),
    rating: z.number().int().min(1).max(5),
    content: personal(z.string()),
  },
  { subject: 'userId' },
);
export type ReviewSubmitted = z.infer<typeof ReviewSubmitted>;

/** An admin approved it; that is final. */
export const ReviewApproved = defineEvent(
  'ReviewApproved',
  { ...about, ...decisionFields },
  { subject: 'by' },
);
export type ReviewApproved = z.infer<typeof ReviewApproved>;

/** An admin rejected it; that is final. */
export const ReviewRejected = defineEvent(
  'ReviewRejected',
  { ...about, ...decisionFields },
  { subject: 'by' },
);
export type ReviewRejected = z.infer<typeof ReviewRejected>;

/** It is deleted permanently; without `by` because its writer's account was erased. */
export const ReviewDeleted = defineEvent('ReviewDeleted', { ...about, ...decisionFields }, { subject: 'by' });
export type ReviewDeleted = z.infer<typeof ReviewDeleted>;

export const ReviewEvent = z.discriminatedUnion('type', [
  ReviewSubmitted,
  ReviewApproved,
  ReviewRejected,
  ReviewDeleted,
]);
export type ReviewEvent = z.infer<typeof ReviewEvent>;
