import { max } from 'd3-array';
import type { Chart } from '../../search/report';
import { numbersOf, readSeries } from './plot';
import { valueScale } from './scale';
import { textWidth } from './text';

export type ChartForm = 'line' | 'round' | 'columns' | 'bars';

const labelSize = 12;
const height = 300;

/** The form of a chart. Spec section 3: bars for an unknown type; horizontal if the labels do not fit below columns. */
export function formOf({ type, data: { labels, datasets } }: Chart, width: number): ChartForm {
  if (type === 'line') return 'line';
  if (type === 'pie' || type === 'doughnut') return 'round';
  const longest = max(labels, (label) => textWidth(label, labelSize)) ?? 0;
  const room = (width - 60) / labels.length;
  return longest > room && labels.length * datasets.length <= (height - 20) / 15 ? 'bars' : 'columns';
}

/** Domain and ticks of the value axis, independent of the size of the chart. */
export function valueAxisOf(chart: Chart): { domain: [number, number]; ticks: number[] } | undefined {
  const series = readSeries(chart, undefined);
  if (!series) return undefined;
  const { scale, ticks } = valueScale(numbersOf(series), [height - 40, 12], chart.type !== 'line');
  const [from = 0, to = 1] = scale.domain();
  return { domain: [from, to], ticks };
}
