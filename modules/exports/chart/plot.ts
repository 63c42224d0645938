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

/** The chart's figures as they can be drawn: gaps for what is missing or no number. Undefined when there are none. */
export function readSeries({ data }: Chart, order: SeriesOrder | undefined): Series[] | undefined {
  const series = data.datasets.map(({ label, data: values }, index) => ({
    label,
    colour: seriesColour(order?.get(label) ?? index),
    values: data.labels.map((_, place) => finite(values[place])),
  }));
  return series.some(({ values }) => values.some((value) => value !== null)) ? series : undefined;
}

export function numbersOf(series: readonly Series[]): number[] {
  return series.flatMap(({ values }) => values.filter((value) => value !== null));
}

function finite(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
