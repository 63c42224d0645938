import type { Result } from '../../projections/documents';

/** A report as others than its owner and admins see it: neither whose it is nor what it cost. */
export function asEverybody({ userId: _owner, usage: { costUsd: _cost, ...usage }, ...report }: Result) {
  return { ...report, usage };
}
