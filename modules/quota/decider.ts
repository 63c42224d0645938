import { never, type Decider } from '../kernel/decider';
import { refuse } from '../kernel/refusal';
import type { QuotaEvent } from './events';

export type QuotaCommand =
  | { type: 'GrantWelcome'; userId: string; searches: number }
  | { type: 'GrantSearches'; userId: string; searches: number; grantId: string }
  /** `at` is now, ISO 8601 in UTC; within `everyMs` of the last reward of its kind there is none. */
  | {
      type: 'RewardFeedback';
      userId: string;
      searches: number;
      feedbackId: string;
      at: string;
      everyMs: number;
    }
  | { type: 'RewardReview'; userId: string; searches: number; reviewId: string; at: string; everyMs: number }
  | { type: 'ReserveSearch'; userId: string; searchId: string }
  | { type: 'SpendSearch'; userId: string; searchId: string }
  | { type: 'RefundSearch'; userId: string; searchId: string };

export type QuotaState = {
  remaining: number;
  welcomed: boolean;
  /** Grants and rewards by their ids. */
  grants: ReadonlySet<string>;
  /** When feedback and a review were last rewarded, ISO 8601 in UTC. */
  feedbackAt: string | null;
  reviewAt: string | null;
  /** What became of each search that was ever set aside. */
  searches: ReadonlyMap<string, 'open' | 'spent' | 'refunded'>;
};

/** Grants, reservations, spending and refunds of one person. A repeat of any command changes nothing. */
export const quota: Decider<QuotaCommand, QuotaEvent, QuotaState> = {
  initial: {
    remaining: 0,
    welcomed: false,
    grants: new Set(),
    feedbackAt: null,
    reviewAt: null,
    searches: new Map(),
  },

  decide(command, state) {
    switch (command.type) {
      case 'GrantWelcome':
        return state.welcomed ? [] : [{ ...command, type: 'WelcomeGranted' }];
      case 'GrantSearches':
        return state.grants.has(command.grantId) ? [] : [{ ...command, type: 'SearchesGranted' }];
      case 'RewardFeedback': {
        const { userId, searches, feedbackId, at } = command;
        if (state.grants.has(feedbackId) || tooSoon(state.feedbackAt, command)) return [];
        return [{ type: 'FeedbackGranted', userId, searches, feedbackId, at }];
      }
      case 'RewardReview': {
        const { userId, searches, reviewId, at } = command;
        if (state.grants.has(reviewId) || tooSoon(state.reviewAt, command)) return [];
        return [{ type: 'ReviewGranted', userId, searches, reviewId, at }];
      }
      case 'ReserveSearch':
        if (state.searches.has(command.searchId)) return [];
        return state.remaining < 1 ? refuse('quota-exhausted') : [{ ...command, type: 'SearchReserved' }];
      case 'SpendSearch':
        return state.searches.get(command.searchId) === 'open' ? [{ ...command, type: 'SearchSpent' }] : [];
      case 'RefundSearch':
        return state.searches.get(command.searchId) === 'open'
          ? [{ ...command, type: 'SearchRefunded' }]
          : [];
      default:
        return never(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'WelcomeGranted':
        return { ...state, welcomed: true, remaining: state.remaining + event.searches };
      case 'SearchesGranted':
        return granted(state, event.grantId, event.searches);
      case 'FeedbackGranted':
        return { ...granted(state, event.feedbackId, event.searches), feedbackAt: event.at };
      case 'ReviewGranted':
        return { ...granted(state, event.reviewId, event.searches), reviewAt: event.at };
      case 'SearchReserved':
        return settle(state, event.searchId, 'open', -1);
      case 'SearchSpent':
        return settle(state, event.searchId, 'spent', 0);
      case 'SearchRefunded':
        return settle(state, event.searchId, 'refunded', +1);
      default:
        return never(event);
    }
  },
};

const tooSoon = (last: string | null, { at, everyMs }: { at: string; everyMs: number }) =>
  last !== null && Date.parse(at) - Date.parse(last) < everyMs;

const granted = (state: QuotaState, id: string, searches: number): QuotaState => ({
  ...state,
  grants: new Set([...state.grants, id]),
  remaining: state.remaining + searches,
});

const settle = (
  state: QuotaState,
  searchId: string,
  to: 'open' | 'spent' | 'refunded',
  change: number,
): QuotaState => ({
  ...state,
  remaining: state.remaining + change,
  searches: new Map(state.searches).set(searchId, to),
});
