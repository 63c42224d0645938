import { assertNever, type Decider } from '../kernel/events/decider';
import { decisionOf, repeatedDecision, type AdminDecision } from '../kernel/events/admin-decision';
import { refuse } from '../kernel/refusal';
import type { ReviewStatus } from './contract';
import type { ReviewEvent, ReviewSubmitted } from './events';

export type ReviewCommand =
  | ({ type: 'Submit' } & Omit<ReviewSubmitted, 'type'>)
  | ({ type: 'Approve' | 'Reject' | 'Delete'; reviewId: string } & AdminDecision);

export type ReviewState = {
  status: 'none' | ReviewStatus | 'deleted';
  /** Its writer. */
  userId: string;
  /** The admin who approved or rejected it. */
  decidedBy?: string;
};

/** One review. The first submission and the first decision stay. Spec section 4. */
export const review: Decider<ReviewCommand, ReviewEvent, ReviewState> = {
  initial: { status: 'none', userId: '' },

  decide(command, state) {
    const { status, userId } = state;
    if (command.type === 'Submit') return status === 'none' ? [{ ...command, type: 'ReviewSubmitted' }] : [];
    if (status === 'none' || status === 'deleted') return refuse('review-not-found');
    const decided = { reviewId: command.reviewId, userId, ...decisionOf(command) };
    switch (command.type) {
      case 'Approve':
        if (status !== 'pending') return decidedAlready(command, state, 'approved');
        return [{ type: 'ReviewApproved', ...decided }];
      case 'Reject':
        if (status !== 'pending') return decidedAlready(command, state, 'rejected');
        return [{ type: 'ReviewRejected', ...decided }];
      case 'Delete':
        return [{ type: 'ReviewDeleted', ...decided }];
      default:
        return assertNever(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'ReviewSubmitted':
        return { status: 'pending', userId: event.userId };
      case 'ReviewApproved':
        return { ...state, status: 'approved', decidedBy: event.by };
      case 'ReviewRejected':
        return { ...state, status: 'rejected', decidedBy: event.by };
      case 'ReviewDeleted':
        return { ...state, status: 'deleted' };
      default:
        return assertNever(event);
    }
  },
};

/** A repeat of the decision in effect changes nothing for its own admin; its opposite is refused to every admin. */
function decidedAlready(decision: AdminDecision, { status, decidedBy }: ReviewState, wanted: ReviewStatus) {
  if (status === wanted) return repeatedDecision(decision, decidedBy, status);
  return refuse('already-decided', { status, by: decidedBy ?? '' });
}
