import type { Data, Layout, LayoutAxis } from 'plotly.js';
import type { Chart } from '../../modules/search/report';
import {
  alwaysNamed,
  formOf,
  valueAxisOf,
  valueFormat,
  wrapped,
  type SeriesOrder,
} from '../../modules/exports/static-chart';
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
  const { labels, datasets } = chart.data;
  const names = labels.map(asText);
  if (chart.type === 'pie' || chart.type === 'doughnut') {
    const values = datasets[0]?.data ?? [];
    const slices = labels.map((_, index) => colourAt(colours, index));
    const hole = chart.type === 'doughnut' ? 0.62 : 0;
    const marker = { colors: slices, line: { color: colours.surface, width: 1.5 } };
    return [
      {
        type: 'pie',
        labels: names,
        values: [...values],
        hole,
        marker,
        sort: false,
        direction: 'clockwise',
        textinfo: 'percent',
      },
    ];
  }
  const lying = formOf(chart, width) === 'bars';
  return datasets.map(({ label, data }, index) => {
    const color = colourAt(colours, order.get(label) ?? index);
    const points = lying ? { y: names, x: [...data], orientation: 'h' as const } : { x: names, y: [...data] };
    const common = {
      ...points,
      name: asText(label),
      cliponaxis: false,
      ...valueLabels(chart, data, colours),
    };
    const mode = labels.length > 14 ? ('text+lines' as const) : ('text+lines+markers' as const);
    return chart.type === 'line'
      ? { ...common, type: 'scatter', mode, line: { color, width: 2 }, connectgaps: false }
      : { ...common, type: 'bar', marker: { color } };
  });
}

type Values = Chart['data']['datasets'][number]['data'];

/** A lone series says its values as the static chart does: each of a few bars its own, a line its last. */
function valueLabels({ type, unit, data: { datasets, labels } }: Chart, data: Values, colours: ThemeColours) {
  const isLine = type === 'line';
  if (datasets.length > 1 || (!isLine && labels.length > alwaysNamed)) return {};
  const write = valueFormat(
    unit,
    data.filter((value) => value !== null),
  );
  const last = data.findLastIndex((value) => value !== null);
  const text = data.map((value, at) =>
    value === null || (isLine && at !== last) ? '' : asText(write(value)),
  );
  const textposition = isLine ? ('top center' as const) : ('outside' as const);
  return { text, textposition, textfont: { color: colours.ink }, hoverinfo: 'x+y+name' as const };
}

export function plotlyLayout(
  chart: Chart,
  colours: ThemeColours,
  still: boolean,
  expanded: boolean,
  width = cardWidth,
): Partial<Layout> {
  const round = chart.type === 'pie' || chart.type === 'doughnut';
  const size = expanded ? 15 : 12;
  return {
    autosize: true,
    font: { family: font, size, color: colours.muted },
    paper_bgcolor: 'rgba(0,0,0,0)',
    plot_bgcolor: 'rgba(0,0,0,0)',
    margin: { t: 16, r: 20, b: 8, l: 8 },
    showlegend: round || chart.data.datasets.length > 1,
    legend: round
      ? { font: { color: colours.ink } }
      : { orientation: 'h', y: 1.02, yanchor: 'bottom', x: 0, font: { color: colours.ink } },
    hovermode: chart.type === 'line' ? 'x unified' : 'closest',
    hoverlabel: { bgcolor: colours.surface, bordercolor: colours.line, font: { color: colours.ink } },
    ...axes(chart, colours, width),
    modebar: { bgcolor: 'rgba(0,0,0,0)', color: colours.muted, activecolor: colours.ink },
    bargap: 0.3,
    transition: { duration: still ? 0 : chartAnimationMs, easing: 'cubic-in-out' },
  };
}

/** The same axes as the static chart's: extent, marks, and bars that lie down where their labels are long. */
function axes(chart: Chart, colours: ThemeColours, width: number): Pick<Partial<Layout>, 'xaxis' | 'yaxis'> {
  const lying = formOf(chart, width) === 'bars';
  const axis = valueAxisOf(chart);
  const values: Partial<LayoutAxis> = {
    automargin: true,
    fixedrange: true,
    ...standoff,
    gridcolor: colours.line,
    zerolinecolor: colours['line-strong'],
    ticksuffix: chart.unit.trim().startsWith('%') ? '%' : '',
    ...(axis && { range: axis.domain, tickvals: axis.ticks }),
  };
  const labels: Partial<LayoutAxis> = {
    automargin: true,
    fixedrange: true,
    ...standoff,
    showgrid: false,
    zeroline: false,
    type: categories(chart),
    ...(lying || chart.data.labels.length <= alwaysNamed ? everyName(chart, lying ? Infinity : width) : {}),
    title: { text: lying ? '' : asText(chart.xLabel) },
  };
  return lying
    ? { xaxis: values, yaxis: { ...labels, autorange: 'reversed' } }
    : { xaxis: labels, yaxis: values };
}

/** Keeps the marks of the two axes apart where they meet. Newer than Plotly's published types. */
const standoff = { ticklabelstandoff: 6 };

/** All labels, in lines short enough to stand side by side. */
function everyName({ data: { labels } }: Chart, width: number): Partial<LayoutAxis> {
  const room = (width - 70) / labels.length;
  const names = labels.map((label) => wrapped(label, room, 12).map(asText).join('<br>'));
  return { tickmode: 'array', tickvals: labels.map(asText), ticktext: names };
}

/** The width of a card; it decides whether bars stand or lie. */
const cardWidth = 540;

/** Years stand at their distance; everything else one beside the other. */
const categories = ({ type, data }: Chart) =>
  type === 'line' && data.labels.every((label) => /^\d{1,4}$/.test(label)) ? 'linear' : 'category';

const colourAt = ({ series }: ThemeColours, index: number) => series[index % series.length] ?? '#888888';

/** Plotly reads a little HTML in its texts; none of it comes from a report. */
const asText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
