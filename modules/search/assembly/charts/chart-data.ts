import { isSumLabel } from '../../../evidence/contract';
import type { Chart } from '../../report';
import type { Colour } from './palette';
import { downsampleLines, maxPoints, downsampledNote } from './downsample';
import { periodOf, seriesInAll, type Figures, type Series } from '../figures/figures';
import { present } from '../figures/numbers';
import { listed } from '../figures/source-rows';

/** Bar limit of a category axis, for legibility. */
export const maxBars = 60;
const maxSlices = 12;
const maxLines = 8;

/** A trend is a line, a comparison bars, a share a doughnut, or a pie of up to four slices. */
export function typeFor(figures: Figures): Chart['type'] {
  if (figures.kind === 'trend' && figures.labels.length > 1) return 'line';
  return figures.kind === 'share' && isWhole(figures) ? (slicesOf(figures) <= 4 ? 'pie' : 'doughnut') : 'bar';
}

const slicesOf = ({ series }: Figures) => present(series[0]?.values ?? []).length;

/** Whether the values are parts of one whole: one series, nothing negative, few enough to be legible. */
function isWhole(figures: Figures): boolean {
  const values = present(figures.series[0]?.values ?? []);
  const parts = values.every((value) => value >= 0) && values.some((value) => value > 0);
  return figures.series.length === 1 && parts && values.length > 1 && values.length <= maxSlices;
}

/** Limits the figures to what a chart of this type can show, with a note about the rest. */
export function fitToChart(figures: Figures, type: Chart['type']): { figures: Figures; note: string } {
  const fewer = fewerSeries(figures);
  if (type === 'line') return fewerPoints(fewer);
  if (type !== 'bar' || figures.labels.length <= maxBars) return fewer;
  const rows = figures.timed ? lastRows(figures) : largestRows(figures);
  const note = `${figures.timed ? 'latest' : 'largest'} ${maxBars} of ${figures.labels.length}`;
  return { figures: taking(fewer.figures, rows), note: [fewer.note, note].filter(Boolean).join(', ') };
}

function fewerPoints({ figures, note }: { figures: Figures; note: string }) {
  const { labels, series } = figures;
  if (labels.length <= maxPoints) return { figures, note };
  const { rows, values } = downsampleLines(
    series.map((each) => each.values),
    labels.length,
  );
  const drawn = series.map(({ label }, at) => ({ label, values: values[at] ?? [] }));
  const drawnNote = downsampledNote(rows.length, labels.length);
  return {
    figures: { ...taking(figures, rows), series: drawn },
    note: [note, drawnNote].filter(Boolean).join(', '),
  };
}

function fewerSeries(figures: Figures): { figures: Figures; note: string } {
  if (figures.series.length <= maxLines) return { figures, note: '' };
  const last = ({ values }: Series) => present(values).at(-1) ?? 0;
  const highest = new Set([...figures.series].sort((a, b) => last(b) - last(a)).slice(0, maxLines));
  const note = `${maxLines} series of ${seriesInAll(figures)} with the highest latest value`;
  return { figures: { ...figures, series: figures.series.filter((series) => highest.has(series)) }, note };
}

const lastRows = ({ labels }: Figures) => labels.map((_, at) => at).slice(-maxBars);

function largestRows({ labels, series }: Figures): number[] {
  const size = (at: number) => series[0]?.values[at] ?? Number.NEGATIVE_INFINITY;
  return labels
    .map((_, at) => at)
    .sort((a, b) => size(b) - size(a))
    .slice(0, maxBars);
}

/** A selection of rows, with basis and spans unchanged. */
function taking(figures: Figures, rows: readonly number[]): Figures {
  const isSpanned = figures.spanIds.length === figures.labels.length;
  return {
    ...figures,
    spanIds: isSpanned ? rows.map((at) => figures.spanIds[at] ?? '') : [],
    labels: rows.map((at) => figures.labels[at] ?? ''),
    series: figures.series.map(({ label, values }) => ({
      label,
      values: rows.map((at) => values[at] ?? null),
    })),
  };
}

/** Unit and period, and the share of the data shown. */
export function subtitleOf(figures: Figures, note: string): string {
  const parts = [figures.unit, periodOf(figures), figures.note, note].filter(Boolean).join(', ');
  return parts || figures.series.map(({ label }) => label).join(', ');
}

/** The spec's chart data; slices have a colour each, series one as a whole. */
export function chartData(
  { labels, series }: Figures,
  type: Chart['type'],
  colourOf: (label: string) => Colour,
): Chart['data'] {
  const sliced = type === 'pie' || type === 'doughnut';
  const paint = (label: string, side: keyof Colour) =>
    sliced ? labels.map((slice) => colourOf(slice)[side]) : colourOf(label)[side];
  return {
    labels,
    datasets: series.map(({ label, values }) => ({
      label,
      data: values,
      backgroundColor: paint(label, 'fill'),
      borderColor: paint(label, 'border'),
    })),
  };
}

/** Parts that must be left for a chart to do without the rows that add them up. */
const fewestParts = 2;
/** Labels that a note names. */
const mostNamed = 3;

/** Bars and slices stand for parts: a row that adds up the others is none of them, and would dwarf them or count them twice. */
export function withoutSums(figures: Figures): Figures {
  const { labels, timed } = figures;
  const sums = new Set(figures.sums ?? labels.filter(isSumLabel));
  const parts = labels.flatMap((label, at) => (sums.has(label) ? [] : [at]));
  if (timed || parts.length === labels.length || parts.length < fewestParts) return figures;
  const named = [...sums].slice(0, mostNamed).map((label) => `“${label}”`);
  const more = sums.size > mostNamed ? [`${sums.size - mostNamed} more sums`] : [];
  return { ...taking(figures, parts), note: `without ${listed([...named, ...more])}` };
}

/** A pie has no slices without a value. */
export function withoutGaps(figures: Figures): Figures {
  const values = figures.series[0]?.values ?? [];
  return taking(
    figures,
    figures.labels.map((_, at) => at).filter((at) => (values[at] ?? null) !== null),
  );
}
