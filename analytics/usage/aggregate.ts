import { createDurations, type Durations } from './durations';

/** The counters. Searches of the quota first, then requested searches, then model calls. */
export const counts = [
  'welcome',
  'operator',
  'feedback',
  'review',
  'spent',
  'refunded',
  'reserved',
  'accepted',
  'completed',
  'failed',
  'cancelled',
  'calls',
  'inputTokens',
  'outputTokens',
  'nanoUsd',
] as const;
export type Count = (typeof counts)[number];

/** The sums of one group. Money is in billionths of a dollar, so that sums are exact in any order. */
export type Aggregate = Record<Count, number> & { durations: Durations };

export const emptyTally = (): Aggregate => ({
  ...(Object.fromEntries(counts.map((count) => [count, 0])) as Record<Count, number>),
  durations: createDurations(),
});
