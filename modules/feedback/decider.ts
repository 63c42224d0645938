import { assertNever, type Decider } from '../kernel/events/decider';
import { decisionOf, repeatedDecision, type AdminDecision } from '../kernel/events/admin-decision';
import { refuse } from '../kernel/refusal';
import type { FeedbackStatus } from './contract';
import type { FeedbackEvent, FeedbackSubmitted } from './events';

export type FeedbackCommand =
  | ({ type: 'Submit' } & Omit<FeedbackSubmitted, 'type'>)
  | ({ type: 'Publish' | 'Unpublish' | 'Delete'; feedbackId: string } & AdminDecision);

export type FeedbackState = {
  status: 'none' | FeedbackStatus | 'deleted';
  /** Its writer. */
  userId: string;
  /** The admin whose publication or withdrawal is in effect. */
  decidedBy?: string;
};

/** One piece of feedback. The first submission stays until it is deleted. Spec section 4. */
export const feedback: Decider<FeedbackCommand, FeedbackEvent, FeedbackState> = {
  initial: { status: 'none', userId: '' },

  decide(command, { status, userId, decidedBy }) {
    if (command.type === 'Submit')
      return status === 'none' ? [{ ...command, type: 'FeedbackSubmitted' }] : [];
    if (status === 'none' || status === 'deleted') return refuse('feedback-not-found');
    const decided = { feedbackId: command.feedbackId, userId, ...decisionOf(command) };
    switch (command.type) {
      case 'Publish':
        if (status === 'published') return repeatedDecision(command, decidedBy, status);
        return [{ type: 'FeedbackPublished', ...decided }];
      case 'Unpublish':
        if (status === 'published') return [{ type: 'FeedbackUnpublished', ...decided }];
        // Feedback that was never published is a draft without a decision: there is no first admin to name.
        return decidedBy === undefined ? [] : repeatedDecision(command, decidedBy, status);
      case 'Delete':
        return [{ type: 'FeedbackDeleted', ...decided }];
      default:
        return assertNever(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'FeedbackSubmitted':
        return { status: 'draft', userId: event.userId };
      case 'FeedbackPublished':
        return { ...state, status: 'published', decidedBy: event.by };
      case 'FeedbackUnpublished':
        return { ...state, status: 'draft', decidedBy: event.by };
      case 'FeedbackDeleted':
        return { ...state, status: 'deleted' };
      default:
        return assertNever(event);
    }
  },
};
