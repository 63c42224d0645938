import { Activity, ChartColumn, ChartLine, ChartPie, TrendingUp, type LucideIcon } from 'lucide-react';
import type { Metric } from '../../../search/report';
import { isSourced } from '../../chart/description';
import { BasisChip } from '../standalone/exhibits';
import { hasChange } from '../../labels';

/** Spec section 2: these five; other names get the bar icon. */
const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['chart-line', ChartLine],
  ['trending-up', TrendingUp],
  ['bar-chart', ChartColumn],
  ['activity', Activity],
  ['pie-chart', ChartPie],
]);

/** Spec section 2. Hidden when there are none. */
export function KeyFigures({ metrics }: { metrics: readonly Metric[] }) {
  if (metrics.length === 0) return null;
  return (
    <section id="key-figures" className="band">
      <h2>Key Performance Indicators</h2>
      <dl className={`kpis of-${columnsFor(metrics.length)}`}>
        {metrics.map((metric, index) => (
          <KeyFigure key={index} metric={metric} />
        ))}
      </dl>
    </section>
  );
}

/** Number of columns that fills the rows best. */
const columnsFor = (count: number) =>
  count <= 3 || count === 5 ? count : count % 4 === 0 || count === 7 ? 4 : 3;

function KeyFigure({ metric: { label, value, change, icon, basis, derivation } }: { metric: Metric }) {
  const Icon = icons.get(icon) ?? ChartColumn;
  return (
    <div>
      <dt>
        {label}
        <Icon aria-hidden size={18} strokeWidth={1.75} />
      </dt>
      <dd className={value.length > 9 ? 'value long' : 'value'}>{value}</dd>
      {hasChange(change) && (
        <dd>
          <span className={change.startsWith('+') ? 'change up' : 'change down'}>{change}</span>
        </dd>
      )}
      {(derivation || !isSourced(basis)) && (
        <dd className="basis">
          {derivation} <BasisChip basis={basis} />
        </dd>
      )}
    </div>
  );
}
