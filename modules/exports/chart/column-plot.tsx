import { max } from 'd3-array';
import { scaleBand } from 'd3-scale';
import { ink } from './colours';
import { tickFormat, valueFormat } from './format';
import { LabelAxis, labelAxisHeight } from './label-axis';
import { layLegend, Legend } from './legend';
import { numbersOf, type Box, type Plot } from './plot';
import { valueScale, type ValueScale } from './scale';
import { textWidth } from './text';
import { ValueAxis } from './value-axis';

/** A comparison as vertical bars, grouped if there are several series. */
export function ColumnPlot({ plot }: { plot: Plot }) {
  const { series, fontSize, labels } = plot;
  const legend = series.length > 1 ? layLegend(series, plot.width - 8, fontSize) : undefined;
  const top = 22 + (legend?.height ?? 0);
  const bottom = plot.height - labelAxisHeight(plot.xLabel, fontSize) - 2;
  const values = valueScale(numbersOf(series), [bottom, top], true);
  const format = tickFormat(plot.unit, values.step);
  const left = 12 + (max(values.ticks, (tick) => textWidth(format(tick), fontSize)) ?? 0);
  const box: Box = { left, top, bottom, right: plot.width - 6 };
  const band = scaleBand<number>(
    labels.map((_, index) => index),
    [box.left, box.right],
  ).padding(0.28);
  const x = (index: number) => (band(index) ?? 0) + band.bandwidth() / 2;
  return (
    <g>
      {legend && <Legend placed={legend.placed} left={4} top={4} />}
      <ValueAxis values={values} box={box} format={format} />
      <LabelAxis labels={labels} x={x} box={box} xLabel={plot.xLabel} fontSize={fontSize} />
      <Columns plot={plot} values={values} start={(index) => band(index) ?? 0} width={band.bandwidth()} />
    </g>
  );
}

type ColumnsProps = { plot: Plot; values: ValueScale; start: (index: number) => number; width: number };

function Columns({ plot, values, start, width }: ColumnsProps) {
  const { series, labels, fontSize } = plot;
  const format = valueFormat(plot.unit, numbersOf(plot.series));
  const each = width / series.length;
  const labelled =
    series.length === 1 &&
    numbersOf(series).every((value) => textWidth(format(value), fontSize) <= width * 1.35);
  const zero = values.scale(0);
  return series.map((one, place) =>
    one.values.map((value, index) => {
      if (value === null) return null;
      const x = start(index) + place * each;
      const y = values.scale(value);
      const text = format(value);
      return (
        <g key={`${place}-${index}`}>
          <rect
            x={x}
            y={Math.min(y, zero)}
            width={Math.max(1, each - (series.length > 1 ? 1 : 0))}
            height={Math.abs(y - zero)}
            rx={1.5}
            fill={one.colour}
          >
            <title>{`${labels[index]}, ${one.label}: ${text}`}</title>
          </rect>
          {labelled && (
            <text x={x + each / 2} y={value < 0 ? y + fontSize + 2 : y - 6} textAnchor="middle" fill={ink}>
              {text}
            </text>
          )}
        </g>
      );
    }),
  );
}
