import { can, type AccessActor } from '../../modules/access/policy';
import type { ReportSummary } from '../../projections/documents';
import type { ReadableResult } from '../../composition/application/application';

/** A line of a list that everybody may read: not who asked. */
export function publicReport({ userId: _person, ...report }: ReportSummary) {
  return report;
}

/** A finished report as everybody may read it: neither who asked nor what it cost. */
export function publicResult({
  userId: _person,
  usage: { costUsd: _cost, ...usage },
  ...report
}: ReadableResult) {
  return { ...report, usage };
}

/** A finished report for one reader: whose it is and what it cost stay between its owner and admins. */
export function resultFor(reader: AccessActor | undefined, result: ReadableResult) {
  return can(reader, 'report.read-owner', { ownerId: result.userId }) ? result : publicResult(result);
}
