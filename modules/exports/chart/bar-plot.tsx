import { max } from 'd3-array';
import { scaleBand } from 'd3-scale';
import { axis, ink, line } from './colours';
import { valueFormat } from './format';
import { layLegend, Legend } from './legend';
import { numbersOf, type Box, type Plot } from './plot';
import { valueScale, type ValueScale } from './scale';
import { shorten, textWidth } from './text';

/** A comparison as horizontal bars, for long labels. */
export function BarPlot({ plot }: { plot: Plot }) {
  const { series, fontSize, labels, width } = plot;
  const legend = series.length > 1 ? layLegend(series, width - 8, fontSize) : undefined;
  const format = valueFormat(plot.unit, numbersOf(plot.series));
  const longest = max(labels, (label) => textWidth(label, fontSize)) ?? 0;
  const valueRoom = 10 + (max(numbersOf(series), (value) => textWidth(format(value), fontSize)) ?? 0);
  const negative = numbersOf(series).some((value) => value < 0);
  const labelRoom = Math.min(width * 0.4, longest + 4);
  const left = labelRoom + 12 + (negative ? valueRoom : 0);
  const box: Box = {
    left,
    right: width - valueRoom,
    top: 6 + (legend?.height ?? 0),
    bottom: plot.height - 8,
  };
  const values = valueScale(numbersOf(series), [box.left, box.right], true);
  const band = scaleBand<number>(
    labels.map((_, index) => index),
    [box.top, box.bottom],
  ).padding(0.26);
  return (
    <g>
      {legend && <Legend placed={legend.placed} left={4} top={4} />}
      {values.ticks.map((tick) => (
        <line
          key={tick}
          x1={values.scale(tick)}
          x2={values.scale(tick)}
          y1={box.top}
          y2={box.bottom}
          stroke={tick === 0 ? axis : line}
        />
      ))}
      {labels.map((label, index) => (
        <text
          key={index}
          x={labelRoom + 4}
          y={(band(index) ?? 0) + band.bandwidth() / 2}
          dy="0.32em"
          textAnchor="end"
          fill={ink}
        >
          <title>{label}</title>
          {shorten(label, labelRoom, fontSize)}
        </text>
      ))}
      <Bars plot={plot} values={values} start={(index) => band(index) ?? 0} height={band.bandwidth()} />
    </g>
  );
}

type BarsProps = { plot: Plot; values: ValueScale; start: (index: number) => number; height: number };

function Bars({ plot, values, start, height }: BarsProps) {
  const format = valueFormat(plot.unit, numbersOf(plot.series));
  const each = height / plot.series.length;
  const zero = values.scale(0);
  return plot.series.map((one, place) =>
    one.values.map((value, index) => {
      if (value === null) return null;
      const end = values.scale(value);
      const y = start(index) + place * each;
      return (
        <g key={`${place}-${index}`}>
          <rect
            x={Math.min(zero, end)}
            y={y}
            width={Math.abs(end - zero)}
            height={Math.max(1, each - 1)}
            rx={1.5}
            fill={one.colour}
          >
            <title>{`${plot.labels[index]}, ${one.label}: ${format(value)}`}</title>
          </rect>
          {each >= 10 && (
            <text
              x={value < 0 ? end - 5 : end + 5}
              y={y + each / 2}
              dy="0.32em"
              textAnchor={value < 0 ? 'end' : 'start'}
              fill={ink}
            >
              {format(value)}
            </text>
          )}
        </g>
      );
    }),
  );
}
