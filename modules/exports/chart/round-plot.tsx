import { sum } from 'd3-array';
import { arc, pie } from 'd3-shape';
import { ink, muted, paper, seriesColour } from './colours';
import { valueFormat } from './format';
import type { Plot } from './plot';
import { shorten } from './text';

type Slice = { label: string; value: number; colour: string };
const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** Shares of a whole as a pie or, with a hole, a doughnut, beside a legend with the shares. */
export function RoundPlot({ plot, hole }: { plot: Plot; hole: boolean }) {
  const slices = slicesOf(plot);
  const { x, y, radius, names } = layout(plot, slices.length);
  const total = sum(slices, ({ value }) => value);
  const ring = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(hole ? radius * 0.62 : 0)
    .outerRadius(radius);
  const format = valueFormat(plot.unit);
  return (
    <g>
      <g transform={`translate(${x} ${y})`}>
        {pie<Slice>()
          .value(({ value }) => value)
          .sort(null)(slices)
          .map((part) => (
            <path
              key={part.index}
              d={ring(part) ?? ''}
              fill={part.data.colour}
              stroke={paper}
              strokeWidth={1.5}
            >
              <title>{`${part.data.label}: ${format(part.data.value)} (${share.format(part.data.value / total)})`}</title>
            </path>
          ))}
        {hole && <Total value={format(total)} plot={plot} />}
      </g>
      <Names slices={slices} total={total} fontSize={plot.fontSize} area={names} />
    </g>
  );
}

type Area = { left: number; right: number; top: number; bottom: number };

/** The legend is beside the figure; below it on narrow charts with few slices. */
function layout(
  { width, height }: Plot,
  count: number,
): { x: number; y: number; radius: number; names: Area } {
  if (width < 480 && count <= 6) {
    const foot = count * 22 + 6;
    const radius = Math.min(width * 0.35, (height - foot - 18) / 2);
    return {
      x: width / 2,
      y: radius + 6,
      radius,
      names: { left: 24, right: width - 24, top: height - foot, bottom: height },
    };
  }
  const radius = Math.min(height / 2 - 10, width * (width < 480 ? 0.2 : 0.26));
  const left = radius * 2 + (width < 480 ? 20 : 44);
  const names = { left, right: Math.min(width - 6, left + 340), top: 6, bottom: height - 6 };
  return { x: radius + 8, y: height / 2, radius, names };
}

/** Omits negative shares, which cannot be drawn; the table beside the chart still shows them. */
function slicesOf({ labels, series }: Plot): Slice[] {
  const values = series[0]?.values ?? [];
  return labels.flatMap((label, index) => {
    const value = values[index] ?? 0;
    return value > 0 ? [{ label, value, colour: seriesColour(index) }] : [];
  });
}

function Total({ value, plot }: { value: string; plot: Plot }) {
  return (
    <g textAnchor="middle">
      <text dy="0.1em" fontSize={plot.fontSize * 1.5} fontWeight={600} fill={ink}>
        {value}
      </text>
      <text dy="1.7em" fill={muted}>
        {plot.unit.trim().startsWith('%') ? 'in all' : shorten(plot.unit || 'in all', 80, plot.fontSize)}
      </text>
    </g>
  );
}

type NamesProps = { slices: readonly Slice[]; total: number; fontSize: number; area: Area };

function Names({ slices, total, fontSize, area }: NamesProps) {
  const { left, right, top, bottom } = area;
  const rowHeight = Math.min(30, (bottom - top) / Math.max(1, slices.length));
  const start = (top + bottom) / 2 - (rowHeight * slices.length) / 2;
  return slices.map(({ label, value, colour }, index) => {
    const y = start + rowHeight * (index + 0.5);
    return (
      <g key={index}>
        <rect x={left} y={y - 5} width={10} height={10} rx={2} fill={colour} />
        <text x={left + 18} y={y} dy="0.32em" fill={ink}>
          <title>{label}</title>
          {shorten(label, right - left - 18 - 52, fontSize)}
        </text>
        <text x={right} y={y} dy="0.32em" textAnchor="end" fill={ink} fontWeight={600}>
          {share.format(value / total)}
        </text>
      </g>
    );
  });
}
