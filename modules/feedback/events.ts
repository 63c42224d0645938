import { z } from 'zod';
import { fact, personal } from '../kernel/message';

/** Somebody told how they found the product. `earns`: false for who has no quota. Stream `feedback-<id>`. */
export const FeedbackSubmitted = fact(
  'FeedbackSubmitted',
  {
    feedbackId: z.string(),
    userId: z.string(),
    earns: z.boolean(),
    rating: z.number().int().min(1).max(5),
    content: personal(z.string()),
    suggestions: personal(z.string()),
  },
  { subject: 'userId' },
);
export type FeedbackSubmitted = z.infer<typeof FeedbackSubmitted>;

export const FeedbackEvent = z.discriminatedUnion('type', [FeedbackSubmitted]);
export type FeedbackEvent = z.infer<typeof FeedbackEvent>;
