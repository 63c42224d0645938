import clsx from 'clsx';
import { Activity, ChartColumn, ChartLine, ChartPie, TrendingUp, type LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Metric } from '../../../modules/search/report';
import { BasisChip } from '../evidence/basis-chip';
import { changeTone, hasChange, iconNamed, type MetricIconName } from '../../../modules/exports/contract';
import { isSourced } from '../../../modules/exports/chart/static-chart';
import { Section } from './section';

/** Spec section 2. Hidden without metrics. */
export function KeyFigures({ metrics }: { metrics: readonly Metric[] }) {
  if (metrics.length === 0) return null;
  // One font size for all of them: none is more important.
  const size = metrics.some(({ value }) => value.length > 9) ? 'text-2xl' : 'text-3xl';
  return (
    <Section id="key-figures" title="Key Performance Indicators">
      <ul
        style={{ '--columns': columnsFor(metrics.length) } as CSSProperties}
        className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
      >
        {metrics.map((metric, index) => (
          <KeyFigure key={index} metric={metric} size={size} />
        ))}
      </ul>
    </Section>
  );
}

/** As many full rows as possible. */
const columnsFor = (count: number) => (count <= 3 ? count : count % 4 === 0 || count === 7 ? 4 : 3);

type KeyFigureProps = { metric: Metric; size: string };

function KeyFigure({ metric: { label, value, change, icon, basis, derivation }, size }: KeyFigureProps) {
  return (
    <li className="flex min-w-0 flex-col border-t-2 border-ink pt-3">
      <p className="label-text flex items-start justify-between gap-2">
        {label}
        <span className="flex-none text-accent">
          <MetricIcon name={icon} />
        </span>
      </p>
      <p className={clsx('figures mt-2 font-display leading-none tracking-tight', size)}>{value}</p>
      {hasChange(change) && <Change change={change} />}
      {derivation && <p className="mt-2 text-2xs text-muted">{derivation}</p>}
      {!isSourced(basis) && (
        <p className="mt-2">
          <BasisChip basis={basis} />
        </p>
      )}
    </li>
  );
}

/** Spec section 2: positive if it starts with +, else negative. */
function Change({ change }: { change: string }) {
  const positive = changeTone(change) === 'positive';
  return (
    <p className={clsx('figures mt-2 text-sm font-medium', positive ? 'text-positive' : 'text-negative')}>
      <span className={clsx('rounded-sm px-1.5 py-0.5', positive ? 'bg-positive-soft' : 'bg-negative-soft')}>
        <span aria-hidden className="mr-1 text-[0.7em]">
          {positive ? '▲' : '▼'}
        </span>
        {change}
      </span>
    </p>
  );
}

const icons: Readonly<Record<MetricIconName, LucideIcon>> = {
  'chart-line': ChartLine,
  'trending-up': TrendingUp,
  'bar-chart': ChartColumn,
  activity: Activity,
  'pie-chart': ChartPie,
};

function MetricIcon({ name }: { name: string }) {
  const Icon = icons[iconNamed(name)];
  return <Icon aria-hidden size={18} strokeWidth={1.75} />;
}
