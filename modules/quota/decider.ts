import { assertNever, type Decider } from '../kernel/events/decider';
import { refuse } from '../kernel/refusal';
import type { ReportId } from '../kernel/report-id';
import type { QuotaEvent, Rewardable } from './events';

/** `at` is when the contribution came in, ISO 8601 in UTC; within `everyMs` of a reward of its kind it earns nothing. */
export type RewardCommand = {
  type: 'Reward';
  of: Rewardable;
  userId: string;
  /** The feedback or the review. */
  id: string;
  searches: number;
  at: string;
  everyMs: number;
};

export type QuotaCommand =
  | { type: 'GrantWelcome'; userId: string; searches: number }
  | { type: 'GrantSearches'; userId: string; searches: number; grantId: string }
  | RewardCommand
  | { type: 'ReserveSearch'; userId: string; searchId: ReportId }
  | { type: 'SpendSearch'; userId: string; searchId: ReportId }
  | { type: 'RefundSearch'; userId: string; searchId: ReportId };

/** The reward of a contribution, and the balance right after. */
export type Reward = { searches: number; remaining: number };

export type QuotaState = {
  remaining: number;
  welcomed: boolean;
  /** Grants of operators by their ids. */
  grants: ReadonlySet<string>;
  /** The final outcome of each contribution, by its id. */
  rewards: ReadonlyMap<string, Reward>;
  /** When contributions were rewarded, ISO 8601 in UTC, in any order. */
  rewardedAt: Readonly<Record<Rewardable, readonly string[]>>;
  /** The outcome of each reservation, by search. */
  searches: ReadonlyMap<string, 'open' | 'spent' | 'refunded'>;
};

/** Grants, rewards, reservations, spending and refunds of one person. A repeat of any command changes nothing. */
export const quota: Decider<QuotaCommand, QuotaEvent, QuotaState> = {
  initial: {
    remaining: 0,
    welcomed: false,
    grants: new Set(),
    rewards: new Map(),
    rewardedAt: { feedback: [], review: [] },
    searches: new Map(),
  },

  decide(command, state) {
    switch (command.type) {
      case 'GrantWelcome':
        return state.welcomed ? [] : [{ ...command, type: 'WelcomeGranted' }];
      case 'GrantSearches':
        return state.grants.has(command.grantId) ? [] : [{ ...command, type: 'SearchesGranted' }];
      case 'Reward':
        return reward(command, state);
      case 'ReserveSearch':
        return reserve(command, state);
      case 'SpendSearch':
        return state.searches.get(command.searchId) === 'open' ? [{ ...command, type: 'SearchSpent' }] : [];
      case 'RefundSearch':
        return state.searches.get(command.searchId) === 'open'
          ? [{ ...command, type: 'SearchRefunded' }]
          : [];
      default:
        return assertNever(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'WelcomeGranted':
        return { ...state, welcomed: true, remaining: state.remaining + event.searches };
      case 'SearchesGranted':
        return {
          ...state,
          grants: new Set([...state.grants, event.grantId]),
          remaining: state.remaining + event.searches,
        };
      case 'FeedbackGranted':
        return rewarded(state, 'feedback', event.feedbackId, event);
      case 'ReviewGranted':
        return rewarded(state, 'review', event.reviewId, event);
      case 'RewardWithheld':
        return settled(state, event.contributionId, 0);
      case 'SearchReserved':
        return settle(state, event.searchId, 'open', -1);
      case 'SearchSpent':
        return settle(state, event.searchId, 'spent', 0);
      case 'SearchRefunded':
        return settle(state, event.searchId, 'refunded', +1);
      default:
        return assertNever(event);
    }
  },
};

/** Decided once for each contribution: a reward refused within the interval is not granted later. Contract section 1. */
function reward(command: RewardCommand, state: QuotaState): QuotaEvent[] {
  const { of, userId, id, searches, at } = command;
  if (state.rewards.has(id)) return [];
  if (tooSoon(state.rewardedAt[of], command))
    return [{ type: 'RewardWithheld', userId, of, contributionId: id, at }];
  return of === 'feedback'
    ? [{ type: 'FeedbackGranted', userId, searches, feedbackId: id, at }]
    : [{ type: 'ReviewGranted', userId, searches, reviewId: id, at }];
}

/** Compares both directions: after a crash an older contribution may be rewarded after a newer one. */
const tooSoon = (rewardedAt: readonly string[], { at, everyMs }: RewardCommand) =>
  rewardedAt.some((other) => Math.abs(Date.parse(at) - Date.parse(other)) < everyMs);

/** A search refunded because its request was missing is charged again when the request comes after all. */
function reserve(command: Extract<QuotaCommand, { type: 'ReserveSearch' }>, state: QuotaState) {
  const before = state.searches.get(command.searchId);
  if (before === 'open' || before === 'spent') return [];
  return state.remaining < 1
    ? refuse('quota-exhausted')
    : [{ ...command, type: 'SearchReserved' } satisfies QuotaEvent];
}

function rewarded(
  state: QuotaState,
  of: Rewardable,
  id: string,
  { searches, at }: { searches: number; at: string },
): QuotaState {
  const rewardedAt = { ...state.rewardedAt, [of]: [...state.rewardedAt[of], at] };
  return { ...settled(state, id, searches), rewardedAt };
}

function settled(state: QuotaState, id: string, searches: number): QuotaState {
  const remaining = state.remaining + searches;
  return { ...state, remaining, rewards: new Map(state.rewards).set(id, { searches, remaining }) };
}

const settle = (
  state: QuotaState,
  reportId: ReportId,
  to: 'open' | 'spent' | 'refunded',
  change: number,
): QuotaState => ({
  ...state,
  remaining: state.remaining + change,
  searches: new Map(state.searches).set(reportId, to),
});
