import { never, type Decider } from '../kernel/decider';
import { refuse } from '../kernel/refusal';
import type { QuotaEvent } from './events';

export type QuotaCommand =
  | { type: 'GrantWelcome'; userId: string; searches: number }
  | { type: 'GrantSearches'; userId: string; searches: number; grantId: string }
  | { type: 'ReserveSearch'; userId: string; searchId: string }
  | { type: 'SpendSearch'; userId: string; searchId: string }
  | { type: 'RefundSearch'; userId: string; searchId: string };

export type QuotaState = {
  remaining: number;
  welcomed: boolean;
  grants: ReadonlySet<string>;
  /** What became of each search that was ever set aside. */
  searches: ReadonlyMap<string, 'open' | 'spent' | 'refunded'>;
};

/** Grants, reservations, spending and refunds of one person. A repeat of any command changes nothing. */
export const quota: Decider<QuotaCommand, QuotaEvent, QuotaState> = {
  initial: { remaining: 0, welcomed: false, grants: new Set(), searches: new Map() },

  decide(command, state) {
    switch (command.type) {
      case 'GrantWelcome':
        return state.welcomed ? [] : [{ ...command, type: 'WelcomeGranted' }];
      case 'GrantSearches':
        return state.grants.has(command.grantId) ? [] : [{ ...command, type: 'SearchesGranted' }];
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
        return {
          ...state,
          grants: new Set([...state.grants, event.grantId]),
          remaining: state.remaining + event.searches,
        };
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
