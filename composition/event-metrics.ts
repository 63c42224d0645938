import type { DomainEvent } from '../modules/kernel/events/event';
import type { Telemetry } from '../modules/kernel/telemetry/telemetry';
import type { QuotaEvent } from '../modules/quota/events';
import type { SearchEvent } from '../modules/search/events';

const searchStates: Partial<Record<SearchEvent['type'], string>> = {
  SearchRequested: 'accepted',
  SearchCompleted: 'completed',
  SearchFailed: 'failed',
  SearchCancelled: 'cancelled',
  SearchDeleted: 'deleted',
};

const quotaChanges: Partial<Record<QuotaEvent['type'], string>> = {
  WelcomeGranted: 'granted',
  SearchesGranted: 'granted',
  FeedbackGranted: 'granted',
  ReviewGranted: 'granted',
  SearchReserved: 'reserved',
  SearchSpent: 'spent',
  SearchRefunded: 'refunded',
};

/** The increments of business metrics for an event that this process has appended. */
export const countEvent =
  (telemetry: Telemetry) =>
  (event: DomainEvent): void => {
    const state = searchStates[event.type as SearchEvent['type']];
    if (state) telemetry.count('evident_searches_total', { state });
    const change = quotaChanges[event.type as QuotaEvent['type']];
    const searches = typeof event.searches === 'number' ? event.searches : 1;
    if (change) telemetry.count('evident_quota_searches_total', { change }, searches);
  };
