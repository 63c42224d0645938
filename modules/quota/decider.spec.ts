import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { given } from '../kernel/given';
import { isRefusal } from '../kernel/refusal';
import { quota, type QuotaCommand } from './decider';
import type { QuotaEvent } from './events';

const userId = 'u-1';
const welcome = (searches = 10): QuotaEvent => ({ type: 'WelcomeGranted', userId, searches });
const reserved = (searchId: string): QuotaEvent => ({ type: 'SearchReserved', userId, searchId });
const spent = (searchId: string): QuotaEvent => ({ type: 'SearchSpent', userId, searchId });
const refunded = (searchId: string): QuotaEvent => ({ type: 'SearchRefunded', userId, searchId });
const reserve = (searchId: string): QuotaCommand => ({ type: 'ReserveSearch', userId, searchId });
const spend = (searchId: string): QuotaCommand => ({ type: 'SpendSearch', userId, searchId });
const refund = (searchId: string): QuotaCommand => ({ type: 'RefundSearch', userId, searchId });

describe('the quota of a person', () => {
  it('gives the welcome searches once', () => {
    given(quota).when({ type: 'GrantWelcome', userId, searches: 10 }).then(welcome());
    given(quota, welcome()).when({ type: 'GrantWelcome', userId, searches: 10 }).thenNothing();
  });

  it('sets a search aside while one is left, and refuses the next', () => {
    given(quota, welcome(1)).when(reserve('s-1')).then(reserved('s-1'));
    given(quota, welcome(1), reserved('s-1')).when(reserve('s-2')).thenRefused('quota-exhausted');
  });

  it('refuses a person who was never given anything', () => {
    given(quota).when(reserve('s-1')).thenRefused('quota-exhausted');
  });

  it('takes a repeated reservation for the same search as the same one, even at zero', () => {
    given(quota, welcome(1), reserved('s-1')).when(reserve('s-1')).thenNothing();
    given(quota, welcome(1), reserved('s-1'), spent('s-1')).when(reserve('s-1')).thenNothing();
  });

  it('spends or refunds a reservation exactly once, never both', () => {
    given(quota, welcome(), reserved('s-1')).when(spend('s-1')).then(spent('s-1'));
    given(quota, welcome(), reserved('s-1'), spent('s-1')).when(spend('s-1')).thenNothing();
    given(quota, welcome(), reserved('s-1'), spent('s-1')).when(refund('s-1')).thenNothing();
    given(quota, welcome(), reserved('s-1'), refunded('s-1')).when(refund('s-1')).thenNothing();
    given(quota, welcome(), reserved('s-1'), refunded('s-1')).when(spend('s-1')).thenNothing();
  });

  it('makes a refunded search usable again', () => {
    given(quota, welcome(1), reserved('s-1'), refunded('s-1')).when(reserve('s-2')).then(reserved('s-2'));
  });

  it('adds an operator grant once per grant', () => {
    const grant: QuotaCommand = { type: 'GrantSearches', userId, searches: 6, grantId: 'g-1' };
    given(quota).when(grant).then({ type: 'SearchesGranted', userId, searches: 6, grantId: 'g-1' });
    given(quota, { type: 'SearchesGranted', userId, searches: 6, grantId: 'g-1' }).when(grant).thenNothing();
  });

  it('keeps balance = grants - reservations + refunds, and never below zero, under any interleaving', () => {
    const ids = fc.constantFrom('s-1', 's-2', 's-3', 's-4', 's-5');
    const command: fc.Arbitrary<QuotaCommand> = fc.oneof(
      ids.map(reserve),
      ids.map(spend),
      ids.map(refund),
      fc.constant<QuotaCommand>({ type: 'GrantWelcome', userId, searches: 2 }),
      fc
        .record({ searches: fc.integer({ min: 1, max: 3 }), grantId: fc.constantFrom('g-1', 'g-2') })
        .map((grant): QuotaCommand => ({ type: 'GrantSearches', userId, ...grant })),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const facts: QuotaEvent[] = [];
        let state = quota.initial;
        for (const next of commands) {
          const decided = quota.decide(next, state);
          if (isRefusal(decided)) continue;
          facts.push(...decided);
          state = decided.reduce(quota.evolve, state);
          expect(state.remaining).toBeGreaterThanOrEqual(0);
        }
        const sum = (type: QuotaEvent['type']) =>
          facts.reduce(
            (total, fact) => total + (fact.type === type ? ('searches' in fact ? fact.searches : 1) : 0),
            0,
          );
        const open = [...state.searches.values()].filter((search) => search === 'open').length;
        const grants = sum('WelcomeGranted') + sum('SearchesGranted');
        expect(state.remaining).toBe(grants - sum('SearchReserved') + sum('SearchRefunded'));
        expect(sum('SearchReserved')).toBe(sum('SearchSpent') + sum('SearchRefunded') + open);
      }),
    );
  });
});
