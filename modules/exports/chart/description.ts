import type { Basis, Chart } from '../../search/report';
import { valueFormat } from './format';
import type { Series } from './plot';

/** What a chart rests on, where that is not a source. The words of the calm label. */
export const basisLabels: Readonly<Record<Exclude<Basis, 'source'>, string>> = {
  model: 'Model estimate',
  illustrative: 'Illustrative figures',
};

/** A chart in words for those who hear it: form, extent, ends and extremes of each series. */
export function describe(chart: Chart, series: readonly Series[]): string {
  const { labels } = chart.data;
  const span = labels.length > 1 ? `${labels[0]} to ${labels.at(-1)}` : (labels[0] ?? '');
  const parts = [
    chart.subtitle,
    `${labels.length} ${labels.length === 1 ? 'value' : 'values'}, ${span}.`,
    ...series.slice(0, 6).map((one) => describeSeries(one, labels, chart.unit)),
    chart.basis === 'source' ? '' : `${basisLabels[chart.basis]}, not checked against a source.`,
  ];
  return parts.filter(Boolean).join(' ');
}

function describeSeries({ label, values }: Series, labels: readonly string[], unit: string): string {
  const format = valueFormat(unit);
  const known = values.flatMap((value, index) =>
    value === null ? [] : [{ value, at: labels[index] ?? '' }],
  );
  if (known.length === 0) return `${label}: no values.`;
  const least = known.reduce((a, b) => (b.value < a.value ? b : a));
  const most = known.reduce((a, b) => (b.value > a.value ? b : a));
  return `${label}: lowest ${format(least.value)} (${least.at}), highest ${format(most.value)} (${most.at}).`;
}
