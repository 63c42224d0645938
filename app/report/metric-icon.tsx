import { Activity, ChartColumn, ChartLine, ChartPie, TrendingUp, type LucideIcon } from 'lucide-react';

/** Spec section 2: these five; other names get the bar icon. */
const icons: Readonly<Record<string, LucideIcon>> = {
  'chart-line': ChartLine,
  'trending-up': TrendingUp,
  'bar-chart': ChartColumn,
  activity: Activity,
  'pie-chart': ChartPie,
};

export function MetricIcon({ name }: { name: string }) {
  const Icon = (Object.hasOwn(icons, name) && icons[name]) || ChartColumn;
  return <Icon aria-hidden size={18} strokeWidth={1.75} />;
}
