import clsx from 'clsx';
import { verdictCounts, type ClaimVerdict } from '../../../modules/exports/contract';
import { Chip } from '~/ui/chip';
import type { LoadedReport } from '../page/load-report.server';

const bars: Readonly<Record<ClaimVerdict, string>> = {
  supported: 'bg-positive text-positive',
  derived: 'text-accent pattern-half',
  related: 'text-caution pattern-dot',
  unsupported: 'text-negative pattern-cross',
  unverified: 'text-muted pattern-lines',
  illustrative: 'text-caution pattern-diagonal',
};

/** A summary of the evidence: the number of sentences for each verdict. */
export function EvidenceSummary({ report: { claims, sources } }: { report: LoadedReport }) {
  if (claims.length === 0) return null;
  const counts = verdictCounts(claims);
  return (
    <aside aria-labelledby="trust-title" className="self-end border-t-2 border-ink pt-3">
      <h2 id="trust-title" className="label-text font-sans tracking-normal">
        What it rests on
      </h2>
      <p className="mt-2 text-sm text-ink-soft">
        {sources.length === 0
          ? 'No source'
          : `${sources.length} ${sources.length === 1 ? 'source' : 'sources'}`}
        , {claims.length} sentences with a figure, quote or citation
      </p>
      <div aria-hidden className="mt-3 flex h-2.5 gap-0.5">
        {counts.map(({ verdict, count }) => (
          <span
            key={verdict}
            style={{ flexGrow: count }}
            className={clsx('rounded-sm border border-current', bars[verdict])}
          />
        ))}
      </div>
      <ul className="figures mt-3 space-y-1.5 text-sm">
        {counts.map(({ verdict, count }) => (
          <li key={verdict} className="flex items-center justify-between">
            <Chip kind={verdict} /> {count}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-muted">
        A small number behind a sentence opens its note.{' '}
        <a href="#sources" className="link">
          All sources
        </a>
      </p>
    </aside>
  );
}
