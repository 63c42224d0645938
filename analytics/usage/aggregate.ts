import { createDurations, type Durations } from './durations';

/** What is counted. Searches of the quota first, then searches asked for, then calls of models. */
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

/** The sums of one group. Money is in billionths of a dollar, so that sums are exact whichever way they are made. */
export type Aggregate = Record<Count, number> & { durations: Durations };

export const emptyTally = (): Aggregate => ({
  ...(Object.fromEntries(counts.map((count) => [count, 0])) as Record<Count, number>),
  durations: createDurations(),
});
