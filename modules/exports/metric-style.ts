/** Spec section 2: the icons of key figures; other names get the bar icon. */
export const metricIcons = ['chart-line', 'trending-up', 'bar-chart', 'activity', 'pie-chart'] as const;
export type MetricIconName = (typeof metricIcons)[number];

export const iconNamed = (name: string): MetricIconName =>
  metricIcons.find((icon) => icon === name) ?? 'bar-chart';

/** Spec section 2: a change is positive if it starts with +, else negative. */
export const changeTone = (change: string): 'positive' | 'negative' =>
  change.trim().startsWith('+') ? 'positive' : 'negative';
