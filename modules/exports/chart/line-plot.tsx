import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line as lineShape } from 'd3-shape';
import { paper } from './colours';
import { EndLabels, endLabelWidth } from './end-labels';
import { tickFormat } from './format';
import { LabelAxis, labelAxisHeight } from './label-axis';
import { layLegend, Legend } from './legend';
import { numbersOf, type Box, type Plot, type Series } from './plot';
import { valueScale } from './scale';
import { textWidth } from './text';
import { ValueAxis } from './value-axis';

/** A trend: one line per series, broken at gaps, labelled at its end if there is room. */
export function LinePlot({ plot }: { plot: Plot }) {
  const { labels, series, fontSize } = plot;
  const direct = series.length === 1 || (series.length <= 4 && plot.width >= 480);
  const legend = direct ? undefined : layLegend(series, plot.width - 8, fontSize);
  const top = 12 + (legend?.height ?? 0);
  const bottom = plot.height - labelAxisHeight(plot.xLabel, fontSize) - 2;
  const values = valueScale(numbersOf(series), [bottom, top], false);
  const format = tickFormat(plot.unit, values.step);
  const left = 12 + (max(values.ticks, (tick) => textWidth(format(tick), fontSize)) ?? 0);
  const box: Box = { left, top, bottom, right: plot.width - (direct ? endLabelWidth(plot) : 14) };
  const x = places(labels.length, box);
  return (
    <g>
      {legend && <Legend placed={legend.placed} left={4} top={4} />}
      <ValueAxis values={values} box={box} format={format} />
      <LabelAxis labels={labels} x={x} box={box} xLabel={plot.xLabel} fontSize={fontSize} />
      {series.map((one, index) => (
        <Line key={index} series={one} x={x} y={values.scale} />
      ))}
      {direct && <EndLabels plot={plot} x={x} y={values.scale} box={box} />}
    </g>
  );
}

function Line({ series, x, y }: { series: Series; x: (i: number) => number; y: (value: number) => number }) {
  const shape = lineShape<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => round(x(index)))
    .y((value) => round(y(value ?? 0)));
  const dots = series.values.length <= 14 ? allPlaces(series) : lonePlaces(series);
  return (
    <g>
      <path
        d={shape(series.values) ?? ''}
        fill="none"
        stroke={series.colour}
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {dots.map((index) => (
        <circle
          key={index}
          cx={round(x(index))}
          cy={round(y(series.values[index] ?? 0))}
          r={3}
          fill={series.colour}
          stroke={paper}
        />
      ))}
    </g>
  );
}

const places = (count: number, box: Box) =>
  count > 1
    ? scaleLinear()
        .domain([0, count - 1])
        .range([box.left + 4, box.right - 4])
    : () => (box.left + box.right) / 2;

const allPlaces = ({ values }: Series) => values.flatMap((value, index) => (value === null ? [] : [index]));

/** A value between two gaps has no line and would be invisible. */
const lonePlaces = ({ values }: Series) =>
  values.flatMap((value, i) => (value !== null && isGap(values[i - 1]) && isGap(values[i + 1]) ? [i] : []));
const isGap = (value: number | null | undefined) => value === null || value === undefined;

export const round = (value: number) => Math.round(value * 10) / 10;
