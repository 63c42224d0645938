import type { Result } from '../../../projections/documents';

/** A report in its public form: without owner and cost. */
export function publicForm({ userId: _owner, usage: { costUsd: _cost, ...usage }, ...report }: Result) {
  return { ...report, usage };
}
