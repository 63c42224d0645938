import { z } from 'zod';
import { decisionFields } from '../kernel/decision';
import { fact, personal } from '../kernel/message';

const about = { feedbackId: z.string(), userId: z.string() };

/** A person wrote how they found the product. `earns`: false for a person without a quota. Stream `feedback-<id>`. */
export const FeedbackSubmitted = fact(
  'FeedbackSubmitted',
  {
    ...about,
    earns: z.boolean(),
    rating: z.number().int().min(1).max(5),
    content: personal(z.string()),
    suggestions: personal(z.string()),
  },
  { subject: 'userId' },
);
export type FeedbackSubmitted = z.infer<typeof FeedbackSubmitted>;

/** Everybody may read it from now on, with the name and the picture of its writer. */
export const FeedbackPublished = fact(
  'FeedbackPublished',
  { ...about, ...decisionFields },
  { subject: 'by' },
);
export type FeedbackPublished = z.infer<typeof FeedbackPublished>;

/** It is a draft again: admins alone read it. */
export const FeedbackUnpublished = fact(
  'FeedbackUnpublished',
  { ...about, ...decisionFields },
  { subject: 'by' },
);
export type FeedbackUnpublished = z.infer<typeof FeedbackUnpublished>;

/** It is gone for good; without `by` because its writer's account was erased. */
export const FeedbackDeleted = fact('FeedbackDeleted', { ...about, ...decisionFields }, { subject: 'by' });
export type FeedbackDeleted = z.infer<typeof FeedbackDeleted>;

export const FeedbackEvent = z.discriminatedUnion('type', [
  FeedbackSubmitted,
  FeedbackPublished,
  FeedbackUnpublished,
  FeedbackDeleted,
]);
export type FeedbackEvent = z.infer<typeof FeedbackEvent>;
