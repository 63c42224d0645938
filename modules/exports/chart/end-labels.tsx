import { max } from 'd3-array';
import { ink } from './colours';
import { valueFormat } from './format';
import { numbersOf, type Box, type Plot } from './plot';
import { shorten, textWidth } from './text';

const lineHeight = 15;

/** Labels at the ends of the lines: the series names, or the last value of a single series. */
function endTexts({ series, unit }: Plot): string[] {
  const format = valueFormat(unit, numbersOf(series));
  const [only] = series;
  if (series.length > 1 || !only) return series.map(({ label }) => label);
  const last = only.values.findLast((value) => value !== null);
  return [last === undefined || last === null ? '' : format(last)];
}

export function endLabelWidth(plot: Plot): number {
  const widest = max(endTexts(plot), (text) => textWidth(text, plot.fontSize)) ?? 0;
  return Math.min(plot.width * 0.28, widest + 6) + 12;
}

type EndLabelsProps = { plot: Plot; x: (index: number) => number; y: (value: number) => number; box: Box };

/** Direct labels, moved apart so that none overlaps another. */
export function EndLabels({ plot, x, y, box }: EndLabelsProps) {
  const texts = endTexts(plot);
  const ends = plot.series.map(({ values, colour }, index) => {
    const at = values.findLastIndex((value) => value !== null);
    return { at, colour, text: texts[index] ?? '', y: at < 0 ? box.top : y(values[at] ?? 0) };
  });
  const room = plot.width - box.right - 10;
  const spread = apart(
    ends.map((end) => end.y),
    box,
  );
  return (
    <g>
      {ends.map(({ at, colour, text, y: exact }, index) => (
        <g key={index}>
          {at >= 0 && <circle cx={x(at)} cy={exact} r={3.5} fill={colour} />}
          <text
            x={box.right + 6}
            y={spread[index]}
            dy="0.32em"
            fill={plot.series.length > 1 ? colour : ink}
            fontWeight={600}
          >
            {shorten(text, room, plot.fontSize)}
          </text>
        </g>
      ))}
    </g>
  );
}

function apart(wanted: readonly number[], box: Box): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let least = box.top;
  for (const index of order) {
    placed[index] = Math.max(wanted[index] ?? 0, least);
    least = (placed[index] ?? 0) + lineHeight;
  }
  const over = Math.max(0, least - lineHeight - box.bottom);
  return placed.map((y) => y - over);
}
