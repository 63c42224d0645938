import { max } from 'd3-array';
import { useId } from 'react';
import type { Chart } from '../../search/report';
import { BarPlot } from './bar-plot';
import { line, muted, type SeriesOrder } from './colours';
import { ColumnPlot } from './column-plot';
import { describe, isSourced } from './description';
import { LinePlot } from './line-plot';
import { numbersOf, readSeries, type Plot } from './plot';
import { RoundPlot } from './round-plot';
import { valueScale } from './scale';
import { textWidth } from './text';

export { literalColour, seriesColour, seriesOrder, type SeriesOrder } from './colours';
export { basisLabels, captionOf, isSourced } from './description';
export { tickFormat, valueFormat } from './format';
export { alwaysNamed } from './label-axis';
export { labelTicks } from './scale';
export { shorten, textWidth, wrapped } from './text';

/** Spec section 9: chart height 300 px, 600 px expanded. */
export const chartHeights = { inline: 300, expanded: 600 } as const;

/** Spec section 5. */
export const chartUnavailable = 'Chart data unavailable';

type StaticChartProps = {
  chart: Chart;
  size?: keyof typeof chartHeights;
  /** Width of the drawing; it scales to its container. */
  width?: number;
  /** Gives a series the same colour in every chart of a report. */
  order?: SeriesOrder;
};

/** A chart as SVG without script, network or style sheet: the same on the server, in print and from disk. */
export function StaticChart({ chart, size = 'inline', width = 640, order }: StaticChartProps) {
  const height = chartHeights[size];
  const series = readSeries(chart, order);
  const plot = {
    labels: chart.data.labels,
    series: series ?? [],
    unit: chart.unit,
    xLabel: chart.xLabel,
    width,
    height,
  };
  const fontSize = size === 'expanded' && width > 480 ? 15 : 12;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      fontSize={fontSize}
      fontFamily={face}
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      <title>{chart.title}</title>
      {series && <desc>{describe(chart, series)}</desc>}
      {series && !isSourced(chart.basis) && <Hatching width={width} height={height} />}
      {series ? drawing(chart, { ...plot, fontSize }) : <Unavailable width={width} height={height} />}
    </svg>
  );
}

const face = "var(--font-sans, 'Inter Variable', Inter, system-ui, sans-serif)";

type FluidChartProps = Omit<StaticChartProps, 'width'> & { wide?: number };

/** Draws the chart for a phone and for a wide column; the style sheet shows the one that fits (`.chart-fluid`). */
export function FluidChart({ wide = 640, ...props }: FluidChartProps) {
  return (
    <div className="chart-fluid" data-size={props.size ?? 'inline'}>
      <StaticChart {...props} width={340} />
      <StaticChart {...props} width={wide} />
    </div>
  );
}

function drawing(chart: Chart, plot: Plot) {
  const form = formOf(chart, plot.width);
  if (form === 'line') return <LinePlot plot={plot} />;
  if (form === 'round') return <RoundPlot plot={plot} hole={chart.type === 'doughnut'} />;
  return form === 'bars' ? <BarPlot plot={plot} /> : <ColumnPlot plot={plot} />;
}

function Unavailable({ width, height }: { width: number; height: number }) {
  return (
    <text x={width / 2} y={height / 2} textAnchor="middle" fill={muted}>
      {chartUnavailable}
    </text>
  );
}

type ChartForm = 'line' | 'round' | 'columns' | 'bars';

const labelSize = 12;

/** The form of a chart. Spec section 3: bars for an unknown type; horizontal if the labels do not fit below columns. */
export function formOf({ type, data: { labels, datasets } }: Chart, width: number): ChartForm {
  if (type === 'line') return 'line';
  if (type === 'pie' || type === 'doughnut') return 'round';
  const longest = max(labels, (label) => textWidth(label, labelSize)) ?? 0;
  const room = (width - 60) / labels.length;
  return longest > room && labels.length * datasets.length <= (chartHeights.inline - 20) / 15
    ? 'bars'
    : 'columns';
}

/** Domain and ticks of the value axis, independent of the size of the chart. */
export function valueAxisOf(chart: Chart): { domain: [number, number]; ticks: number[] } | undefined {
  const series = readSeries(chart, undefined);
  if (!series) return undefined;
  const { scale, ticks } = valueScale(
    numbersOf(series),
    [chartHeights.inline - 40, 12],
    chart.type !== 'line',
  );
  const [from = 0, to = 1] = scale.domain();
  return { domain: [from, to], ticks };
}

/** Horizontal distance between stripes, which lean by 45 degrees. */
const step = 11.3;
const stripe = 1.06;

/**
 * Light stripes behind figures without a source, beside their label. Drawn as the dashes of one line as wide as the
 * picture is high: Chromium prints an SVG pattern as an image of the whole page, a third of the time of a report.
 */
function Hatching({ width, height }: { width: number; height: number }) {
  const id = `hatching${useId().replace(/:/g, '')}`;
  return (
    <g aria-hidden="true" clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <rect width={width} height={height} />
      </clipPath>
      <path
        d={`M0 ${height / 2}H${width + height}`}
        transform="skewX(-45)"
        stroke={line}
        strokeWidth={height}
        strokeDasharray={`${stripe} ${(step - stripe).toFixed(2)}`}
        opacity={0.55}
      />
    </g>
  );
}
