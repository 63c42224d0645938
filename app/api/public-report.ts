import type { ReportSummary, Result } from '../../projections/documents';

/** A line of a list that everybody may read: not who asked. */
export function publicReport({ userId: _person, ...report }: ReportSummary) {
  return report;
}

/** A finished report as everybody may read it: neither who asked nor what it cost. */
export function publicResult({ userId: _person, usage: { costUsd: _cost, ...usage }, ...report }: Result) {
  return { ...report, usage };
}
