import type { Chart } from '../../search/report';
import { seriesColour, type SeriesOrder } from './colours';

export type Series = { label: string; colour: string; values: (number | null)[] };

/** Input of every drawing: the figures and the available size. */
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

/** The series to draw: a gap for each value that is missing, not a number or too large. Undefined if none is left. */
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

/** Above it sums overflow and an axis gets no ticks; no real figure comes near it. */
const largest = 1e100;
const smallest = 1e-100;

function drawable(value: number | null | undefined): number | null {
  if (typeof value !== 'number') return null;
  const size = Math.abs(value);
  return size === 0 || (size >= smallest && size <= largest) ? value : null;
}
