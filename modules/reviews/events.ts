import { z } from 'zod';
import { fact, personal } from '../kernel/message';

/** Somebody reviewed the product; it waits for an admin. `earns`: false for who has no quota. Stream `review-<id>`. */
export const ReviewSubmitted = fact(
  'ReviewSubmitted',
  {
    reviewId: z.string(),
    userId: z.string(),
    earns: z.boolean(),
    rating: z.number().int().min(1).max(5),
    content: personal(z.string()),
  },
  { subject: 'userId' },
);
export type ReviewSubmitted = z.infer<typeof ReviewSubmitted>;

export const ReviewEvent = z.discriminatedUnion('type', [ReviewSubmitted]);
export type ReviewEvent = z.infer<typeof ReviewEvent>;
