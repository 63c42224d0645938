import { describe, it } from 'vitest';
import { toReportId } from '../kernel/report-id';
import { given } from '../../tests/doubles/given';
import { quota, type QuotaCommand } from './decider';
import type { QuotaEvent, Rewardable } from './events';

const userId = 'u-1';
const welcome = (searches = 10): QuotaEvent => ({ type: 'WelcomeGranted', userId, searches });
const about = (id: string) => ({ userId, searchId: toReportId(id) });
const reserved = (id: string): QuotaEvent => ({ type: 'SearchReserved', ...about(id) });
const spent = (id: string): QuotaEvent => ({ type: 'SearchSpent', ...about(id) });
const refunded = (id: string): QuotaEvent => ({ type: 'SearchRefunded', ...about(id) });
const reserve = (id: string): QuotaCommand => ({ type: 'ReserveSearch', ...about(id) });
const spend = (id: string): QuotaCommand => ({ type: 'SpendSearch', ...about(id) });
const refund = (id: string): QuotaCommand => ({ type: 'RefundSearch', ...about(id) });

describe('the quota of a person', () => {
  it('grants the welcome searches once', () => {
    given(quota).when({ type: 'GrantWelcome', userId, searches: 10 }).then(welcome());
    given(quota, welcome()).when({ type: 'GrantWelcome', userId, searches: 10 }).thenNothing();
  });

  it('reserves a search while one is left, and refuses the next', () => {
    given(quota, welcome(1)).when(reserve('s-1')).then(reserved('s-1'));
    given(quota, welcome(1), reserved('s-1')).when(reserve('s-2')).thenRefused('quota-exhausted');
  });

  it('refuses a person without any grant', () => {
    given(quota).when(reserve('s-1')).thenRefused('quota-exhausted');
  });

  it('treats a repeated reservation for the same search as the same one, even at zero', () => {
    given(quota, welcome(1), reserved('s-1')).when(reserve('s-1')).thenNothing();
    given(quota, welcome(1), reserved('s-1'), spent('s-1')).when(reserve('s-1')).thenNothing();
  });

  it('charges again for a search that was refunded before its request came', () => {
    const back = [reserved('s-1'), refunded('s-1')];
    given(quota, welcome(1), ...back)
      .when(reserve('s-1'))
      .then(reserved('s-1'));
    given(quota, welcome(1), ...back, reserved('s-2'))
      .when(reserve('s-1'))
      .thenRefused('quota-exhausted');
  });

  it('spends or refunds a reservation exactly once, never both [SEC-16]', () => {
    given(quota, welcome(), reserved('s-1')).when(spend('s-1')).then(spent('s-1'));
    given(quota, welcome(), reserved('s-1')).when(refund('s-1')).then(refunded('s-1'));
    given(quota, welcome(), reserved('s-1'), spent('s-1')).when(spend('s-1')).thenNothing();
    given(quota, welcome(), reserved('s-1'), spent('s-1')).when(refund('s-1')).thenNothing();
    given(quota, welcome(), reserved('s-1'), refunded('s-1')).when(refund('s-1')).thenNothing();
    given(quota, welcome(), reserved('s-1'), refunded('s-1')).when(spend('s-1')).thenNothing();
    given(quota, welcome()).when(refund('s-1')).thenNothing();
    given(quota, welcome()).when(spend('s-1')).thenNothing();
  });

  it('makes a refunded search usable again', () => {
    given(quota, welcome(1), reserved('s-1'), refunded('s-1')).when(reserve('s-2')).then(reserved('s-2'));
  });

  it('adds an operator grant once per grant', () => {
    const grant: QuotaCommand = { type: 'GrantSearches', userId, searches: 6, grantId: 'g-1' };
    given(quota).when(grant).then({ type: 'SearchesGranted', userId, searches: 6, grantId: 'g-1' });
    given(quota, { type: 'SearchesGranted', userId, searches: 6, grantId: 'g-1' }).when(grant).thenNothing();
  });
});

const hour = 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);
const after = (ms: number) => new Date(start + ms).toISOString();
const searchesFor = { feedback: 6, review: 5 };

describe.each<Rewardable>(['feedback', 'review'])('the reward for %s', (of) => {
  const searches = searchesFor[of];
  const reward = (id: string, ms: number, everyHours = 24): QuotaCommand => {
    return { type: 'Reward', of, userId, id, searches, at: after(ms), everyMs: everyHours * hour };
  };
  const granted = (id: string, ms: number): QuotaEvent =>
    of === 'feedback'
      ? { type: 'FeedbackGranted', userId, searches, feedbackId: id, at: after(ms) }
      : { type: 'ReviewGranted', userId, searches, reviewId: id, at: after(ms) };
  const withheld = (contributionId: string, ms: number): QuotaEvent => {
    return { type: 'RewardWithheld', userId, of, contributionId, at: after(ms) };
  };

  it('is granted once for each contribution', () => {
    given(quota).when(reward('c-1', 0)).then(granted('c-1', 0));
    given(quota, granted('c-1', 0)).when(reward('c-1', 0)).thenNothing();
    given(quota, granted('c-1', 0))
      .when(reward('c-1', 48 * hour))
      .thenNothing();
  });

  it('is granted again after the whole interval, not before', () => {
    given(quota, granted('c-1', 0))
      .when(reward('c-2', 24 * hour - 1))
      .then(withheld('c-2', 24 * hour - 1));
    given(quota, granted('c-1', 0))
      .when(reward('c-2', 24 * hour))
      .then(granted('c-2', 24 * hour));
  });

  it('counts the interval from the last reward, not from a contribution that earned nothing', () => {
    const events = [granted('c-1', 0), withheld('c-2', 23 * hour)];
    given(quota, ...events)
      .when(reward('c-3', 25 * hour))
      .then(granted('c-3', 25 * hour));
  });

  it('refused within the interval is not granted later, whatever the setting is by then', () => {
    const events = [granted('c-1', 0), withheld('c-2', hour)];
    given(quota, ...events)
      .when(reward('c-2', hour, 0))
      .thenNothing();
  });

  it('delayed by a crash counts by the time of its contribution, before or after newer ones', () => {
    given(quota, granted('c-2', 25 * hour))
      .when(reward('c-1', 0))
      .then(granted('c-1', 0));
    given(quota, granted('c-2', hour)).when(reward('c-1', 0)).then(withheld('c-1', 0));
    given(quota, granted('c-2', 25 * hour), granted('c-1', 0))
      .when(reward('c-3', 26 * hour))
      .then(withheld('c-3', 26 * hour));
  });

  it('is granted for every contribution when the interval is 0, in any order', () => {
    given(quota, granted('c-1', 0))
      .when(reward('c-2', 0, 0))
      .then(granted('c-2', 0));
    given(quota, granted('c-2', hour))
      .when(reward('c-1', 0, 0))
      .then(granted('c-1', 0));
  });

  it('does not wait for rewards of the other kind', () => {
    const other: QuotaEvent =
      of === 'feedback'
        ? { type: 'ReviewGranted', userId, searches: 5, reviewId: 'r-1', at: after(0) }
        : { type: 'FeedbackGranted', userId, searches: 6, feedbackId: 'f-1', at: after(0) };
    given(quota, other).when(reward('c-1', 1)).then(granted('c-1', 1));
  });

  it('can be spent at once', () => {
    given(quota, granted('c-1', 0)).when(reserve('s-1')).then(reserved('s-1'));
  });
});
