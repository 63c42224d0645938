import { verdictOf, type ClaimVerdict } from '../modules/exports/claim-notes';
import { conflictOpening, type Report } from '../modules/search/report';

/** The results of a report's verification in figures: for the admin's decision about its publication. */
export type ReportChecks = Record<ClaimVerdict, number> & {
  /** Figures on which the two models of Model 3 differ. */
  conflicts: number;
  /** Number of cited sources. */
  sources: number;
  /** Cost of its model calls, in US dollars. */
  costUsd: number;
};

type Verified = Pick<Report, 'claims' | 'notices' | 'sources' | 'usage'>;

/** Counts the verdicts, conflicts and sources of a finished report. */
export function checksOf({ claims, notices, sources, usage }: Verified): ReportChecks {
  const counts: Record<ClaimVerdict, number> = {
    supported: 0,
    derived: 0,
    related: 0,
    unsupported: 0,
    unverified: 0,
    illustrative: 0,
  };
  for (const claim of claims) counts[verdictOf(claim)] += 1;
  return {
    ...counts,
    conflicts: notices.filter((notice) => notice.startsWith(conflictOpening)).length,
    sources: sources.length,
    costUsd: usage.costUsd,
  };
}
