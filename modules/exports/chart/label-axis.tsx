import { max } from 'd3-array';
import type { Box } from './plot';
import { muted } from './colours';
import { labelTicks } from './scale';
import { shorten, textWidth, wrapped } from './text';

type LabelAxisProps = {
  labels: readonly string[];
  x: (index: number) => number;
  box: Box;
  xLabel: string;
  fontSize: number;
};

const widestAllowed = 110;
/** Up to this number all labels are shown, in smaller type or two lines if necessary. */
export const alwaysNamed = 8;
const smallestSize = 9.5;
const gap = 6;

/** Labels below a chart, with the name of the axis: all if there are few, else every n-th so that none overlap. */
export function LabelAxis(props: LabelAxisProps) {
  const { labels, box, xLabel, fontSize } = props;
  return (
    <g fill={muted} textAnchor="middle">
      {labels.length <= alwaysNamed ? <AllNames {...props} /> : <SomeNames {...props} />}
      {xLabel && (
        <text x={(box.left + box.right) / 2} y={box.bottom + fontSize * 2 + 16} fontSize={fontSize - 1}>
          {shorten(xLabel, box.right - box.left, fontSize - 1)}
        </text>
      )}
    </g>
  );
}

/** Height of the labels and the axis name below the plot. */
export const labelAxisHeight = (xLabel: string, fontSize: number) =>
  fontSize + 18 + (xLabel ? fontSize + 4 : 0);

const spacingOf = ({ labels, x, box }: LabelAxisProps) =>
  labels.length > 1 ? Math.abs(x(1) - x(0)) : box.right - box.left;

function AllNames(props: LabelAxisProps) {
  const { labels, x, box, fontSize } = props;
  const room = spacingOf(props) - gap;
  const widest = max(labels, (label) => textWidth(label, fontSize)) ?? 0;
  const size = Math.max(smallestSize, Math.min(fontSize, (fontSize * room) / widest));
  return labels.map((label, index) => {
    const lines = wrapped(label, room, size);
    const half = (max(lines, (line) => textWidth(line, size)) ?? 0) / 2;
    return (
      <text key={index} fontSize={size}>
        <title>{label}</title>
        {lines.map((line, row) => (
          <tspan
            key={row}
            x={Math.max(half, Math.min(x(index), box.right + 10 - half))}
            y={box.bottom + (lines.length > 1 ? size + 4 : fontSize + 8) + row * (size + 1)}
          >
            {line}
          </tspan>
        ))}
      </text>
    );
  });
}

function SomeNames(props: LabelAxisProps) {
  const { labels, x, box, fontSize } = props;
  const widest = Math.min(widestAllowed, max(labels, (label) => textWidth(label, fontSize)) ?? 0);
  const placed = labelTicks(labels, spacingOf(props), widest).map((index) => {
    const label = shorten(labels[index] ?? '', widestAllowed, fontSize);
    const half = textWidth(label, fontSize) / 2;
    return { index, label, at: Math.min(x(index), box.right + 10 - half) };
  });
  // Keeps the last label inside the picture; drops it if it would overlap the one before.
  const [last, before] = [placed.at(-1), placed.at(-2)];
  if (last && before && last.at - before.at < widest + gap) placed.pop();
  return placed.map(({ index, label, at }) => (
    <text key={index} x={at} y={box.bottom + fontSize + 8}>
      {label}
    </text>
  ));
}
