import { can, type AccessActor } from '../../modules/access/policy';
import type { ReportSummary } from '../../projections/documents';
import type { ReadableResult } from '../../composition/application/application';

/** A line of a public list, without its owner. */
export function publicReport({ userId: _person, ...report }: ReportSummary) {
  return report;
}

/** A finished report for the public: without its owner and its cost. */
export function publicResult({
  userId: _person,
  usage: { costUsd: _cost, ...usage },
  ...report
}: ReadableResult) {
  return { ...report, usage };
}

/** A finished report for one reader: only its owner and admins see owner and cost. */
export function resultFor(reader: AccessActor | undefined, result: ReadableResult) {
  return can(reader, 'report.read-owner', { ownerId: result.userId }) ? result : publicResult(result);
}
