import { iconNamed, type MetricIconName } from '../../../modules/exports/contract';
import { Activity, ChartColumn, ChartLine, ChartPie, TrendingUp, type LucideIcon } from 'lucide-react';

const icons: Readonly<Record<MetricIconName, LucideIcon>> = {
  'chart-line': ChartLine,
  'trending-up': TrendingUp,
  'bar-chart': ChartColumn,
  activity: Activity,
  'pie-chart': ChartPie,
};

export function MetricIcon({ name }: { name: string }) {
  const Icon = icons[iconNamed(name)];
  return <Icon aria-hidden size={18} strokeWidth={1.75} />;
}
