import { never, type Decider } from '../kernel/decider';
import type { ReviewEvent, ReviewSubmitted } from './events';

export type ReviewCommand = { type: 'Submit' } & Omit<ReviewSubmitted, 'type'>;

export type ReviewState = { submitted: boolean };

/** One review. What was submitted first stays. */
export const review: Decider<ReviewCommand, ReviewEvent, ReviewState> = {
  initial: { submitted: false },

  decide(command, { submitted }) {
    return submitted ? [] : [{ ...command, type: 'ReviewSubmitted' }];
  },

  evolve(_, event) {
    switch (event.type) {
      case 'ReviewSubmitted':
        return { submitted: true };
      default:
        return never(event.type);
    }
  },
};
