import { conflictOpening, type Report, type Verdict } from '../modules/search/report';

/** What the verification of a report found, in figures: what an admin looks at before its publication. */
export type ReportChecks = Record<Verdict, number> & {
  /** Figures on which the two models of Model 3 differ. */
  conflicts: number;
  /** Sources that the report cites. */
  sources: number;
  /** What its model calls cost, in US dollars. */
  costUsd: number;
};

type Verified = Pick<Report, 'claims' | 'notices' | 'sources' | 'usage'>;

/** Counts the verdicts, conflicts and sources of a finished report. */
export function checksOf({ claims, notices, sources, usage }: Verified): ReportChecks {
  const counts: Record<Verdict, number> = {
    supported: 0,
    derived: 0,
    related: 0,
    unsupported: 0,
    unverified: 0,
  };
  for (const { verdict } of claims) counts[verdict] += 1;
  return {
    ...counts,
    conflicts: notices.filter((notice) => notice.startsWith(conflictOpening)).length,
    sources: sources.length,
    costUsd: usage.costUsd,
  };
}
