import type { Chart } from '../../search/report';

/** Okabe-Ito family, first the accent; pages may set `--color-series-1` ... `--color-series-8` for their own theme. */
const series = ['#0f6b6b', '#d55e00', '#0072b2', '#b8860b', '#a6457f', '#2f8f5b', '#56a0d3', '#6b7280'];

export const ink = 'var(--color-ink, #1f2328)';
export const muted = 'var(--color-muted, #5b6470)';
export const line = 'var(--color-line, #e3e1da)';
export const axis = 'var(--color-line-strong, #8b929b)';
export const paper = 'var(--color-surface, #ffffff)';

/** The place of a series in the colour order, by its label. */
export type SeriesOrder = ReadonlyMap<string, number>;

/** Gives a series the same colour in every chart of a report, and different colours to the series of one chart. */
export function seriesOrder(charts: readonly Chart[]): SeriesOrder {
  const order = new Map<string, number>();
  const together = charts.map(({ data }) => data.datasets.map(({ label }) => label));
  for (const label of together.flat()) {
    if (order.has(label)) continue;
    const neighbours = together.filter((labels) => labels.includes(label)).flat();
    const taken = new Set(neighbours.map((neighbour) => order.get(neighbour)));
    order.set(label, firstFree(taken));
  }
  return order;
}

function firstFree(taken: ReadonlySet<number | undefined>): number {
  let place = 0;
  while (taken.has(place)) place += 1;
  return place;
}

/** A theme variable with a literal fallback, for pages opened from disk. */
export function seriesColour(index: number): string {
  const place = index % series.length;
  return `var(--color-series-${place + 1}, ${series[place]})`;
}

export function literalColour(index: number): string {
  return series[index % series.length] ?? '#0f6b6b';
}
