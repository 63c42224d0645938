import { z } from 'zod';
import { decisionFields } from '../kernel/events/admin-decision';
import { defineEvent, personal } from '../kernel/events/event';

const about = { feedbackId: z.string(), userId: z.string() };

/** A person submitted feedback. `earns`: false for a person without a quota. Stream `feedback-<id>`. */
export const FeedbackSubmitted = defineEvent(
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

/** The feedback is public from now on, with the name and the picture of its writer. */
export const FeedbackPublished = defineEvent(
  'FeedbackPublished',
  { ...about, ...decisionFields },
  { subject: 'by' },
);
export type FeedbackPublished = z.infer<typeof FeedbackPublished>;

/** It is a draft again, visible to admins only. */
export const FeedbackUnpublished = defineEvent(
  'FeedbackUnpublished',
  { ...about, ...decisionFields },
  { subject: 'by' },
);
export type FeedbackUnpublished = z.infer<typeof FeedbackUnpublished>;

/** It is deleted permanently; without `by` because its writer's account was erased. */
export const FeedbackDeleted = defineEvent(
  'FeedbackDeleted',
  { ...about, ...decisionFields },
  { subject: 'by' },
);
export type FeedbackDeleted = z.infer<typeof FeedbackDeleted>;

export const FeedbackEvent = z.discriminatedUnion('type', [
  FeedbackSubmitted,
  FeedbackPublished,
  FeedbackUnpublished,
  FeedbackDeleted,
]);
export type FeedbackEvent = z.infer<typeof FeedbackEvent>;
