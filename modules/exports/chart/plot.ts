import type { Chart } from '../../search/report';
import { seriesColour, type SeriesOrder } from './colours';

export type Series = { label: string; colour: string; values: (number | null)[] };

/** What every drawing needs: the figures, and the size it may fill. */
export type Plot = {
  labels: readonly string[];
  series: readonly Series[];
  unit: string;
  xLabel: string;
  width: number;
  height: number;
  fontSize: number;
};

export type Box = { left: number; right: number; top: number; bottom: number };

/** The chart's figures as they can be drawn: gaps for what is missing, no number, or too large for any axis. Undefined when there are none. */
export function readSeries({ data }: Chart, order: SeriesOrder | undefined): Series[] | undefined {
  const series = data.datasets.map(({ label, data: values }, index) => ({
    label,
    colour: seriesColour(order?.get(label) ?? index),
    values: data.labels.map((_, place) => drawable(values[place])),
  }));
  return series.some(({ values }) => values.some((value) => value !== null)) ? series : undefined;
}

export function numbersOf(series: readonly Series[]): number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null));
}

/** Beyond these, sums overflow and an axis finds no marks; nothing that is counted or measured comes near them. */
const largest = 1e100;
const smallest = 1e-100;

function drawable(value: number | null | undefined): number | null {
  if (typeof value !== 'number') return null;
  const size = Math.abs(value);
  return size === 0 || (size >= smallest && size <= largest) ? value : null;
}
