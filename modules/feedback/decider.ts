import { never, type Decider } from '../kernel/decider';
import type { FeedbackEvent, FeedbackSubmitted } from './events';

export type FeedbackCommand = { type: 'Submit' } & Omit<FeedbackSubmitted, 'type'>;

export type FeedbackState = { submitted: boolean };

/** One piece of feedback. What was submitted first stays. */
export const feedback: Decider<FeedbackCommand, FeedbackEvent, FeedbackState> = {
  initial: { submitted: false },

  decide(command, { submitted }) {
    return submitted ? [] : [{ ...command, type: 'FeedbackSubmitted' }];
  },

  evolve(_, event) {
    switch (event.type) {
      case 'FeedbackSubmitted':
        return { submitted: true };
      default:
        return never(event.type);
    }
  },
};
