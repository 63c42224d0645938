import clsx from 'clsx';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { hasChange } from '../../modules/exports/contract';
import type { Metric } from '../../modules/search/report';
import { BasisChip } from '~/report/evidence/basis-chip';
import { Section } from '~/report/page/section';

/** Spec section 2, visual report view. Hidden without metrics. */
export function KeyMetrics({ metrics }: { metrics: readonly Metric[] }) {
  if (metrics.length === 0) return null;
  return (
    <Section id="key-figures" title="Key Performance Metrics">
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {metrics.map((metric, index) => (
          <KeyMetric key={index} metric={metric} />
        ))}
      </ul>
    </Section>
  );
}

function KeyMetric({ metric: { label, value, change, basis, derivation } }: { metric: Metric }) {
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-xl border border-line bg-surface p-5">
      <p className="label-text">{label}</p>
      <p className="figures flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-display text-2xl leading-none tracking-tight">{value}</span>
        <Change change={change} />
      </p>
      {derivation && <p className="text-2xs text-muted">{derivation}</p>}
      <p className="empty:hidden">
        <BasisChip basis={basis} />
      </p>
    </li>
  );
}

const trends = {
  up: { words: 'up', Icon: TrendingUp, colour: 'text-positive' },
  down: { words: 'down', Icon: TrendingDown, colour: 'text-negative' },
  flat: { words: 'unchanged', Icon: Minus, colour: 'text-muted' },
} as const;

/**
 * Spec section 2: an arrow up, down or flat by the leading + or -. The filled-in "+0%" stands for an unknown change.
 */
function Change({ change }: { change: string }) {
  const { words, Icon, colour } = trends[trendOf(change)];
  return (
    <span className={clsx('inline-flex items-center gap-1 text-sm font-medium', colour)}>
      <Icon aria-hidden size={16} />
      {hasChange(change) ? (
        <>
          <span className="sr-only">{words}: </span>
          {change}
        </>
      ) : (
        <span className="sr-only">no change stated</span>
      )}
    </span>
  );
}

function trendOf(change: string): keyof typeof trends {
  if (!hasChange(change)) return 'flat';
  const sign = change.trim().charAt(0);
  if (sign === '+') return 'up';
  return sign === '-' || sign === '−' ? 'down' : 'flat';
}
