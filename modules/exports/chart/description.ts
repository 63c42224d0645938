import type { Basis, Chart } from '../../search/report';
import { valueFormat } from './format';
import type { Series } from './plot';

/** Labels of the bases of figures. */
export const basisLabels: Readonly<Record<Basis, string>> = {
  source: 'Source',
  derived: 'Derived',
  model: 'Model estimate',
  illustrative: 'Illustrative figures',
};

/** Whether figures come from a source or are computed from one; others get a warning. */
export const isSourced = (basis: Basis): boolean => basis === 'source' || basis === 'derived';

/**
 * Caption of a chart: what it shows, its source and how it was computed. Spec section 2: names the first dataset label,
 * else "data trends".
 */
export function captionOf(chart: Pick<Chart, 'data' | 'sourceLine' | 'basis' | 'derivation'>): string {
  const shown = chart.data.datasets[0]?.label.trim() || 'data trends';
  return `Showing ${shown}. ${[chart.sourceLine, howMade(chart)].filter(Boolean).join(' · ')}`.trim();
}

/** How figures were computed; for derived ones at least the word. */
export function howMade({ basis, derivation = '' }: Pick<Chart, 'basis' | 'derivation'>): string {
  if (basis !== 'derived') return derivation;
  return derivation ? `${basisLabels.derived}: ${derivation}` : basisLabels.derived;
}

/** Text alternative of a chart for screen readers: form, extent, ends and extremes of each series. */
export function describe(chart: Chart, series: readonly Series[]): string {
  const { labels } = chart.data;
  const span = labels.length > 1 ? `${labels[0]} to ${labels.at(-1)}` : (labels[0] ?? '');
  const parts = [
    chart.subtitle,
    `${labels.length} ${labels.length === 1 ? 'value' : 'values'}, ${span}.`,
    ...series.slice(0, 6).map((one) => describeSeries(one, labels, chart.unit)),
    basisSentences[chart.basis],
  ];
  return parts.filter(Boolean).join(' ');
}

const basisSentences: Readonly<Record<Basis, string>> = {
  source: '',
  derived: 'Derived from the source.',
  model: `${basisLabels.model}, not checked against a source.`,
  illustrative: `${basisLabels.illustrative}, not checked against a source.`,
};

function describeSeries({ label, values }: Series, labels: readonly string[], unit: string): string {
  const format = valueFormat(unit);
  const points = values.flatMap((value, index) =>
    value === null ? [] : [{ value, at: labels[index] ?? '' }],
  );
  if (points.length === 0) return `${label}: no values.`;
  const least = points.reduce((a, b) => (b.value < a.value ? b : a));
  const most = points.reduce((a, b) => (b.value > a.value ? b : a));
  return `${label}: lowest ${format(least.value)} (${least.at}), highest ${format(most.value)} (${most.at}).`;
}
