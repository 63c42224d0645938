import { max } from 'd3-array';
import type { Data, Layout, LayoutAxis, PieData } from 'plotly.js';
import type { Chart } from '../../../modules/search/report';
import {
  alwaysNamed,
  formOf,
  labelTicks,
  shorten,
  textWidth,
  tickFormat,
  valueAxisOf,
  valueFormat,
  wrapped,
  type SeriesOrder,
} from '../../../modules/exports/chart/static-chart';
import { contrastColour } from './contrast-colour';
import type { ThemeColours } from './theme-colours';

/** Spec section 9. */
export const chartAnimationMs = 1000;
const font = 'Inter Variable, Inter Arial, system-ui, sans-serif';

/** The same figures as the static chart, for Plotly. Labels and names are plain text. */
export function plotlyData(
  chart: Chart,
  order: SeriesOrder,
  colours: ThemeColours,
  width = cardWidth,
): Data[] {
  if (isRound(chart)) return [slices(chart, colours, width)];
  const { labels, datasets } = chart.data;
  const names = labels.map(asText);
  const lying = formOf(chart, width) === 'bars';
  return datasets.map(({ label, data }, index) => {
    const color = colourAt(colours, order.get(label) ?? index);
    const points = lying ? { y: names, x: [...data], orientation: 'h' as const } : { x: names, y: [...data] };
    const common = {
      ...points,
      name: asText(label),
      cliponaxis: false,
      ...hover(chart, data, lying),
      ...valueLabels(chart, data, colours),
    };
    return chart.type === 'line'
      ? { ...common, type: 'scatter', mode: 'text+lines+markers', ...lineLook(chart, data, color) }
      : { ...common, type: 'bar', marker: { color } };
  });
}

function slices(
  { type, unit, data: { labels, datasets } }: Chart,
  colours: ThemeColours,
  width: number,
): Data {
  const values = (datasets[0]?.data ?? []).map((value) => value ?? 0);
  const fills = labels.map((_, index) => colourAt(colours, index));
  return {
    type: 'pie',
    labels: labels.map(asText),
    values,
    text: written(unit, values),
    textinfo: 'percent',
    hoverinfo: 'label+text+percent',
    hole: type === 'doughnut' ? 0.62 : 0,
    marker: {
      colors: fills,
      line: { color: colours.surface, width: 1.5 },
    },
    insidetextfont: inColour(fills.map(contrastColour)),
    outsidetextfont: inColour(colours.ink),
    domain: { x: [0, width < narrowBelow ? 1 : pieWidth] },
    sort: false,
    direction: 'clockwise',
  };
}

/** Font family and size are inherited; Plotly's published types require them too. */
const inColour = (color: string | string[]) => ({ color }) as PieData['insidetextfont'];

type Values = Chart['data']['datasets'][number]['data'];

/**
 * Formats a hovered value as elsewhere: with unit, thousands and decimals. The template is a constant that refers to
 * the series' name: Plotly would expand `%{…}` inside a name.
 */
const hover = ({ type, unit }: Chart, data: Values, lying: boolean) => ({
  hovertext: written(unit, data),
  hovertemplate: hoverTemplates[type === 'line' ? 'line' : lying ? 'bars' : 'columns'],
});
const named = '<extra>%{fullData.name}</extra>';
export const hoverTemplates = {
  line: `%{hovertext}${named}`,
  bars: `%{y}: %{hovertext}${named}`,
  columns: `%{x}: %{hovertext}${named}`,
} as const;

function written(unit: string, data: Values): string[] {
  const values = data.filter((value) => value !== null);
  const write = valueFormat(unit, values);
  return data.map((value) => (value === null ? '' : asText(write(value))));
}

/** A dot for each of a few values, else for the last one of a single series, which has a label. */
function lineLook({ data: { labels, datasets } }: Chart, data: Values, color: string) {
  const last = datasets.length === 1 ? lastOf(data) : -1;
  const size = data.map((_, at) => (at === last ? 7 : labels.length > 14 ? 0 : 6));
  return { line: { color, width: 2 }, marker: { color, size, opacity: 1 }, connectgaps: false };
}

const lastOf = (data: Values) => data.findLastIndex((value) => value !== null);

/** A single series labels its values as the static chart does: few bars each, a line its last one. */
function valueLabels({ type, unit, data: { datasets, labels } }: Chart, data: Values, colours: ThemeColours) {
  const isLine = type === 'line';
  if (datasets.length > 1 || (!isLine && labels.length > alwaysNamed)) return {};
  const last = lastOf(data);
  const text = written(unit, data).map((each, at) => (isLine && at !== last ? '' : each));
  const textposition = isLine ? ('middle right' as const) : ('outside' as const);
  return { text, textposition, textfont: { color: colours.ink } };
}

export function plotlyLayout(
  chart: Chart,
  colours: ThemeColours,
  still: boolean,
  expanded: boolean,
  width = cardWidth,
): Partial<Layout> {
  const round = isRound(chart);
  const size = expanded && width > 480 ? 15 : 12;
  return {
    autosize: true,
    font: { family: font, size, color: colours.muted },
    paper_bgcolor: 'rgba(0,0,0,0)',
    plot_bgcolor: 'rgba(0,0,0,0)',
    margin: { t: 16, r: roomAtEnd(chart, size), b: 8, l: 8 },
    showlegend: round || chart.data.datasets.length > 1,
    legend: round
      ? { font: { color: colours.ink }, ...(width < narrowBelow ? below : beside) }
      : { orientation: 'h', y: 1.02, yanchor: 'bottom', x: 0, font: { color: colours.ink } },
    hovermode: chart.type === 'line' ? 'x unified' : 'closest',
    hoverlabel: { bgcolor: colours.surface, bordercolor: colours.line, font: { color: colours.ink } },
    ...axes(chart, colours, width, size),
    bargap: 0.3,
    transition: { duration: still ? 0 : chartAnimationMs, easing: 'cubic-in-out' },
  };
}

/** On a wide card, pie and legend are centred together. */
const pieWidth = 0.7;
const beside = { x: pieWidth, xanchor: 'left', y: 0.5, yanchor: 'middle' } as const;

/** On a phone there is no room for a legend beside the pie. */
const narrowBelow = 440;
const below = { orientation: 'h', x: 0.5, xanchor: 'center', y: -0.04, yanchor: 'top' } as const;

/** Reserves room beside the plot for the label of a single line's last value. */
function roomAtEnd({ type, unit, data: { datasets } }: Chart, size: number): number {
  const [only, ...others] = datasets;
  if (type !== 'line' || !only || others.length > 0) return 20;
  return 16 + textWidth(written(unit, only.data)[lastOf(only.data)] ?? '', size);
}

/** The same axes as the static chart's: extent, ticks, and horizontal bars where labels are long. */
function axes(
  chart: Chart,
  colours: ThemeColours,
  width: number,
  size: number,
): Pick<Partial<Layout>, 'xaxis' | 'yaxis'> {
  const lying = formOf(chart, width) === 'bars';
  const values: Partial<LayoutAxis> = {
    automargin: true,
    fixedrange: true,
    ...standoff,
    gridcolor: colours.line,
    zerolinecolor: colours['line-strong'],
    ...valueMarks(chart),
  };
  const labels: Partial<LayoutAxis> = {
    automargin: true,
    fixedrange: true,
    ...standoff,
    showgrid: false,
    zeroline: false,
    type: isYears(chart) ? 'linear' : 'category',
    tickangle: 0,
    ...(lying
      ? shortNames(chart, width, size)
      : chart.data.labels.length <= alwaysNamed
        ? everyName(chart, width)
        : someNames(chart, width, size)),
    ...ends(chart),
    title: { text: lying ? '' : asText(chart.xLabel) },
  };
  return lying
    ? { xaxis: values, yaxis: { ...labels, autorange: 'reversed' } }
    : { xaxis: labels, yaxis: values };
}

function valueMarks(chart: Chart): Partial<LayoutAxis> {
  const axis = valueAxisOf(chart);
  if (!axis) return {};
  const [first = 0, second = 1] = axis.ticks;
  const write = tickFormat(chart.unit, Math.abs(second - first));
  return {
    range: axis.domain,
    tickmode: 'array',
    tickvals: axis.ticks,
    ticktext: axis.ticks.map((tick) => asText(write(tick))),
  };
}

/** Keeps the tick labels of the two axes apart at the origin. Newer than Plotly's published types. */
const standoff = { ticklabelstandoff: 6 };

/** All labels, wrapped so that they fit side by side. */
function everyName({ data: { labels } }: Chart, width: number): Partial<LayoutAxis> {
  const room = (width - 70) / labels.length;
  const names = labels.map((label) => wrapped(label, room, 12).map(asText).join('<br>'));
  return { tickmode: 'array', tickvals: labels.map(asText), ticktext: names };
}

/**
 * All labels beside horizontal bars, truncated where the static chart truncates them: Plotly would cut off the
 * beginning.
 */
function shortNames({ data: { labels } }: Chart, width: number, size: number): Partial<LayoutAxis> {
  const names = labels.map((label) => asText(shorten(label, width * 0.4, size)));
  return { tickmode: 'array', tickvals: labels.map(asText), ticktext: names };
}

/** As many labels as fit, the same as in the static chart. */
function someNames({ data: { labels } }: Chart, width: number, size: number): Partial<LayoutAxis> {
  const widest = Math.min(110, max(labels, (label) => 1.1 * textWidth(label, size)) ?? 0);
  const shown = labelTicks(labels, (width - 90) / labels.length, widest).map((at) =>
    asText(labels[at] ?? ''),
  );
  return { tickmode: 'array', tickvals: shown, ticktext: shown };
}

/** A line spans the whole width. */
function ends(chart: Chart): Partial<LayoutAxis> {
  const { labels } = chart.data;
  if (chart.type !== 'line' || labels.length < 2) return {};
  const [from, to] = isYears(chart) ? [Number(labels[0]), Number(labels.at(-1))] : [0, labels.length - 1];
  const room = (to - from) / 80;
  return { range: [from - room, to + room] };
}

/** The width of a card; it decides whether bars are horizontal. */
const cardWidth = 540;

const isRound = ({ type }: Chart) => type === 'pie' || type === 'doughnut';

/** Ascending years are placed proportionally; all other labels at equal distance. */
const isYears = ({ type, data: { labels } }: Chart) =>
  type === 'line' &&
  labels.every((label, at) => /^\d{1,4}$/.test(label) && Number(label) > Number(labels[at - 1] ?? -1));

const colourAt = ({ series }: ThemeColours, index: number) => series[index % series.length] ?? '#888888';

/** Plotly renders some HTML in its texts; markup of a report is escaped. */
const asText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
